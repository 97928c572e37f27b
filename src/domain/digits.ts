const DEVANAGARI_ZERO = 0x966;

/** Digits as Nepali writes them, in the way that numbers are read: "१२५००" is "12500". */
export const asciiDigits = (text: string): string =>
  text.replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));

/** The other way round. */
export const devanagariDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(DEVANAGARI_ZERO + Number(digit)));
