import { type BrandContent, brandContentFields } from '../domain/brand-content.ts';
import { byCompany, type CompanyId } from '../domain/company.ts';
import type { Field, Fields } from '../domain/field.ts';
import { dayInNepal } from '../domain/nepal.ts';
import { hoursLines } from '../domain/opening-hours.ts';
import { isPlacedPicture } from '../domain/placed-picture.ts';
import { type Popup, type ShownPopup, shownPopup } from '../domain/popup.ts';
import { type PlacedSection, SECTIONS, type Sections, sectionsOfCompany } from '../domain/section.ts';
import { mediaPath } from '../paths.ts';
import { brands } from './brands.ts';
import { site } from './site.ts';

/** What sections say, by their ids. */
export type Said = ReadonlyMap<string, object>;

type Tree = Record<string, unknown>;

/** What a path such as `home.title` leads to. */
const read = (tree: unknown, path: string): unknown =>
  path.split('.').reduce((part, name) => (part as Tree)[name], tree);

function write(tree: Tree, path: string, value: unknown): void {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) tree[name] = value;
  else write(tree[name] as Tree, rest.join('.'), value);
}

/** The fields of an entry, where a field has entries. */
const entryFieldsOf = ({ control }: Field) =>
  control.kind === 'list' && control.of.control.kind === 'group' ? control.of.control.fields : undefined;
/** Entries of a text each are plain texts in the files. */
const isText = (fields: object) => Object.keys(fields).join() === 'id,text';

/** Pictures stand in the store, never in the files. */
const noPictures = (fields: Fields): Tree =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (isPlacedPicture(field) ? [[name, null]] : [])),
  );

/** What a file says, as its section has it: entries get an id, the same one each time. */
function fromFile(field: Field, value: unknown): unknown {
  const fields = entryFieldsOf(field);
  if (!fields) return value;
  return (value as unknown[]).map((entry, place) => ({
    id: `e${place + 1}`,
    ...noPictures(fields),
    ...(isText(fields) ? { text: entry } : (entry as object)),
  }));
}

/** The other way round. */
function toFile(field: Field, value: unknown): unknown {
  const fields = entryFieldsOf(field);
  if (!fields) return value;
  const unknown = ['id', ...Object.keys(noPictures(fields))];
  return (value as Tree[]).map((entry) =>
    isText(fields)
      ? entry.text
      : Object.fromEntries(Object.entries(entry).filter(([name]) => !unknown.includes(name))),
  );
}

function originalOf({ companyId, fields, from, original }: PlacedSection): object {
  const files = { ...(companyId && brands[companyId]), site };
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const path = from[name];
      return [name, path === undefined ? original?.[name] : fromFile(field, read(files, path))];
    }),
  );
}

/** What each section says until somebody changes it. */
export const ORIGINALS: Said = new Map(SECTIONS.map((section) => [section.id, originalOf(section)]));

/** The sections that a brand's pages show, by page and name. */
export function sectionsFrom(said: Said, companyId: CompanyId): Sections {
  const pages: Record<string, Tree> = {};
  for (const { id, page, name } of sectionsOfCompany(companyId))
    pages[page] = { ...pages[page], [name]: said.get(id) ?? ORIGINALS.get(id) };
  return pages as unknown as Sections;
}

/** The same as the files say it. */
export const originalSections = byCompany((id) => sectionsFrom(ORIGINALS, id));

/** What is served as /data/{brand}.json: the content file of a brand, with what its sections say now. */
export function contentOf(companyId: CompanyId, said: Said = ORIGINALS): BrandContent {
  const { theme: _, words: _words, ...file } = brands[companyId];
  const content: Tree = structuredClone(file);
  for (const { id, fields, from } of sectionsOfCompany(companyId))
    for (const [name, path = ''] of Object.entries(from)) {
      const field = fields[name];
      const values = said.get(id) as Tree | undefined;
      if (field && values && isContent(path)) write(content, path, toFile(field, values[name]));
    }
  return { ...content, ...inWords(companyId, content, said) } as unknown as BrandContent;
}

/** What other programs read in words that the files and the office keep as data: the hours, and the popup. */
function inWords(companyId: CompanyId, content: Tree, said: Said): Pick<Tree, 'contact' | 'popup'> {
  const { contact, home } = sectionsFrom(said, companyId);
  return {
    contact: { ...(content.contact as Tree), hours: hoursLines(contact.hours) },
    popup: popupOf(companyId, home.popup, dayInNepal(new Date())),
  };
}

/** The popup that visitors of a brand see on a day in Nepal, or null. */
export const popupOf = (companyId: CompanyId, popup: Popup, today: string): ShownPopup | null =>
  shownPopup(popup, brands[companyId].popup, today, (picture) => mediaPath(picture, picture.width, 'webp'));

const isContent = (path: string) => Object.hasOwn(brandContentFields, path.split('.')[0] ?? '');
