import { parseHTML } from 'linkedom';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CourseFee } from '../../src/components/course/CourseFee.tsx';
import { IntakeTable } from '../../src/components/course/IntakeTable.tsx';
import { type Intake, intakes } from '../../src/domain/intake.ts';
import { type OfferedIntake, offeredIntake } from '../../src/domain/offered-course.ts';
import { course } from '../support/records.ts';

const FEE = { amount: 12_500, before: 14_000, parts: 2, includes: 'two mock tests', note: 'Half in advance' };
let made = 0;

const costing = (fee: Intake['fee'], status: OfferedIntake['status'] = 'open') => ({
  ...offeredIntake(
    intakes.recordSchema.parse({
      ...intakes.inputSchemaOf().parse({ course_id: 'ielts', start: { precision: 'tba' } }),
      id: `ielts-${made++}`,
      fee,
      created_at: '2026-11-01T00:00:00.000Z',
      updated_at: '2026-11-01T00:00:00.000Z',
    }) as Intake,
    '2026-11-23',
  ),
  status,
});

/** What the head of a course says of its fee, and whether its dates leave it to the head on a phone. */
function said(fee: number | null, ...offered: OfferedIntake[]) {
  const shown = course({ fee, intakes: offered });
  const page = (
    <main>
      <CourseFee course={shown} />
      <IntakeTable course={shown} companyId={1} />
    </main>
  );
  const { document } = parseHTML(renderToString(page));
  return {
    head: document.querySelector('.course-fee')?.textContent ?? '',
    isLeft: document.querySelector('.fee-above') !== null,
    note: document.querySelector('h2 + p')?.textContent ?? '',
    rows: [...document.querySelectorAll('.intakes td:nth-child(3)')].map(({ textContent }) => textContent),
  };
}

describe('the fee of a course', () => {
  test('is said in its head, and left to it by its dates, where all have the same', () => {
    const { head, isLeft, note, rows } = said(null, costing(FEE), costing(FEE, 'full'));
    expect(head).toBe('Fee: Rs 12,500 in 2 parts Before Rs 14,000');
    expect(isLeft).toBe(true);
    // A wider page has it in a column all the same. Its notes are said once, above the dates.
    expect(note).toBe('Includes two mock tests · Half in advance');
    expect(new Set(rows)).toEqual(new Set(['Rs 12,500 in 2 parts Before Rs 14,000']));
  });

  test('has its notes above a date that is alone, too: a phone leaves its fee to the head', () => {
    const { note, rows } = said(null, costing(FEE));
    expect(note).toBe('Includes two mock tests · Half in advance');
    expect(rows).toEqual(['Rs 12,500 in 2 parts Before Rs 14,000']);
  });

  test('is that of the course where its dates say none', () => {
    const plain = { amount: 8_500, before: null, parts: null, includes: '', note: '' };
    expect(said(8_500, costing(null), costing(plain))).toMatchObject({
      head: 'Fee: Rs 8,500 ',
      isLeft: true,
    });
    expect(said(null, costing(null))).toMatchObject({ head: '', isLeft: false, rows: [' '] });
  });

  test.each([
    ['amount', 13_000],
    ['before', null],
    ['parts', 3],
    ['includes', ''],
    ['note', 'All in advance'],
  ])('stays with each date where the %s of one differs', (name, value) => {
    const { head, isLeft, note } = said(null, costing(FEE), costing({ ...FEE, [name]: value }));
    expect(isLeft).toBe(false);
    expect(head).not.toContain('parts');
    expect(head).not.toContain('Includes');
    expect(note).toBe('');
  });

  test('stays with each date where one says no price', () => {
    const { head, isLeft, rows } = said(null, costing(FEE), costing(null));
    expect(isLeft).toBe(false);
    expect(head).not.toContain('parts');
    expect(rows).toEqual([expect.stringContaining('Rs 12,500 in 2 parts'), ' ']);
  });

  test('stays with each date where none can be joined, since the head says that of the course', () => {
    expect(said(8_500, costing(FEE, 'full'))).toMatchObject({ head: 'Fee: Rs 8,500 ', isLeft: false });
  });
});
