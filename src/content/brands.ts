import nameeducation from '../../data/content/nameeducation.json' with { type: 'json' };
import nameit from '../../data/content/nameit.json' with { type: 'json' };
import { type BrandContent, brandContentSchema } from '../domain/brand-content.ts';
import { COMPANIES, type CompanyId } from '../domain/company.ts';
import { contentFailure } from '../domain/texts.ts';

/**
 * Checks one content file.
 * @throws naming the file, the field and what is wrong with it
 */
export function parseBrandContent(companyId: CompanyId, file: unknown): BrandContent {
  const { brand } = COMPANIES[companyId];
  const result = brandContentSchema.safeParse(file);
  if (result.success) return result.data;
  const reasons = result.error.issues.map((issue) => `${issue.path.join('.') || 'file'}: ${issue.message}`);
  throw new Error(`${contentFailure(brand)} data/content/${brand}.json — ${reasons.join('; ')}`);
}

/** What each brand says on its pages. */
export const brands: Readonly<Record<CompanyId, BrandContent>> = {
  1: parseBrandContent(1, nameeducation),
  2: parseBrandContent(2, nameit),
};
