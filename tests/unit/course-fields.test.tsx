import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CourseCard } from '../../src/components/course/CourseCard.tsx';
import { CourseDetail } from '../../src/components/course/CourseDetail.tsx';
import { courseData } from '../../src/components/page/structured-data.ts';
import { courseFields } from '../../src/domain/course.ts';
import { course } from '../support/records.ts';

const shown = course({ duration: '8 weeks' });
/** The brand is the page itself. */
const FIELDS = Object.keys(courseFields).filter((name) => name !== 'company_id');
/** What a visitor sees of a field, where it is not the value itself. */
const SEEN: Readonly<Record<string, string>> = { image: '/media/0123456789abcdef0123456789abcdef/' };
/** The same for what search engines read. */
const READ: Readonly<Record<string, string>> = { duration: '"repeatCount":8' };
const seen = (name: string) => SEEN[name] ?? String(shown[name as keyof typeof shown]);

describe.each(FIELDS)('the %s of a course', (name) => {
  test('stands on its card', () => {
    expect(renderToString(<CourseCard course={shown} companyId={1} />)).toContain(seen(name));
  });

  test('stands on its page', () => {
    const page = <CourseDetail course={shown} related={[]} companyId={1} learningPoints={['To keep bees']} />;
    expect(renderToString(page)).toContain(seen(name));
  });

  test('stands in what search engines read', () => {
    expect(JSON.stringify(courseData(shown))).toContain(READ[name] ?? seen(name));
  });
});
