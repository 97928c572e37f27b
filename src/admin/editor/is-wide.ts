import type { Field } from '../../domain/field.ts';

/** A text of more than this has the whole width of the form. */
const NARROW_TEXT_MAX = 100;

export const isWide = ({ control }: Field): boolean =>
  control.kind === 'boolean' ||
  control.kind === 'multiline' ||
  (control.kind === 'text' && control.max > NARROW_TEXT_MAX);
