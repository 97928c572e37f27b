import { useEffect, useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { PAGE_EDITOR_TEXTS as texts } from '#texts/page-editor';
import { SECTION_TEXTS } from '#texts/sections';
import { COMPANIES, COMPANY_IDS, type CompanyId, MAIN_COMPANY_ID } from '../../domain/company.ts';
import { EDITED_PAGES, sections } from '../../domain/section.ts';
import { recordsPath } from '../../paths.ts';
import { NARROW } from '../ui/narrow.ts';
import { Screen } from '../ui/Screen.tsx';
import { SelectFilter } from '../ui/SelectFilter.tsx';
import { type EditedAt, PageEditor } from './PageEditor.tsx';

const WIDTHS = ['phone', 'laptop'] as const;
const VIEWS = ['page', 'form'] as const;

const BRANDS = Object.fromEntries(COMPANY_IDS.map((id) => [COMPANIES[id].slug, COMPANIES[id].name]));
const PAGE_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  EDITED_PAGES.map((page) => [page, SECTION_TEXTS.pages[page]]),
);

/** The words of the pages. Which page it is stands in the address. */
export function PagesScreen() {
  const [params, setParams] = useSearchParams();
  const companyId: CompanyId =
    COMPANY_IDS.find((id) => COMPANIES[id].slug === params.get('company')) ?? MAIN_COMPANY_ID;
  const page = EDITED_PAGES.find((name) => name === params.get('page')) ?? 'home';
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>(() =>
    window.matchMedia(NARROW).matches ? 'phone' : 'laptop',
  );
  const [view, setView] = useState<(typeof VIEWS)[number]>('page');
  const go = (to: EditedAt) => setParams({ company: COMPANIES[to.companyId].slug, page: to.page });

  // A file that is dropped beside a field would take the place of the admin.
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      const isField = event.target instanceof Element && event.target.closest('input, textarea');
      if (!isField) event.preventDefault();
    };
    const listening = new AbortController();
    window.addEventListener('dragover', refuse, listening);
    window.addEventListener('drop', refuse, listening);
    return () => listening.abort();
  }, []);

  return (
    <Screen
      title={texts.title}
      note={texts.hint}
      actions={<Link to={recordsPath(sections.name)}>{texts.list}</Link>}
    >
      <div className="cluster">
        <SelectFilter
          label={texts.brand}
          value={COMPANIES[companyId].slug}
          choices={BRANDS}
          onChange={(slug) => {
            const chosen = COMPANY_IDS.find((id) => COMPANIES[id].slug === slug);
            if (chosen) go({ companyId: chosen, page });
          }}
        />
        <SelectFilter
          label={texts.page}
          value={page as string}
          choices={PAGE_NAMES}
          onChange={(name) => go({ companyId, page: EDITED_PAGES.find((known) => known === name) ?? 'home' })}
        />
        <Segments
          legend={texts.width}
          options={WIDTHS}
          names={texts.widths}
          value={width}
          onChange={(chosen) => setWidth(chosen)}
        />
        <div className="page-views">
          <Segments
            legend={texts.view}
            options={VIEWS}
            names={texts.views}
            value={view}
            onChange={(chosen) => setView(chosen)}
          />
        </div>
      </div>
      <PageEditor
        key={`${companyId}.${page}`}
        companyId={companyId}
        page={page}
        width={width}
        view={view}
        onOpenPage={go}
      />
    </Screen>
  );
}

interface SegmentsProps<Option extends string> {
  legend: string;
  options: readonly Option[];
  names: Readonly<Record<NoInfer<Option>, string>>;
  value: NoInfer<Option>;
  onChange(option: Option): void;
}

function Segments<Option extends string>({ legend, options, names, value, onChange }: SegmentsProps<Option>) {
  const id = useId();
  return (
    <fieldset className="segments">
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option}>
          <input type="radio" name={id} checked={value === option} onChange={() => onChange(option)} />
          {names[option]}
        </label>
      ))}
    </fieldset>
  );
}
