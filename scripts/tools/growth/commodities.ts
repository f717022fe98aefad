import { listPlaces, METAL_PLACES, type MetalPlace } from '../../../src/areas/commodities/places.ts';
import { METALS, type Metal, UNITS } from '../../../src/areas/commodities/tables.ts';
import { addDays, istDay } from '../../../src/kernel/time.ts';
import { chance } from './chance.ts';
import type { Simulation } from './simulate.ts';
import { moveRates, openUpstream, ratesDay } from './upstream.ts';

const DAY_MS = 86_400_000;
const INDEX_PATHS: Readonly<Record<Metal, string>> = { gold: '/gold-rates/', silver: '/silver-rates/', platinum: '/platinum-price.html' };
/** About the middle of June to September 2026, US dollars for the troy ounce. */
const DOLLARS: Readonly<Record<Metal, number>> = { gold: 4_600, silver: 68, platinum: 1_850 };
const GRAMS_PER_OUNCE = 31.1034768;
const RUPEES_PER_DOLLAR = 88;
/** Retail over spot: duty, tax, margin. */
const PREMIUM = 1.15;
/** From noon in India on, pages show the day's second price. */
const EVENING_HOUR_UTC = 10;

/** goodreturns with a page a metal and place, revised once within the day, and the daily international rates. */
export const COMMODITIES_SIMULATION: Simulation = {
  area: 'commodities',
  warmUpDays: 131,
  warmUpEvery: 9,
  // Each asks some 450 pages.
  crawls: 20,
  allowedBytes: 1 * 1024 ** 2,
  async open() {
    const upstream = await openUpstream((path, now) => {
      if (path.startsWith('/rates/')) return ratesFile(path, now);
      const metal = METALS.find((one) => path.startsWith(INDEX_PATHS[one]));
      const slug = metal && path.slice(INDEX_PATHS[metal].length);
      const place = metal && (slug ? listPlaces(metal).find((one) => one.slug === slug) : METAL_PLACES[0]);
      return metal && place && placePage(metal, place, now);
    }, moveRates);
    process.env.UPSTREAM_GOODRETURNS_URL = upstream.url;
    for (const other of ['IBJARATES', 'IBJA', 'CURRENCY_API_PAGES']) process.env[`UPSTREAM_${other}_URL`] = `${upstream.url}/nowhere`;
    return upstream;
  },
};

/** Spot in rupees for a gram: the level of that day, moved a little by the hour. */
function spotPrice(metal: Metal, day: string, half: 'morning' | 'evening'): number {
  const number = Date.parse(day) / DAY_MS;
  const level = 1 + 0.05 * Math.sin(number / 17) + 0.012 * (chance(`${metal} ${day}`) - 0.5);
  const hour = half === 'morning' ? 1 : 1 + 0.006 * (chance(`${metal} ${day} evening`) - 0.5);
  return (DOLLARS[metal] / GRAMS_PER_OUNCE) * RUPEES_PER_DOLLAR * level * hour;
}

/** Rupees for a gram at a place: most places share one of a few levels, whole rupees for gold, tenths for silver. */
function quotePrice(metal: Metal, place: MetalPlace, day: string, half: 'morning' | 'evening'): number {
  const level = 1 + Math.floor(chance(place.slug) * 4) * 0.001;
  const rupees = spotPrice(metal, day, half) * PREMIUM * level;
  return metal === 'silver' ? Math.round(rupees * 10) / 10 : Math.round(rupees);
}

function placePage(metal: Metal, place: MetalPlace, now: Date): string {
  const today = istDay(now);
  const rupees = quotePrice(metal, place, today, now.getUTCHours() < EVENING_HOUR_UTC ? 'morning' : 'evening');
  const karats = (price: number) => [price, Math.round(price * 0.917), Math.round(price * 0.75)];
  const script =
    metal === 'gold'
      ? `currentMetalPrices = {'24': ${karats(rupees)[0]}, '22': ${karats(rupees)[1]}, '18': ${karats(rupees)[2]}};`
      : `current${metal === 'silver' ? 'Silver' : 'Platinum'}Price = '${rupees}';`;
  const { grams } = UNITS[metal];
  const heads = metal === 'gold' ? ['Date', '24K', '22K', '18K'] : ['Date', `${grams} gram`];
  const rows = Array.from({ length: 10 }, (_, back) => {
    const day = addDays(today, -back);
    const price = back === 0 ? rupees : quotePrice(metal, place, day, 'evening');
    const figures = metal === 'gold' ? karats(price) : [(price * grams).toFixed(2)];
    return `<tr><td>${day}</td>${figures.map((figure) => `<td>₹${figure}</td>`).join('')}</tr>`;
  });
  const links = listPlaces(metal)
    .slice(1)
    .map(({ slug, name, region }) => {
      const link = `<a class="gr-city-popup-item" href="${INDEX_PATHS[metal]}${slug}" data-cityname="${name}">${name}</a>`;
      return region === 'international' ? `<div class="gd-metal-country-list">${link}</div>` : link;
    });
  // Only the page of India is asked for the list.
  const list = place.slug === 'india' ? `<div id="gr-city-popup-list">${links.join('')}</div>` : '';
  const head = `<h1>${metal} rate in ${place.name}</h1><p id="metal-price-date">${today}</p>`;
  return `<!doctype html><body>${head}<script>${script}</script>${list}<table><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${rows.join('')}</table></body>`;
}

/** The publisher's file of a day, with as many codes as it takes to be believed. */
function ratesFile(path: string, now: Date): string | undefined {
  const day = ratesDay(path, now);
  if (!day) return undefined;
  const filler = Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`x${index}`, 1 + chance(`${index} ${day}`)]));
  const perUsd = (metal: Metal) => RUPEES_PER_DOLLAR / (spotPrice(metal, day, 'morning') * GRAMS_PER_OUNCE);
  return JSON.stringify({
    date: day,
    usd: { ...filler, inr: RUPEES_PER_DOLLAR, xau: perUsd('gold'), xag: perUsd('silver'), xpt: perUsd('platinum') },
  });
}
