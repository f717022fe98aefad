// Crawls what can be crawled where only a package registry is reached, into a copy of the data, builds from that and asks the built server:
// `npm run rehearse-crawl`. CI runs it, so that real data never takes the pages or the checks by surprise. Exit code 0 when all is well, or
// when no registry is reached, which it says.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../src/kernel/env.ts';
import { newestPackageVersion } from '../src/net/package.ts';
import { UpstreamError } from '../src/net/upstream.ts';
import { reportFile } from '../src/store/report.ts';
import { crawledAreas } from './schedule.ts';

/** The source each area is crawled with, by its name in the area's list. */
const PACKAGE_SOURCES = ['currency-api-package', 'gst-india-utils', 'dbip-country-package'];
const PACKAGE = '@fawazahmed0/currency-api';
const FOLDER = '.cache/rehearsed';

try {
  await newestPackageVersion(PACKAGE);
} catch (error) {
  if (!(error instanceof UpstreamError)) throw error;
  console.log(`SKIPPED: the package registry is not reached, so no real crawl is rehearsed (${error.message}).`);
  process.exit(0);
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const environment = { ...process.env, DATA_DIR: join(FOLDER, 'data'), DIST_DIR: join(FOLDER, 'dist') };
cpSync(env.DATA_DIR, environment.DATA_DIR, { recursive: true });
const node = (program: string, ...args: string[]) =>
  execFileSync('node', [program, ...args], { env: environment, stdio: ['ignore', 'ignore', 'inherit'] });

let crawled = 0;
for (const {
  name,
  data: { crawler },
} of crawledAreas()) {
  const source = crawler.sources.find((one) => PACKAGE_SOURCES.includes(one.name))?.name;
  if (!source) continue;
  node('scripts/crawl.ts', name, '--source', source);
  const { outcome } = JSON.parse(readFileSync(reportFile(name, environment.DATA_DIR), 'utf8'));
  if (outcome === 'failed') throw new Error(`The crawl of ${name} from ${source} failed.`);
  crawled += 1;
}
node('scripts/build.ts');
node('scripts/smoke.ts');
rmSync(FOLDER, { recursive: true, force: true });
console.log(`Rehearsed: ${crawled} areas crawled into a copy of the data, built from and asked.`);
