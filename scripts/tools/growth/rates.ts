import { ASSETS } from '../../../src/areas/crypto/assets.ts';
import { CURRENCIES } from '../../../src/areas/forex/currencies.ts';
import { chance } from './chance.ts';
import type { Simulation } from './simulate.ts';
import { moveRates, openUpstream, ratesDay } from './upstream.ts';

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
    const upstream = await openUpstream(ratesFile, moveRates);
    process.env.UPSTREAM_CURRENCY_API_PAGES_URL = `${upstream.url}/nowhere`;
    return upstream;
  },
});

export const FOREX_SIMULATION = ratesSimulation('forex');
export const CRYPTO_SIMULATION = ratesSimulation('crypto');

/** The publisher's file of a day, with the eight or nine digits that the publisher gives. */
function ratesFile(path: string, now: Date): string | undefined {
  const day = ratesDay(path, now);
  if (!day) return undefined;
  const number = Date.parse(day) / DAY_MS;
  const rates = CODES.map((code) => {
    // The crawl refuses a day on which these do not stand at a dollar.
    const level = PEGGED.has(code) ? 1 : 10 ** (chance(code) * 4 - 2);
    const moved = 1 + 0.03 * Math.sin(number / 23 + chance(code) * 6) + 0.008 * (chance(`${code} ${day}`) - 0.5);
    return [code, Number((level * moved).toPrecision(9))] as const;
  });
  return JSON.stringify({ date: day, usd: { ...Object.fromEntries(rates), usd: 1 } });
}
