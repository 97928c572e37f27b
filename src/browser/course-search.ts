import { cardCopy } from '../components/course/card-copy.ts';
import type { IndexedCourse } from '../components/course/catalogue-index.ts';
import { foldText } from '../domain/fold-text.ts';
import { API_TIMEOUT_MS } from '../domain/limits.ts';
import { afterPaint } from './after-paint.ts';

/**
 * Search, level and order of the course list. The state is the address (`?q=&level=&sort=`). The first question
 * fetches the index of all courses, those of other pages included; what matches is shown a page at a time. Cards
 * that the page holds leave and come back, the same elements; the others are copies of an empty one.
 * No React: with freshness.ts it has to stay under 4 kB.
 */
interface Entry {
  id: string;
  title: string;
  /** All that the search looks at, folded. */
  text: string;
  level: string;
  card: () => Element;
}

const NAMES = ['q', 'level', 'sort'] as const;
const doc = document;
const form = doc.querySelector<HTMLFormElement>('.catalogue-filter');
const region = doc.querySelector('[data-fresh]');
const none = doc.querySelector<HTMLElement>('.catalogue-none');
const more = doc.querySelector<HTMLElement>('.catalogue-more');
const patterns = doc.querySelector<HTMLTemplateElement>('#card-patterns');

/** The courses whose cards the page holds, read from them when somebody asks. */
const read = (root: ParentNode): Entry[] =>
  [...root.querySelectorAll('.course-grid>li')].map((item) => {
    const text = (part: string) => item.querySelector(part)?.textContent ?? '';
    return {
      get id() {
        return item.querySelector('a')?.pathname.split('/').pop() ?? '';
      },
      get title() {
        return text('.course-card-title');
      },
      get text() {
        return foldText([this.title, text('.course-card-text'), text('.instructor-name')].join('\n'));
      },
      get level() {
        return item.querySelector<HTMLElement>('[data-level]')?.dataset.level ?? '';
      },
      card: () => item,
    };
  });

if (form && region && none && more && patterns) {
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
  const value = (name: string) => field(name).value.trim();
  const levels = [...(field('level') as HTMLSelectElement).options].map((option) => option.value);
  /** Courses without a level come last. */
  const rank = ({ level }: Entry) => levels.indexOf(level) || levels.length;
  const sorts: Record<string, (a: Entry, b: Entry) => number> = {
    title: (a, b) => a.title.localeCompare(b.title),
    'title-desc': (a, b) => b.title.localeCompare(a.title),
    level: (a, b) => rank(a) - rank(b),
  };
  /** Of this page, and of the whole list once it was asked for. */
  let own = read(region);
  let all: Promise<Entry[]> | null = null;
  let asked = 0;
  /** How many cards a page has; pages of matches have as many. */
  const size = Number(form.dataset.size);
  let shown = size;

  /** A page that is behind asks for the list as it is now. Without an answer, this page is all there is to search. */
  const everything = async (): Promise<Entry[]> => {
    const { index, list } = form.dataset;
    try {
      const answer = await fetch((doc.documentElement.dataset.stale ? list : index) ?? '', {
        signal: AbortSignal.timeout(API_TIMEOUT_MS),
      });
      const courses: IndexedCourse[] = await answer.json();
      const cards = new Map(own.map((entry) => [entry.id, entry.card]));
      return courses.map((course) => ({
        id: course.id,
        title: course.title,
        text: foldText([course.title, course.description, course.instructor].join('\n')),
        level: course.level,
        card: cards.get(course.id) ?? (() => cardCopy(patterns, course)),
      }));
    } catch {
      // The next question tries again.
      all = null;
      return own;
    }
  };

  const apply = async () => {
    const turn = ++asked;
    const words = foldText(value('q')).split(/\s+/);
    const level = value('level');
    const pager = region.querySelector<HTMLElement>('.pager');
    const filtering = NAMES.some(value);
    let entries = own;
    if (filtering) {
      all ??= everything();
      entries = await all;
      if (turn !== asked) return;
    }
    // Without the index, the pager is the way to what was not searched.
    const partly = entries === own;
    if (pager) pager.hidden = !partly;
    const found = entries
      .filter((entry) => !level || entry.level === level)
      .filter(({ text }) => words.every((word) => text.includes(word)));
    const order = sorts[value('sort')];
    if (order) found.sort(order);
    const cards = found.slice(0, shown).map(({ card }) => card());
    const grid = region.querySelector('.course-grid');
    // Cards that leave and come back are painted anew.
    if (cards.length !== grid?.children.length || cards.some((card, place) => card !== grid.children[place]))
      grid?.replaceChildren(...cards);
    form.hidden = !entries.length;
    none.hidden = form.hidden || found.length > 0;
    more.hidden = found.length <= shown;
    const of = found.length < entries.length ? `${found.length} of ` : '';
    const text = `${of}${entries.length} course${entries.length === 1 ? '' : 's'}`;
    const status = form.querySelector('[role=status]');
    if (status) status.textContent = pager && partly ? `${text} on this page` : text;
  };

  /** @param kept whether what the visitor has chosen already comes first */
  const fromAddress = (kept = false) => {
    const query = new URLSearchParams(location.search);
    for (const name of NAMES) {
      const input = field(name);
      if (kept && input.value) continue;
      const wanted = query.get(name) ?? '';
      input.value = wanted;
      // An order or level that there is not.
      if ('options' in input && input.value !== wanted) input.selectedIndex = 0;
    }
    apply();
  };

  const toAddress = () => {
    const url = new URL(location.href);
    for (const name of NAMES) {
      if (value(name)) url.searchParams.set(name, value(name));
      else url.searchParams.delete(name);
    }
    history.replaceState(history.state, '', url);
  };

  const changed = () => {
    shown = size;
    apply();
    toAddress();
  };

  form.addEventListener('input', () => afterPaint(changed));
  // Whoever comes to the search field is about to search.
  field('q').addEventListener('focus', () => {
    all ??= everything();
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  // The event comes before the fields are empty. The button that was pressed goes away.
  form.addEventListener('reset', () =>
    setTimeout(() => {
      changed();
      field('q').focus();
    }),
  );
  more.addEventListener('click', async () => {
    const first = shown + 1;
    shown += size;
    await apply();
    // The button may be gone by now, and what was asked for begins here.
    region.querySelector<HTMLElement>(`.course-grid>:nth-child(${first}) a`)?.focus();
  });
  addEventListener('popstate', () => fromAddress());
  // freshness.ts has put another list in place.
  new MutationObserver(() => {
    own = read(region);
    all = null;
    apply();
  }).observe(region, { childList: true });
  // In a task of its own: reading this file is one for a slow phone.
  setTimeout(() => {
    // Somebody may have been quicker than this script, and may have opened the page once more by pressing Enter.
    if (doc.activeElement === field('q')) all ??= everything();
    fromAddress(true);
    if (location.search || NAMES.some(value)) toAddress();
  });
}
