import { describe, expect, it } from 'vitest';
import { rangeText } from '../../src/domain/dates.ts';
import {
  answerBy,
  exceptionsToCome,
  type Hours,
  hoursLines,
  hoursText,
  isSpan,
  type OpeningHours,
  openNowText,
  type SpecialDays,
  WEEKDAYS,
} from '../../src/domain/opening-hours.ts';

const from = (open: string, close: string): Hours => ({ open, close });
const week = (...days: readonly (Hours | null)[]): OpeningHours['week'] => {
  const [mon = null, tue = null, wed = null, thu = null, fri = null, sat = null, sun = null] = days;
  return { mon, tue, wed, thu, fri, sat, sun };
};
const nine = from('09:00', '18:00');
/** As the specification has it. */
const specified: OpeningHours = {
  week: week(nine, nine, nine, nine, nine, from('10:00', '16:00'), null),
  exceptions: [],
};
const closedWeek = { week: week(), exceptions: [] };
const except = (...exceptions: readonly SpecialDays[]): OpeningHours => ({ ...specified, exceptions });
const dashain: SpecialDays = { from: '2026-10-17', to: '2026-10-24', text: 'Dashain', hours: null };

/** A moment by the clock in Nepal. */
const nepal = (text: string) => new Date(`${text}+05:45`);
const inNepal = (moment: Date) =>
  new Date(moment.getTime() + (5 * 60 + 45) * 60_000).toISOString().slice(0, 16).replace('T', ' ');

describe('the printed hours', () => {
  it.each<[string, OpeningHours['week'], string[]]>([
    [
      'are those of the specification to the letter',
      specified.week,
      ['Monday to Friday 9:00 AM-6:00 PM', 'Saturday 10:00 AM-4:00 PM', 'Sunday Closed'],
    ],
    [
      'begin on Sunday where the week does',
      week(nine, nine, nine, nine, nine, null, nine),
      ['Sunday to Friday 9:00 AM-6:00 PM', 'Saturday Closed'],
    ],
    [
      'take one line where every day is the same',
      week(nine, nine, nine, nine, nine, nine, nine),
      ['Every day 9:00 AM-6:00 PM'],
    ],
    ['say of an office that never opens that it is closed', week(), ['Every day Closed']],
    [
      'name two days that follow each other',
      week(nine, null, nine, null, nine, null, null),
      [
        'Monday 9:00 AM-6:00 PM',
        'Tuesday Closed',
        'Wednesday 9:00 AM-6:00 PM',
        'Thursday Closed',
        'Friday 9:00 AM-6:00 PM',
        'Saturday and Sunday Closed',
      ],
    ],
    [
      'write noon and midnight as clocks of twelve hours do',
      week(
        from('00:00', '12:00'),
        from('12:00', '00:00'),
        from('00:00', '00:00'),
        from('00:01', '23:59'),
        null,
        null,
        null,
      ),
      [
        'Monday 12:00 AM-12:00 PM',
        'Tuesday 12:00 PM-12:00 AM',
        'Wednesday Open 24 hours',
        'Thursday 12:01 AM-11:59 PM',
        'Friday to Sunday Closed',
      ],
    ],
  ])('%s', (_, days, expected) => {
    expect(hoursLines({ week: days }).map(({ days, hours }) => `${days} ${hours}`)).toEqual(expected);
  });

  it('close after they open', () => {
    expect(isSpan(from('09:00', '18:00'))).toBe(true);
    expect(isSpan(from('09:00', '00:00'))).toBe(true);
    expect(isSpan(from('09:00', '09:00'))).toBe(false);
    expect(isSpan(from('18:00', '09:00'))).toBe(false);
  });
});

