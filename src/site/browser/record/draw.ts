// Draws a record into the page that stands for all of its kind: what the address names is read from a file that many share.
import { errorMessage, fetchJson } from '../fetch-json.ts';
import { inPageLanguage, LOCALE } from '../page-language.ts';
import { ROOT } from '../root.ts';

const t = inPageLanguage({
  reading: { en: 'Reading…', hi: 'पढ़ रहे हैं…' },
  none: { en: (asked: string) => `Nothing is on record for ${asked}.`, hi: (asked) => `${asked} दर्ज नहीं है।` },
  find: { en: 'Find in this list', hi: 'इस सूची में खोजें' },
  noneFound: { en: 'Nothing like that.', hi: 'ऐसा कुछ नहीं मिला।' },
});

/** A record in words. */
export interface Drawn {
  title: string;
  /** The answer: at most two figures with their labels. */
  figures?: readonly Readonly<{ label: string; value: string; after?: string }>[];
  lead?: string;
  /** Further lines. */
  notes: readonly string[];
  /** Heading of the list. */
  heading: string;
  rows: readonly Row[];
}

/** A row of its list: a name with what stands beside it, and under it. */
export interface Row {
  /** Path from the root. */
  href: string;
  name: string;
  side: string;
  under: string;
}

/** `S`: the bodies of a record's files. */
interface Kind<S extends readonly unknown[]> {
  /** The number of last parts of the address that name a record. */
  parts: number;
  /** The paths of the files with a record, and of the record's page, from the root; undefined where these parts name none. */
  find(parts: readonly string[]): { files: readonly string[]; page: string } | undefined;
  /** Undefined where the files have no such record. */
  tell(bodies: S, parts: readonly string[]): Drawn | undefined;
}

/** The path of a page in the language of this one. */
export const inLanguage = (path: string): string => (LOCALE === 'hi' ? `/hi${path}` : path);

/**
 * Draws what the address names, or what was asked by the page's form, whose fields are in the order of the parts. On a page without room for a record,
 * that of missing addresses, one that is found takes the place of the content.
 */
export async function drawRecord<S extends readonly unknown[]>({ parts: count, find, tell }: Kind<S>): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-record]');
  const fromQuery = [...new URLSearchParams(location.search).values()].map((value) => value.trim()).filter(Boolean);
  const named = location.pathname.split('/').slice(-count).map(decodeURIComponent);
  const parts = fromQuery.length >= count ? fromQuery.slice(0, count) : named;
  if (parts.at(-1) === 'record') return;
  const source = find(parts);
  const say = (text: string) => place?.replaceChildren(text);
  say(t.reading);
  try {
    const bodies = await Promise.all((source?.files ?? []).map((file) => fetchJson<S[number]>(ROOT + file)));
    const drawn = source && tell(bodies as unknown as S, parts);
    if (drawn) show(drawn, source.page, place ?? makeRoom());
    else say(t.none(parts.join(', ')));
  } catch (error) {
    say(errorMessage(error));
  }
}

/** Empties the page for a heading and a record. */
function makeRoom(): HTMLElement {
  const place = element('section', '', []);
  place.dataset.record = '';
  document.querySelector('main')?.replaceChildren(element('h1', '', []), place);
  return place;
}

/** The path of the same page in the other language. */
const inOtherLanguage = (path: string): string => (path.startsWith('/hi/') ? path.slice('/hi'.length) : `/hi${path}`);

/** Shorter lists are seen whole. */
const LONG = 12;

function show({ title, figures = [], lead, notes, heading, rows }: Drawn, page: string, place: HTMLElement): void {
  document.title = `${title} · ${LOCALE === 'hi' ? 'जानकारी' : 'Jaankari'}`;
  canonicalLink().href = ROOT + page;
  for (const other of document.querySelectorAll<HTMLAnchorElement>('a.language')) other.href = ROOT + inOtherLanguage(page);
  const head = document.querySelector('main h1');
  if (head) head.textContent = title;
  const list = element('ul', 'link-rows two', rows.map(rowItem));
  const isLong = rows.length > LONG;
  place.replaceChildren(
    ...(figures.length > 0 ? [answerBlock(figures)] : []),
    ...(lead ? [element('p', 'lead', [lead])] : []),
    ...notes.map((note) => element('p', 'quiet', [note])),
    element('h2', '', [heading]),
    element('div', 'table-part', isLong ? [findField(), list, noneFound()] : [list]),
  );
  if (isLong) void import('../find-rows.ts');
}

/** Figures as `AnswerBlock` has them. */
function answerBlock(figures: NonNullable<Drawn['figures']>): HTMLElement {
  const parts = figures.map(({ label, value, after }) => {
    const raised = after ? [element('sup', '', [after])] : [];
    return element('div', '', [element('dt', '', [label]), element('dd', 'figure', [value, ...raised])]);
  });
  return element('div', 'answer-block', [element('dl', parts.length === 2 ? 'pair' : '', parts)]);
}

/** The field that finds rows, and what is said where there are none: see `Folded`. */
function findField(): HTMLElement {
  const input = document.createElement('input');
  input.type = 'search';
  input.dataset.findRows = '';
  return element('label', 'find', [t.find, input]);
}
function noneFound(): HTMLElement {
  const notice = element('p', 'quiet none-found', [t.noneFound]);
  notice.hidden = true;
  return notice;
}

/** The link that tells the address; the page of missing addresses has none. */
function canonicalLink(): HTMLLinkElement {
  const present = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (present) return present;
  const link = document.createElement('link');
  link.rel = 'canonical';
  document.head.append(link);
  return link;
}

function rowItem({ href, name, side, under }: Row): HTMLElement {
  const link = element('a', '', [element('span', 'name', [name]), element('span', 'side', [side]), element('span', 'under', [under])]);
  link.setAttribute('href', ROOT + href);
  return element('li', '', [link]);
}

function element(tag: string, className: string, content: readonly (string | Node)[]): HTMLElement {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...content);
  return made;
}
