import type { APIRoute } from 'astro';
import { catalogueIndex } from '../../../components/course/catalogue-index.ts';
import { coursesOf } from '../../../content/stored.ts';
import { type BrandRoute, brandRoutes } from '../../_brand-routes.ts';

/** Fetched by the first search in the course list. */
export const getStaticPaths = brandRoutes;

export const GET: APIRoute<BrandRoute['props']> = async ({ props }) =>
  Response.json(catalogueIndex(await coursesOf(props.companyId)));
