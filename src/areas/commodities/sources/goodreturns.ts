import { type Reader, type SourcePage, type SourceRequest, unexpectedPage } from '../../../lib/crawl/source.ts';
import { parsePage } from '../../../lib/html/tables.ts';
import { METALS, type Metal } from '../tables.ts';
import { readCurrentPrice, readPastDays } from './goodreturns-page.ts';
import type { QuoteNeeds, QuoteObservation, QuotePage } from './observation.ts';

const INDEX_PAGES: Readonly<Record<Metal, string>> = { gold: '/gold-rates/', silver: '/silver-rates/', platinum: '/platinum-price.html' };

/** goodreturns.in: a page a metal for India, whose list of cities names a page a place; each has today's price and the last ten days. */
export const goodreturns: Reader<QuoteObservation, QuoteNeeds, QuotePage> = {
  requests: () =>
    METALS.map((metal): SourceRequest<QuotePage> => ({ path: INDEX_PAGES[metal], about: { metal, place: 'India', region: 'india' } })),

  discover(page) {
    const document = parsePage(page.text);
    const seen = new Set([page.path]);
    return [...document.querySelectorAll('#gr-city-popup-list a.gr-city-popup-item')].flatMap((link): SourceRequest<QuotePage>[] => {
      const path = pathOf(link.getAttribute('href') ?? '');
      const place = link.getAttribute('data-cityname') ?? link.textContent?.trim() ?? '';
      if (!path || !place || seen.has(path)) return [];
      seen.add(path);
      const region = link.closest('.gd-metal-country-list') ? 'international' : 'india';
      return [{ path, about: { metal: page.about.metal, place, region }, optional: true }];
    });
  },

  parse(page, { today }) {
    const rows = readPage(page, today);
    if (rows.length === 0) throw unexpectedPage('goodreturns', page.path, 'no price in the script, the marked figures or a table');
    return rows;
  },
};

/** Pages abroad show the local currency first, and their script holds it: only tables in rupees are read there. */
function readPage(page: SourcePage<QuotePage>, today: string): QuoteObservation[] {
  const { metal, place: name, region } = page.about;
  const rupeesOnly = region === 'international';
  const past = readPastDays(page.text, metal, rupeesOnly).map((one) => ({ ...one, metal, name }));
  const current = readCurrentPrice(page.text, metal, rupeesOnly, today);
  return current ? [{ ...current, metal, name }, ...past.filter(({ day }) => day !== current.day)] : past;
}

/** Path of an address of the same site, absolute or not. */
function pathOf(href: string): string | undefined {
  if (!URL.canParse(href, 'https://www.goodreturns.in')) return undefined;
  const { pathname } = new URL(href, 'https://www.goodreturns.in');
  return pathname === '/' ? undefined : pathname;
}
