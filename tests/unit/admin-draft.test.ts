import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropDraft, readDraft, writeDraft } from '../../src/admin/editor/draft.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

const photo = { hash: 'a'.repeat(32), image: '/media/a/a-800.webp', width: 8, height: 8 };
const base = {
  etag: '"1"',
  value: {
    id: 'popup',
    photo,
    people: [
      { id: 'one', name: 'Mina', photo },
      { id: 'two', name: 'Hari', photo: null },
    ],
  },
};

test('what is typed comes back; a picture that was chosen gives way to the one that is stored, not to none', () => {
  const file = new File(['x'], 'lamp.png');
  const values = {
    title: 'Tihar',
    photo: file,
    people: [
      { id: 'new', name: 'Sita', photo: file },
      { id: 'one', name: 'Mina Rai', photo: file },
      { id: 'two', name: 'Hari', photo: null },
    ],
  };
  writeDraft('sections', 'popup', { values, base });
  expect(readDraft('sections', 'popup')).toMatchObject({
    base,
    lacksPicture: true,
    values: {
      title: 'Tihar',
      photo,
      people: [
        { id: 'new', name: 'Sita', photo: null },
        { id: 'one', name: 'Mina Rai', photo },
        { id: 'two', name: 'Hari', photo: null },
      ],
    },
  });
  dropDraft('sections', 'popup');
  expect(readDraft('sections', 'popup')).toBeNull();
});

test.each([
  '',
  '{"half',
  '{"values":{}}',
  `{"values":{},"base":{"etag":"1","value":{"id":"other"}},"at":"${new Date().toISOString()}"}`,
])('what is no draft is none: %j', (text) => {
  kept.set('facetreesol.draft.sections.popup', text);
  expect(readDraft('sections', 'popup')).toBeNull();
});
