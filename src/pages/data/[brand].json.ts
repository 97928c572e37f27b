import type { APIRoute, GetStaticPaths } from 'astro';
import { contentOf } from '../../content/sections.ts';
import { said } from '../../content/stored.ts';
import { COMPANIES, COMPANY_IDS } from '../../domain/company.ts';

export const getStaticPaths = (() =>
  COMPANY_IDS.map((id) => ({
    params: { brand: COMPANIES[id].brand },
    props: { companyId: id },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ props }) => Response.json(contentOf(props.companyId, await said()));
