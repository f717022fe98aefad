import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { FROZEN } from './test/support/frozen.ts';

const ALL = 'test/**/*.test.ts';
const testsWith = (pattern: RegExp) => globSync(ALL).filter((file) => pattern.test(readFileSync(file, 'utf8')));
/** Tests that need the build: those that start the built server or look into its files. */
const BUILT = testsWith(/support\/server\.ts'|inject\('dist'\)/);
const PROGRAMS = testsWith(/'node:child_process'|scripts\/act\.ts'|scripts\/growth\//);
const LONG = /^test\/(hostile|faults)\/|\/(crawl|starter)\.test\.ts$/;
/** Tests that run programs of ours as processes, whole crawls, attacks and faults. They need no build, but their time. */
const RUNS = globSync(ALL).filter((file) => !BUILT.includes(file) && (LONG.test(file) || PROGRAMS.includes(file)));

/** Tests of how soon others are answered: they have both cores to themselves, one after the other, after all others. */
const ALONE = ['test/hostile/under-attack.test.ts', 'test/hostile/pictures.test.ts'];

export default defineConfig({
  test: {
    env: FROZEN,
    // Tests start real servers, crawlers and browsers on two cores.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'unit', include: [ALL], exclude: [...BUILT, ...RUNS] } },
      { extends: true, test: { name: 'runs', include: RUNS } },
      { extends: true, test: { name: 'built', include: BUILT, exclude: ALONE, globalSetup: ['test/support/build.ts'] } },
      {
        extends: true,
        test: { name: 'alone', include: ALONE, globalSetup: ['test/support/build.ts'], maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
