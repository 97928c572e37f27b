import type { APIRoute, GetStaticPaths } from 'astro';
import { contentOf } from '../../content/brands.ts';
import { COMPANIES, COMPANY_IDS } from '../../domain/company.ts';

export const getStaticPaths = (() =>
  COMPANY_IDS.map((id) => ({
    params: { brand: COMPANIES[id].brand },
    props: { content: contentOf(id) },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props }) => Response.json(props.content);
