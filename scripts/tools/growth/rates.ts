import { ASSETS } from '../../../src/areas/crypto/assets.ts';
import { CURRENCIES } from '../../../src/areas/forex/currencies.ts';
import { chance } from './chance.ts';
import type { Simulation } from './simulate.ts';
import { openUpstream } from './upstream.ts';

const DAY_MS = 86_400_000;
const CODES = [
  ...new Set([...CURRENCIES.map(({ code }) => code), ...ASSETS.map(({ symbol }) => symbol)].map((code) => code.toLowerCase())),
];
const PEGGED = new Set(['usdt', 'usdc', 'dai']);

/** The daily international rates, read by an area that keeps each day's rate of every code. The first crawl reads all days that it asks a host for. */
const ratesSimulation = (area: string): Simulation => ({
  area,
  warmUpDays: 1,
  warmUpEvery: 1,
  crawls: 100,
  allowedBytes: 2 * 1024 ** 2,
  async open() {
    let now = new Date(0);
    const upstream = await openUpstream((path) => ratesFile(path, now));
    process.env.UPSTREAM_CURRENCY_API_PAGES_URL = `${upstream.url}/nowhere`;
    return {
      moveTo(instant) {
        now = instant;
        // A process reads a day's rates once by their address; the time in it makes `latest` new again.
        process.env.UPSTREAM_CURRENCY_API_URL = `${upstream.url}/rates/${instant.getTime()}/{date}`;
      },
      close: upstream.close,
    };
  },
});

export const FOREX_SIMULATION = ratesSimulation('forex');
export const CRYPTO_SIMULATION = ratesSimulation('crypto');

/** `/rates/<time>/<latest or day>/v1/currencies/usd.json`, with the eight or nine digits that the publisher gives. */
function ratesFile(path: string, now: Date): string | undefined {
  const date = /^\/rates\/\d+\/(latest|\d{4}-\d\d-\d\d)\//.exec(path)?.[1];
  const newest = now.toISOString().slice(0, 10);
  const day = date === 'latest' ? newest : date;
  if (!day || day > newest) return undefined;
  const number = Date.parse(day) / DAY_MS;
  const rates = CODES.map((code) => {
    // The crawl refuses a day on which these do not stand at a dollar.
    const level = PEGGED.has(code) ? 1 : 10 ** (chance(code) * 4 - 2);
    const moved = 1 + 0.03 * Math.sin(number / 23 + chance(code) * 6) + 0.008 * (chance(`${code} ${day}`) - 0.5);
    return [code, Number((level * moved).toPrecision(9))] as const;
  });
  return JSON.stringify({ date: day, usd: { ...Object.fromEntries(rates), usd: 1 } });
}
