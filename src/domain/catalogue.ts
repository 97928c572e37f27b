import { CATALOGUE_FAULTS as texts } from '#texts/catalogue';
import type { FieldError } from './api-error.ts';
import { COMPANIES, COMPANY_IDS, type CompanyId } from './company.ts';
import { group, list } from './fields/nested.ts';
import { optionalText, recordId, requiredText } from './fields/text.ts';
import { defineKind, type KindRecord } from './kind.ts';
import { SLUG_PATTERN } from './limits.ts';

const categoryFields = group(
  {
    name: requiredText({ label: 'Name', max: 40 }),
    slug: optionalText({
      label: 'Address',
      help: 'In Latin letters. Left empty, it is made of the name.',
      max: 40,
    }),
  },
  { label: 'Category' },
);

/** `/courses/2` is the second page of the list. */
const NUMBER = /^\d+$/;

/** How a brand's courses are put in order, one record a brand. */
const catalogueFields = {
  categories: list(
    {
      ...categoryFields,
      // Stored with the name, so that another name later leaves its address as it is.
      input: categoryFields.input.transform((category) => ({ ...category, slug: slugOf(category) })),
    },
    { label: 'Categories', help: 'In the order in which visitors see them.', max: 20, soon: true },
  ),
  featured: list(recordId({ of: 'courses', label: 'Course' }), {
    label: 'Courses on the home page',
    help: 'The first ones. Left empty, the newest stand there.',
    max: 12,
    soon: true,
  }),
};
export type Catalogue = KindRecord<typeof catalogueFields>;

export const catalogues = defineKind({
  name: 'catalogue',
  noun: { one: 'catalogue', many: 'catalogue' },
  fields: catalogueFields,
  ids: { given: COMPANY_IDS.map(String) },
  isPublic: true,
  label: ({ id }) => COMPANIES[Number(id) as CompanyId]?.name ?? id,
  companyOf: ({ id }) => Number(id) as CompanyId,
  faults({ categories }) {
    const seen = new Set<string>();
    return categories.flatMap((category, place): FieldError[] => {
      const { slug } = category;
      const msg = !SLUG_PATTERN.test(slug)
        ? texts.slug
        : NUMBER.test(slug)
          ? texts.number
          : seen.has(slug)
            ? texts.taken
            : '';
      seen.add(slug);
      return msg ? [{ field: `categories.${place}.slug`, msg }] : [];
    });
  },
});

/** Courses and addresses name it by its slug. */
export type Category = Catalogue['categories'][number];

const slugOf = ({ name, slug }: { name: string; slug: string }): string =>
  slug ||
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
