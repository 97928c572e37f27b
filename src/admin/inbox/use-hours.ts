import { useQueries } from '@tanstack/react-query';
import { z } from 'zod';
import type { HoursOf } from '../../domain/answer-time.ts';
import { COMPANY_IDS } from '../../domain/company.ts';
import { openingHoursFields } from '../../domain/opening-hours-fields.ts';
import { storedShape } from '../../domain/schema.ts';
import { hoursSectionId, sections } from '../../domain/section.ts';
import { getRecord } from '../api/calls.ts';
import { collectionOf } from '../api/collections.ts';

const said = collectionOf(sections);
const hoursSchema = z.object(storedShape(openingHoursFields));
const STALE_MS = 60_000;

/** When the office is open, as far as that is known by now. */
export const useHours = (): HoursOf =>
  useQueries({
    queries: COMPANY_IDS.map((id) => ({
      queryKey: ['hours', id],
      queryFn: async () => hoursSchema.parse((await getRecord(said, hoursSectionId(id))).value),
      staleTime: STALE_MS,
    })),
    combine: byCompanyId,
  });

const byCompanyId = (found: readonly { data: z.output<typeof hoursSchema> | undefined }[]): HoursOf =>
  Object.fromEntries(
    COMPANY_IDS.flatMap((id, place) => {
      const hours = found[place]?.data;
      return hours ? [[id, hours]] : [];
    }),
  );
