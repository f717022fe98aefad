import { FUEL_PLACES } from '../../../src/areas/fuel/places.ts';
import { FUELS, type Fuel } from '../../../src/areas/fuel/tables.ts';
import { formatDay } from '../../../src/i18n/format.ts';
import { chance } from './chance.ts';
import type { Simulation } from './simulate.ts';
import { openUpstream } from './upstream.ts';

/** New prices stand on the pages from 06:00 IST (00:30 UTC) on. */
const TURN_OF_DAY_MS = 30 * 60_000;
const DAY_MS = 86_400_000;
/** Share of prices that move on an ordinary day, and by how much at most: 194 of 306 in the starter's ten days, half of them by under 16 paise. */
const SHARE_MOVED = 0.63;
const MAX_MOVE_PAISE = 40;
/** A revision by the oil companies moves every price at once. */
const REVISION_EVERY_DAYS = 30;
const REVISION_PAISE = 90;

/** goodreturns over the months: most prices stand still, some wobble, now and then all move. The same on every run. */
export const FUEL_SIMULATION: Simulation = {
  area: 'fuel',
  warmUpDays: 131,
  warmUpEvery: 1,
  crawls: 100,
  allowedBytes: 1024 ** 2,
  async open() {
    const upstream = await openUpstream((path, now) => {
      const fuel = FUELS.find((one) => path === `/${one}-price.html`);
      return fuel && indexPage(fuel, now);
    });
    process.env.UPSTREAM_GOODRETURNS_URL = upstream.url;
    return upstream;
  },
};

function indexPage(fuel: Fuel, now: Date): string {
  const day = Math.floor((now.getTime() - TURN_OF_DAY_MS) / DAY_MS);
  const table = (title: string, type: string) => {
    const rows = FUEL_PLACES.filter((place) => place.type === type).map(({ id, name }) => {
      const paise = dailyPrice(`${id} ${fuel}`, fuel, day);
      const change = paise - dailyPrice(`${id} ${fuel}`, fuel, day - 1);
      return `<tr><td>${name}</td><td>&#x20b9;${(paise / 100).toFixed(2)}</td><td>${change > 0 ? '+' : ''}${(change / 100).toFixed(2)}</td></tr>`;
    });
    return `<h2>${title}</h2><table><tr><th>Name</th><th>Price</th><th>Change</th></tr>${rows.join('')}</table>`;
  };
  const title = `${fuel} price in India, ${formatDay(new Date(day * DAY_MS).toISOString())}`;
  return `<!doctype html><title>${title}</title><body>${table('Price in metro cities', 'city')}${table('Price in India: state-wise', 'state')}</body>`;
}

/** Paise per litre of a series on a day: a level of the place, the revisions so far, and the wobble of its last move. */
function dailyPrice(series: string, fuel: Fuel, day: number): number {
  const level = (fuel === 'petrol' ? 9_800 : 8_900) + Math.round(chance(series) * 800);
  const revision = Math.floor(day / REVISION_EVERY_DAYS) % 2 === 0 ? 0 : REVISION_PAISE;
  let moved = day;
  while (chance(`${series} ${moved}`) > SHARE_MOVED) moved -= 1;
  return level + revision + Math.round((chance(`${series} by ${moved}`) - 0.5) * 2 * MAX_MOVE_PAISE);
}
