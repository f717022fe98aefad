import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { forgetCompiled } from './test/support/compiled.ts';
import { FROZEN } from './test/support/frozen.ts';

/** Tests of the nightly suite are named so. All others run daily: `npm test`. */
const NIGHTLY = 'test/**/*.nightly.test.ts';
const DAILY = globSync('test/**/*.test.ts', { exclude: [NIGHTLY] });
/** The text of a test, with the suite that it calls. */
function textOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  const suites = [...text.matchAll(/'[./]+(suites\/[\w-]+\.ts)'/g)].map(([, suite]) => readFileSync(`test/${suite}`, 'utf8'));
  return [text, ...suites].join('\n');
}
const testsWith = (pattern: RegExp) => DAILY.filter((file) => pattern.test(textOf(file)));
/** Tests that need the build, its server or a browser. */
const BUILT = testsWith(/support\/(server|browser|site-to-read)\.ts'|inject\('\w+'\)/);
const PROGRAMS = testsWith(/'node:child_process'|scripts\/act\.ts'|scripts\/tools\/growth\/|\/(child-program|package-registry)\.ts'/);
const LONG = /^test\/(hostile|faults)\/|\/(crawl|starter|webfetch\/readers|read\/(large|worst))\.test\.ts$/;
/** Tests that run programs as processes, whole crawls, attacks, pages made to take long, and faults. They need no build, but their time. */
const RUNS = DAILY.filter((file) => !BUILT.includes(file) && (LONG.test(file) || PROGRAMS.includes(file)));
const UNIT = DAILY.filter((file) => !BUILT.includes(file) && !RUNS.includes(file));

/** What every project loads more than once. */
const BUNDLES = 'test/support/service-bundle.ts';

/** Fast tests in short files that take ten seconds: begun last, they would be waited for alone. */
const LONGEST = /\/(added-words|hints|card|hostile-publisher|errors|compute)\.test\.ts$/;
/** Vitest's order, which in a fresh clone is that of sizes, but for these. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const inOrder = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId);
    const first = inOrder.findIndex(({ project }) => project.name === 'unit');
    if (first < 0) return inOrder;
    const unit = inOrder.slice(first);
    return [...inOrder.slice(0, first), ...unit.filter(isLongest), ...unit.filter((file) => !isLongest(file))];
  }
}

forgetCompiled();

export default defineConfig({
  test: {
    env: FROZEN,
    // Tests start real servers, crawlers and browsers, and wait for them: with four at a time two cores rested for a sixth of the time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 5,
    sequence: { sequencer: LongestFirst },
    // Node itself reads TypeScript, and keeps what it has compiled: all modules load in half a second, by Vite in five.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // A test that passes only at its second try is listed at the end (test/support/second-tries.ts): one to mend, but none to stop for.
    retry: 1,
    reporters: ['default', './test/support/second-tries.ts'],
    projects: [
      // They leave nothing behind in their process, so that modules are loaded once for all.
      { extends: true, test: { name: 'unit', include: UNIT, isolate: false, globalSetup: [BUNDLES] } },
      { extends: true, test: { name: 'runs', include: RUNS, isolate: false, globalSetup: [BUNDLES] } },
      { extends: true, test: { name: 'built', include: BUILT, isolate: false, globalSetup: [BUNDLES, 'test/support/global-setup.ts'] } },
      {
        extends: true,
        test: { name: 'nightly', include: [NIGHTLY], globalSetup: [BUNDLES, 'test/support/nightly-setup.ts'], maxWorkers: 1 },
      },
    ],
  },
});
