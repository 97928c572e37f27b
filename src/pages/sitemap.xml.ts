import { allCourses } from '../content/stored.ts';
import { sitemapOf } from './_sitemap.ts';

export const GET = async () =>
  new Response(sitemapOf(await allCourses()), { headers: { 'Content-Type': 'application/xml' } });
