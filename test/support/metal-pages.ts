/** Pages in the shape of goodreturns.in's metal pages, and rates in the shape of currency-api; written by us after their upstreams. */

/** "11 September 2026" */
export const longDay = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
/** "Sep 11, 2026" */
const shortDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
const rupees = (value: number): string => `&#x20b9;${new Intl.NumberFormat('en-IN').format(value)}`;

/** As recorded: every attribute holds its name twice, the link's text once. */
const city = (name: string, href: string, shown = name) =>
  `<a class="gr-city-popup-item" data-cityname="${name} ${name}" href="${href}"> ${shown} </a>`;
const CITY_LIST = `<div id="gr-city-popup-list">
  <div class="gd-metal-indian-city">${city('Mumbai', '/gold-rates/mumbai.html')}
    ${city('Bangalore', 'https://www.goodreturns.in/gold-rates/bangalore.html')}
    ${city('Atlantis', '/gold-rates/atlantis.html')}</div>
  <div class="gd-metal-country-list">${city('Dubai', '/gold-rates/dubai.html')}
    ${city('Ras al Khaimah', '/gold-rates/ras-al-khaimah.html', '')}</div></div>`;

export interface GoldPage {
  day: string;
  price: number;
  /** Past days of the ten-day table. */
  past?: readonly (readonly [day: string, price: number])[];
  /** The place in its heading; India where it gives none. */
  place?: string;
  cities?: boolean;
  /** `script` as today's page has it; `ids` and `table` as it may become. */
  carried?: 'script' | 'ids' | 'table';
}

const karats = (price: number) => ({ k22: Math.round((price * 22) / 24), k18: Math.round((price * 18) / 24) });

/** A gold page of one place. The script's type is rewritten by the site's proxy. */
export function goldPage({ day, price, past = [], cities = false, carried = 'script', place = 'India' }: GoldPage): string {
  const { k22, k18 } = karats(price);
  const script = `<script type="17db-text/javascript">var currentMetalPrices = {'24': ${price}, '22': ${k22}, '18': ${k18}};</script>`;
  const ids = `<span id="24K-price">${rupees(price)}</span><span id="22K-price">${rupees(k22)}</span><span id="18K-price">${rupees(k18)}</span>`;
  const table = `<table><thead><tr><th>Gram</th><th>24K</th><th>22K</th><th>18K</th></tr></thead><tbody>
    <tr><td>1</td><td>${rupees(price)}<span>(-262)</span></td><td>${rupees(k22)}</td><td>${rupees(k18)}</td></tr>
    <tr><td>8</td><td>${rupees(price * 8)}</td><td>${rupees(k22 * 8)}</td><td>${rupees(k18 * 8)}</td></tr></tbody></table>`;
  const rows = past.map(
    ([date, value]) =>
      `<tr><td>${shortDay(date)}</td><td>${rupees(value)}<span>(+10)</span></td><td>${rupees(karats(value).k22)}</td></tr>`,
  );
  return `<!doctype html><html><body><h1>Gold Rate Today in ${place}</h1><p id="metal-price-date">${longDay(day)}</p>${{ script, ids, table }[carried]}
    <table><tr><th>Date</th><th>24K</th><th>22K</th></tr>${rows.join('')}</table>${cities ? CITY_LIST : ''}</body></html>`;
}

/** A page abroad: dirhams in the script, rupees in the second table. */
export const dubaiPage = (
  place: string,
  day: string,
  price: number,
): string => `<!doctype html><html><body><h1>Gold Rate in ${place}</h1><p id="metal-price-date">${longDay(day)}</p>
  <script>var currentMetalPrices = {'24': 512, '22': 474, '18': 388};</script>
  <table><tr><th>Gram</th><th>24K</th><th>22K</th></tr><tr><td>1</td><td>د.إ512</td><td>د.إ474</td></tr></table>
  <table><tr><th>Gram</th><th>24K</th><th>22K</th></tr><tr><td>1</td><td>${rupees(price)}</td><td>${rupees(karats(price).k22)}</td></tr></table></body></html>`;

export const silverPage = (day: string, perGram: number): string =>
  `<!doctype html><html><body><p id="metal-price-date">${longDay(day)}</p><script>var currentSilverPrice = ${perGram};</script></body></html>`;

export const platinumPage = (day: string, perGram: number): string =>
  `<!doctype html><html><body><p id="metal-price-date">${longDay(day)}</p><b id="platinum-1g-price">${rupees(perGram)}</b></body></html>`;

const OUNCE = 31.1034768;

/** A day's file: metals by their rupees a gram, and enough other codes to be a whole day. */
export function ratesFile(
  day: string,
  grams: { gold?: number; silver?: number; platinum?: number },
  other: Record<string, number> = {},
): string {
  const perUsd = (perGram: number | undefined) => (perGram === undefined ? undefined : 95 / (perGram * OUNCE));
  const filler = Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`x${index}`, index + 1]));
  const metals = { xau: perUsd(grams.gold), xag: perUsd(grams.silver), xpt: perUsd(grams.platinum) };
  return JSON.stringify({ date: day, usd: { ...filler, usd: 1, inr: 95, eur: 0.9, btc: 0.0000125, eth: 0.0004, ...metals, ...other } });
}
