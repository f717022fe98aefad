import { fetchJson } from './fetch-json.ts';
import { LOCALE } from './page-language.ts';

interface Found {
  answers?: { area: string; title: string; url: string }[];
}

/** What a town of a body is called on this page: its Hindi name, where the service knows one. `town` is its English name, with spaces. */
export async function townName(town: string): Promise<string> {
  const { api } = document.querySelector<HTMLElement>('.search-box')?.dataset ?? {};
  if (LOCALE !== 'hi' || !api || /[\u0900-\u097f]/.test(town)) return town;
  const query = new URLSearchParams({ q: town, scope: 'site', lang: 'hi', limit: '1' });
  const { answers = [] } = await fetchJson<Found>(`${api}?${query}`, town).catch((): Found => ({}));
  const sheet = `/place/${town.toLowerCase().replaceAll(' ', '-')}`;
  return answers.find(({ area, url }) => area === 'places' && url.endsWith(sheet))?.title ?? town;
}
