import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { SHELL_HEAD, SHELL_MAIN } from '../../src/components/page/shell.ts';
import { brands } from '../../src/content/brands.ts';
import { ORIGINALS } from '../../src/content/sections.ts';
import { CHANNEL_KINDS, type ChannelKind } from '../../src/domain/channel.ts';
import { COMPANY_IDS, type CompanyId } from '../../src/domain/company.ts';
import { addDays } from '../../src/domain/dates.ts';
import type { Field, Fields } from '../../src/domain/field.ts';
import { newEntryId } from '../../src/domain/fields/nested.ts';
import { dayInNepal } from '../../src/domain/nepal.ts';
import { type Popup, popupSection, shownPopup } from '../../src/domain/popup.ts';
import { type PlacedSection, SECTIONS } from '../../src/domain/section.ts';
import { sectionsShownOn } from '../../src/domain/shown-sections.ts';
import {
  addressesOf,
  fragmentPaths,
  mediaPath,
  pagePartsPath,
  SHELLS_PATH,
  sectionPath,
  shellPath,
} from '../../src/paths.ts';
import { sampleCourses } from '../../src/server/content/samples.ts';
import { pictureFile } from '../support/pictures.ts';
import { formBody, jsonBody, startSignedIn } from '../support/site.ts';

/**
 * Every field of every section, as src/domain/section.ts declares them, is changed once, found where visitors see it, and
 * brought back. A field that a later change adds takes part by itself; one that no page says fails here.
 */

const { site, auth } = await startSignedIn();
/** The name of a stored picture. */
let picture = '';
let untouched: Map<string, string>;

const TODAY = dayInNepal(new Date());
/** A category without courses, whose list says so. */
const EMPTY = 'none-yet';
/** What pages of plain text say of the office. */
const SENTENCES = { privacy: ['rights'], terms: ['offer', 'questions'] } as const;
/** No course has it. */
const NO_COURSE = 'no-such-course';

/** What visitors are shown at an address. */
interface Place {
  path: string;
  companyId: CompanyId;
  /** The sections that may change it. */
  shows: readonly string[];
  /** What they see of the answer; the answer itself without. */
  seen?(answer: string): string;
  status?: number;
}

/** Without its head, which says of which revision it is. */
const bodyOf = (page: string): string => page.slice(page.indexOf('<body'));

/** What the island of the welcome popup makes of its section, and whether its last day is the last one. */
function seenOfPopup(companyId: CompanyId, answer: string): string {
  const popup: Popup = JSON.parse(answer);
  const on = (day: string) =>
    shownPopup(popup, brands[companyId].popup, day, (stored) => mediaPath(stored, stored.width, 'webp'));
  const isLast = popup.until !== '' && on(popup.until) && !on(addDays(popup.until, 1));
  return JSON.stringify([on(TODAY), isLast && popup.until]);
}

const PLACES: readonly Place[] = [
  ...addressesOf().flatMap(({ page, companyId, address }): Place[] => {
    const shows = sectionsShownOn(page, companyId);
    const at = (path: string) => ({ path: pagePartsPath(path), companyId, shows });
    const own = sampleCourses.filter(({ company_id }) => company_id === companyId);
    switch (page) {
      // Another course without points of its own would show the same.
      case 'course':
        return [
          at(address + own.find(({ learning_points }) => learning_points.length === 0)?.id),
          at(address + own.find(({ instructor }) => instructor === '')?.id),
          { ...at(''), path: address + NO_COURSE, status: 404, seen: bodyOf },
        ];
      case 'courses':
        return [at(address.endsWith('/') ? address + EMPTY : address)];
      case 'instructor':
        return [];
      case 'terms':
      case 'privacy':
        return [
          at(address),
          ...SENTENCES[page].map((sentence) => ({ companyId, shows, path: fragmentPaths.facts(sentence) })),
        ];
      default:
        return [at(address)];
    }
  }),
  ...COMPANY_IDS.map(
    (companyId): Place => ({
      path: sectionPath(popupSection(companyId)),
      companyId,
      shows: [popupSection(companyId)],
      seen: (answer) => seenOfPopup(companyId, answer),
    }),
  ),
];

