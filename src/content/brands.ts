import { type Brand, brandSchema } from '../domain/brand.ts';
import { byCompany, COMPANIES, type CompanyId } from '../domain/company.ts';
import { brandFiles } from './brand-files.ts';

/**
 * Checks the file of one brand.
 * @throws naming the file, the field and what is wrong with it
 */
export function parseBrand(companyId: CompanyId, file: unknown): Brand {
  const { brand } = COMPANIES[companyId];
  const result = brandSchema.safeParse(file);
  if (result.success) return result.data;
  const reasons = result.error.issues.map((issue) => `${issue.path.join('.') || 'file'}: ${issue.message}`);
  throw new Error(`Failed to fetch ${brand} data. data/brands/${brand}.json — ${reasons.join('; ')}`);
}

/** What each brand says on its pages, and how they look. */
export const brands = byCompany((id) => parseBrand(id, brandFiles[id].brand));