describe('whether it is open', () => {
  const night = {
    week: { ...specified.week, fri: from('20:00', '00:00'), sat: from('00:00', '02:00') },
    exceptions: [],
  };
  const always = { week: week(...WEEKDAYS.map(() => from('00:00', '00:00'))), exceptions: [] };
  const lateAndEarly = { ...specified, week: { ...specified.week, mon: from('00:01', '23:59') } };
  // 12 October 2026 is a Monday.
  it.each<[string, OpeningHours, string, string]>([
    ['in its hours', specified, '2026-10-12T12:00', 'Open now until 6:00 PM'],
    ['in the minute that it opens', specified, '2026-10-12T09:00', 'Open now until 6:00 PM'],
    ['a minute before', specified, '2026-10-12T08:59', 'Closed, opens today 9:00 AM'],
    ['in its last minute', specified, '2026-10-12T17:59:59', 'Open now until 6:00 PM'],
    ['in the minute that it closes', specified, '2026-10-12T18:00', 'Closed, opens Tuesday 9:00 AM'],
    ['on a day that is closed', specified, '2026-10-11T12:00', 'Closed, opens Monday 9:00 AM'],
    [
      'on Saturday evening, over the closed day',
      specified,
      '2026-10-10T16:00',
      'Closed, opens Monday 9:00 AM',
    ],
    ['at one minute to midnight', lateAndEarly, '2026-10-12T23:59', 'Closed, opens Tuesday 9:00 AM'],
    ['two minutes to midnight', lateAndEarly, '2026-10-12T23:58', 'Open now until 11:59 PM'],
    ['at midnight', lateAndEarly, '2026-10-12T00:00', 'Closed, opens today 12:01 AM'],
    ['a minute after midnight', lateAndEarly, '2026-10-12T00:01', 'Open now until 11:59 PM'],
    ['in an evening that goes on past midnight', night, '2026-10-16T23:59', 'Open now until 2:00 AM'],
    ['in the night after it', night, '2026-10-17T00:01', 'Open now until 2:00 AM'],
    ['day and night', always, '2026-10-12T03:00', 'Open now'],
    ['never', closedWeek, '2026-10-12T12:00', 'Closed'],
    ['on a holiday', except(dashain), '2026-10-20T12:00', 'Closed, opens Monday 9:00 AM'],
    [
      'from a week before its end',
      except(dashain),
      '2026-10-17T00:00',
      'Closed, opens Monday 26 Oct 9:00 AM',
    ],
    [
      'a week ahead to the day',
      except({ ...dashain, from: '2026-10-13', to: '2026-10-18' }),
      '2026-10-12T19:00',
      'Closed, opens Monday 19 Oct 9:00 AM',
    ],
    ['on the evening before', except(dashain), '2026-10-16T18:00', 'Closed, opens Monday 26 Oct 9:00 AM'],
    [
      'in the last minute of a holiday',
      except({ ...dashain, to: '2026-10-25' }),
      '2026-10-25T23:59',
      'Closed, opens Monday 9:00 AM',
    ],
    [
      'when it has ended',
      except({ ...dashain, to: '2026-10-25' }),
      '2026-10-26T09:00',
      'Open now until 6:00 PM',
    ],
    [
      'on a holiday of one day',
      except({ ...dashain, from: '2026-10-12', to: '' }),
      '2026-10-12T12:00',
      'Closed, opens Tuesday 9:00 AM',
    ],
    [
      'on the day after it',
      except({ ...dashain, from: '2026-10-12', to: '' }),
      '2026-10-13T12:00',
      'Open now until 6:00 PM',
    ],
    [
      'on a short day within a holiday',
      except(dashain, { from: '2026-10-20', to: '', text: 'Admissions', hours: from('11:00', '13:00') }),
      '2026-10-20T12:00',
      'Open now until 1:00 PM',
    ],
    [
      'on a day that is closed else',
      except({ from: '2026-10-11', to: '', text: 'Open day', hours: from('10:00', '15:00') }),
      '2026-10-11T09:59',
      'Closed, opens today 10:00 AM',
    ],
    [
      'through a holiday of two years',
      except({ ...dashain, to: '2028-10-24' }),
      '2026-10-20T12:00',
      'Closed',
    ],
  ])('%s', (_, hours, moment, expected) => {
    expect(openNowText(hours, nepal(moment.length === 16 ? `${moment}:00` : moment))).toBe(expected);
  });

  it('goes by the clock in Nepal, wherever the reader is', () => {
    // 18:00 in Nepal.
    expect(openNowText(specified, new Date('2026-10-12T12:14:59Z'))).toBe('Open now until 6:00 PM');
    expect(openNowText(specified, new Date('2026-10-12T12:15:00Z'))).toBe('Closed, opens Tuesday 9:00 AM');
    // Still Sunday in New York, and Monday in Nepal.
    expect(openNowText(specified, new Date('2026-10-12T00:00:00-04:00'))).toBe('Open now until 6:00 PM');
  });
});

