import { z } from 'zod';
import { PUBLISH_POLICY_TEXTS as texts } from '#texts/publish-policy';
import type { FieldError } from './api-error.ts';
import { choice } from './fields/choice.ts';
import { requiredWholeNumber, wholeNumber } from './fields/number.ts';
import { timeOfDay } from './fields/text.ts';
import { changeSchema, inputSchema, type Values, wireShape } from './schema.ts';

/** When changes are built; `by-hand` leaves it to the office. */
export const PUBLISH_MODES = ['at-once', 'gathered', 'by-hand'] as const;

const gathered = { where: 'mode', is: ['gathered'] };

/** When changes are built into the files of the site, in the order of the form. */
export const policyFields = {
  mode: choice(PUBLISH_MODES, { ...texts.mode, initial: 'gathered' }),
  soon_minutes: requiredWholeNumber({ ...texts.soonMinutes, min: 5, max: 60, only: gathered }),
  nightly: timeOfDay({ ...texts.nightly, initial: '02:00', only: gathered }),
  builds_a_month: wholeNumber({ ...texts.buildsAMonth, min: 1, max: 1_000 }),
  reserve: requiredWholeNumber({
    ...texts.reserve,
    min: 0,
    max: 1_000,
    only: { where: 'mode', is: ['at-once', 'gathered'] },
  }),
  month_starts_on: requiredWholeNumber({ ...texts.monthStartsOn, min: 1, max: 28 }),
};
export type Policy = Values<typeof policyFields>;

export const policySchema = z.object(wireShape(policyFields));
export const policyChangeSchema = changeSchema(policyFields);

/** What counts until the office says otherwise. */
export const DEFAULT_POLICY: Policy = {
  mode: 'gathered',
  soon_minutes: 15,
  nightly: '02:00',
  builds_a_month: 10,
  reserve: 2,
  month_starts_on: 1,
};

/** So many builds of a month may come before their turn, for what should not wait long. */
export const SOON_CREDIT = 2;
/** As many as the longest has. */
export const DAYS_OF_MONTH = 31;

/** Whether builds start by themselves: not where the office has kept all of them for publishing by hand. */
export const startsBuilds = ({ mode, builds_a_month, reserve }: Policy): boolean =>
  mode !== 'by-hand' && (builds_a_month === null || builds_a_month > reserve);

/** After so many days it is the turn of whatever the files lack, where builds are limited; null where they are not. */
export function longestTurn({ builds_a_month, reserve }: Policy): number | null {
  if (builds_a_month === null) return null;
  const all = Math.max(1, builds_a_month - reserve);
  return Math.ceil(DAYS_OF_MONTH / (all - Math.min(SOON_CREDIT, all - 1)));
}

/** Until the night after its turn, and one more where that build breaks. */
const NIGHTS_AFTER_TURN = 2;

/**
 * After how many nights a change is in the files at the latest, as long as the month has builds that start by themselves. Null
 * where there are none of these.
 */
export function longestWait(policy: Policy): number | null {
  if (policy.mode !== 'gathered' || !startsBuilds(policy)) return null;
  return (longestTurn(policy) ?? 0) + NIGHTS_AFTER_TURN;
}

/** What is wrong with fields that are each right. */
export const policyFaults = ({ builds_a_month, reserve }: Policy): FieldError[] =>
  builds_a_month !== null && reserve > builds_a_month
    ? [{ field: 'reserve', msg: texts.reserveTooLarge(builds_a_month) }]
    : [];

/** The whole of a policy, as its form sends it. */
export const policyInputSchema = inputSchema(policyFields).superRefine((policy, context) => {
  for (const { field, msg } of policyFaults(policy))
    context.addIssue({ code: 'custom', path: [field], message: msg });
});
