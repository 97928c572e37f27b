/**
 * Search, level and order of the course list, on what the page already holds: the cards themselves. The state
 * is the address (`?q=&level=&sort=`). Cards that do not match leave the page and come back, the same elements.
 * No React, no imports: with freshness.ts it has to stay under 4 kB.
 */
interface Entry {
  item: Element;
  title: string;
  /** All that the search looks at, folded. */
  text: string;
  level: string;
}

const NAMES = ['q', 'level', 'sort'] as const;
const doc = document;
const form = doc.querySelector<HTMLFormElement>('.catalogue-filter');
const region = doc.querySelector('[data-fresh]');
const none = doc.querySelector<HTMLElement>('.catalogue-none');

/** Without case and without the accents that Latin letters carry; the vowel signs of Devanagari stay. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

const read = (root: ParentNode): Entry[] =>
  [...root.querySelectorAll('.course-grid>li')].map((item) => {
    const text = (part: string) => item.querySelector(part)?.textContent ?? '';
    const title = text('.course-card-title');
    return {
      item,
      title,
      text: fold([title, text('.course-card-text'), text('.instructor-name')].join('\n')),
      level: item.querySelector<HTMLElement>('[data-level]')?.dataset.level ?? '',
    };
  });

if (form && region && none) {
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
  /** Of this page, and of all pages of the list once they were asked for. */
  let own: Entry[] = [];
  let all: Promise<Entry[]> | null = null;
  let asked = 0;

  /** A list of several pages is searched whole; a page that cannot be had is left out. */
  const everything = (pager: Element) =>
    Promise.all(
      [...pager.querySelectorAll('a')].map(async (link) => {
        if (link.ariaCurrent) return own;
        const html = await fetch(link.href).then(
          (answer) => (answer.ok ? answer.text() : ''),
          () => '',
        );
        return read(new DOMParser().parseFromString(html, 'text/html'));
      }),
    ).then((pages) => pages.flat());

  const apply = async () => {
    const turn = ++asked;
    const words = fold(value('q')).split(/\s+/);
    const level = value('level');
    const pager = region.querySelector<HTMLElement>('.pager');
    const filtering = NAMES.some(value);
    let entries = own;
    if (pager && filtering) {
      all ??= everything(pager);
      entries = await all;
      if (turn !== asked) return;
    }
    if (pager) pager.hidden = filtering;
    const found = entries
      .filter((entry) => !level || entry.level === level)
      .filter(({ text }) => words.every((word) => text.includes(word)));
    const order = sorts[value('sort')];
    if (order) found.sort(order);
    region.querySelector('.course-grid')?.replaceChildren(...found.map(({ item }) => item));
    form.hidden = !entries.length;
    none.hidden = form.hidden || found.length > 0;
    const of = found.length < entries.length ? `${found.length} of ` : '';
    const text = `${of}${entries.length} course${entries.length === 1 ? '' : 's'}`;
    const status = form.querySelector('[role=status]');
    if (status) status.textContent = pager && !filtering ? `${text} on this page` : text;
  };

  const fromAddress = () => {
    const query = new URLSearchParams(location.search);
    for (const name of NAMES) {
      const input = field(name);
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
    apply();
    toAddress();
  };
  const take = () => {
    own = read(region);
    all = null;
    apply();
  };

  form.addEventListener('input', changed);
  form.addEventListener('submit', (event) => event.preventDefault());
  // The event comes before the fields are empty. The button that was pressed goes away.
  form.addEventListener('reset', () =>
    setTimeout(() => {
      changed();
      field('q').focus();
    }),
  );
  addEventListener('popstate', fromAddress);
  // freshness.ts has put another list in place.
  new MutationObserver(take).observe(region, { childList: true });
  form.removeAttribute('data-waiting');
  own = read(region);
  fromAddress();
}