describe('exceptions', () => {
  it('are named, the next first, until they are over', () => {
    const tihar = { from: '2026-11-07', to: '2026-11-11', text: 'Tihar', hours: null };
    const hours = except(tihar, dashain);
    expect(exceptionsToCome(hours, '2026-10-24').map(({ text }) => text)).toEqual(['Dashain', 'Tihar']);
    expect(exceptionsToCome(hours, '2026-10-25').map(({ text }) => text)).toEqual(['Tihar']);
    expect(exceptionsToCome(hours, '2026-11-12')).toEqual([]);
  });

  it.each([
    ['2026-10-17', '2026-10-24', '31 Ashwin to 7 Kartik 2083 · 17 to 24 Oct 2026'],
    ['2026-10-28', '2026-11-02', '11 to 16 Kartik 2083 · 28 Oct to 2 Nov 2026'],
    ['2026-12-30', '2027-01-02', '15 to 18 Poush 2083 · 30 Dec 2026 to 2 Jan 2027'],
    ['2026-10-17', '2026-10-17', '31 Ashwin 2083 · 17 Oct 2026'],
    ['2027-04-13', '2027-04-15', '13 to 15 Apr 2027'],
  ])('from %s to %s are written in both calendars', (first, last, expected) => {
    expect(rangeText(first, last).replaceAll('\u00a0', ' ')).toBe(expected);
  });
});

describe('the clock of the office', () => {
  it.each<[string, OpeningHours, string, string]>([
    ['a day later, in open hours', specified, '2026-10-12T12:00', '2026-10-13 12:00'],
    [
      'by closing time of the next day, of what came in the evening',
      specified,
      '2026-10-12T20:00',
      '2026-10-13 18:00',
    ],
    [
      'by closing time of the day, of what came before it opened',
      specified,
      '2026-10-12T08:00',
      '2026-10-12 18:00',
    ],
    ['after the closed day', specified, '2026-10-10T12:00', '2026-10-12 12:00'],
    [
      'on the first day after it, of what came on a closed day',
      specified,
      '2026-10-11T12:00',
      '2026-10-12 18:00',
    ],
    ['before the week ends, of what came on Friday night', specified, '2026-10-09T23:59', '2026-10-10 16:00'],
    ['after a holiday', except(dashain), '2026-10-16T15:00', '2026-10-26 15:00'],
    [
      'when it has been open once, of what came between two short days',
      { week: week(from('09:00', '10:00'), from('14:00', '16:00')), exceptions: [] },
      '2026-10-12T12:00',
      '2026-10-13 16:00',
    ],
    ['a plain day later where it never opens', closedWeek, '2026-10-12T12:00', '2026-10-13 12:00'],
  ])('promises an answer %s', (_, hours, received, expected) => {
    expect(inNepal(answerBy(hours, nepal(`${received}:00`)))).toBe(expected);
  });
});

it('a day whose times are empty is closed, as a form has it that is being filled in', () => {
  expect(hoursText({ open: '', close: '' })).toBe(hoursText(null));
  expect(hoursText({ open: '00:00', close: '00:00' })).not.toBe(hoursText(null));
});
