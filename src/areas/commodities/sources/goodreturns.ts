import { type Reader, type SourcePage, type SourceRequest, unexpectedPage } from '../../../crawl/source.ts';
import { parsePage } from '../../../html/tables.ts';
import { METALS, type Metal } from '../tables.ts';
import { readCurrentPrice, readPastDays } from './goodreturns-page.ts';
import type { QuoteNeeds, QuoteObservation, QuotePage } from './observation.ts';

const INDEX_PAGES: Readonly<Record<Metal, string>> = { gold: '/gold-rates/', silver: '/silver-rates/', platinum: '/platinum-price.html' };

/** goodreturns.in: a page a metal for India, whose list of cities names a page a place; each has today's price and the last ten days. */
export const goodreturns: Reader<QuoteObservation, QuoteNeeds, QuotePage> = {
  requests: () =>
    METALS.map(
      (metal): SourceRequest<QuotePage> => ({
        path: INDEX_PAGES[metal],
        about: { metal, place: 'India', region: 'india' },
        optional: true,
      }),
    ),

  discover(page) {
    const document = parsePage(page.text);
    const seen = new Set([page.path]);
    return [...document.querySelectorAll('#gr-city-popup-list a.gr-city-popup-item')].flatMap((link): SourceRequest<QuotePage>[] => {
      const path = sitePath(link.getAttribute('href') ?? '');
      // What people see: every attribute of the recorded pages holds its name twice.
      const entry = squeeze(link.textContent) || undouble(squeeze(link.getAttribute('data-cityname')));
      if (!path || !entry || seen.has(path)) return [];
      seen.add(path);
      const region = link.closest('.gd-metal-country-list') ? 'international' : 'india';
      return [{ path, about: { metal: page.about.metal, place: entry, region }, optional: true }];
    });
  },

  parse(page, needs) {
    const rows = readPage(page, needs);
    if (rows.length === 0) throw unexpectedPage('goodreturns', page.path, 'no price in the script, the marked figures or a table');
    return rows;
  },
};

/** Pages abroad show the local currency first, and their script holds it: only tables in rupees are read there. */
function readPage(page: SourcePage<QuotePage>, needs: QuoteNeeds): QuoteObservation[] {
  const { metal, place: name, region } = page.about;
  const rupeesOnly = region === 'international';
  const past = readPastDays(page.text, metal, rupeesOnly).map((one) => ({ ...one, metal, name }));
  const current = readCurrentPrice(page.path, page.text, metal, rupeesOnly, needs);
  return current ? [{ ...current, metal, name }, ...past.filter(({ day }) => day !== current.day)] : past;
}

const squeeze = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

/** `Ras al Khaimah Ras al Khaimah` is `Ras al Khaimah`. */
function undouble(name: string): string {
  const words = name.split(' ');
  const half = words.slice(0, words.length / 2).join(' ');
  return words.length % 2 === 0 && half === words.slice(words.length / 2).join(' ') ? half : name;
}

/** Path of an address of the same site, absolute or not. */
function sitePath(href: string): string | undefined {
  if (!URL.canParse(href, 'https://www.goodreturns.in')) return undefined;
  const { pathname } = new URL(href, 'https://www.goodreturns.in');
  return pathname === '/' ? undefined : pathname;
}
