import { useWatch } from 'react-hook-form';
import { ADMIN_CATALOGUE_TEXTS as texts } from '#texts/records';
import { type Catalogue, type Category, catalogues } from '../../domain/catalogue.ts';
import type { CompanyId } from '../../domain/company.ts';
import { byNewest } from '../../domain/course.ts';
import { FEATURED_COURSES } from '../../domain/limits.ts';
import { featuredCourses } from '../../domain/offered-course.ts';
import { useCourses } from '../app/queries.ts';
import { Thumbnail } from '../courses/Thumbnail.tsx';
import { LiveCardPanel } from '../editor/LiveCardPanel.tsx';
import { type AdminKind, adminKind } from '../records/kind.ts';

/** Of a category, in one line. */
const PICTURES_MAX = 5;

/** One a brand: its categories, and which courses its home page shows. */
export const adminCatalogue: AdminKind<Catalogue> = {
  ...adminKind(catalogues),
  // It is called as its brand already.
  companyOf: undefined,
  columns: {
    categories: {
      label: texts.categories,
      cell: (catalogue) => <Categories {...catalogue} />,
    },
    featured: {
      label: texts.onHome,
      cell: (catalogue) => (
        <>
          <span className="muted small">{texts.featured(catalogue.featured.length)}</span>
          <OnHome {...catalogue} />
        </>
      ),
    },
  },
  Card: CatalogueCard,
};

/** Each with how many courses it has, and their pictures as far as there is room. */
function Categories({ id, categories }: Catalogue) {
  const all = useCourses().data;
  if (categories.length === 0) return texts.none;
  return categories.map(({ slug, name }) => {
    const own =
      all?.filter(({ company_id, category }) => String(company_id) === id && category === slug) ?? [];
    // In place of the last one stands how many more there are.
    const shown = own.length > PICTURES_MAX ? PICTURES_MAX - 1 : own.length;
    return (
      <span key={slug} className="row spread category-line">
        <span>
          {name}
          {'\u00a0'}
          <span className="muted small">{all && own.length}</span>
        </span>
        <span className="row category-courses">
          {own.slice(0, shown).map((course) => (
            <Thumbnail key={course.id} course={course} />
          ))}
          {own.length > shown && (
            <span className="thumbnail category-more" aria-hidden="true">
              +{own.length - shown}
            </span>
          )}
        </span>
      </span>
    );
  });
}

/** The courses of the home page: those that were chosen, or the newest. */
function OnHome({ id, featured }: Pick<Catalogue, 'id' | 'featured'>) {
  const all = (useCourses().data ?? []).filter(({ company_id }) => String(company_id) === id);
  const shown = featuredCourses(all.toSorted(byNewest), featured).slice(0, FEATURED_COURSES);
  return shown.map((course) => (
    <span key={course.id} className="row named">
      <Thumbnail course={course} />
      <span>{course.title}</span>
    </span>
  ));
}

/** What is typed, as visitors meet it: the categories that they choose of, and the courses of the home page. */
function CatalogueCard({ before }: { before: Catalogue | undefined }) {
  const typed: { categories?: Partial<Category>[]; featured?: string[] } = useWatch();
  const names = [...new Set(typed.categories?.flatMap(({ name }) => name?.trim() || []))];
  return (
    <LiveCardPanel company={before && (Number(before.id) as CompanyId)}>
      <p className="cluster">
        {names.length > 0
          ? names.map((name) => (
              <span key={name} className="category-typed">
                {name}
              </span>
            ))
          : texts.none}
      </p>
      <p className="small home-courses">
        <span className="muted">{texts.onHome}</span>
        {before && <OnHome id={before.id} featured={typed.featured ?? []} />}
      </p>
    </LiveCardPanel>
  );
}
