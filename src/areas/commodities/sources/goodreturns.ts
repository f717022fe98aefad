import { type DayNeeds, findPageDay } from '../../../crawl/page-day.ts';
import { type Reader, type SourcePage, type SourceRequest, unexpectedPage } from '../../../crawl/source.ts';
import { pageNames } from '../../../html/page-subject.ts';
import { type PageTable, parsePage, readTables } from '../../../html/tables.ts';
import { parseRupees } from '../../../kernel/money.ts';
import { parseDay } from '../../../kernel/time.ts';
import { METALS, type Metal, UNITS } from '../tables.ts';
import type { QuoteObservation, QuotePage } from './observation.ts';

/** Prices of a day on a page whose metal and place the caller knows. */
type DayPrice = Pick<QuoteObservation, 'day' | 'undated' | 'rupees' | 'rupees22k' | 'rupees18k'>;

/** Today's price: from the inline script, else the marked figures, else a table with labelled columns. */
function readCurrentPrice(page: SourcePage<QuotePage>, rupeesOnly: boolean, needs: DayNeeds): DayPrice | undefined {
  const { text: html, about } = page;
  const { metal } = about;
  const document = parsePage(html);
  const prices =
    (rupeesOnly ? undefined : (readScript(html, metal) ?? readMarked(document, metal))) ?? readTodayTable(document, metal, rupeesOnly);
  return prices && { ...findPageDay('goodreturns', page, document, needs), ...prices };
}

type Prices = Omit<DayPrice, 'day' | 'undated'>;

/** `currentMetalPrices = {'24': 15289, ...}`; the script's type is rewritten by the site's proxy, so its text is what counts. */
function readScript(html: string, metal: Metal): Prices | undefined {
  if (metal === 'gold') {
    const inside = /currentMetalPrices\s*=\s*\{([^}]*)\}/.exec(html)?.[1] ?? '';
    const of = (karat: string) => Number(new RegExp(`['"]?${karat}['"]?\\s*:\\s*['"]?([\\d.]+)`).exec(inside)?.[1]) || undefined;
    return goldPrices(of('24'), of('22'), of('18'));
  }
  const perGram = Number(new RegExp(`current${metal === 'silver' ? 'Silver' : 'Platinum'}Price\\s*=\\s*['"]?([\\d.]+)`).exec(html)?.[1]);
  return perGram > 0 ? { rupees: perGram * UNITS[metal].grams } : undefined;
}

function readMarked(document: Document, metal: Metal): Prices | undefined {
  const of = (id: string) => parseRupees(document.getElementById(id)?.textContent ?? '');
  if (metal === 'gold') return goldPrices(of('24K-price'), of('22K-price'), of('18K-price'));
  const perGram = of(`${metal}-1g-price`);
  return perGram ? { rupees: perGram * UNITS[metal].grams } : undefined;
}

/** The row of one gram (silver: ten) of a table headed "Gram | 24K | 22K | 18K" or "Gram | Today | Yesterday | Change". */
function readTodayTable(document: Document, metal: Metal, rupeesOnly: boolean): Prices | undefined {
  for (const table of readTables(document)) {
    if (!/gram/.test(table.headers[0] ?? '') || (rupeesOnly && !isInRupees(table))) continue;
    const row = table.rows.find((cells) => parseRupees(cells[0]?.text ?? '') === UNITS[metal].grams);
    const at = (pattern: RegExp) => parseRupees(row?.[table.headers.findIndex((header) => pattern.test(header))]?.text ?? '');
    const prices = metal === 'gold' ? goldPrices(at(/24/), at(/22/), at(/18/)) : plainPrice(at(/today|price/));
    if (prices) return prices;
  }
  return undefined;
}

/** The ten-day table: "Date | 24K | 22K", silver "Date | 10 gram | 100 gram | 1 Kg", platinum "Date | 1 gram | 10 gram". */
function readPastDays(html: string, metal: Metal, rupeesOnly: boolean): DayPrice[] {
  const tables = readTables(parsePage(html)).filter((table) => /date/.test(table.headers[0] ?? '') && (!rupeesOnly || isInRupees(table)));
  return tables.flatMap((table) => {
    const column = (pattern: RegExp) => table.headers.findIndex((header) => pattern.test(header));
    const gram = column(metal === 'silver' ? /^10\s*g/ : /^1\s*g/);
    return table.rows.flatMap((cells): DayPrice[] => {
      const day = parseDay(cells[0]?.text ?? '');
      const at = (index: number) => parseRupees(cells[index]?.text ?? '');
      const prices = metal === 'gold' ? goldPrices(at(column(/24/)), at(column(/22/)), at(column(/18/))) : plainPrice(at(gram));
      return day && prices ? [{ day, ...prices }] : [];
    });
  });
}

const isInRupees = (table: PageTable): boolean => table.rows.some((cells) => cells.slice(1).some(({ text }) => text.includes('₹')));

const plainPrice = (rupees: number | undefined): Prices | undefined => (rupees ? { rupees } : undefined);

function goldPrices(k24?: number, k22?: number, k18?: number): Prices | undefined {
  return k24 ? { rupees: k24, ...(k22 ? { rupees22k: k22 } : {}), ...(k18 ? { rupees18k: k18 } : {}) } : undefined;
}

const INDIA_NAME = 'India';
const INDEX_PAGES: Readonly<Record<Metal, string>> = { gold: '/gold-rates/', silver: '/silver-rates/', platinum: '/platinum-price.html' };

/** goodreturns.in: a page a metal for India, whose list of cities names a page a place; each has today's price and the last ten days. */
export const goodreturns: Reader<QuoteObservation, DayNeeds, QuotePage> = {
  requests: () =>
    METALS.map(
      (metal): SourceRequest<QuotePage> => ({
        path: INDEX_PAGES[metal],
        about: { metal, place: INDIA_NAME, region: 'india' },
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
function readPage(page: SourcePage<QuotePage>, needs: DayNeeds): QuoteObservation[] {
  const { metal, place: name, region } = page.about;
  // For a place it does not know, the site serves the page of India.
  const slug = /([a-z-]+)\.html$/.exec(page.path)?.[1]?.replaceAll('-', ' ') ?? '';
  if (name !== INDIA_NAME && !pageNames(parsePage(page.text), [name, slug]))
    throw unexpectedPage('goodreturns', page.path, `its title and headings do not name ${name}`);
  const rupeesOnly = region === 'international';
  const past = readPastDays(page.text, metal, rupeesOnly).map((one) => ({ ...one, metal, name }));
  const current = readCurrentPrice(page, rupeesOnly, needs);
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
  const pathname = URL.parse(href, 'https://www.goodreturns.in')?.pathname;
  return pathname === '/' ? undefined : pathname;
}
