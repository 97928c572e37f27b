import { INTAKE_PAGE_TEXTS as texts } from '#texts/intake';
import { rupees } from '../../domain/money.ts';
import type { OfferedIntake } from '../../domain/offered-course.ts';

/** What intakes did cost, where that is known and the same for all of them. */
export function FeeBefore({ intakes }: { intakes: readonly Pick<OfferedIntake, 'fee'>[] }) {
  const [before, ...others] = new Set(intakes.map(({ fee }) => fee?.before ?? null));
  return (
    before != null &&
    others.length === 0 && (
      <s className="muted small">
        <span className="visually-hidden">{texts.before} </span>
        {rupees(before)}
      </s>
    )
  );
}
