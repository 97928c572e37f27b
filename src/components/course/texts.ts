import { brands } from '../../content/brands.ts';
import { byCompany } from '../../domain/company.ts';

/** What the course parts say on the pages of each brand. */
export const courseTexts = byCompany((id) => ({
  enrolNote: 'Send us a message and we will reserve your place in the next batch.',
  ...brands[id].words.course,
}));
