// What this service has for a text: asked of the server as one types; on a host of files alone, of the index that the build makes.
import { dayInWords } from '../lib/words.ts';
import { inPageLanguage, LOCALE } from './page-language.ts';
import { type FoundPage, findPages, loadIndex } from './site-index.ts';

/** A direct answer, or a page that was found. */
export interface Finding {
  href: string;
  title: string;
  /** Large: the figure. */
  answer?: string;
  /** Small: age and source, or the words found. */
  note: Node[];
}

export interface Findings {
  text: string;
  answers: Finding[];
  pages: Finding[];
}

interface SearchBody {
  answers?: { title: string; answer: string | null; detail?: string; as_of?: string; source?: string; url: string }[];
  results: { url: string; title: string; description: string }[];
}

const t = inPageLanguage({
  stop: { en: '. ', hi: '। ' },
  asOf: {
    en: (day: string, source: string) => `as of ${day}${source ? `, ${source}` : ''}`,
    hi: (day, source) => `${day} की जानकारी${source ? `, स्रोत ${source}` : ''}`,
  },
});

const MOST_SHOWN = 6;

export interface SearchPlaces {
  /** Address of /search, of Pagefind's script, and of the site. */
  api: string;
  index: string;
  root: string;
}

/** Finds what there is for a text. Throws when the signal aborts, or when neither way is there. */
export async function findForText(text: string, places: SearchPlaces, signal: AbortSignal): Promise<Findings> {
  const body = await askServer(text, places.api, signal);
  if (body) {
    return {
      text,
      answers: (body.answers ?? []).map(({ url, title, answer, detail, as_of, source }) => ({
        href: url,
        title,
        answer: answer ?? '',
        note: [noteOf(detail, as_of, source)],
      })),
      pages: body.results.map(({ url, title, description }) => ({ href: url, title, note: [document.createTextNode(description)] })),
    };
  }
  const found = await loadIndex(places.index, places.root).then((pagefind) => findPages(pagefind, text, MOST_SHOWN));
  signal.throwIfAborted();
  return { text, answers: [], pages: (found?.pages ?? []).map(({ href, title, excerpt }: FoundPage) => ({ href, title, note: excerpt })) };
}

/** The server's body; undefined where there is no server behind these files. */
async function askServer(text: string, api: string, signal: AbortSignal): Promise<SearchBody | undefined> {
  try {
    const query = new URLSearchParams({ q: text, scope: 'site', limit: String(MOST_SHOWN), ...(LOCALE === 'hi' ? { lang: LOCALE } : {}) });
    // biome-ignore lint/style/noRestrictedGlobals: this runs in the browser, which asks the service itself
    const response = await fetch(`${api}?${query}`, { signal, headers: { accept: 'application/json' } });
    return response.ok ? ((await response.json()) as SearchBody) : undefined;
  } catch (error) {
    if (signal.aborted) throw error;
    return undefined;
  }
}

function noteOf(detail = '', asOf = '', source = ''): Text {
  const age = asOf && t.asOf(dayInWords(asOf, true, LOCALE), source);
  return document.createTextNode([age, detail].filter(Boolean).join(t.stop));
}
