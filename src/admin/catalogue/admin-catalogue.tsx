import { useWatch } from 'react-hook-form';
import { ADMIN_CATALOGUE_TEXTS as texts } from '#texts/records';
import { type Catalogue, type Category, catalogues } from '../../domain/catalogue.ts';
import { byNewest } from '../../domain/course.ts';
import { FEATURED_COURSES } from '../../domain/limits.ts';
import { featuredCourses } from '../../domain/offered-course.ts';
import { useCourses } from '../app/queries.ts';
import { LiveCardPanel } from '../editor/LiveCardPanel.tsx';
import { type AdminKind, adminKind } from '../records/kind.ts';

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
    featured: { label: texts.onHome, cell: (catalogue) => <OnHome {...catalogue} /> },
  },
  Card: CategoriesCard,
};

/** Each with how many courses it has. */
function Categories({ id, categories }: Catalogue) {
  const all = useCourses().data;
  const countOf = (slug: string) =>
    all?.filter(({ company_id, category }) => String(company_id) === id && category === slug).length;
  if (categories.length === 0) return texts.none;
  return (
    <span className="cluster chips">
      {categories.map(({ slug, name }) => (
        <span key={slug} className="badge tone-neutral">
          {name} <b>{countOf(slug)}</b>
        </span>
      ))}
    </span>
  );
}

/** The courses of the home page: those that were chosen, or the newest. */
function OnHome({ id, featured }: Catalogue) {
  const all = (useCourses().data ?? []).filter(({ company_id }) => String(company_id) === id);
  const shown = featuredCourses(all.toSorted(byNewest), featured).slice(0, FEATURED_COURSES);
  return (
    <>
      {texts.featured(featured.length)}
      <span className="muted small home-courses">
        {shown.map((course) => (
          <span key={course.id}>{course.title}</span>
        ))}
      </span>
    </>
  );
}

/** The categories that are typed, as visitors choose of them. */
function CategoriesCard() {
  const categories: Partial<Category>[] = useWatch({ name: 'categories' }) ?? [];
  const names = [...new Set(categories.flatMap(({ name }) => name?.trim() || []))];
  return (
    <LiveCardPanel>
      <p className="cluster">
        {names.length > 0
          ? names.map((name) => (
              <span key={name} className="badge tone-neutral">
                {name}
              </span>
            ))
          : texts.none}
      </p>
    </LiveCardPanel>
  );
}
