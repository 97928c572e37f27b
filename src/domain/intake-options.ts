/** When and where an intake is taught. A module of its own, since visitors filter by it and need no schemas. */
export const SHIFTS = ['morning', 'day', 'evening', 'weekend', 'flexible'] as const;
export const MODES = ['in-person', 'online', 'hybrid'] as const;

/** What the fee of an intake is, with the course's where it says none; null where nobody has said. */
export const feeOf = ({ fee }: { fee: { amount: number } | null }, courseFee: number | null): number | null =>
  fee?.amount ?? courseFee;

/** What an intake is at a moment; nothing of it is stored. `closing` has few days left to apply. */
export type IntakeStatus = 'open' | 'closing' | 'full' | 'cancelled' | 'over';

/** Whether a visitor can still ask for a seat. */
export const isJoinable = ({ status }: { status: IntakeStatus }): boolean =>
  status === 'open' || status === 'closing';

/** Whether there are intakes, and none has a seat. */
export const isBookedOut = (intakes: readonly { status: IntakeStatus }[]): boolean =>
  intakes.length > 0 && !intakes.some(isJoinable);
