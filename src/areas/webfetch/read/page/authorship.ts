import type { z } from 'zod';
import type { fetchResponse } from '../../schema.ts';
import { type Named, plainText } from './elements.ts';
import type { ArticleData } from './jsonld.ts';
import { clean, metaValues } from './metadata.ts';

const MAX_NAME = 200;

const AUTHORS = 'author article:author dc.creator dcterms.creator citation_author parsely-author sailthru.author byl twitter:creator';
const DATES =
  'article:published_time datepublished og:article:published_time dc.date dcterms.created dcterms.issued dc.date.issued citation_publication_date ' +
  'citation_date parsely-pub-date sailthru.date pubdate publishdate publish_date publication_date date';

/** Who wrote a page and when it was published, as it says itself; what it does not say is left out. */
export function readAuthorship(named: Named, article: ArticleData): Pick<z.output<typeof fetchResponse>, 'author' | 'published' | 'date'> {
  const meta = metaValues(named);
  const author = [article.author, ...AUTHORS.split(' ').map((name) => meta.get(name)), markedAuthor(named)].map(nameOf).find(Boolean);
  const published = [article.published, ...DATES.split(' ').map((name) => meta.get(name)), markedTime(named)]
    .map((one) => clean(one))
    .find((one) => dayOf(one) !== undefined);
  const date = published && dayOf(published);
  return { ...(author ? { author } : {}), ...(published && date ? { published, date } : {}) };
}

/** A name, without the word before it; an address or an account is none. */
function nameOf(given: string | undefined): string {
  const name = clean(given)
    .replace(/^by\s+/i, '')
    .slice(0, MAX_NAME);
  return /^(?:https?:|@|www\.)/i.test(name) ? '' : name;
}

function markedAuthor(named: Named): string | undefined {
  for (const element of named('a', 'span', 'div', 'p', 'address')) {
    const isAuthor = element.getAttribute('itemprop') === 'author' || /(?:^|\s)author(?:\s|$)/.test(element.getAttribute('rel') ?? '');
    const text = isAuthor ? plainText(element) : '';
    if (text && text.length <= 80) return text;
  }
  return undefined;
}

function markedTime(named: Named): string | undefined {
  const times = named('time').filter((time) => time.hasAttribute('datetime'));
  const marked = times.find((time) => time.hasAttribute('pubdate') || time.getAttribute('itemprop') === 'datePublished');
  return marked?.getAttribute('datetime') ?? undefined;
}

/** The day a time names, by its own clock: YYYY-MM-DD. Days without a year, or in an order that is not certain, name none. */
function dayOf(time: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?!\d)/.exec(time) ?? [];
  if (year) return validDay(`${year}-${month}-${day}`);
  // such as `Wed, 25 Nov 2026 10:00:00 +0530` or `November 25, 2026`
  const [, before, name, after, inYear] = /(?:(\d{1,2})\s+)?\b([A-Za-z]{3})[a-z]*\.?\s+(?:(\d{1,2}),?\s+)?(\d{4})\b/.exec(time) ?? [];
  const at = MONTHS.indexOf((name ?? '').toLowerCase());
  const number = before ?? after;
  return at >= 0 && number ? validDay(`${inYear}-${String(at + 1).padStart(2, '0')}-${number.padStart(2, '0')}`) : undefined;
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const validDay = (day: string): string | undefined => {
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : undefined;
};
