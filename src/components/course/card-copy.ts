import { COURSE_EXCERPT_MAX } from '../../domain/limits.ts';
import { summary } from '../../domain/summary.ts';
import { sourceSet } from '../ui/source-set.ts';
import { clothOf, weavePaths } from '../ui/weave.ts';
import type { IndexedCourse } from './catalogue-index.ts';
import { levelClass } from './level-class.ts';

/**
 * A card for a course that the page does not show: a copy of one of its two empty cards (CardPatterns.tsx), filled in.
 * In the browser only.
 */
export function cardCopy(patterns: HTMLTemplateElement, course: IndexedCourse): Element {
  const { id, title, level, duration, instructor, image, image_width: width, image_height: height } = course;
  const pattern = patterns.content.children[image ? 1 : 0] as Element;
  const item = pattern.cloneNode(true) as Element;
  const part = (selector: string) => item.querySelector(selector) as HTMLElement;
  const set = (target: Element | null, attributes: Record<string, unknown>) => {
    for (const [name, value] of Object.entries(attributes)) target?.setAttribute(name, String(value));
  };

  part('.course-card-title').textContent = title;
  part('.course-card-text').textContent = summary(course.description, COURSE_EXCERPT_MAX);
  if (duration) part('.fact').lastChild?.replaceWith(duration);
  else part('.fact').remove();
  if (level) {
    set(part('.course-card'), { 'data-level': level });
    set(part('.level'), { class: levelClass(level) });
    part('.level').textContent = level;
  }
  if (instructor) {
    part('.instructor-name').textContent = instructor;
    part('.instructor-initial').textContent = [...instructor][0]?.toUpperCase() ?? '';
  }
  // Details, then enrolment: both addresses end where the course is to be named.
  item.querySelectorAll('a').forEach((link, index) => {
    const end = index ? `${new URLSearchParams([['', title]])}`.slice(1) : id;
    set(link, { href: link.getAttribute('href') + end });
    link.querySelector('span')?.append(title);
  });
  if (image && width && height) {
    item.querySelectorAll('source').forEach((source, index) => {
      set(source, { srcset: sourceSet(image, width, index ? 'webp' : 'avif') });
    });
    set(part('img'), { src: image, width, height, alt: title });
  } else {
    const name = `weave-${id}`;
    for (const [thread, d] of Object.entries(weavePaths(clothOf(id)))) set(part(`.weave-${thread}`), { d });
    set(part('pattern'), { id: name });
    set(part('rect:last-child'), { fill: `url(#${name})` });
  }
  return item;
}
