import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import manifest from '../../data/carousel/pictures.json' with { type: 'json' };
import { STAMP_FORMAT, stampOf } from '../../src/cloth/cloth.ts';
import { lostSvg, posterSvg } from '../../src/cloth/poster.ts';
import { brandFiles } from '../../src/content/brand-files.ts';
import { brands } from '../../src/content/brands.ts';
import { THEMES } from '../../src/domain/brand.ts';
import { carouselItemIdSchema, carouselItemInputSchema } from '../../src/domain/carousel-item.ts';
import { byCompany, COMPANIES, COMPANY_IDS } from '../../src/domain/company.ts';
import { courseIdSchema, courseInputSchema } from '../../src/domain/course.ts';
import { weekdayNumber } from '../../src/domain/dates.ts';
import { intakes } from '../../src/domain/intake.ts';
import { hoursLines, WEEKDAYS } from '../../src/domain/opening-hours.ts';
import { type Picture, pictureHash, pictureWidths } from '../../src/domain/picture.ts';
import { mediaPath } from '../../src/paths.ts';
import { samplesOf } from '../../src/server/content/samples.ts';

const ROOT = new URL('../../', import.meta.url);
const DATA = new URL('data/', ROOT);

const courses = byCompany((id) => brandFiles[id].courses);
const carousel = byCompany((id) => brandFiles[id].carousel);
const pictures: Readonly<Record<string, Picture>> = manifest;

const allCourses = COMPANY_IDS.flatMap((id) => courses[id]);
const allItems = COMPANY_IDS.flatMap((id) => carousel[id]);

const duplicates = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);
const filesOf = (picture: Picture) =>
  pictureWidths(picture.width).flatMap((width) =>
    (['avif', 'webp'] as const).map((format) => mediaPath(picture, width, format)),
  );
const isServed = (path: string) => existsSync(new URL(`public${path}`, ROOT));

describe.each(COMPANY_IDS)('The sample data of company %i', (companyId) => {
  it('has content that satisfies its schema', () => {
    expect(brands[companyId].home.title).toContain(COMPANIES[companyId].name);
  });

  it.each(courses[companyId])('offers "$title" as an administrator could have typed it', (course) => {
    const { id: _id, ...input } = course;
    const result = courseInputSchema.safeParse({ ...input, company_id: companyId });
    expect(result.error?.issues ?? []).toEqual([]);
    // What a sample does not name, it leaves empty.
    expect(result.data).toMatchObject({ ...input, company_id: companyId });
  });

  it('teaches on no day on which the institute is closed', () => {
    const { hours } = brands[companyId].contact;
    for (const { id, days, start, end_ad } of samplesOf(intakes).filter(({ course_id }) =>
      isOwn(course_id),
    )) {
      expect(
        days.filter((day) => hours[day] === null),
        id,
      ).toEqual([]);
      for (const ad of [start.ad, end_ad]) expect(days, id).toContain(WEEKDAYS[weekdayNumber(ad)]);
    }
    function isOwn(course: string) {
      return courses[companyId].some(({ id }) => id === course);
    }
  });

  it('has testimonials that an administrator could have typed', () => {
    for (const { id, caption } of carousel[companyId]) {
      expect(carouselItemIdSchema.safeParse(id).success, id).toBe(true);
      expect(carouselItemInputSchema.parse({ caption, company_id: companyId }).caption).toBe(caption);
    }
  });
});

describe.each([1, 2] as const)('The samples that were agreed for company %i', (companyId) => {
  it('are at least twelve courses, one of them without a level and one without an instructor', () => {
    expect(courses[companyId].length).toBeGreaterThanOrEqual(12);
    expect(courses[companyId].some(({ level }) => level === '')).toBe(true);
    expect(courses[companyId].some(({ instructor }) => instructor === '')).toBe(true);
  });

  it('are four to six testimonials', () => {
    expect(carousel[companyId].length).toBeGreaterThanOrEqual(4);
    expect(carousel[companyId].length).toBeLessThanOrEqual(6);
  });
});

describe('Sample courses and testimonials', () => {
  it('have ids that stand in an address', () => {
    const invalid = allCourses.filter(({ id }) => !courseIdSchema.safeParse(id).success);
    expect(invalid).toEqual([]);
  });

  it('share no id over both brands', () => {
    expect(duplicates(allCourses.map(({ id }) => id))).toEqual([]);
    expect(duplicates(allItems.map(({ id }) => id))).toEqual([]);
  });

  it('are described in at least two paragraphs', () => {
    const short = allCourses.filter(({ description }) => description.split('\n\n').length < 2);
    expect(short.map(({ id }) => id)).toEqual([]);
  });
});

describe('The files of data/', () => {
  const textFiles = readdirSync(DATA, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(json|svg)$/.test(name),
  );

  it.each(textFiles)('%s holds no filler text', (name) => {
    expect(readFileSync(new URL(name, DATA), 'utf8')).not.toMatch(/lorem|ipsum|dolor sit/i);
  });
});

