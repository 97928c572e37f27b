import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type BlockerFunction, useSearchParams } from 'react-router';
import { PAGE_EDITOR_TEXTS as texts } from '#texts/page-editor';
import { ADMIN_COURSE_TEXTS } from '#texts/records';
import { SECTION_TEXTS } from '#texts/sections';
import { COMPANIES, COMPANY_IDS, type CompanyId, MAIN_COMPANY_ID } from '../../domain/company.ts';
import type { Course } from '../../domain/course.ts';
import { EDITED_PAGES, SECTIONS } from '../../domain/section.ts';
import { useCourses } from '../app/queries.ts';
import { QueryState } from '../ui/Failure.tsx';
import { Screen } from '../ui/Screen.tsx';
import { SelectFilter } from '../ui/SelectFilter.tsx';
import { useAskBefore } from '../ui/unsaved.ts';
import type { EditedAt } from './edited.ts';
import { PageEditor } from './PageEditor.tsx';

const WIDTHS = ['phone', 'laptop'] as const;
const VIEWS = ['page', 'form'] as const;
/** Beside its forms a laptop's page would be shown at less than 65 %, too small to read. */
const CRAMPED = '(width < 90rem)';

const BRANDS = Object.fromEntries(COMPANY_IDS.map((id) => [COMPANIES[id].slug, COMPANIES[id].name]));
const PAGE_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  EDITED_PAGES.map((page) => [page, SECTION_TEXTS.pages[page]]),
);

const leavesPage: BlockerFunction = ({ currentLocation: here, nextLocation: next }) =>
  here.pathname !== next.pathname || here.search !== next.search;

/** The words of the pages. Which page it is stands in the address, or a part of it: `?edit=1.contact.hours`. */
export function PagesScreen() {
  const [params, setParams] = useSearchParams();
  const edit = SECTIONS.find(({ id }) => id === params.get('edit'));
  const companyId: CompanyId =
    edit?.companyId ??
    COMPANY_IDS.find((id) => COMPANIES[id].slug === params.get('company')) ??
    MAIN_COMPANY_ID;
  const page = EDITED_PAGES.find((name) => name === (edit?.page ?? params.get('page'))) ?? 'home';
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>(() =>
    window.matchMedia(CRAMPED).matches ? 'phone' : 'laptop',
  );
  const [view, setView] = useState<(typeof VIEWS)[number]>(edit ? 'form' : 'page');
  /** At once: what is hidden cannot be scrolled to. */
  const showForm = useCallback(() => flushSync(() => setView('form')), []);
  const go = (to: EditedAt, course?: string) =>
    setParams({ company: COMPANIES[to.companyId].slug, page: to.page, ...(course && { course }) });
  useAskBefore(leavesPage);
  const query = useCourses();
  /** Stays when somebody deletes it: what is typed for it is still there. */
  const open = useRef<Course>(undefined);
  const listed = query.data?.filter(({ company_id }) => company_id === companyId);
  const { current: held } = open;
  const isDeleted = held?.company_id === companyId && !listed?.some(({ id }) => id === held.id);
  const courses = isDeleted ? listed && [...listed, held] : listed;
  const wanted = params.get('course') ?? held?.id;
  const course = page === 'course' ? (courses?.find(({ id }) => id === wanted) ?? courses?.[0]) : undefined;
  open.current = course;

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
      actions={
        <div className="page-views">
          <Segments
            legend={texts.view}
            options={VIEWS}
            names={texts.views}
            value={view}
            onChange={(chosen) => setView(chosen)}
          />
        </div>
      }
    >
      <div className="cluster page-choices">
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
        {course && courses && (
          <SelectFilter
            label={texts.course}
            value={course.id}
            choices={Object.fromEntries(courses.map(({ id, title }) => [id, title]))}
            onChange={(id) => go({ companyId, page }, id)}
          />
        )}
        <Segments
          legend={texts.width}
          options={WIDTHS}
          names={texts.widths}
          value={width}
          onChange={(chosen) => setWidth(chosen)}
        />
      </div>
      {page === 'course' && !courses ? (
        <QueryState of={query} loading={ADMIN_COURSE_TEXTS.loading} failed={ADMIN_COURSE_TEXTS.listFailed} />
      ) : (
        <PageEditor
          key={`${companyId}.${page}.${course?.id}`}
          companyId={companyId}
          page={page}
          courseId={course?.id}
          startAt={edit?.id}
          width={width}
          view={view}
          onOpenPage={go}
          onShowForm={showForm}
        />
      )}
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
