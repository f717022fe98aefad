import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { upstreamBase } from '../kernel/env.ts';
import { parseJson } from '../kernel/parse-json.ts';
import { addDays, latestTime } from '../kernel/time.ts';
import { listPackageVersions, readPackageFile } from '../net/package.ts';
import { fetchUpstreamJson, UpstreamError } from '../net/upstream.ts';
import type { CollectOptions, Source } from './source.ts';

/**
 * Daily rates from @fawazahmed0/currency-api (CC0): currencies, crypto assets, and metals per troy ounce, all against one US dollar.
 * Commodities, forex and crypto share this reader: each day is fetched once per run, however many areas need it.
 */
export interface DatedRates {
  /** The publisher's date for the rates, YYYY-MM-DD (taken about 00:00 UTC that day). */
  day: string;
  /** Units of each code per US dollar; codes in lower case. */
  perUsd: Readonly<Record<string, number>>;
}

/** What the readers of rates need to know. */
export interface RateNeeds {
  /** Days already on record. */
  knownDays: ReadonlySet<string>;
}

/** The publisher named in every row, whichever source it came through. */
export const RATES_PUBLISHER = 'currency-api';
/** Off the hour, after the publisher's run shortly after 00:00 UTC. Rates older than a week are always marked `stale: true`. */
export const RATES_SCHEDULE = {
  cron: ['17 6 * * *'],
  words: { en: 'daily at 11:47 IST', hi: 'हर दिन सुबह 11:47 बजे' },
  staleAfterHours: 7 * 24,
  alarmAfterDays: 4,
};
const PACKAGE = '@fawazahmed0/currency-api';
const FILE = 'v1/currencies/usd.json';
/** How far back a first crawl asks a host, which does not list its days. */
const RATES_WINDOW_DAYS = 120;
/** Most days of the package downloaded in one crawl; older ones follow in the next. In November 2026 there are 203. */
const MAX_PACKAGE_DAYS = 250;
/** Later crawls look for missing days this far before the newest on record. */
const LOOK_BACK_DAYS = 9;
const PAUSE_MS = 350;
/** The publisher has about 340. */
const MIN_CODES = 100;

/** The timestamp of a day's rates, ISO 8601 UTC. */
export const ratesInstant = (day: string): string => `${day}T00:00:00.000Z`;

const file = z.object({ date: z.iso.date(), usd: z.record(z.string(), z.unknown()) });

function readRates(text: unknown, where: string): DatedRates {
  const parsed = file.safeParse(text);
  if (!parsed.success) throw new UpstreamError('shape', `${where}: ${FILE} is not what it should be (${parsed.error.issues[0]?.message})`);
  const rates = Object.entries(parsed.data.usd).filter((entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > 0);
  // Codes come and go from day to day, but a file with only a handful is broken.
  if (rates.length < MIN_CODES) throw new UpstreamError('shape', `${where}: ${FILE} of ${parsed.data.date} has only ${rates.length} rates`);
  return { day: parsed.data.date, perUsd: Object.fromEntries(rates) };
}

/** Shares one read of a day among all areas of a run. A failure is not kept, so the next area can retry. */
function readOnce({ alreadyRead = new Map() }: CollectOptions, key: string, ask: () => Promise<DatedRates>): Promise<DatedRates> {
  const reading = (alreadyRead.get(key) as Promise<DatedRates> | undefined) ?? ask();
  alreadyRead.set(key, reading);
  reading.catch(() => alreadyRead.delete(key));
  return reading;
}

/** The days a crawl needs: the whole window at first, later the missing ones since shortly before its newest. */
function missingDays(onRecord: ReadonlySet<string>, newest: string): string[] {
  const lastKnown = [...onRecord].sort().at(-1);
  const windowStart = addDays(newest, 1 - RATES_WINDOW_DAYS);
  const start = latestTime([windowStart, lastKnown ? addDays(lastKnown, -LOOK_BACK_DAYS) : windowStart]);
  const days: string[] = [];
  for (let day = newest; day >= start; day = addDays(day, -1)) if (!onRecord.has(day)) days.push(day);
  return days;
}

/** Reads from a host with one folder per day; `{date}` in the URL stands for `latest` or a day. */
function collectFromHost(name: string, address: string) {
  return async ({ knownDays }: RateNeeds, options: CollectOptions): Promise<DatedRates[]> => {
    const base = upstreamBase(name, address);
    const read = (date: string) =>
      readOnce(options, `${base} ${date}`, async () => {
        const { status, body } = await fetchUpstreamJson({ url: `${base.replace('{date}', date)}/${FILE}`, acceptStatuses: [404] });
        if (status === 404) throw new UpstreamError('refused', `${name} has no ${date}`, { status });
        return readRates(body, name);
      });
    const latest = await read('latest');
    const rates = [latest];
    const days = missingDays(knownDays, latest.day).filter((day) => day !== latest.day);
    for (const [index, day] of days.entries()) {
      options.onPage?.(index + 1, days.length);
      await sleep(options.pause ?? PAUSE_MS);
      try {
        rates.push(await read(day));
      } catch (error) {
        // The publisher skips days; a 404 is a gap, not an outage.
        if (!(error instanceof UpstreamError) || error.status !== 404) throw error;
      }
    }
    return rates;
  };
}

/** The same files from the npm package, which has a version per day, back to its first. Works wherever npm works. */
async function collectFromPackage({ knownDays }: RateNeeds, options: CollectOptions): Promise<DatedRates[]> {
  const versions = new Map((await listPackageVersions(PACKAGE)).flatMap((version) => parseVersionDay(version)));
  const newest = [...versions.keys()].sort().at(-1);
  if (!newest) throw new UpstreamError('shape', `${PACKAGE} has no dated versions`);
  const days = [...versions.keys()].filter((day) => !knownDays.has(day)).sort();
  const rates: DatedRates[] = [];
  for (const [index, day] of days.slice(-MAX_PACKAGE_DAYS).entries()) {
    if (index > 0) await sleep(options.pause ?? PAUSE_MS);
    const version = versions.get(day) ?? '';
    rates.push(
      await readOnce(options, `package ${version}`, async () =>
        readRates(parseJson(await readPackageFile(PACKAGE, version, FILE)), PACKAGE),
      ),
    );
    options.onPage?.(index + 1, days.length);
  }
  return rates;
}

/** `2026.9.29` as `2026-09-29`. Other versions are releases of code, not of data, and are skipped. */
function parseVersionDay(version: string): [day: string, version: string][] {
  const match = /^(\d{4})\.(\d{1,2})\.(\d{1,2})$/.exec(version);
  const [, year = '', month = '', day = ''] = match ?? [];
  return match ? [[`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, version]] : [];
}

/** Three routes to the same rates, in the order they are tried. */
export const RATE_SOURCES: readonly Source<DatedRates, RateNeeds>[] = [
  {
    name: 'currency-api',
    title: 'currency-api on jsDelivr',
    url: 'https://cdn.jsdelivr.net',
    collect: collectFromHost('currency-api', `https://cdn.jsdelivr.net/npm/${PACKAGE}@{date}`),
  },
  {
    name: 'currency-api-pages',
    title: 'currency-api on pages.dev',
    url: 'https://currency-api.pages.dev',
    collect: collectFromHost('currency-api-pages', 'https://{date}.currency-api.pages.dev'),
  },
  { name: 'currency-api-package', title: 'currency-api as an npm package', collect: collectFromPackage },
];
