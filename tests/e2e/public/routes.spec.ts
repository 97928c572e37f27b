import { expect, test } from '../support/site.ts';

/** Every public route and what must stand on it, also without JavaScript. */
const ROUTES: Record<string, string[]> = {
  '/': [
    'Empowering Education Since 2020',
    'Welcome to Name Education',
    'Empowering Minds, Shaping Futures',
    'Quality education that prepares you for success in the modern world',
    'Explore Courses',
    'Learn More',
    '500+',
    'Students Enrolled',
    '50+',
    'Expert Instructors',
    '95%',
    'Success Rate',
    '100+',
    'Courses Available',
    'What Our Students Say',
    'Why Choose',
    'Featured Courses',
    'IELTS Preparation',
    'View All Courses',
    'Get Started Today',
    'Contact Us',
  ],
  '/about': [
    'Our Impact',
    '5000+',
    'Students Graduated',
    '50+',
    'Expert Faculty',
    '100+',
    'Courses Offered',
    '15+',
    'Years of Excellence',
    'Mission',
    'Vision',
    'Values',
  ],
  '/courses': [
    'IELTS Preparation',
    'Contact Us for Custom Training',
    'View Details',
    'Enroll Now',
    'Instructor TBA',
  ],
  '/contact': [
    'Full Name',
    'Email',
    'Message',
    '+977',
    'Monday to Friday',
    '9:00 AM-6:00 PM',
    'Saturday',
    '10:00 AM-4:00 PM',
    'Sunday',
    'Closed',
    'NPT',
  ],
  '/course/ielts-preparation': [
    'IELTS Preparation',
    'Intermediate',
    '8 weeks',
    'Name Education',
    'Enroll',
    'Related',
  ],
  '/it': [
    'Name IT Education',
    'Code Your Future, Build Your Career',
    'Master the latest technologies and become a sought-after developer',
    'Explore IT Courses',
    'View Curriculum',
    '1000+',
    '50+',
    '98%',
    '200+',
    'JavaScript',
    'TypeScript',
    'Node.js',
    'Django',
    'Flutter',
    'PostgreSQL',
    'Docker',
    'AWS',
    'Git',
  ],
  '/it/about': ['500+', '95%', '50+', '15+', 'Mission', 'Vision', 'Leadership'],
  '/it/courses': ['MERN Stack Web Development', 'View Details'],
  '/it/contact': ['Butwal, Nepal', 'NPT', 'Full Name', '24 hours'],
  '/it/course/mern-stack-web-development': [
    'MERN Stack Web Development',
    'Enroll Now',
    'Contact for More Info',
  ],
  '/privacy': ['Privacy Policy'],
  '/terms': ['Terms of Service'],
  '/cookies': ['Cookie Policy'],
};
const FOOTER = ['/', '/about', '/courses', '/contact', '/it', '/privacy', '/terms', '/cookies'];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const [path, texts] of Object.entries(ROUTES)) {
    test(`${path} is built, complete and has header and footer`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      const body = page.locator('body');
      for (const text of texts) await expect(body).toContainText(text);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      for (const link of FOOTER) {
        await expect(page.getByRole('contentinfo').locator(`a[href="${link}"]`).first()).toBeAttached();
      }
      const nav = path.startsWith('/it')
        ? ['/it', '/it/about', '/it/courses', '/it/contact', '/']
        : ['/', '/about', '/courses', '/contact', '/it'];
      for (const link of nav) {
        await expect(page.getByRole('banner').locator(`a[href="${link}"]`).first()).toBeAttached();
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    });
  }

  test('an unknown address answers 404 with the way back', async ({ page }) => {
    for (const path of ['/nope', '/it/nope', '/course', '/it/course', '/shell', '/it/shell']) {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible();
    }
    for (const link of ['/', '/it', '/contact']) {
      await expect(page.getByRole('main').locator(`a[href="${link}"]`).first()).toBeVisible();
    }
  });

  test('an unknown course answers 404 with the way to the others', async ({ page }) => {
    expect((await page.goto('/course/nope'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Course Not Found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Browse All Courses' })).toHaveAttribute('href', '/courses');
    await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
    expect((await page.goto('/it/course/nope'))?.status()).toBe(404);
    await expect(
      page.getByText("The IT course you're looking for doesn't exist or has been removed."),
    ).toBeVisible();
  });

  test('a trailing slash leads to the address without', async ({ page }) => {
    await page.goto('/it/courses/?level=Beginner');
    expect(new URL(page.url()).pathname).toBe('/it/courses');
  });
});

test('the content files of both brands are served', async ({ page }) => {
  for (const brand of ['nameeducation', 'nameit']) {
    const content = await (await page.request.get(`/data/${brand}.json`)).json();
    expect(content.home.features.length).toBeGreaterThan(0);
    expect(content.about.values.length).toBeGreaterThan(0);
  }
});

test('no page says anything on the console, and none but three load more than one script', async ({
  page,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(`${page.url()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(`${page.url()}: ${error.message}`));
  for (const path of Object.keys(ROUTES)) {
    const scripts: string[] = [];
    const note = (request: { resourceType(): string; url(): string }) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    };
    page.on('request', note);
    await page.goto(path, { waitUntil: 'networkidle' });
    page.off('request', note);
    expect(scripts.filter((url) => /facetreesol|admin/i.test(url))).toEqual([]);
    const hasIsland = ['/', '/it', '/contact', '/it/contact'].includes(path);
    if (!hasIsland) expect(scripts.length, path).toBeLessThanOrEqual(1);
  }
  expect(said).toEqual([]);
});
