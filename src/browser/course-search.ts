import { COUNT_TEXTS } from '#texts/catalogue';
import {
  type CourseFacts,
  FILTER_NAMES,
  filterOf,
  fits,
  lowestFee,
  nextStart,
  readFacts,
} from '../domain/course-filter.ts';
import { type CourseSort, courseSorts, searchFor } from '../domain/course-search.ts';
import { COURSE_QUERY_MAX, FEATURED_COURSES } from '../domain/limits.ts';
import { dayInNepal } from '../domain/nepal.ts';
import { afterPaint } from './after-paint.ts';
import { timeLimit } from './time-limit.ts';

/**
 * Search, filters and order of the course list. The state is the address (`?q=&level=&sort=…`). A list that is whole in
 * the page is filtered here: its cards leave and come back. One of several pages is asked for as a fragment.
 */
const NAMES = ['q', 'level', 'sort', ...FILTER_NAMES] as const;
const FRAGMENT_DELAY_MS = 150;
const doc = document;
const form = doc.querySelector<HTMLFormElement>('.catalogue-filter');
const region = form?.parentElement?.querySelector<HTMLElement>('[data-fresh]');
const results = doc.querySelector<HTMLElement>('.catalogue-results');
const none = doc.querySelector<HTMLElement>('.catalogue-none');
const sought = none?.querySelector('b');
const count = form?.querySelector('[role=status]');

/** A Trusted Types policy as in freshness.ts. Its name is its own, since a name can be used once. */
const fragment = self.trustedTypes?.createPolicy('search', { createHTML: (html) => html });

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const gridOf = (root: ParentNode) => root.querySelector<HTMLElement>('.course-grid');
const countText = (found: number, all: number) =>
  found < all ? COUNT_TEXTS.of(found, COUNT_TEXTS.courses(all)) : COUNT_TEXTS.courses(all);