beforeAll(async () => {
  const siteDir = await mkdtemp(join(tmpdir(), 'built-'));
  await mkdir(join(siteDir, SHELLS_PATH));
  for (const companyId of COMPANY_IDS) {
    const shell = `<html><head>${SHELL_HEAD}</head><body><main>${SHELL_MAIN}</main></body></html>`;
    await writeFile(join(siteDir, `${shellPath('course', companyId)}.html`), shell);
    const catalogue = `/api/records/catalogue/${companyId}`;
    const { categories } = await (await site.api(catalogue)).json();
    await save(catalogue, { categories: [...categories, { name: 'None yet', slug: EMPTY }] });
  }
  process.env.SITE_DIR = siteDir;
  const stored = await site.api('/api/media', formBody('POST', { image: await pictureFile() }, auth));
  picture = (await stored.json()).hash;
  untouched = await readAll();
});
const edited = new Set<string>();
const bringBack = async () => {
  for (const path of edited) {
    edited.delete(path);
    expect((await site.api(path, { method: 'DELETE', headers: auth })).status).toBe(204);
  }
};
afterEach(bringBack);

async function save(path: string, values: object): Promise<void> {
  const saved = await site.api(path, jsonBody('PUT', values, auth));
  expect(saved.status, JSON.stringify(await saved.json())).toBe(200);
}
const saveSection = (id: string, values: object) =>
  save(sectionPath(id), values).finally(() => edited.add(sectionPath(id)));

const readAll = async (): Promise<Map<string, string>> =>
  new Map(
    await Promise.all(
      PLACES.map(async ({ path, status = 200, seen = String }) => {
        const answer = await site.api(path);
        expect(answer.status, path).toBe(status);
        return [path, seen(await answer.text())] as const;
      }),
    ),
  );
const changedPlaces = (now: Map<string, string>) =>
  PLACES.filter(({ path }) => now.get(path) !== untouched.get(path));

/** Notes what visitors must see once a value is stored. */
type Note = (seen: string) => void;
let count = 0;
const mark = (): string => {
  count += 1;
  // The same letters in a text and in an address, and no mark within another one.
  return `xq${count}qx`;
};

/** A way to reach the office, and the part of its link that says so. */
const CHANNELS: Readonly<Record<ChannelKind, () => [value: string, link: string]>> = {
  phone: () => twice(phone(), 'tel:'),
  sms: () => twice(phone(), 'sms:'),
  whatsapp: () => {
    const number = phone();
    return [number, `https://wa.me/${number.slice(1)}`];
  },
  viber: () => {
    const number = phone();
    return [number, `viber://chat?number=${encodeURIComponent(number)}`];
  },
  messenger: () => twice(mark(), 'https://m.me/'),
  email: () => twice(`${mark()}@w.example`, 'mailto:'),
  map: () => twice(`https://${mark()}.example/`, ''),
};
const twice = (value: string, before: string): [string, string] => [value, before + value];
const phone = (): string => {
  count += 1;
  return `+97798${String(10_000_000 + count)}`;
};

/** Other entries for a list, where they are more than other values for each field. */
const ENTRIES: Readonly<Record<string, (note: Note) => object[]>> = {
  'contact.channels': (note) =>
    CHANNEL_KINDS.map((kind) => {
      const [value, link] = CHANNELS[kind]();
      const label = mark();
      for (const seen of [link, label]) note(seen);
      return { kind, value, label };
    }),
};

