import type { Locale } from '../../i18n/locale.ts';
import { LOCALE } from './page-language.ts';

/** The part of /search?scope=site that a board needs. */
export interface BoardAnswer {
  title: string;
  answer: string | null;
  as_of?: string;
  detail?: string;
  url: string;
}

/** A page of the service that was meant. */
export interface PlaceResult {
  title: string;
}

interface Body {
  answers?: BoardAnswer[];
  results: { title: string; description: string; url: string }[];
}

async function search(api: string, text: string, locale: Locale = 'en'): Promise<Body> {
  const query = new URLSearchParams({ q: text, scope: 'site', limit: '5', ...(locale === 'en' ? {} : { lang: locale }) });
  // biome-ignore lint/style/noRestrictedGlobals: this runs in the browser, which asks the service itself
  const response = await fetch(`${api}?${query}`, { headers: { accept: 'application/json', 'x-board': '1' } });
  if (!response.ok) throw new Error(`answer ${response.status}`);
  return response.json();
}

/** The surest answer to a question, or the first page that has its words; undefined where there is neither. Throws where nobody can be asked. */
export async function fetchAnswer(api: string, text: string): Promise<BoardAnswer | undefined> {
  const { answers = [], results } = await search(api, text, LOCALE);
  const [page] = results;
  return answers[0] ?? (page && { title: page.title, answer: null, detail: page.description, url: page.url });
}

/** The first page below a path that a name means; undefined for none. Throws where nobody can be asked. */
export async function findPage(api: string, name: string, under: string): Promise<PlaceResult | undefined> {
  const { results } = await search(api, name);
  return results.find(({ url }) => new URL(url, location.href).pathname.startsWith(under));
}
