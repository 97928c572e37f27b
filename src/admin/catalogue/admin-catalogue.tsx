import { useWatch } from 'react-hook-form';
import { ADMIN_CATALOGUE_TEXTS as texts } from '#texts/records';
import { type Catalogue, type Category, catalogues } from '../../domain/catalogue.ts';
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
      cell: ({ categories }) => categories.map(({ name }) => name).join(', ') || texts.none,
    },
    featured: { label: texts.onHome, cell: ({ featured }) => texts.featured(featured.length) },
  },
  Card: CategoriesCard,
};

/** The categories that are typed, as visitors choose of them. */
function CategoriesCard() {
  const categories: Partial<Category>[] = useWatch({ name: 'categories' }) ?? [];
  const names = [...new Set(categories.flatMap(({ name }) => name?.trim() || []))];
  return (
    <LiveCardPanel>
      <p className="muted small">{texts.asVisitors}</p>
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