/** "05:07" as pages print it. */
const clock = (time: string): string => {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** Another value for a field: none is the same as another, and each keeps to its limits. */
function other(field: Field, note: Note): unknown {
  const { control } = field;
  const noted = (value: string, seen = value): string => {
    note(seen);
    return value;
  };
  switch (control.kind) {
    case 'list':
      return Array.from({ length: Math.max(control.min, 1) }, () => other(control.of, note));
    case 'group':
      return otherOf(control.fields, note);
    case 'entry-id':
      return newEntryId();
    case 'picture':
      return noted(picture);
    case 'choice':
      return noted(control.options.at(-1) ?? '');
    case 'boolean':
      // The one that shows the rest; the other one has a test of its own.
      return true;
    case 'date':
      count += 1;
      return noted(addDays(TODAY, count));
    case 'multiline':
      return noted(mark());
    case 'text': {
      if (control.type === 'email') return noted(`${mark()}@w.example`);
      if (control.type === 'tel') return noted(phone());
      if (control.type === 'url') return noted(`https://${mark()}.example/`);
      if (control.type !== 'time') return noted(mark());
      count += 1;
      const time = new Date(count * 60_000).toISOString().slice(11, 16);
      return noted(time, clock(time));
    }
    default:
      throw new Error(`Say here what visitors see of a field of the sort "${control.kind}".`);
  }
}
const otherOf = (fields: Fields, note: Note): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, other(field, note)]));

/** Words that stand only where another section says something. */
const BESIDE: Readonly<Record<string, string>> = { '1.home.words': '1.home.technologies' };

const otherValues = ({ page, name, fields }: PlacedSection) => {
  const notes = new Map<string, string[]>();
  const make = ENTRIES[`${page}.${name}`];
  const values = Object.entries(fields).map(([field, declared]) => {
    const own: string[] = [];
    notes.set(field, own);
    const note: Note = (seen) => own.push(seen);
    return [field, make && declared.control.kind === 'list' ? make(note) : other(declared, note)] as const;
  });
  return { notes, values: Object.fromEntries(values) };
};

test.each(SECTIONS.map((section) => [section.id, section] as const))(
  'every word of %s can be changed, stands on the pages that say so and no others',
  async (id, section) => {
    const beside = BESIDE[id] ? SECTIONS.find((candidate) => candidate.id === BESIDE[id]) : undefined;
    if (beside) await saveSection(beside.id, otherValues(beside).values);
    const { notes, values } = otherValues(section);
    expect(Object.keys(values)).toEqual(Object.keys(section.fields));
    await saveSection(id, values);

    const now = await readAll();
    const changed = changedPlaces(now);
    const all = changed.map(({ path }) => now.get(path)).join();
    for (const [field, seen] of notes)
      for (const said of seen) expect(all.includes(said), `${id} ${field} says ${said}`).toBe(true);
    if (!beside) for (const { path, shows } of changed) expect(shows, path).toContain(id);
    if (section.companyId !== null)
      expect(changed.every(({ companyId }) => companyId === section.companyId)).toBe(true);
  },
);

test('a section that is saved as it is changes no byte of any page', async () => {
  for (const { id } of SECTIONS) await saveSection(id, ORIGINALS.get(id) ?? {});
  const stored: { created_at: string; updated_at: string }[] = await (
    await site.api('/api/records/sections')
  ).json();
  expect(stored.filter(({ created_at, updated_at }) => created_at === updated_at)).toEqual([]);
  expect(changedPlaces(await readAll())).toEqual([]);
});

describe('what is chosen, not typed', () => {
  const chosen = SECTIONS.flatMap((section) =>
    Object.entries(section.fields).flatMap(([name, { control }]) =>
      control.kind === 'boolean' ? [[section.id, name] as const] : [],
    ),
  );
  test.each(chosen)('%s, %s makes a difference, too', async (id, name) => {
    const { [name]: original } = ORIGINALS.get(id) as Record<string, unknown>;
    await saveSection(id, { [name]: !original });
    expect(changedPlaces(await readAll())).not.toEqual([]);
  });
});

test('with all changes taken back, every page is as it was', async () => {
  expect(changedPlaces(await readAll())).toEqual([]);
});
