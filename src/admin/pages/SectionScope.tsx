import { useMutation, useQuery } from '@tanstack/react-query';
import { PAGE_EDITOR_TEXTS } from '#texts/page-editor';
import { SCOPE_TEXTS as texts } from '#texts/sections';
import { COMPANIES, COMPANY_IDS, type CompanyId } from '../../domain/company.ts';
import type { KindRecord } from '../../domain/kind.ts';
import { dayInNepal } from '../../domain/nepal.ts';
import {
  exceptionsToCome,
  lastDay,
  type OpeningHours,
  type SpecialDays,
} from '../../domain/opening-hours.ts';
import { hoursSectionId, sectionOf, sections } from '../../domain/section.ts';
import { getRecord, updateRecord } from '../api/calls.ts';
import { collectionOf } from '../api/collections.ts';
import { Button } from '../ui/Button.tsx';
import { MutationFailure } from '../ui/Failure.tsx';
import { formatList } from '../ui/format.ts';
import { Notice } from '../ui/Notice.tsx';
import { StatusRegion } from '../ui/StatusRegion.tsx';

const collection = collectionOf(sections);
const hoursOf = (record: KindRecord) => record as KindRecord & OpeningHours;

/** Whose pages a section changes. */
export function SectionScope({ record }: { record: KindRecord }) {
  const { companyId } = sectionOf(record.id);
  if (companyId === null) return <p className="muted small">{PAGE_EDITOR_TEXTS.shared}</p>;
  const others = COMPANY_IDS.filter((id) => id !== companyId && record.id === hoursSectionId(companyId));
  return (
    <>
      <p className="muted small">{texts.only(COMPANIES[companyId].name)}</p>
      {others.map((id) => (
        <SameDays key={id} companyId={id} days={exceptionsToCome(hoursOf(record), dayInNepal(new Date()))} />
      ))}
    </>
  );
}

const isSame = (a: SpecialDays, b: SpecialDays) => a.from === b.from && lastDay(a) === lastDay(b);

/** Offers to close another brand, too, on days that are told of one: people close an office, and mean both. */
function SameDays({ companyId, days }: { companyId: CompanyId; days: readonly SpecialDays[] }) {
  const id = hoursSectionId(companyId);
  const name = COMPANIES[companyId].name;
  const { data, refetch } = useQuery({
    queryKey: ['other-hours', id],
    queryFn: () => getRecord(collection, id),
    enabled: days.length > 0,
  });
  const missingIn = (record: KindRecord) =>
    days.filter((day) => !hoursOf(record).exceptions.some((other) => isSame(day, other)));
  const copy = useMutation({
    async mutationFn() {
      const { value, etag } = await getRecord(collection, id);
      const exceptions = [...hoursOf(value).exceptions, ...missingIn(value)];
      await updateRecord(collection, id, { exceptions }, etag);
    },
    onSettled: () => refetch(),
  });
  const missing = data ? missingIn(data.value) : [];
  return (
    <>
      <StatusRegion>
        {missing.length > 0 && (
          <Notice
            tone="neutral"
            action={
              <Button busy={copy.isPending} busyLabel={texts.copyingDays} onClick={() => copy.mutate()}>
                {texts.copyDays(name)}
              </Button>
            }
          >
            {texts.daysMissing(formatList(missing.map(({ text }) => text)), name)}
          </Notice>
        )}
      </StatusRegion>
      <MutationFailure what={texts.daysNotCopied} of={copy} />
    </>
  );
}
