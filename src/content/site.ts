import facts from '../../data/site.json' with { type: 'json' };
import { type SiteFacts, siteFactsSchema } from '../domain/brand-content.ts';

/** Brand facts, read and checked once. */
export const site: SiteFacts = siteFactsSchema.parse(facts);
