// The first part of a build (scripts/build.ts): finds out whether there is anything to do, puts the build that there is aside, and begins the bundle, all
// before the program that makes pages and files is loaded: whoever waits for the first page waits for the bundle.
import { writeFileSync } from 'node:fs';
import { env } from '../../src/kernel/env.ts';
import { trackInputs } from '../../src/kernel/inputs.ts';
import { keepWorkIn } from '../../src/kernel/kept-work.ts';
import { writeParts } from '../../src/server/build-parts.ts';
import { linkPackages, whyNotToEmpty } from '../dist-dir.ts';
import { startProgress } from '../progress.ts';
import { buildStamp, codeStamp, stampFile } from '../stamp.ts';
import { bundle, stopBundling } from './bundler.ts';
import { isFrugal, warnOfMemory } from './memory.ts';
import { startPageMakers } from './pages.ts';
import { isUpToDate, setAside } from './previous.ts';
import { keptWorkOf } from './spool.ts';
import { startStageTimes } from './stage-times.ts';

trackInputs();
const fault = whyNotToEmpty(env.DIST_DIR);
if (fault) {
  console.error(fault);
  process.exit(1);
}
const stamp = buildStamp();
if (await isUpToDate(env.DIST_DIR, stamp)) {
  console.log(`Nothing has changed: the build in ${env.DIST_DIR} is of these sources, this data and this day.`);
  process.exit(0);
}
const memoryWarning = warnOfMemory(env.BUILD_MEMORY_MB, process.availableMemory() / 2 ** 20);
if (memoryWarning) console.error(memoryWarning);
export const progress = startProgress();
export const { time, summary } = startStageTimes();
export const code = codeStamp();
const aside = setAside(env.DIST_DIR, code);
/** Set once the new build is whole: until then, whatever ends this process leaves the one before it. */
let isDone = false;
process.once('exit', () => {
  if (isDone) return;
  stopBundling();
  if (aside.restore()) console.error(`The build has failed; ${env.DIST_DIR} has the one before it again.`);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
linkPackages(env.DIST_DIR);
progress.stage('bundling pages');
/** Done when the bundle is there. */
export const bundled = aside.isSameCode ? Promise.resolve() : time('bundle', bundle);
// Whoever waits for it is told what is wrong.
bundled.then(progress.bundled, () => undefined);
export const frugal = isFrugal(env.BUILD_MEMORY_MB);
/** Processes that make pages, which load the bundle as soon as it is there. */
export const pageMakers = bundled.then(() => startPageMakers(env.DIST_DIR, frugal ? 1 : undefined, aside.isSameCode));
pageMakers.catch(() => undefined);
export const previous = await time('taking over', aside.open);
keepWorkIn(keptWorkOf(env.DIST_DIR), { folder: keptWorkOf(previous.dist), work: previous.work });

/** Says that the build is whole, and removes the one before it. */
export async function finish(): Promise<void> {
  await writeParts(env.DIST_DIR, stamp);
  writeFileSync(stampFile, `${stamp}\n`);
  isDone = true;
  aside.remove();
}
