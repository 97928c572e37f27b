/** Amounts of money, as Nepal writes them. */
export const MONEY_TEXTS = {
  free: 'Free',
  rupees: (amount: string) => `Rs ${amount}`,
  rupeesInNepali: (amount: string) => `रु ${amount}`,
} as const;
