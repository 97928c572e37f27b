declare module 'bikram-sambat' {
  /** Lengths of months and days of Bikram Sambat; months count from 1. */
  const bikramSambat: {
    daysInMonth(year: number, month: number): number;
    toBik(ad: string): { year: number; month: number; day: number };
  };
  export default bikramSambat;
}
