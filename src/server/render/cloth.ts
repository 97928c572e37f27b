import { MISSING_TEXTS } from '#texts/api';
import {
  BAND_FORMAT,
  type Cloth,
  clothSvg,
  type Format,
  SMALL_FORMAT,
  TALL_FORMAT,
} from '../../cloth/cloth.ts';
import { signOfCode } from '../../cloth/signs.ts';
import { brands } from '../../content/brands.ts';
import { SLUG_MAX, SLUG_PATTERN } from '../../domain/limits.ts';
import { CARD_HEIGHT, CARD_WIDTH } from '../../paths.ts';
import { notFound } from '../errors.ts';
import { companyParam } from '../http/params.ts';

/** As a card for link previews: as many stitches more to each side as a card is wider than a picture. */
export const CARD_FORMAT = {
  columns: 77,
  rows: 41,
  size: { width: CARD_WIDTH, height: CARD_HEIGHT },
} as const satisfies Format;

const FORMATS: Readonly<Record<string, Format>> = {
  small: SMALL_FORMAT,
  tall: TALL_FORMAT,
  band: BAND_FORMAT,
};

/** What an address of a cloth says, by its last two parts. @throws 404 for what nobody can draw */
function clothAt(company: string | undefined, file: string | undefined): Cloth & { format?: Format } {
  const { theme } = brands[companyParam(company)];
  const [, of = '', code = '', format = ''] =
    /^([^.]+)\.([^.]+)(?:\.(small|tall|band))?\.\w+$/.exec(file ?? '') ?? [];
  const sign = signOfCode(code);
  if (sign === undefined || of.length > SLUG_MAX || !SLUG_PATTERN.test(of))
    throw notFound(MISSING_TEXTS.picture);
  return { of, sign, theme, format: FORMATS[format] };
}

/** Draws the cloth of an address, for the build and for functions. */
export function renderCloth(params: { company?: string; file?: string }, format?: Format): string {
  const cloth = clothAt(params.company, params.file);
  return clothSvg(cloth, format ?? cloth.format);
}
