import type { APIRoute } from 'astro';
import { coursesOf } from '../../../catalogue.ts';
import { catalogueIndex } from '../../../components/course/catalogue-index.ts';
import { type BrandRoute, brandRoutes } from '../../../components/page/brand-routes.ts';

/** Fetched by the first search in the course list. */
export const getStaticPaths = brandRoutes;

export const GET: APIRoute<BrandRoute['props']> = async ({ props }) =>
  Response.json(catalogueIndex(await coursesOf(props.companyId)));
