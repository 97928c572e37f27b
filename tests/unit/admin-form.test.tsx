import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { parseHTML } from 'linkedom';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PICTURE_TEXTS } from '#texts/picture';
import { formValues } from '../../src/admin/editor/form-values.ts';
import { RecordFields } from '../../src/admin/editor/RecordFields.tsx';
import { carouselItemFields } from '../../src/domain/carousel-item.ts';
import { courseFields } from '../../src/domain/course.ts';
import type { Field, Fields } from '../../src/domain/field.ts';
import { group, list } from '../../src/domain/fields/nested.ts';
import { picture } from '../../src/domain/fields/picture.ts';
import { optionalText, requiredText } from '../../src/domain/fields/text.ts';
import { intakes } from '../../src/domain/intake.ts';
import { DEFAULT_POLICY, policyFields } from '../../src/domain/publish-policy.ts';
import { rooms } from '../support/kinds.ts';
import { samplesOf } from '../support/records.ts';

/** What the form that was drawn last holds. */
let drawn: UseFormReturn;

function Form({ fields, record = samplesOf(fields) }: { fields: Fields; record?: object }) {
  const form = useForm({ defaultValues: formValues(fields, record) });
  drawn = form;
  return (
    <QueryClientProvider client={new QueryClient()}>
      <FormProvider {...form}>
        <RecordFields fields={fields} />
      </FormProvider>
    </QueryClientProvider>
  );
}

/** The fields that are filled in by one control each, by the names of the controls. A list has one entry. */
const singleFields = (fields: Fields, before = ''): [string, Field][] =>
  Object.entries(fields).flatMap(([name, field]) => singlesOf(before + name, field));
const singlesOf = (path: string, field: Field): [string, Field][] =>
  field.control.kind === 'group'
    ? singleFields(field.control.fields, `${path}.`)
    : field.control.kind === 'list'
      ? singlesOf(`${path}.0`, { ...field.control.of, label: `${field.control.of.label} 1` })
      : [[path, field]];

const namesIn = (html: string) => [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);

describe.each([
  ['a course', courseFields],
  ['a carousel item', carouselItemFields],
  ['a room', rooms.fields],
])('the form of %s', (_, fields: Fields) => {
  const html = renderToString(<Form fields={fields} />);
  const singles = singleFields(fields);

  test('has a control for each field, in the order of the declaration, and no other', () => {
    expect(namesIn(html)).toEqual(singles.map(([name]) => name));
  });

  test.each(singles)('says what %s is, and the line that helps to fill it in', (_name, { label, help }) => {
    expect(html).toContain(`>${label}</label>`);
    expect(html).toContain(help ?? '');
  });
});

test('parts of a long form are folded, say what is filled in, and hold nothing that has to be', () => {
  const record = { ...samplesOf(courseFields), certificate: '', faq: [] };
  const html = renderToString(<Form fields={courseFields} record={record} />);
  const { document } = parseHTML(html);
  const parts = [...document.querySelectorAll('details')];
  expect(parts.map((part) => part.querySelector('summary')?.textContent)).toEqual([
    'Learning points and syllabusWhat people learn: 1 · Syllabus: 1',
    'Requirements and certificateWhat people need before',
    'Questions of visitorsEmpty',
  ]);
  expect(parts.some((part) => part.hasAttribute('open'))).toBe(false);
  for (const [name, { empty, part }] of Object.entries(courseFields as Fields))
    expect(part === undefined || empty !== undefined, name).toBe(true);
});

test('what may be left empty together asks for nothing, and the rest asks for what it needs', () => {
  const html = renderToString(<Form fields={intakes.fields} />);
  const required = [...html.matchAll(/<(?:input|select)[^>]*aria-required="true"[^>]*>/g)].map(([tag]) =>
    tag.replace(/.* name="([^"]+)".*/, '$1'),
  );
  expect(html).toContain('name="seats.total"');
  expect(required.filter((name) => name.startsWith('seats.') || name.startsWith('fee.'))).toEqual([]);
  expect(required).toContain('course_id');
});

test.each([
  ['day', ['start.precision', 'start.ad']],
  ['month', ['start.precision', 'start.ad', 'start.bs_month']],
  ['tba', ['start.precision']],
])('of an intake whose start is known as "%s" it asks for %j', (precision, asked) => {
  const record = { ...samplesOf(intakes.fields), start: { precision, ad: '', bs_month: '' } };
  const names = namesIn(renderToString(<Form fields={intakes.fields} record={record} />));
  expect(names.filter((name) => name?.startsWith('start.'))).toEqual(asked);
});

