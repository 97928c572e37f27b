import { get, set } from 'react-hook-form';
import { describe, expect, test } from 'vitest';
import type { InputForm } from '../../src/admin/editor/form-values.ts';
import {
  addEntry,
  beginList,
  entryAt,
  moveEntry,
  picturePaths,
  removeEntry,
  sameList,
  setText,
  textIn,
} from '../../src/admin/pages/page-entries.ts';

/** What a form holds, without its controls. */
function formOf(values: Record<string, unknown>): InputForm {
  const getValues = (path?: string) => (path === undefined ? values : get(values, path));
  const setValue = (path: string, value: unknown) => set(values, path, value);
  return { getValues, setValue } as unknown as InputForm;
}
const stats = () =>
  formOf({
    entries: ['a', 'b', 'c'].map((id) => ({ id, value: id.toUpperCase(), label: `Label ${id}` })),
  });
const ids = (form: InputForm) => (form.getValues('entries') as { id: string }[]).map(({ id }) => id).join('');
const questions = () =>
  formOf({
    faq: [
      { question: 'One?', answer: '1' },
      { question: 'Two?', answer: '2' },
    ],
  });

describe('an entry of a list, by a place on the page', () => {
  test('says where it stands and what can be done with it', () => {
    expect(entryAt('1.home.stats[b].value', stats())).toEqual({
      index: 1,
      count: 3,
      min: 1,
      max: 6,
      label: 'Figure',
    });
    expect(entryAt('1.home.stats[gone].value', stats())).toBeNull();
    expect(entryAt('1.home.hero.title', formOf({ title: 'x' }))).toBeNull();
  });

  test('is moved within its list and no further, and its text keeps its place', () => {
    const form = stats();
    expect(moveEntry('1.home.stats[a].value', form, 2)).toBe('1.home.stats[a].value');
    expect(ids(form)).toBe('bca');
    for (const to of [-1, 2, 3]) expect(moveEntry('1.home.stats[a].value', form, to)).toBeUndefined();
    expect(ids(form)).toBe('bca');
  });

  test('goes by its new number where it has no id', () => {
    const form = questions();
    const moved = moveEntry('course:x.faq.0.answer', form, 1) ?? '';
    expect(moved).toBe('course:x.faq.1.answer');
    expect(textIn(moved, form.getValues())).toBe('1');
  });

  test('is added below, empty, and the place of its first text is told', () => {
    const form = stats();
    const place = addEntry('1.home.stats[a].label', form) ?? '';
    expect(place).toMatch(/^1\.home\.stats\[\w+\]\.value$/);
    expect(textIn(place, form.getValues())).toBe('');
    expect(entryAt(place, form)?.index).toBe(1);
    expect(addEntry('course:x.faq.0.answer', questions())).toBe('course:x.faq.1.question');
  });

  test('is removed alone', () => {
    const form = stats();
    removeEntry('1.home.stats[b].value', form);
    expect(ids(form)).toBe('ac');
  });

  test('tells which other places are in its list', () => {
    const form = stats();
    expect(sameList('1.home.stats[c].label', '1.home.stats[a].value', form)).toBe(2);
    expect(sameList('1.home.features[c].title', '1.home.stats[a].value', form)).toBeNull();
    expect(sameList('1.home.hero.title', '1.home.stats[a].value', form)).toBeNull();
  });
});

describe('a list of none', () => {
  test('begins with the first text that is typed', () => {
    const form = formOf({ entries: [] });
    expect(textIn('1.contact.faq[first].question', form.getValues())).toBeNull();
    setText('1.contact.faq[first].question', form, 'Is there tea?');
    expect(form.getValues('entries')).toEqual([{ id: 'first', question: 'Is there tea?', answer: '' }]);
    beginList('1.contact.faq[first].answer', form);
    expect(form.getValues('entries')).toHaveLength(1);
  });

  test('is not begun again by a text of an entry that is gone', () => {
    const form = stats();
    setText('1.home.stats[gone].value', form, 'x');
    expect(ids(form)).toBe('abc');
  });
});

test('the parts of a picture are found in the form, with a cut only where its place has one', () => {
  const form = formOf({ picture: null, entries: [] });
  const parts = (path: string) => ({ image: `${path}.image`, alt: `${path}.alt`, focus: `${path}.focus` });
  expect(picturePaths('1.home.hero.picture', form)).toEqual(parts('picture'));
  expect(picturePaths('1.about.leaders[first].picture', form)).toEqual(parts('entries.0.picture'));
  expect(picturePaths('1.home.popup.picture', form)).toEqual({ image: 'picture.image', alt: 'picture.alt' });
  expect(picturePaths('course:x.image', form)).toEqual({ image: 'image', focus: 'image_focus' });
  expect(picturePaths('1.home.hero.title', form)).toBeNull();
});
