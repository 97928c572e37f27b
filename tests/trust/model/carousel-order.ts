import { Divergence } from './record-model.ts';

type Company = 1 | 2;

/** The orders that each company's carousel may have: one as long as every answer is clear, null when nobody can say. */
export class Carousel {
  private readonly orders: Record<Company, string[][] | null> = { 1: null, 2: null };

  /** A new item goes last; one of unknown fate, or put behind a list that was out of date, may be anywhere. */
  created(company: Company, id: string | undefined, stale: boolean): void {
    if (!id || stale) this.orders[company] = null;
    else for (const order of this.orders[company] ?? []) order.push(id);
  }

  /** All of the order counts or nothing of it. */
  ordered(company: Company, ids: string[], fate: 'done' | 'unknown'): void {
    if (fate === 'done') this.orders[company] = [[...ids]];
    else this.orders[company]?.push([...ids]);
  }

  /** Nobody can say any more until the next look. */
  unsettle(): void {
    this.orders[1] = this.orders[2] = null;
  }

  /** Which items there are is for others to judge; this is about their order. */
  saw(company: Company, ids: string[]): void {
    const expected = this.orders[company];
    if (expected && !expected.some((order) => isOrderOf(ids, order)))
      throw new Divergence(`The carousel of ${company} is in the order ${ids}, not ${expected.join(' or ')}`);
    this.orders[company] = [[...ids]];
  }
}

/** Whether what both name stands in the same order. */
const isOrderOf = (ids: string[], order: string[]): boolean =>
  order.filter((id) => ids.includes(id)).join() === ids.filter((id) => order.includes(id)).join();
