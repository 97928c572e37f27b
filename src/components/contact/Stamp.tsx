import { TILE } from '../ui/house-pattern.ts';

const HALF = TILE / 2;

/** One diamond, as the stamp of a message. Its threads are those of the piece of cloth at the top of the page. */
export const Stamp = () => (
  <svg className="house-pattern stamp" viewBox={`${HALF / 2} ${HALF / 2} ${HALF} ${HALF}`} aria-hidden="true">
    <path fill="url(#tile)" d={`M${HALF / 2} ${HALF / 2}h${HALF}v${HALF}h-${HALF}`} />
  </svg>
);
