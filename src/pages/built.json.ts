import { builtContent } from '../content/stored.ts';

/** Says what the deployed site was made of, for functions only: netlify.toml keeps it from visitors. */
export const GET = async () => Response.json(await builtContent());
