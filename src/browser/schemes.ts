// Finds schemes by words and filters over the pages' index; what is asked stands in the page's address, so that it can be passed on.
import { groupDigits } from '../lib/words.ts';
import { inPageLanguage, LOCALE } from './page-language.ts';
import { loadIndex } from './site-index.ts';

const t = inPageLanguage({
  none: { en: 'No scheme has these words', hi: 'इन शब्दों से कोई योजना नहीं मिली' },
  notHere: { en: 'Schemes cannot be searched here', hi: 'यहाँ योजनाएँ खोजी नहीं जा सकतीं' },
  count: {
    en: (count: number) => `${groupDigits(count)} ${count === 1 ? 'scheme' : 'schemes'}`,
    hi: (count) => `${groupDigits(count)} ${count === 1 ? 'योजना' : 'योजनाएँ'}`,
  },
});
/** Pages of single schemes are in English, and so is what is searched. */
const SEARCHED = 'en-IN';

const SHOWN = 20;
const TYPING_PAUSE_MS = 120;
const FILTERS = ['level', 'state', 'category', 'for'] as const;

interface Fragment {
  url: string;
  excerpt: string;
  meta: Record<string, string>;
}

interface Found {
  results: { data(): Promise<Fragment> }[];
}

/** The part of Pagefind that filters. */
interface FilteringIndex {
  debouncedSearch(text: string | null, options: { filters: Record<string, unknown> }, milliseconds: number): Promise<Found | null>;
}

interface Listed {
  slug: string;
  scheme_name: string;
  brief: string;
}

interface Entry {
  href: string;
  title: string;
  text: string;
}

const finder = document.querySelector<HTMLElement>('.finder');
if (finder) setUp(finder);

function setUp(box: HTMLElement): void {
  const form = box.querySelector('form');
  const list = box.querySelector('ol');
  const status = box.querySelector('[role=status]');
  const more = box.querySelector<HTMLButtonElement>('button.more');
  if (!form || !list || !status || !more) return;
  const { index = '', root = '/', api = '', page = '' } = box.dataset;
  let round = 0;
  let showMore: () => Promise<void> = async () => undefined;

  const read = (): Record<string, string> => {
    const values = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()] as const);
    return Object.fromEntries(values.filter(([, value]) => value !== ''));
  };

  async function find(): Promise<void> {
    const asked = read();
    const mine = ++round;
    history.replaceState(null, '', Object.keys(asked).length > 0 ? `?${new URLSearchParams(asked)}` : location.pathname);
    if (Object.keys(asked).length === 0) return show([], '', undefined);
    const found = await searchPages(asked, index, root).catch(() => undefined);
    if (mine !== round || found === null) return;
    if (found && found.results.length > 0) {
      let shown = 0;
      const next = async () => {
        const part = found.results.slice(shown, shown + SHOWN);
        shown += part.length;
        const entries = (await Promise.all(part.map((one) => one.data()))).map(entryOfPage);
        if (mine === round) append(entries, shown < found.results.length ? next : undefined);
      };
      show([], t.count(found.results.length), undefined);
      return next();
    }
    const live = asked.q ? await askService(asked, api, page).catch(() => undefined) : undefined;
    if (mine !== round) return;
    if (live && live.entries.length > 0) return show(live.entries, t.count(live.total), undefined);
    show([], found ? t.none : t.notHere, undefined);
  }

  function show(entries: readonly Entry[], words: string, next: (() => Promise<void>) | undefined): void {
    list?.replaceChildren();
    if (status) status.textContent = words;
    append(entries, next);
  }

  function append(entries: readonly Entry[], next: (() => Promise<void>) | undefined): void {
    list?.append(...entries.map(item));
    if (more) more.hidden = next === undefined;
    showMore = next ?? showMore;
  }

  for (const [name, value] of new URLSearchParams(location.search)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
  }
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', () => void find());
  more.addEventListener('click', () => void showMore());
  if (Object.keys(read()).length > 0) void find();
}

/** Pages of schemes; null when more was typed meanwhile. Throws where there is no index. */
async function searchPages(asked: Record<string, string>, script: string, root: string): Promise<Found | null> {
  const pagefind = (await loadIndex(script, root, SEARCHED)) as unknown as FilteringIndex;
  const filters: Record<string, unknown> = { kind: 'scheme' };
  for (const name of FILTERS) if (asked[name]) filters[name] = asked[name];
  // A state's people may also apply for what is open to all of India.
  if (asked.state && asked.state !== 'All India') filters.state = { any: [asked.state, 'All India'] };
  return pagefind.debouncedSearch(asked.q ?? null, { filters }, TYPING_PAUSE_MS);
}

/** What the live service finds, which knows everyday words and forgives slips. */
async function askService(
  asked: Record<string, string>,
  api: string,
  page: string,
): Promise<{ total: number; entries: Entry[] } | undefined> {
  const { q = '', level, state, category } = asked;
  const query = new URLSearchParams({ q, limit: String(SHOWN) });
  if (level) query.set('level', level.toLowerCase());
  if (state) query.set('state', state);
  if (category) query.set('category', category);
  // biome-ignore lint/style/noRestrictedGlobals: this runs in the browser, which asks the service itself
  const response = await fetch(`${api}?${query}`);
  if (!response.ok) return undefined;
  const { total, data } = (await response.json()) as { total: number; data: Listed[] };
  return { total, entries: data.map(({ slug, scheme_name, brief }) => ({ href: `${page}/${slug}`, title: scheme_name, text: brief })) };
}

function entryOfPage({ url, meta, excerpt }: Fragment): Entry {
  const text = new DOMParser().parseFromString(excerpt, 'text/html').body.textContent ?? '';
  return { href: url.replace(/\.html$/, ''), title: meta.title ?? url, text: meta.brief ?? text };
}

function item({ href, title, text }: Entry): HTMLLIElement {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = title;
  const about = document.createElement('p');
  about.textContent = text;
  const entry = document.createElement('li');
  if (LOCALE !== 'en') entry.lang = 'en';
  entry.append(link, ...(text ? [about] : []));
  return entry;
}
