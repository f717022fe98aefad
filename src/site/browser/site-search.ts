// What this service has for a text: asked of the server as one types; on a host of files alone, of the index that the build makes.
import { formatDay, sourceInWords } from '../../i18n/format.ts';
import { inPageLanguage, LOCALE } from './page-language.ts';
import { type FoundPage, findPages, loadIndex } from './site-index.ts';

/** A direct answer, or a page that was found. */
export interface Suggestion {
  href: string;
  title: string;
  /** Large: the figure. */
  answer?: string;
  /** Small: what was understood, age and source, or the words found. */
  note: Node[];
  /** It answers something near: what was asked for is not on record. */
  declined?: boolean;
  /** Its page begins with it. */
  opens?: boolean;
  /** The text that it answers, where the last word was finished. */
  finished?: string;
  /** Its figure is being asked for: asking again in a second finds it. */
  live?: boolean;
}

export interface Suggestions {
  text: string;
  answers: Suggestion[];
  pages: Suggestion[];
}

interface AnswerBody {
  title: string;
  answer: string | null;
  detail?: string;
  as_of?: string;
  source?: string;
  url: string;
  understood?: string;
  ignored?: string[];
  declined?: true;
  finished?: string;
  live?: true;
  frame?: { subject: string[]; operation: string; used: string[]; not_used: string[] };
}
interface SearchBody {
  answers?: AnswerBody[];
  results: { url: string; title: string; description: string }[];
}

const t = inPageLanguage({
  stop: { en: '. ', hi: '। ' },
  notUsed: { en: (words: string) => `Not used: ${words}`, hi: (words) => `इस्तेमाल नहीं हुआ: ${words}` },
  asOf: {
    en: (day: string, source: string) => `as of ${day}${source ? `, ${source}` : ''}`,
    hi: (day, source) => `${day} की जानकारी${source ? `, स्रोत ${source}` : ''}`,
  },
});

const MAX_SHOWN = 6;

export interface SearchPlaces {
  /** Address of /search, of Pagefind's script, and of the site. */
  api: string;
  index: string;
  root: string;
}

interface Asking {
  typing: boolean;
  /** Nothing kept is wanted: what was being asked may be there by now. */
  again: boolean;
}

/** Finds what there is for a text; `typing` while its last word may be a beginning. Throws when the signal aborts, or when neither way is there. */
export async function findForText(
  text: string,
  places: SearchPlaces,
  signal: AbortSignal,
  { typing = false, again = false } = {},
): Promise<Suggestions> {
  const body = await fetchServerAnswers(text, places.api, signal, { typing, again });
  if (body) {
    return {
      text,
      answers: (body.answers ?? []).map((one) => ({
        href: one.url,
        title: one.title,
        answer: one.answer ?? '',
        note: [createNote(one)],
        ...(one.declined && { declined: true }),
        ...(isOnPage(one) && { opens: true }),
        ...(one.finished && { finished: one.finished }),
        ...(one.live && { live: true }),
      })),
      pages: body.results.map(({ url, title, description }) => ({ href: url, title, note: [document.createTextNode(description)] })),
    };
  }
  const pages = await loadIndex(places.index, places.root).then((pagefind) => findPages(pagefind, text, MAX_SHOWN));
  signal.throwIfAborted();
  return { text, answers: [], pages: (pages?.pages ?? []).map(({ href, title, excerpt }: FoundPage) => ({ href, title, note: excerpt })) };
}

/** The server's body; undefined where there is no server behind these files. */
async function fetchServerAnswers(
  text: string,
  api: string,
  signal: AbortSignal,
  { typing, again }: Asking,
): Promise<SearchBody | undefined> {
  try {
    const query = new URLSearchParams({
      q: text,
      scope: 'site',
      limit: String(MAX_SHOWN),
      ...(typing ? { typing: '1' } : {}),
      ...(LOCALE === 'hi' ? { lang: LOCALE } : {}),
    });
    // biome-ignore lint/style/noRestrictedGlobals: this runs in the browser, which asks the service itself
    const response = await fetch(`${api}?${query}`, { signal, headers: { accept: 'application/json' }, ...(again && { cache: 'reload' }) });
    return response.ok ? ((await response.json()) as SearchBody) : undefined;
  } catch (error) {
    if (signal.aborted) throw error;
    return undefined;
  }
}

/** What a page tells by itself; of every other operation it has only the values. */
const OF_PAGES: ReadonlySet<string> = new Set(['value', 'when']);
const MONTH_LETTERS = 3;

/**
 * Whether an answer's page begins with it: its title is of what the address names, and they say all that was asked. The title of a part, `PM Kisan:
 * documents`, is of no page; an address with a query or fragment says by itself which part it opens.
 */
function isOnPage({ title, answer, url, live, frame }: AnswerBody): boolean {
  if (answer === null && !live) return true;
  if (!frame || frame.not_used.length > 0 || !OF_PAGES.has(frame.operation)) return false;
  const { pathname, search, hash } = new URL(url, location.href);
  const [said, isOfPart] = [title.toLowerCase(), search !== '' || hash !== ''];
  const last = pathname.split('/').at(-1)?.split('-') ?? [];
  if (!isOfPart && (title.includes(': ') || !last.some((word) => said.includes(word)))) return false;
  const all = [said, decodeURIComponent(pathname + search + hash), ...(isOfPart ? frame.subject : [])].join(' ').toLowerCase();
  return frame.used.every((word) => all.includes(search.includes('date=') ? word.slice(0, MONTH_LETTERS) : word));
}

/** What was understood with the day and the source of the figure, what more there is to say, and the words that were not used. */
function createNote({ detail, as_of, source: named = '', understood, ignored = [] }: AnswerBody): Text {
  // `Timetable of 9 Nov 2025. Check before you travel.` says when and whose it is.
  const isTold = named !== '' && detail?.toLowerCase().includes(named.toLowerCase()) === true;
  const source = isTold ? '' : sourceInWords(named, LOCALE);
  const age = as_of && !isTold ? t.asOf(formatDay(as_of, true, LOCALE), source) : '';
  const ofAnswer = understood && as_of ? [understood, source].filter(Boolean).join(', ') : age;
  const unused = ignored.length > 0 ? t.notUsed(ignored.join(', ')) : '';
  return document.createTextNode([ofAnswer, detail, unused].filter(Boolean).join(t.stop));
}
