import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fitDraft, readDraft, sweepDrafts } from '../../src/admin/editor/draft.ts';
import { DRAFT_DAYS } from '../../src/domain/on-device.ts';
import { sectionOf } from '../../src/domain/section.ts';

const ID = '1.home.closing';
const { fields } = sectionOf(ID);
const KEY = `facetreesol.draft.sections.${ID}`;
const stored = { id: ID, title: 'Stored title', text: 'Stored text' };
const DAY = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const at = ago(6);
const kept = new Map<string, string>();

beforeEach(() => vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null }));
afterEach(() => {
  vi.unstubAllGlobals();
  kept.clear();
});
const read = () => fitDraft(fields, readDraft<typeof stored>('sections', ID), stored);

test('what was typed comes back, character for character', () => {
  const values = { title: 'क्\u200dष \u200e👩🏽‍💻', text: 'One\n\n  two ' };
  const draft = { values, base: { value: stored, etag: '"1"' }, at };
  kept.set(KEY, JSON.stringify(draft));
  expect(read()).toEqual({ ...draft, lacksPicture: false });
});

test('a draft of last week fits the fields of today: a new one says what is stored, one that is gone is left out', () => {
  const { text: _, ...before } = stored;
  const values = { title: 'Typed', subtitle: 'No field any more' };
  kept.set(KEY, JSON.stringify({ values, base: { value: before, etag: '"1"' }, at }));
  expect(read()).toEqual({
    values: { title: 'Typed', text: 'Stored text' },
    base: { value: stored, etag: '"1"' },
    at,
    lacksPicture: false,
  });
});

test.each([
  ['no JSON', '{'],
  [
    'of another section',
    JSON.stringify({ values: {}, base: { value: { id: '1.home.hero' }, etag: '"1"' }, at }),
  ],
  ['without what it was typed over', JSON.stringify({ values: {}, at })],
])('what is kept and is %s is no draft', (_, text) => {
  kept.set(KEY, text);
  expect(read()).toBeNull();
});

test('a browser that keeps nothing has no drafts, and nothing breaks', () => {
  const getItem = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem });
  expect(read()).toBeNull();
});

test('a draft is kept for seven days, and erased with the next look, as is what cannot be read', () => {
  const draftOf = (days: number) =>
    JSON.stringify({ values: { title: 'Typed' }, base: { value: stored, etag: '"1"' }, at: ago(days) });
  kept.set(KEY, draftOf(DRAFT_DAYS + 0.01));
  expect(read()).toBeNull();
  kept.set(KEY, draftOf(DRAFT_DAYS - 0.01));
  expect(read()?.values).toMatchObject({ title: 'Typed' });

  const device: Record<string, string> = {
    [KEY]: draftOf(DRAFT_DAYS - 0.01),
    'facetreesol.draft.answer.old': draftOf(DRAFT_DAYS + 0.01),
    'facetreesol.draft.answer.broken': '{"half',
    'facetreesol.draft.answer.undated': '{}',
    'facetreesol.draft.answer.ahead': draftOf(-400),
    'facetreesol.token': 'stays',
  };
  // Its functions are no keys of its own.
  const storage = Object.create({
    getItem: (name: string) => device[name] ?? null,
    setItem: (name: string, value: string) => void Object.assign(device, { [name]: value }),
    removeItem: (name: string) => void delete device[name],
  });
  vi.stubGlobal('localStorage', Object.assign(storage, device));
  sweepDrafts();
  expect(Object.keys(device)).toEqual([KEY, 'facetreesol.draft.answer.ahead', 'facetreesol.token']);
  const { at: begun } = JSON.parse(device['facetreesol.draft.answer.ahead'] ?? '');
  expect(Date.now() - Date.parse(begun)).toBeLessThan(DAY);
});
