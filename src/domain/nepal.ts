/** The clock by which the institute lives. Nepal knows no summer time. */
export const TIME_ZONE = 'Asia/Kathmandu';
/** How far it is ahead of UTC. */
export const UTC_OFFSET_MS = (5 * 60 + 45) * 60 * 1000;
