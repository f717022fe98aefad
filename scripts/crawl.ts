// Crawls areas into their snapshots: `npm run crawl -- fuel commodities`, `npm run crawl -- all`.
// Exit code 0: done, changed or not; 2: one area kept its old data (its report says why), 3: two did, and so on; 1: called wrongly.
import { parseArgs } from 'node:util';
import type { CrawlOptions } from '../src/lib/crawl/crawl-area.ts';
import { writeReport } from '../src/lib/crawl/report.ts';
import { env } from '../src/lib/env.ts';
import { now } from '../src/lib/time.ts';
import { crawledAreas } from './schedule.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'data-dir': { type: 'string' },
    source: { type: 'string' },
    pause: { type: 'string' },
    minutes: { type: 'string' },
    help: { type: 'boolean' },
  },
});
const crawled = crawledAreas().map(({ name }) => name);
const wanted = positionals.includes('all') ? crawled : positionals;
const strange = wanted.filter((name) => !crawled.includes(name));
if (values.help || wanted.length === 0 || strange.length > 0) {
  console.error(
    `${strange.length ? `Not a crawled area: ${strange.join(', ')}\n` : ''}Usage: npm run crawl -- <area...>|all [--source NAME] [--data-dir DIR] [--minutes N]`,
  );
  console.error('--minutes: what may be left for the next crawl is not begun after so long (40)');
  console.error(`Areas: ${crawled.join(', ')}`);
  process.exit(values.help ? 0 : 1);
}

const dataDir = values['data-dir'] ?? env.DATA_DIR;
/** The workflow's job may take an hour. */
const MINUTES = 40;
let failed = 0;
for (const { name: area, crawler } of crawledAreas().filter(({ name }) => wanted.includes(name))) {
  const options: CrawlOptions = {
    dataDir,
    now: now(),
    until: Date.now() + Number(values.minutes ?? MINUTES) * 60_000,
    log: (line) => console.error(line),
    onPage: showProgress,
    ...(values.source ? { source: values.source } : {}),
    ...(values.pause ? { pause: Number(values.pause) } : {}),
  };
  const { crawl } = await crawler.load();
  const outcome = await crawl(options);
  await writeReport(area, outcome, dataDir, options.now);
  for (const { source, ok, rows, note } of outcome.sources)
    console.error(`  ${source}: ${ok || rows > 0 ? `${rows} rows` : 'failed'}${note ? `; ${note}` : ''}`);
  console.log(outcome.message);
  // Figures to begin with are no crawl, unless they were asked for.
  if (outcome.outcome === 'failed' || (outcome.outcome === 'starter' && !values.source)) failed += 1;
}
process.exitCode = failed > 0 ? 1 + failed : 0;

/** A bar on a terminal, a line every ten pages elsewhere. */
function showProgress(done: number, of: number): void {
  if (process.stderr.isTTY && !env.CI) {
    const filled = Math.round((done / of) * 30);
    process.stderr.write(`\r  [${'#'.repeat(filled)}${' '.repeat(30 - filled)}] ${done}/${of}${done === of ? '\n' : ''}`);
  } else if (done % 10 === 0 || done === of) console.error(`  page ${done} of ${of}`);
}
