import { PAGES_TEXTS as texts } from '#texts/pages';
import { SECTION_TEXTS } from '#texts/sections';
import { COMPANIES, COMPANY_IDS, type CompanyId, MAIN_COMPANY_ID } from '../../domain/company.ts';
import { isEmpty } from '../../domain/empty.ts';
import type { KindRecord } from '../../domain/kind.ts';
import { type SectionPage, sectionOf } from '../../domain/section.ts';
import { summary } from '../../domain/summary.ts';
import { pagePaths } from '../../paths.ts';
import { textOf } from '../editor/Value.tsx';
import type { RecordListProps } from '../records/RecordTable.tsx';
import { Button } from '../ui/Button.tsx';
import { SelectFilter } from '../ui/SelectFilter.tsx';
import { useAddressView } from '../ui/use-address-view.ts';

const PAGES = Object.keys(SECTION_TEXTS.pages) as SectionPage[];
const BRANDS = Object.fromEntries(COMPANY_IDS.map((id) => [COMPANIES[id].slug, COMPANIES[id].name]));
const SUMMARY_MAX = 160;

interface View {
  company: CompanyId;
  page: SectionPage;
}

const parse = (params: URLSearchParams): View => ({
  company: COMPANY_IDS.find((id) => COMPANIES[id].slug === params.get('company')) ?? MAIN_COMPANY_ID,
  page: PAGES.find((page) => page === params.get('page')) ?? 'home',
});
const format = ({ company, page }: View): string => {
  const params = new URLSearchParams();
  if (company !== MAIN_COMPANY_ID) params.set('company', COMPANIES[company].slug);
  if (page !== 'home') params.set('page', page);
  return params.toString();
};

/** Where visitors see what stands on a page. */
const pathOf = ({ company, page }: View): string | null => {
  const { home, about, courses, contact } = pagePaths(company);
  return { home, about, courses, contact, course: null, site: home }[page];
};

/** Until somebody saves it, a record is as old as the samples. */
const isChanged = ({ created_at, updated_at }: KindRecord) => created_at !== updated_at;

/** The sections of one page, in its order. */
export function SectionList({ records, opening, inUse, actions }: RecordListProps<KindRecord>) {
  const [view, setView] = useAddressView(parse, format);
  const shown = records
    .map((record) => ({ record, section: sectionOf(record.id) }))
    .filter(({ section }) => section.page === view.page && [view.company, null].includes(section.companyId));
  const path = pathOf(view);
  return (
    <>
      <search className="cluster">
        <SelectFilter
          label={texts.brand}
          value={COMPANIES[view.company].slug}
          choices={BRANDS}
          onChange={(slug) =>
            setView({ company: COMPANY_IDS.find((id) => COMPANIES[id].slug === slug) ?? MAIN_COMPANY_ID })
          }
        />
        <SelectFilter
          label={texts.page}
          value={view.page}
          choices={SECTION_TEXTS.pages}
          onChange={(page) => setView({ page })}
        />
        {path && (
          <a href={path} target="_blank" rel="noreferrer">
            {texts.view}
            <span className="visually-hidden"> {texts.newTab}</span>
          </a>
        )}
      </search>
      <ul className="stack page-sections">
        {shown.map(({ record, section }) => (
          <li key={record.id} className="panel page-section" data-id={record.id}>
            <div className="page-section-words">
              <h2>
                {section.label}{' '}
                {isChanged(record) && <span className="badge tone-accent">{texts.changed}</span>}
              </h2>
              {section.companyId === null && <p className="muted small">{texts.shared}</p>}
              <p className="muted small">{saidOf(record) || texts.empty}</p>
            </div>
            <div className="cluster page-section-actions">
              {isChanged(record) && (
                <Button hiddenLabel={section.label} disabled={inUse} onClick={() => actions.delete(record)}>
                  {texts.back}
                </Button>
              )}
              <Button
                className="row-open"
                hiddenLabel={section.label}
                busy={opening?.id === record.id}
                disabled={inUse}
                onClick={() => actions.edit(record)}
              >
                {texts.edit}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The first words of a section. */
const saidOf = (record: KindRecord): string =>
  summary(
    Object.entries(sectionOf(record.id).fields)
      .flatMap(([name, field]) => (isEmpty(record[name]) ? [] : textOf(field, record[name])))
      .filter((text) => text !== '')
      .join(' · ')
      .replaceAll('\n', ' · '),
    SUMMARY_MAX,
  );
