import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { compare } from '../../src/admin/editor/conflict.ts';
import { formValues, inputOf } from '../../src/admin/editor/form-values.ts';
import { recordFormData } from '../../src/admin/editor/record-body.ts';
import { Value } from '../../src/admin/editor/Value.tsx';
import { isEmpty } from '../../src/domain/empty.ts';
import { boolean, company, optionalChoice, requiredChoice } from '../../src/domain/fields/choice.ts';
import { group, list, optionalGroup } from '../../src/domain/fields/nested.ts';
import { requiredWholeNumber, wholeNumber } from '../../src/domain/fields/number.ts';
import { picture } from '../../src/domain/fields/picture.ts';
import { optionalText, optionalUrl, requiredText } from '../../src/domain/fields/text.ts';
import { changeSchema, clearableFields, inputSchema, storedShape } from '../../src/domain/schema.ts';
import { recordForm } from '../../src/server/http/record-form.ts';
import { sampleOf, samplesOf } from '../support/records.ts';

/** A noun that has one field of each kind, as no noun of the site does yet. */
const fields = {
  title: requiredText({ label: 'Title', min: 2, max: 20 }),
  note: optionalText({ label: 'Note', max: 20 }),
  company_id: company(),
  level: optionalChoice(['Low', 'High'], { label: 'Level' }),
  fee: wholeNumber({ label: 'Fee', min: 0, max: 10_000_000 }),
  seats: requiredWholeNumber({ label: 'Seats', min: 1, max: 500 }),
  open: boolean({ label: 'Open' }),
  points: list(requiredText({ label: 'Point', max: 20 }), { label: 'Points', max: 2 }),
  place: group(
    {
      name: requiredText({ label: 'Name', max: 80 }),
      floor: wholeNumber({ label: 'Floor', min: 0, max: 9 }),
    },
    { label: 'Place' },
  ),
  time: optionalGroup(
    { from: requiredText({ label: 'From', max: 20 }), to: requiredText({ label: 'To', max: 20 }) },
    { label: 'Time' },
  ),
};
const input = inputSchema(fields);
const full = input.parse(samplesOf(fields));
const messages = (change: object) =>
  input.safeParse({ ...full, ...change }).error?.issues.map(({ message }) => message);

test('nothing is undefined, null or an empty text, and neither 0 nor false', () => {
  expect([undefined, null, ''].every(isEmpty)).toBe(true);
  expect([0, false, ' ', [], Number.NaN].some(isEmpty)).toBe(false);
});

test('every kind of field takes its sample', () => {
  for (const field of Object.values(fields)) {
    expect(field.input.safeParse(sampleOf(field)).error?.issues ?? []).toEqual([]);
  }
});

describe('a whole number', () => {
  test.each([
    [0, 0],
    ['0', 0],
    [' 5000 ', 5000],
    [10_000_000, 10_000_000],
    ['', null],
    [null, null],
  ])('sent as %j is %j', (sent, fee) => expect(input.parse({ ...full, fee: sent }).fee).toBe(fee));

  test.each([-1, 10_000_001, 1.5, '1.5', '5e3', 'x', true, [1], {}])('is not %j', (fee) => {
    expect(messages({ fee })).toEqual(['Fee must be a whole number from 0 to 10,000,000.']);
  });

  test.each(['', null, undefined])('that is required cannot be %j', (seats) => {
    expect(messages({ seats })).toEqual(['Seats must be a whole number from 1 to 500.']);
  });
});