describe('Pictures of the sample testimonials', () => {
  const woven = COMPANY_IDS.flatMap((companyId) =>
    carousel[companyId].map(({ id, caption }) => ({
      id,
      drawing: stampOf(caption, brands[companyId].theme),
    })),
  );

  it.each(woven)(
    '$id is the cloth of its writer, listed with its hash and served',
    async ({ id, drawing }) => {
      const picture = pictures[id];
      if (!picture) throw new Error(`data/carousel/pictures.json does not list ${id}; run npm run pictures.`);
      expect(picture.hash, 'run npm run pictures').toBe(await pictureHash(drawing));
      expect(picture.height / picture.width).toBeCloseTo(STAMP_FORMAT.rows / STAMP_FORMAT.columns, 2);
      expect(filesOf(picture).filter((path) => !isServed(path))).toEqual([]);
    },
  );

  it('are each like no other, and nothing lies beside them that nobody needs', () => {
    const hashes = Object.values(pictures).map(({ hash }) => hash);
    expect(Object.keys(pictures).sort()).toEqual(allItems.map(({ id }) => id).sort());
    expect(duplicates(hashes)).toEqual([]);
    expect(readdirSync(new URL('public/media/', ROOT)).sort()).toEqual(hashes.sort());
  });
});

describe('The page that is not there', () => {
  it.each(THEMES)('shows a cloth with a dropped thread, in the theme %s', (theme) => {
    const file = readFileSync(new URL(`public/lost-${theme}.svg`, ROOT), 'utf8');
    expect(file, 'run npm run pictures').toBe(lostSvg(theme));
  });
});

describe('The welcome popup', () => {
  it('shows a picture that the site serves, to the general brand’s visitors, once', () => {
    const { popup } = brands[1];
    expect(readFileSync(new URL(`public${popup.poster}`, ROOT), 'utf8'), 'run npm run pictures').toBe(
      posterSvg(),
    );
    expect(popup).toMatchObject({ shown: true, frequency: 'once', storage_key: 'sitePopupDismissed' });
    expect(brands[2].popup.shown).toBe(false);
  });
});

describe('The texts and figures that were agreed', () => {
  const general = brands[1];
  const itBrand = brands[2];
  const figures = (list: readonly { value: string; label: string }[]) =>
    list.map(({ value, label }) => `${value} ${label}`);

  it.each([
    [general.home.badge, 'Empowering Education Since 2020'],
    [general.home.title, 'Welcome to Name Education'],
    [general.home.subtitle, 'Empowering Minds, Shaping Futures'],
    [general.home.description, 'Quality education that prepares you for success in the modern world'],
    [itBrand.home.title, 'Name IT Education'],
    [itBrand.home.subtitle, 'Code Your Future, Build Your Career'],
    [itBrand.home.description, 'Master the latest technologies and become a sought-after developer'],
    [itBrand.contact.address, 'Traffic Chowk, Butwal, Nepal'],
    [general.contact.time_zone, 'NPT'],
    [itBrand.contact.time_zone, 'NPT'],
  ])('"%s" is "%s"', (actual, specified) => {
    expect(actual).toBe(specified);
  });

  it('include the figures of the general brand', () => {
    expect(figures(general.home.stats)).toEqual([
      '500+ Students Enrolled',
      '50+ Expert Instructors',
      '95% Success Rate',
      '100+ Courses Available',
    ]);
    expect(figures(general.about.impact)).toEqual([
      '5000+ Students Graduated',
      '50+ Expert Faculty',
      '100+ Courses Offered',
      '15+ Years of Excellence',
    ]);
  });

  it('include the figures of the IT brand', () => {
    expect(itBrand.home.stats.map(({ value }) => value)).toEqual(['1000+', '50+', '98%', '200+']);
    expect(itBrand.about.impact.map(({ value }) => value)).toEqual(['500+', '95%', '50+', '15+']);
  });

  it('name twelve technologies, for the IT brand only', () => {
    expect(itBrand.home.technologies.join(' ')).toBe(
      'JavaScript TypeScript React Node.js Python Django Java Flutter PostgreSQL Docker AWS Git',
    );
    expect(general.home.technologies).toEqual([]);
  });

  it.each([general, itBrand])('give the same office hours for both brands', ({ contact }) => {
    expect(hoursLines({ week: contact.hours })).toEqual([
      { days: 'Monday to Friday', hours: '9:00 AM-6:00 PM' },
      { days: 'Saturday', hours: '10:00 AM-4:00 PM' },
      { days: 'Sunday', hours: 'Closed' },
    ]);
  });

  it('count six benefits, three leaders and four questions for the IT brand', () => {
    expect(itBrand.about.benefits).toHaveLength(6);
    expect(itBrand.about.leaders).toHaveLength(3);
    expect(itBrand.contact.faq).toHaveLength(4);
  });
});
