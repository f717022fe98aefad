// Where there is no page: the words of the address are put into the field, and what they find is listed.
import { fetchJson } from './fetch-json.ts';
import { LOCALE } from './page-language.ts';

interface Found {
  title: string;
  url: string;
  /** Nothing on record answers it. */
  declined?: boolean;
}
interface Body {
  answers?: Found[];
  results?: Found[];
}

/** As many as there is room kept for. */
const MAX_FOUND = 3;
/** Words of an address that are of the site's own ways. */
const OF_WAYS = new Set(['browse', 'hi', 'html', 'index', 'www', 'docs']);
const words = decodeURIComponent(location.pathname)
  .split(/[^\p{L}\p{M}\p{N}]+/u)
  .filter((word) => word !== '' && !OF_WAYS.has(word.toLowerCase()))
  .join(' ');
const field = document.querySelector<HTMLInputElement>('#search');
const block = document.querySelector<HTMLElement>('[data-lost]');
if (field && field.value === '') field.value = words;
if (block && words !== '') void suggest(block);

async function suggest(root: HTMLElement): Promise<void> {
  const query = new URLSearchParams({ q: words, scope: 'site', limit: String(MAX_FOUND), lang: LOCALE });
  const { answers = [], results = [] } = await fetchJson<Body>(`${root.dataset.lost}?${query}`, words).catch((): Body => ({}));
  const offers = [...new Map([...answers.filter(({ declined }) => !declined), ...results].map((one) => [one.url, one])).values()].slice(
    0,
    MAX_FOUND,
  );
  root.querySelector('ul')?.replaceChildren(
    ...offers.map(({ title, url }) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      const name = document.createElement('span');
      link.href = url;
      name.className = 'name';
      name.textContent = title;
      if (LOCALE === 'hi' && !/[\u0900-\u097f]/.test(title)) name.lang = 'en';
      link.append(name);
      item.append(link);
      return item;
    }),
  );
}
