import { MISSING_TEXTS } from '#texts/api';
import { COMPANY_IDS, type CompanyId } from '../../domain/company.ts';
import { type ContentKind, type Kind, missingText } from '../../domain/kind.ts';
import { KINDS } from '../../domain/kinds.ts';
import { PICTURE_FORMATS } from '../../domain/picture.ts';
import { EDITED_PAGES, type EditedPage } from '../../domain/section.ts';
import { notFound } from '../errors.ts';
import type { PictureFile } from '../media/media-store.ts';

/** Checked parts of an address. A malformed id is answered like an unknown one. */

/** The id of a record of a kind. @throws 404 */
export function idParam(kind: Pick<ContentKind, 'noun' | 'idSchema'>, id: string | undefined): string {
  if (id === undefined || !kind.idSchema.safeParse(id).success) throw notFound(missingText(kind));
  return id;
}

/** @throws 404 */
export function kindParam(name: string | undefined): Kind {
  const kind = KINDS.find((known) => known.name === name);
  if (!kind) throw notFound('There is no such kind of records.');
  return kind;
}
/** @throws 404 */
export function companyParam(value: string | undefined): CompanyId {
  const company = COMPANY_IDS.find((id) => String(id) === value);
  if (!company) throw notFound('There is no such company.');
  return company;
}

/** @throws 404 */
export function editedPageParam(value: string | undefined): EditedPage {
  const page = EDITED_PAGES.find((name) => name === value);
  if (!page) throw notFound(MISSING_TEXTS.page);
  return page;
}

const PICTURE_PATH = /^([0-9a-f]{32})\/([1-9]\d{0,3})\.(\w+)$/;

/** The `{hash}/{width}.{format}` of a picture's address. @throws 404 */
export function pictureParams(params: Record<string, string>): PictureFile {
  const [, hash, width, ending] = PICTURE_PATH.exec(`${params.hash}/${params.file}`) ?? [];
  const format = PICTURE_FORMATS.find((known) => known === ending);
  if (!hash || !format) throw notFound(MISSING_TEXTS.picture);
  return { hash, width: Number(width), format };
}
