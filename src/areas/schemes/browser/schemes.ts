// Searches schemes by words and filters in the pages' index. The query is kept in the URL, so that it can be shared.
import { groupDigits } from '../../../i18n/format.ts';
import { inPageLanguage, LOCALE } from '../../../site/browser/page-language.ts';
import { loadIndex } from '../../../site/browser/site-index.ts';

const t = inPageLanguage({
  none: { en: 'No scheme has these words', hi: 'इन शब्दों से कोई योजना नहीं मिली' },
  notHere: { en: 'Schemes cannot be searched here', hi: 'यहाँ योजनाएँ खोजी नहीं जा सकतीं' },
  count: {
    en: (count: number) => `${groupDigits(count)} ${count === 1 ? 'scheme' : 'schemes'}`,
    hi: (count) => `${groupDigits(count)} ${count === 1 ? 'योजना' : 'योजनाएँ'}`,
  },
  near: {
    en: (count: number) => `No scheme has these words. ${groupDigits(count)} ${count === 1 ? 'has' : 'have'} words like them`,
    hi: (count) => `इन शब्दों से कोई योजना नहीं मिली। ${groupDigits(count)} में इनसे मिलते शब्द हैं`,
  },
  alsoUnknown: {
    en: (count: number) => `Also search in ${groupDigits(count)} ${count === 1 ? 'scheme' : 'schemes'} whose state is not on record`,
    hi: (count) => `${groupDigits(count)} ऐसी ${count === 1 ? 'योजना' : 'योजनाओं'} में भी खोजें जिनका राज्य दर्ज नहीं है`,
  },
});
/** Scheme texts are searched in English; links go to the page's language. */
const SEARCHED = 'en-IN';
const inThisLanguage = (href: string): string => (LOCALE === 'hi' ? href.replace(/(?=\/browse\/schemes\/)/, '/hi') : href);

const SHOWN = 20;
const TYPING_PAUSE_MS = 120;
const FILTERS = ['level', 'state', 'category', 'for'] as const;
const ALL_INDIA = 'All India';
/** Shown on scheme pages in place of an unknown state. */
const UNKNOWN_STATE = 'not on record';

interface Fragment {
  url: string;
  excerpt: string;
  filters?: Record<string, string[]>;
  meta: Record<string, string>;
}

interface Found {
  results: { data(): Promise<Fragment> }[];
}

interface SearchOptions {
  filters: Record<string, unknown>;
}

/** The filtering part of Pagefind. */
interface FilteringIndex {
  search(text: string | null, options: SearchOptions): Promise<Found>;
  debouncedSearch(text: string | null, options: SearchOptions, milliseconds: number): Promise<Found | null>;
}

interface Listed {
  slug: string;
  scheme_name: string;
  brief: string;
  beneficiary_state?: string;
}

interface Entry {
  href: string;
  title: string;
  /** Its owner in English; empty if unknown. */
  state: string;
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
    const { unknown, ...query } = Object.fromEntries(values.filter(([, value]) => value !== ''));
    return unknown && isOneState(query) ? { ...query, unknown } : query;
  };

  async function find(): Promise<void> {
    const query = read();
    const mine = ++round;
    history.replaceState(null, '', Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : location.pathname);
    if (Object.keys(query).length === 0) {
      offerUnknown(box, 0);
      return show([], '', undefined);
    }
    const matches = await searchPages(query, index, root).catch(() => undefined);
    if (mine !== round || matches === null) return;
    const unknown = await countUnknownState(query, index, root).catch(() => 0);
    if (mine !== round) return;
    offerUnknown(box, unknown);
    if (matches && matches.results.length > 0) {
      let shown = 0;
      const next = async () => {
        const part = matches.results.slice(shown, shown + SHOWN);
        shown += part.length;
        const entries = (await Promise.all(part.map((one) => one.data()))).map(entryOfPage);
        if (mine === round) append(entries, shown < matches.results.length ? next : undefined);
      };
      show([], t.count(matches.results.length), undefined);
      return next();
    }
    const live = query.q ? await searchService(query, api, page).catch(() => undefined) : undefined;
    if (mine !== round) return;
    if (live) offerUnknown(box, live.unknown_state ?? 0);
    if (live && live.entries.length > 0) return show(live.entries, (live.near ? t.near : t.count)(live.total), undefined);
    show([], matches ? t.none : t.notHere, undefined);
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
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value === field.value;
    else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
  }
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', () => void find());
  more.addEventListener('click', () => void showMore());
  if (Object.keys(read()).length > 0) void find();
}