test.each([
  ['gathered', ['mode', 'soon_minutes', 'nightly', 'builds_a_month', 'reserve', 'month_starts_on']],
  ['at-once', ['mode', 'builds_a_month', 'reserve', 'month_starts_on']],
  ['by-hand', ['mode', 'builds_a_month', 'month_starts_on']],
])('of builds that start "%s" it asks for %j', (mode, asked) => {
  const html = renderToString(<Form fields={policyFields} record={{ ...DEFAULT_POLICY, mode }} />);
  expect(namesIn(html)).toEqual(asked);
});

const picturesInLists = {
  cover: picture({ label: 'Cover', help: 'Stands above all.' }),
  people: list(
    group(
      { name: requiredText({ label: 'Name', max: 40 }), photo: picture({ label: 'Photo' }) },
      {
        label: 'Person',
        help: 'As on their card.',
      },
    ),
    { label: 'People', help: 'At most four.', max: 4 },
  ),
};

test('the help of pictures, groups and lists is shown, too', () => {
  const html = renderToString(<Form fields={picturesInLists} />);
  for (const help of ['Stands above all.', 'As on their card.', 'At most four.'])
    expect(html).toContain(help);
});

describe('in a page', () => {
  const photo = (digit: string) => ({ hash: digit.repeat(32), width: 400, height: 300 });
  const people = ['a', 'b', 'c'].map((digit) => ({ name: digit, photo: photo(digit) }));
  let root: Root;
  let page: Document;
  const button = (name: string) =>
    [...page.querySelectorAll('button')].find(({ textContent }) =>
      textContent?.replace(/\s+/g, ' ').includes(name),
    );
  const press = (name: string) => act(async () => button(name)?.click());
  const pictures = () => [...page.querySelectorAll('img')].map((img) => /media\/(.)/.exec(img.src)?.[1]);

  beforeEach(async () => {
    const { document, window } = parseHTML('<!doctype html><html><body><main></main></body></html>');
    page = document;
    vi.stubGlobal('document', document);
    vi.stubGlobal('window', window);
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    root = createRoot(document.querySelector('main') as Element);
  });
  const show = (form: ReactNode) => act(async () => root.render(form));
  const showPeople = () => show(<Form fields={picturesInLists} record={{ cover: null, people }} />);
  afterEach(async () => {
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
  });

  test('what does not count is not asked for, and keeps what was typed until it counts again', async () => {
    const fields = {
      when: optionalText({ label: 'When', max: 20 }),
      time: optionalText({ label: 'Time', max: 5, only: { where: 'when', is: ['nightly'] } }),
    };
    const time = () => page.querySelector<HTMLInputElement>('[name="time"]');
    const set = (name: string, value: string) => act(async () => drawn.setValue(name, value));
    await show(<Form fields={fields} record={{ when: 'nightly', time: '02:00' }} />);
    await set('time', '03:00');
    await set('when', 'by hand');
    expect(time()).toBeNull();
    await set('when', 'nightly');
    expect(time()?.value).toBe('03:00');

    // What is wrong can be mended wherever it is.
    await set('when', 'by hand');
    await act(async () => drawn.setError('time', { message: 'No such time.' }));
    expect(time()).not.toBeNull();
  });

  test('every entry is numbered, and the help of all is seen with the first', async () => {
    await showPeople();
    const entries = [...page.querySelectorAll('li')];
    expect(entries.map((entry) => entry.querySelector('legend')?.textContent)).toEqual([
      'Person 1',
      'Person 2',
      'Person 3',
    ]);
    const seen = (entry: Element) =>
      [...entry.querySelectorAll('p span:not(.visually-hidden)')].some((line) =>
        line.textContent?.includes('As on their card.'),
      );
    expect(entries.map(seen)).toEqual([true, false, false]);
    expect(entries.every((entry) => entry.textContent?.includes('As on their card.'))).toBe(true);
  });

  test('an entry keeps its own stored picture when one before it is taken out', async () => {
    await showPeople();
    expect(pictures()).toEqual(['a', 'b', 'c']);
    await press('Remove Person 1');
    expect(pictures()).toEqual(['b', 'c']);
    // Nothing in it is new, so there is nothing to discard.
    expect(button('Discard')).toBeUndefined();
  });

  test('an entry that is added has no picture, though one stood in its place', async () => {
    await showPeople();
    await press('Remove Person 3');
    await press('to People');
    expect(pictures()).toEqual(['a', 'b']);
    expect(page.body.textContent).not.toContain(PICTURE_TEXTS.willBeRemoved);
  });
});
