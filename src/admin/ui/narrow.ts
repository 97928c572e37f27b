/** A window without room for two columns; the style sheets ask for the same width. */
export const NARROW = '(width < 56rem)';
