import { allCourses } from '../catalogue.ts';
import { sitemapOf } from '../components/page/sitemap.ts';

export const GET = async () =>
  new Response(sitemapOf(await allCourses()), { headers: { 'Content-Type': 'application/xml' } });
