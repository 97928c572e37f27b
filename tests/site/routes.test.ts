import { expect, test } from 'vitest';
import { ask, open, words } from './read.ts';

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
  '/privacy': ['Privacy Policy', 'for 30 days', 'for 2 hours', 'for 2 days'],
  '/terms': ['Terms of Service'],
  '/cookies': ['Cookie Policy'],
};
const FOOTER = ['/', '/about', '/courses', '/contact', '/it', '/privacy', '/terms', '/cookies'];

const hrefs = (root: Element | null) =>
  [...(root?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));

test.each(Object.entries(ROUTES))('%s is built, complete and has header and footer', async (path, texts) => {
  const { status, document } = await open(path);
  expect(status).toBe(200);
  const body = words(document.body);
  for (const text of texts) expect(body).toContain(text);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  expect(hrefs(document.querySelector('body > footer'))).toEqual(expect.arrayContaining(FOOTER));
  const menu = path.startsWith('/it')
    ? ['/it', '/it/about', '/it/courses', '/it/contact', '/']
    : ['/', '/about', '/courses', '/contact', '/it'];
  expect(hrefs(document.querySelector('body > header'))).toEqual(expect.arrayContaining(menu));
});

test('an unknown address answers 404 with the way back', async () => {
  const kept = ['/shells', '/shells/course-1', '/shells/list-2.html', '/built.json'];
  const lists = ['/courses/1', '/courses/2', '/it/courses/nope', '/courses/_shell'];
  for (const path of ['/nope', '/it/nope', '/course', '/it/course', ...kept, ...lists]) {
    const { status, document } = await open(path);
    expect(status, path).toBe(404);
    const main = document.querySelector('main');
    expect(words(main)).toContain('Oops! Page Not Found');
    expect(hrefs(main)).toEqual(expect.arrayContaining(['/', '/it', '/contact']));
  }
});

test.each([
  [
    '',
    "The course you're looking for doesn't exist or has been removed.",
    ['/courses', '/'],
    'Browse All CoursesGo Home',
  ],
  [
    '/it',
    "The IT course you're looking for doesn't exist or has been removed.",
    ['/it/courses', '/it'],
    'Browse IT CoursesGo to IT Home',
  ],
])('%s/course of an unknown id answers 404 with the way to the others', async (base, text, links, labels) => {
  const { status, document } = await open(`${base}/course/nope`);
  expect(status).toBe(404);
  const main = document.querySelector('main');
  expect(words(main?.querySelector('h1') ?? null)).toBe('Course Not Found');
  expect(words(main)).toContain(text);
  const actions = main?.querySelector('.actions') ?? null;
  expect(hrefs(actions)).toEqual(links);
  expect(words(actions)).toBe(labels);
});

test('a trailing slash leads to the address without', async () => {
  const answer = await ask('/it/courses/?level=Beginner');
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toMatch(/\/it\/courses\?level=Beginner$/);
});

test('the content files of both brands are served', async () => {
  for (const brand of ['nameeducation', 'nameit']) {
    const content = await (await ask(`/data/${brand}.json`)).json();
    expect(content.home.features.length).toBeGreaterThan(0);
    expect(content.about.values.length).toBeGreaterThan(0);
  }
});
