import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
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
const BUILD = 'test/support/global-setup.ts';

/** Are all daily tests one project, `--project daily`? Its processes load the modules once; those of three projects would each load them anew. */
const IN_ONE = process.argv.includes('daily');
const daily = (name: string, include: string[]): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, include, isolate: false, globalSetup: include.some((file) => BUILT.includes(file)) ? [BUNDLES, BUILD] : [BUNDLES] },
});

/** Short files that take ten seconds, or a minute of the build's server: begun last, they would be waited for alone. */
const LONGEST =
  /\/(added-words|hints|card|hostile-publisher|errors|compute|under-attack|first-answers|redis|workers|build-watch|templates)\.test\.ts$/;
/** Tests of the build, which wait for much, begin in this part of a run, between those that compute. */
const BUILT_PART = 0.7;
/** What takes its time begins first, of each kind; else Vitest's order, which in a fresh clone is that of sizes. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isBuilt = ({ moduleId }: TestSpecification) => BUILT.includes(relative('.', moduleId));
    const rank = ({ moduleId }: TestSpecification) => {
      const path = relative('.', moduleId);
      return [RUNS.includes(path), LONGEST.test(path), true].indexOf(true);
    };
    const sorted = (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
    const places = Object.values(Object.groupBy(sorted, (file) => String(isBuilt(file)))).flatMap((kind = []) =>
      kind.map((file, at) => [file, ((isBuilt(file) ? BUILT_PART : 1) * at) / kind.length] as const),
    );
    return places.toSorted(([, a], [, b]) => a - b).map(([file]) => file);
  }
}

forgetCompiled();

export default defineConfig({
  test: {
    env: FROZEN,
    // Tests start real servers, crawlers and browsers, and wait for them.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: 7,
    // A larger young heap: collecting it took a tenth of the processor time.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: LongestFirst },
    // Node itself reads TypeScript, and keeps what it has compiled: all modules load in half a second, by Vite in five.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // A test that passes only at its second try is listed at the end (test/support/second-tries.ts): one to mend, but none to stop for.
    retry: 1,
    reporters: ['default', './test/support/second-tries.ts'],
    // They leave nothing behind in their process, so that modules are loaded once for all.
    projects: (IN_ONE ? [daily('daily', DAILY)] : [daily('unit', UNIT), daily('runs', RUNS), daily('built', BUILT)]).concat({
      extends: true,
      test: { name: 'nightly', include: [NIGHTLY], globalSetup: [BUNDLES, 'test/support/nightly-setup.ts'], maxWorkers: 1 },
    }),
  },
});
