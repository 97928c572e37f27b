import { CATALOGUE_TEXTS } from '#texts/catalogue';
import type { CompanyId } from '../../domain/company.ts';
import { pagePaths } from '../../paths.ts';

/** Pages to either side of the present one that have a link of their own. */
const NEIGHBOURS = 2;

/** The first and the last page and the present one with its neighbours, ascending; 0 where pages are left out. */
export function linkedPages(page: number, pages: number): number[] {
  const near = Array.from({ length: 2 * NEIGHBOURS + 1 }, (_, index) => page - NEIGHBOURS + index);
  const linked = [...new Set([1, ...near, pages])].filter((number) => number >= 1 && number <= pages);
  return linked.flatMap((number, index) => {
    const before = linked[index - 1] ?? 0;
    return number === before + 1 ? [number] : number === before + 2 ? [number - 1, number] : [0, number];
  });
}

interface PagerProps {
  companyId: CompanyId;
  category?: string;
  /** Counted from 1. */
  page: number;
  pages: number;
  /** What every link asks again. */
  query?: string;
}

/** The ways to the other pages of a course list; a list of one page needs none. */
export function Pager({ companyId, category, page, pages, query = '' }: PagerProps) {
  if (pages === 1) return null;
  const { list } = pagePaths(companyId);
  return (
    <nav className="pager screen-only" aria-label={CATALOGUE_TEXTS.pages}>
      {linkedPages(page, pages).map((number, index) =>
        number === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap is told from the other one by nothing else
          <span key={`gap-${index}`}>…</span>
        ) : (
          <a
            key={number}
            href={list(number, category) + (query && `?${query}`)}
            aria-current={number === page ? 'page' : undefined}
          >
            <span className="visually-hidden">{CATALOGUE_TEXTS.beforePage}</span>
            {number}
          </a>
        ),
      )}
    </nav>
  );
}