if (form && region && results && none && count) {
  type Control = HTMLInputElement | HTMLSelectElement;
  /** One, or the boxes that share a name; none where no course says anything of it. */
  const fields = (name: string) => [...form.querySelectorAll<Control>(`[name=${name}]`)];
  const field = (name: string) => fields(name)[0] as Control;
  const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';
  const value = (name: string) =>
    fields(name)
      .flatMap((control) => (isBox(control) && !control.checked ? [] : control.value.trim()))
      .join();
  const options = [...(field('level') as HTMLSelectElement).options].map((option) => option.value);
  const sorts = courseSorts(options.slice(1));

  const today = dayInNepal(new Date());
  const NO_FACTS: CourseFacts = { fee: null, intakes: [] };
  const read = () =>
    [...region.querySelectorAll<HTMLElement>('[data-search]')].map((item) => {
      const { search = '', facts: written } = item.dataset;
      const facts = readFacts(written) ?? NO_FACTS;
      return {
        item,
        facts,
        text: search,
        start: nextStart(facts, today),
        fee: lowestFee(facts),
        title: item.querySelector('.course-card-title')?.textContent ?? '',
        level: item.querySelector<HTMLElement>('[data-level]')?.dataset.level ?? '',
      };
    });
  let cards = read();
  let asked = 0;
  /** Where this page of the list, or of matches, comes from. Another question begins at the first page. */
  let source = region.dataset.fresh;
  const { pathname } = location;

  /** The matches in a list of several pages. @returns how it went, or that it was not to be had */
  const fetchMatches = async (turn: number): Promise<boolean> => {
    try {
      const query = new URLSearchParams(NAMES.map((name) => [name, value(name)]));
      await sleep(FRAGMENT_DELAY_MS);
      if (turn !== asked) return true;
      const answer = await fetch(`${source}?${query}`, { signal: timeLimit() });
      if (!answer.ok) return false;
      const html = await answer.text();
      if (turn === asked) results.innerHTML = fragment?.createHTML(html) ?? html;
      return true;
    } catch {
      return false;
    }
  };

  const filterCards = () => {
    const matches = searchFor(value('q'));
    const level = value('level');
    const wanted = filterOf(new URLSearchParams(FILTER_NAMES.map((name) => [name, value(name)])));
    const found = cards.filter(
      (card) => (!level || card.level === level) && fits(card.facts, wanted, today) && matches(card.text),
    );
    const sort = sorts[value('sort') as CourseSort];
    if (sort) found.sort(sort);
    const grid = gridOf(region);
    // What the list ends with stays its end.
    const items = [...found.map(({ item }) => item), ...region.querySelectorAll('.training')];
    // Cards that are removed and put back are painted again.
    if (items.length !== grid?.children.length || items.some((item, place) => item !== grid.children[place]))
      grid?.replaceChildren(...items);
    return found.length;
  };

  const apply = async () => {
    const turn = ++asked;
    const total = Number(gridOf(region)?.dataset.total ?? 0);
    const paged = cards.length < total;
    const fetched = paged && NAMES.some(value) && (await fetchMatches(turn));
    if (turn !== asked) return;
    region.hidden = fetched;
    results.hidden = !fetched;
    form.hidden = !total;
    const matches = gridOf(results)?.dataset;
    const found = fetched ? Number(matches?.found ?? 0) : filterCards();
    none.hidden = form.hidden || found > 0;
    // A few are offered. They go back into the list as soon as it shows anything, or another list takes its place.
    none.lastElementChild?.replaceChildren(
      ...cards.slice(0, none.hidden ? 0 : FEATURED_COURSES).map(({ item }) => item),
    );
    // Where nothing was typed, other words stand there.
    none.dataset.typed = value('q');
    if (sought) sought.textContent = value('q');
    // When the search fails, the pager still leads to the other pages.
    const text = countText(found, fetched ? Number(matches?.total ?? 0) : cards.length);
    count.textContent = paged && !fetched ? COUNT_TEXTS.onThisPage(text) : text;
  };

  /** @param kept whether what the visitor has chosen already comes first */
  const fromAddress = (kept = false) => {
    const query = new URLSearchParams(location.search);
    for (const name of NAMES) {
      if (kept && value(name)) continue;
      const wanted = (query.get(name) ?? '').slice(0, COURSE_QUERY_MAX);
      for (const input of fields(name)) {
        if (isBox(input)) {
          input.checked = wanted.split(',').includes(input.value);
          continue;
        }
        input.value = wanted;
        // The address may name an unknown order or level.
        if ('options' in input && input.value !== wanted) input.selectedIndex = 0;
      }
    }
    void apply();
  };

  const toAddress = (path = pathname) => {
    const url = new URL(location.href);
    url.pathname = path;
    for (const name of NAMES) {
      if (value(name)) url.searchParams.set(name, value(name));
      else url.searchParams.delete(name);
    }
    history.replaceState(history.state, '', url);
    // What fits in another category is one tap away.
    for (const link of doc.querySelectorAll<HTMLAnchorElement>('.category')) link.search = url.search;
  };

  const changed = () => {
    source = form.dataset.source;
    void apply();
    toAddress(NAMES.some(value) ? form.dataset.first : pathname);
  };

  form.addEventListener('input', () => afterPaint(changed));
  form.addEventListener('submit', (event) => event.preventDefault());
  // The event fires before the fields are empty, and the button that was pressed disappears.
  form.addEventListener('reset', () =>
    setTimeout(() => {
      changed();
      field('q').focus();
    }),
  );
  addEventListener('popstate', () => fromAddress());
  // freshness.ts has put another list in place.
  new MutationObserver(() => {
    cards = read();
    void apply();
  }).observe(region, { childList: true });
  // In a task of its own: reading this file is one for a slow phone.
  setTimeout(() => {
    // A visitor may have typed, or pressed Enter and so reloaded the page, before this script ran.
    fromAddress(true);
    if (location.search || NAMES.some(value)) toAddress();
  });
}
