import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { config } from '../../netlify/functions/pages.ts';
import { brands } from '../../src/content/brands.ts';
import { contentOf } from '../../src/content/sections.ts';
import { COMPANIES, COMPANY_IDS, MAIN_COMPANY_ID } from '../../src/domain/company.ts';
import { RESERVED_COURSE_IDS } from '../../src/domain/course.ts';
import { enquiryCompany, enquiryIdSchema } from '../../src/domain/enquiry.ts';
import { GET as readRobots } from '../../src/pages/robots.txt.ts';
import { manifestPath, pagePaths, SHELLS_PATH } from '../../src/paths.ts';
import { sampleCarousel, sampleCourses } from '../../src/server/content/samples.ts';

const packed = z.object({ included_files: z.array(z.string()) });
const { functions, redirects, headers } = z
  .object({
    functions: z.object({ pages: packed, preview: packed }),
    redirects: z.array(z.object({ from: z.string(), status: z.number(), force: z.boolean().default(false) })),
    headers: z.array(z.object({ for: z.string(), values: z.record(z.string(), z.string()) })),
  })
  .parse(parse(readFileSync('netlify.toml', 'utf8')));

test('brands are told apart by whatever names them, and the main one is at the root', () => {
  for (const key of ['brand', 'slug', 'name', 'label', 'basePath'] as const) {
    expect(new Set(COMPANY_IDS.map((id) => COMPANIES[id][key])).size, key).toBe(COMPANY_IDS.length);
  }
  expect(COMPANIES[MAIN_COMPANY_ID].basePath).toBe('');
});

describe.each(COMPANY_IDS)('what has to be said of brand %i by hand', (id) => {
  test('the function for pages on demand takes its addresses', () => {
    const { course, courses, instructor } = pagePaths(id);
    for (const path of [
      course(':course'),
      `${courses}/:page`,
      `${courses}/:category/:page`,
      instructor(':instructor'),
    ])
      expect(config.path).toContain(path);
  });

  test('netlify.toml names the type of its manifest', () => {
    const rule = headers.find((header) => header.for === manifestPath(id));
    expect(rule?.values['Content-Type']).toBe('application/manifest+json');
  });
});

test('shells are packed with the functions that fill them, and kept from visitors', async () => {
  const files = `dist${SHELLS_PATH}*.html`;
  expect(functions.pages.included_files).toContain(files);
  expect(functions.preview.included_files).toContain(files);
  expect(redirects).toContainEqual({ from: `${SHELLS_PATH}*`, status: 404, force: true });
  expect(await readRobots().text()).toContain(`\nDisallow: ${SHELLS_PATH}\n`);
});

describe.each(COMPANY_IDS)('brand %i', (id) => {
  test('has words, and courses and testimonials that a fresh site shows', () => {
    expect(brands[id].words.course.home).not.toBe('');
    expect(sampleCourses.some(({ company_id }) => company_id === id)).toBe(true);
    expect(sampleCarousel.some(({ company_id }) => company_id === id)).toBe(true);
  });

  test('shows in its content file what it says, and not how', () => {
    expect(contentOf(id)).toHaveProperty('home.title');
    expect(contentOf(id)).not.toHaveProperty('words');
    expect(contentOf(id)).not.toHaveProperty('theme');
  });

  test('is found in the ids of its enquiries, and no course takes its number', () => {
    const enquiry = `1234567890123-${id}-0123456789abcdef`;
    expect(enquiryIdSchema.safeParse(enquiry).success).toBe(true);
    expect(enquiryCompany(enquiry)).toBe(id);
    expect(RESERVED_COURSE_IDS.has(String(id))).toBe(true);
  });
});
