import { parseArgs } from 'node:util';
import type { Crawler } from '../src/areas/area.ts';
import { storageFault } from '../src/crawl/corrupt-snapshot.ts';
import type { CrawlOptions } from '../src/crawl/crawl-area.ts';
import { env } from '../src/kernel/env.ts';
import { now } from '../src/kernel/time.ts';
import { type CrawlOutcome, writeReport } from '../src/store/report.ts';
import { snapshotFile } from '../src/store/snapshot.ts';
import { crawledAreas } from './schedule.ts';

/** The workflow's job may take an hour. */
const MINUTES = 40;

/**
 * Crawls the areas on the command line. Prints results to standard output and progress to standard error. Returns the exit code: 0 for
 * success, changed or not; 2 if one area kept its old data (its report says why), 3 for two, and so on; 1 for wrong usage.
 */
export async function runCrawl(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      'data-dir': { type: 'string' },
      source: { type: 'string' },
      new: { type: 'boolean' },
      pause: { type: 'string' },
      minutes: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  /** The command used: in a checkout, or from the npm package. */
  const call = process.argv[1]?.endsWith('.ts') ? 'npm run crawl --' : 'jaankari crawl';
  const crawled = crawledAreas().map(({ name }) => name);
  const names = positionals.includes('all') ? crawled : positionals;
  const strange = names.filter((name) => !crawled.includes(name));
  if (values.help || names.length === 0 || strange.length > 0) {
    console.error(
      `${strange.length ? `Not a crawled area: ${strange.join(', ')}\n` : ''}Usage: ${call} <area...>|all [--source NAME] [--data-dir DIR] [--minutes N] [--new]`,
    );
    console.error('--minutes: what may be left for the next crawl is not begun after so long (40)');
    console.error('--new: begins with an empty snapshot, whatever there is');
    console.error(`Areas: ${crawled.join(', ')}`);
    return values.help ? 0 : 1;
  }

  const strangers = values.source
    ? crawledAreas().filter(
        ({ name, data: { crawler } }) => names.includes(name) && !crawler.sources.some((one) => one.name === values.source),
      )
    : [];
  if (strangers.length > 0) {
    for (const {
      name,
      data: { crawler },
    } of strangers)
      console.error(`${name} has no source ${values.source}; there are ${crawler.sources.map((one) => one.name).join(', ')}`);
    return 1;
  }

  const dataDir = values['data-dir'] ?? env.DATA_DIR;
  let failed = 0;
  const alreadyRead = new Map<string, Promise<unknown>>();
  for (const {
    name: area,
    data: { crawler },
  } of crawledAreas().filter(({ name }) => names.includes(name))) {
    const options: CrawlOptions = {
      dataDir,
      now: now(),
      until: Date.now() + Number(values.minutes ?? MINUTES) * 60_000,
      log: (line) => console.error(line),
      onPage: progressBar(),
      alreadyRead,
      ...(values.new ? { fresh: true } : {}),
      ...(values.source ? { source: values.source } : {}),
      ...(values.pause ? { pause: Number(values.pause) } : {}),
    };
    const outcome = await crawlOne(area, crawler, options);
    for (const { source, ok, rows, note } of outcome.sources)
      console.error(`  ${source}: ${ok || rows > 0 ? `${rows} rows` : 'failed'}${note ? `; ${note}` : ''}`);
    console.log(outcome.message);
    // Starter figures are not a crawl, unless requested.
    if (outcome.outcome === 'failed' || (outcome.outcome === 'starter' && !values.source)) failed += 1;
  }
  return failed > 0 ? 1 + failed : 0;
}

/** An error in one area, in our code or on the disk, also goes into its report, and the others continue. */
async function crawlOne(area: string, crawler: Crawler, options: CrawlOptions): Promise<CrawlOutcome> {
  let outcome: CrawlOutcome;
  try {
    outcome = await (await crawler.load()).crawl(options);
  } catch (error) {
    console.error(error);
    outcome = { outcome: 'failed', message: `${area}: not crawled. ${error instanceof Error ? error.message : error}`, sources: [] };
  }
  try {
    await writeReport(area, outcome, options.dataDir, options.now);
    return outcome;
  } catch (error) {
    const reason = storageFault(error, area, snapshotFile(area, options.dataDir))?.message ?? String(error);
    return { ...outcome, outcome: 'failed', message: `${outcome.message}; its report could not be written: ${reason}` };
  }
}

/** In a terminal a bar with rate and time left; elsewhere a line every ten pages, or every hundred in long crawls. */
function progressBar(): (done: number, of: number) => void {
  let began = { at: 0, done: 0 };
  return (done, of) => {
    if (done <= 1) began = { at: performance.now(), done };
    if (process.stderr.isTTY && !env.CI) {
      const filled = Math.round((done / of) * 30);
      const perSecond = (done - began.done) / Math.max(0.001, (performance.now() - began.at) / 1000);
      const rate = perSecond > 0 ? `, ${perSecond.toFixed(1)} a second, ${formatRemaining((of - done) / perSecond)} left` : '';
      process.stderr.write(`\r  [${'#'.repeat(filled)}${' '.repeat(30 - filled)}] ${done}/${of}${rate}\x1b[K${done === of ? '\n' : ''}`);
    } else if (done % (of > 500 ? 100 : 10) === 0 || done === of) console.error(`  page ${done} of ${of}`);
  };
}

const formatRemaining = (seconds: number): string => (seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.round(seconds / 60)} min`);