describe('a web address that may be left out', () => {
  const { input } = optionalUrl({ label: 'Chat' });

  test.each([
    ['', ''],
    [' https://m.me/our-page ', 'https://m.me/our-page'],
    ['http://example.com/chat?at=1', 'http://example.com/chat?at=1'],
  ])('takes %j', (typed, kept) => {
    expect(input.parse(typed)).toBe(kept);
  });

  test.each(['m.me/our-page', 'javascript:alert(1)', 'viber://chat?number=1', 'https://'])(
    'refuses %j with words that help',
    (typed) => {
      expect(input.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([
        'Chat must be a web address such as https://example.com.',
      ]);
    },
  );
});

describe('0', () => {
  const before = { ...full, fee: 5000 };
  const changed = { ...inputOf(fields, before), fee: 0 };

  test('is stored', () => {
    expect(z.object(storedShape(fields)).parse({ ...full, fee: 0 }).fee).toBe(0);
  });

  test('stands in the form', () => expect(formValues(fields, { ...full, fee: 0 }).fee).toBe('0'));

  test('is sent in place of another number, and clears nothing', () => {
    const form = recordFormData(fields, changed, before);
    expect(form.get('fee')).toBe('0');
    expect(form.has('clear')).toBe(false);
    const { sent } = recordForm(fields, { texts: { fee: '0' }, files: {} });
    expect(changeSchema(fields).parse(sent)).toEqual({ fee: 0 });
  });

  test('can be cleared', () => {
    const emptied = { ...changed, fee: null };
    expect(recordFormData(fields, emptied, { ...full, fee: 0 }).get('clear')).toBe('fee');
    const { sent } = recordForm(fields, { texts: { clear: 'fee' }, files: {} });
    expect(changeSchema(fields).parse(sent)).toEqual({ fee: null });
  });

  test('is shown in a conflict, and differs from nothing', () => {
    expect(renderToString(createElement(Value, { field: fields.fee, value: 0 }))).toContain('>0<');
    expect(renderToString(createElement(Value, { field: fields.fee, value: null }))).toContain('Empty');
    const version = (fee: number | null) => ({ ...before, fee });
    expect(compare(version(null), changed, version(null)).asked).toEqual(new Map([['fee', 'you']]));
  });
});

describe('a list', () => {
  test('comes as JSON in a form', () => {
    const texts = { points: '["To read","To write"]' };
    const { sent } = recordForm(fields, { texts, files: {} });
    expect(changeSchema(fields).parse(sent)).toEqual({ points: ['To read', 'To write'] });
  });

  test.each([
    ['x', ['Points must be a list.']],
    ['{}', ['Points must be a list.']],
    [['a', 'b', 'c'], ['Points must have at most 2 entries.']],
    [[' '], ['Point is required.']],
  ])('is not %j', (points, expected) => expect(messages({ points })).toEqual(expected));
});

test('a group names the field that is wrong, and takes no other', () => {
  const { error } = input.safeParse({ ...full, place: { name: '', floor: 0, fax: '1' } });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['place.name', 'place']);
});

test('a group that may be left out is whole or null', () => {
  expect(input.parse({ ...full, time: { from: '', to: '' } }).time).toBeNull();
  expect(input.parse({ ...full, time: null }).time).toBeNull();
  expect(messages({ time: { from: '9:00', to: '' } })).toEqual(['To is required.']);
});

test('a record from before its optional fields were added has their empty values', () => {
  const { title, company_id, seats, place } = full;
  const old = { title, company_id, seats, place: { name: place.name } };
  expect(z.object(storedShape(fields)).parse(old)).toEqual({
    ...old,
    note: '',
    level: '',
    fee: null,
    open: false,
    points: [],
    place: { name: place.name, floor: null },
    time: null,
  });
});

test('a change has what was sent and nothing else', () => {
  expect(changeSchema(fields).parse({})).toEqual({});
  expect(changeSchema(fields).safeParse({ colour: 'red' }).success).toBe(false);
});

test('a choice that is required has to be made', () => {
  const schema = inputSchema({ theme: requiredChoice(['classic', 'code'], { label: 'Theme' }) });
  expect(schema.safeParse({}).success).toBe(false);
  expect(schema.parse({ theme: 'code' })).toEqual({ theme: 'code' });
});

test('what is required cannot be cleared', () => {
  expect(clearableFields(fields)).toEqual(['note', 'level', 'fee', 'open', 'points', 'time']);
  expect(clearableFields({ image: picture({ label: 'Image' }) })).toEqual(['image']);
});

test('a form that holds nothing starts with nothing but the default company', () => {
  expect(formValues(fields)).toEqual({
    title: '',
    note: '',
    company_id: '1',
    level: '',
    fee: '',
    seats: '',
    open: false,
    points: [],
    place: { name: '', floor: '' },
    time: { from: '', to: '' },
  });
});
