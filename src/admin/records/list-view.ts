import { COMPANIES, COMPANY_IDS } from '../../domain/company.ts';
import type { CompanyChoice } from '../ui/CompanyFilter.tsx';
import type { AdminKind, AdminRecord } from './kind.ts';

/** Which records of a list are shown, and in which order. It stands in the address, so that it can be kept. */
export interface ListView {
  query: string;
  company: CompanyChoice;
  /** One of the ways that the kind names; the usual one without it. */
  sort?: string;
  /** One of the filters that the kind names. */
  only?: string;
}

export function parseView(params: URLSearchParams): ListView {
  const slug = params.get('company');
  return {
    query: params.get('q') ?? '',
    company: COMPANY_IDS.find((id) => COMPANIES[id].slug === slug) ?? 'all',
    sort: params.get('sort') ?? undefined,
    only: params.get('only') ?? undefined,
  };
}

/** Only what differs from the list as it is without any choice. */
export function formatView({ query, company, sort, only }: ListView): string {
  const params = new URLSearchParams();
  if (query.trim()) params.set('q', query.trim());
  if (company !== 'all') params.set('company', COMPANIES[company].slug);
  if (sort) params.set('sort', sort);
  if (only) params.set('only', only);
  return params.toString();
}

/**
 * The records of a view. What is of all companies is of each.
 * @param keep one that is shown whether it fits or not
 */
export function arrange<T extends AdminRecord>(
  {
    search,
    companyOf,
    sorts = {},
    filters = {},
  }: Pick<AdminKind<T>, 'search' | 'companyOf' | 'sorts' | 'filters'>,
  records: readonly T[],
  { query, company, sort = '', only = '' }: ListView,
  keep?: string,
): T[] {
  const isFound = search(query);
  const isOf = (record: T) => company === 'all' || (companyOf?.(record) ?? company) === company;
  const fits = filters[only]?.fits ?? (() => true);
  const shown = records.filter(
    (record) => record.id === keep || (isOf(record) && fits(record) && isFound(record)),
  );
  const { compare } = sorts[sort] ?? Object.values(sorts)[0] ?? {};
  return compare ? shown.sort(compare) : shown;
}
