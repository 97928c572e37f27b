import { AD_TEXTS } from '#texts/dates';
import { HOURS_FAULTS as faults } from '#texts/hours';
import { checked, entries, group, optionalGroup } from './fields/nested.ts';
import { optionalDate, requiredDate, requiredText, requiredTimeOfDay } from './fields/text.ts';
import { isSpan, WEEKDAYS, type Weekday } from './opening-hours.ts';

/** From when until when it is open on a day; null when it is closed. */
const hours = (label: string, help?: string) =>
  checked(
    optionalGroup(
      { open: requiredTimeOfDay({ label: 'Opens' }), close: requiredTimeOfDay({ label: 'Closes' }) },
      { label, ...(help !== undefined && { help }) },
    ),
    (value) => (value && !isSpan(value) ? [{ field: 'close', msg: faults.close }] : []),
  );

const days = Object.fromEntries(
  WEEKDAYS.map((weekday, index) => [weekday, hours(AD_TEXTS.weekdays[index] ?? '')]),
) as Record<Weekday, ReturnType<typeof hours>>;
const week = group(days, { label: 'Week', help: 'By the clock in Nepal.' });

/** When the office is open: see opening-hours.ts for what follows from it. */
export const openingHoursFields = {
  time_zone: requiredText({ label: 'Time zone of the hours', help: 'As people here write it.', max: 20 }),
  week: { ...week, control: { ...week.control, isWeek: true } },
  exceptions: checked(
    entries(
      {
        text: requiredText({ label: 'What it is', help: 'Such as Dashain.', max: 80 }),
        from: requiredDate({ label: 'First day' }),
        to: optionalDate({ label: 'Last day', help: 'Left empty, it is the first day alone.' }),
        hours: hours('Open all the same', 'Left empty, it is closed.'),
      },
      { label: 'Closed or otherwise on these days', entry: 'Days', max: 40 },
    ),
    (exceptions) =>
      exceptions.flatMap(({ from, to }, place) =>
        to && to < from ? [{ field: `${place}.to`, msg: faults.to }] : [],
      ),
  ),
};
