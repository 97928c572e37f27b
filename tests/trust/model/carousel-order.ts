import { Divergence } from './record-model.ts';

type Company = 1 | 2;

/** The order of each company's carousel, as far as answers have settled it. */
export class Carousel {
  private readonly orders: Record<Company, string[] | null> = { 1: null, 2: null };

  /** A new item goes last; one of unknown fate, or put behind a list that was out of date, may be anywhere. */
  created(company: Company, id: string | undefined, stale: boolean): void {
    if (!id || stale) this.orders[company] = null;
    else this.orders[company]?.push(id);
  }

  ordered(company: Company, ids: string[]): void {
    this.orders[company] = [...ids];
  }

  /** Nobody can say any more until the next look. */
  unsettle(): void {
    this.orders[1] = this.orders[2] = null;
  }

  /** Which items there are is for others to judge; this is about their order. */
  saw(company: Company, ids: string[]): void {
    const expected = this.orders[company]?.filter((id) => ids.includes(id));
    if (expected && expected.join() !== ids.filter((id) => expected.includes(id)).join())
      throw new Divergence(`The carousel of ${company} is in the order ${ids}, not ${expected}`);
    this.orders[company] = [...ids];
  }
}
