import { MONEY_TEXTS } from '#texts/money';
import { devanagariDigits } from './digits.ts';

/** Groups as Nepal does: thousands, then hundreds of thousands. 125000 is "1,25,000". */
const grouped = (amount: number): string => String(amount).replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',');

/** What a number of rupees is called: "Rs 1,25,000". Nothing to pay is "Free". */
export const rupees = (amount: number): string =>
  amount === 0 ? MONEY_TEXTS.free : MONEY_TEXTS.rupees(grouped(amount));

/** The same in Nepali: "रु १,२५,०००". */
export const rupeesInNepali = (amount: number): string =>
  MONEY_TEXTS.rupeesInNepali(devanagariDigits(grouped(amount)));