/** Whether a single state is chosen, to which schemes of unknown state may belong. */
function isOneState({ state }: Record<string, string>): boolean {
  return state !== undefined && state !== ALL_INDIA;
}

/** Offers to include this many more schemes, if any. */
function offerUnknown(box: HTMLElement, count: number): void {
  const label = box.querySelector<HTMLElement>('.unknown');
  const words = label?.querySelector('span');
  if (!label || !words) return;
  label.hidden = count === 0;
  words.textContent = t.alsoUnknown(count);
}

async function openIndex(script: string, root: string): Promise<FilteringIndex> {
  return (await loadIndex(script, root, SEARCHED)) as unknown as FilteringIndex;
}

function filtersOf(query: Record<string, string>): Record<string, unknown> {
  const chosen = FILTERS.flatMap((name) => (query[name] ? [[name, query[name]]] : []));
  return { kind: 'scheme', ...Object.fromEntries(chosen) };
}

/** Scheme pages; null if the user has typed on. Throws if there is no index. */
async function searchPages(query: Record<string, string>, script: string, root: string): Promise<Found | null> {
  const pagefind = await openIndex(script, root);
  const filters = filtersOf(query);
  // People of a state can also apply for all-India schemes.
  if (isOneState(query)) filters.state = { any: [query.state, ALL_INDIA, ...(query.unknown ? [UNKNOWN_STATE] : [])] };
  return pagefind.debouncedSearch(query.q ?? null, { filters }, TYPING_PAUSE_MS);
}

/** How many pages match except for an unknown state; none if no state is chosen. */
async function countUnknownState(query: Record<string, string>, script: string, root: string): Promise<number> {
  if (!isOneState(query)) return 0;
  const pagefind = await openIndex(script, root);
  return (await pagefind.search(query.q ?? null, { filters: { ...filtersOf(query), state: UNKNOWN_STATE } })).results.length;
}

/** Results of the live service, which knows everyday words and tolerates typing errors. */
async function searchService(
  filters: Record<string, string>,
  api: string,
  page: string,
): Promise<{ total: number; unknown_state?: number; near?: true; entries: Entry[] } | undefined> {
  const { q = '', level, state, category, unknown } = filters;
  const query = new URLSearchParams({ q, limit: String(SHOWN) });
  if (level) query.set('level', level.toLowerCase());
  if (state) query.set('state', state);
  if (category) query.set('category', category);
  if (unknown) query.set('unknown', unknown);
  // biome-ignore lint/style/noRestrictedGlobals: this runs in the browser, which asks the service itself
  const response = await fetch(`${api}?${query}`);
  if (!response.ok) return undefined;
  const { data, ...counts } = (await response.json()) as { total: number; unknown_state?: number; near?: true; data: Listed[] };
  const entries = data.map(({ slug, scheme_name, brief, beneficiary_state: state = '' }) => {
    return { href: `${page}/${slug}`, title: scheme_name, state: state === 'All' ? ALL_INDIA : state, text: brief };
  });
  return { ...counts, entries };
}

function entryOfPage({ url, meta, excerpt, filters }: Fragment): Entry {
  const text = new DOMParser().parseFromString(excerpt, 'text/html').body.textContent ?? '';
  const states = (filters?.state ?? []).filter((name) => name !== UNKNOWN_STATE);
  return { href: inThisLanguage(url.replace(/\.html$/, '')), title: meta.title ?? url, state: states.join(', '), text: meta.brief ?? text };
}

function item({ href, title, state, text }: Entry): HTMLLIElement {
  const link = document.createElement('a');
  link.href = href;
  const line = (className: string, words: string) => {
    const one = document.createElement('span');
    one.className = className;
    one.textContent = words;
    return one;
  };
  link.append(line('name', title), ...(state ? [line('under where', state)] : []), ...(text ? [line('under', text)] : []));
  const entry = document.createElement('li');
  if (LOCALE !== 'en') entry.lang = 'en';
  entry.append(link);
  return entry;
}
