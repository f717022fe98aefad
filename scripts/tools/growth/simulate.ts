import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from '../../../src/kernel/env.ts';
import { writeReport } from '../../../src/store/report.ts';
import { commitData } from '../../commit-data.ts';
import { git } from '../../git.ts';
import { crawledAreas } from '../../schedule.ts';
import { AIR_SIMULATION } from './aqi.ts';
import { COMMODITIES_SIMULATION } from './commodities.ts';
import { FUEL_SIMULATION } from './fuel.ts';
import { CRYPTO_SIMULATION, FOREX_SIMULATION } from './rates.ts';
import { SCHEMES_SIMULATION } from './schemes.ts';
import type { openUpstream } from './upstream.ts';

/** An area's upstream as it would be over many days. */
export interface Simulation {
  area: string;
  /** Days before growth is measured: months of history. One crawl each so many days fills it (more than one where pages tell past days). */
  warmUpDays: number;
  warmUpEvery: number;
  /** Crawls that are measured: whole days of the schedule, and no more than a pull request has patience for. */
  crawls: number;
  /** What 100 crawls may add to the packed repository. */
  allowedBytes: number;
  /** Puts a stand-in in the upstream's place; it shows the figures of the instant it is told. */
  open(): ReturnType<typeof openUpstream>;
}

export interface Growth {
  commits: number;
  /** Bytes that 100 crawls add to the packed repository. */
  per100: number;
  perYear: number;
  /** Bytes a year where nobody packs: each version of a snapshot is then kept whole. */
  unpackedPerYear: number;
  /** Bytes that a scheduled run fetches of it: the packed files of a clone of the newest commit alone. */
  shallowClone: number;
}

export const SIMULATIONS: readonly Simulation[] = [
  FUEL_SIMULATION,
  COMMODITIES_SIMULATION,
  FOREX_SIMULATION,
  CRYPTO_SIMULATION,
  AIR_SIMULATION,
  SCHEMES_SIMULATION,
];

/** Crawls over and over with the real crawler at the times of the area's schedule, and gives the growth of the repository, repacked as a host does. */
export async function simulateGrowth(simulation: Simulation): Promise<Growth> {
  const folder = await mkdtemp(join(tmpdir(), 'jaankari-growth-'));
  const upstream = await simulation.open();
  try {
    await git(folder, 'init', '--quiet', '--initial-branch=main');
    // Packed once by hand at the end; a repack on the way would only take time.
    await git(folder, 'config', 'gc.auto', '0');
    // Each thread of git begins with a whole copy of the snapshot, which is no growth.
    await git(folder, 'config', 'pack.threads', '1');
    const dataDir = join(folder, 'data');
    await mkdir(dataDir);
    await cp(join(env.DATA_DIR, 'starter'), join(dataDir, 'starter'), { recursive: true });

    const area = crawledAreas().find(({ name }) => name === simulation.area);
    if (!area) throw new Error(`There is no crawled area ${simulation.area}`);
    const times = dailyTimes(area.data.crawler.schedule.cron);
    const start = Date.UTC(2026, 0, 1);
    const { crawl } = await area.data.crawler.load();
    const crawlAt = async (now: Date) => {
      upstream.moveTo(now);
      const outcome = await crawl({ dataDir, now, pause: 0, log: () => undefined });
      if (outcome.outcome === 'failed') throw new Error(`The simulated crawl failed: ${outcome.message}`);
      await writeReport(area.name, outcome, dataDir, now);
    };
    for (let day = 0; day < simulation.warmUpDays; day += simulation.warmUpEvery) await crawlAt(instant(start, day, times[0] ?? 0));
    await commitData(area.name, folder);
    const before = await packedSize(folder);

    let commits = 0;
    for (let count = 0; count < simulation.crawls; count += 1) {
      await crawlAt(instant(start, simulation.warmUpDays + Math.floor(count / times.length), times[count % times.length] ?? 0));
      if (await commitData(area.name, folder)) commits += 1;
    }
    const unpacked = await sizeOf(folder, 'size');
    const perCrawl = ((await packedSize(folder)) - before) / simulation.crawls;
    const perYear = (bytes: number) => bytes * times.length * 365;
    const clone = join(folder, 'clone');
    await git(folder, 'clone', '--quiet', '--depth=1', `file://${folder}`, clone);
    return {
      commits,
      per100: perCrawl * 100,
      perYear: perYear(perCrawl),
      unpackedPerYear: perYear(unpacked / simulation.crawls),
      shallowClone: await packedSize(clone),
    };
  } finally {
    await upstream.close();
    await rm(folder, { recursive: true });
  }
}

/** Minutes after midnight UTC of cron lines that fire once every day. */
function dailyTimes(cron: readonly string[]): number[] {
  return cron.map((line) => {
    const daily = /^(\d+) (\d+) \* \* \*$/.exec(line);
    if (!daily) throw new Error(`The simulation knows daily cron lines only, not ${line}`);
    return Number(daily[2]) * 60 + Number(daily[1]);
  });
}

const instant = (start: number, day: number, minutes: number) => new Date(start + (day * 24 * 60 + minutes) * 60_000);

async function packedSize(folder: string): Promise<number> {
  await git(folder, 'gc', '--quiet');
  return sizeOf(folder, 'size-pack');
}

/** Bytes of a repository's objects: `size` of those that are not packed, `size-pack` of the others. */
async function sizeOf(folder: string, what: 'size' | 'size-pack'): Promise<number> {
  const lines = await git(folder, 'count-objects', '-v');
  return Number(new RegExp(`^${what}: (\\d+)$`, 'm').exec(lines)?.[1]) * 1024;
}
