import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { FROZEN } from './test/support/frozen.ts';

const ALL = 'test/**/*.test.ts';
/** Tests that need the build: those that start the built server or look into its files. */
const BUILT = globSync(ALL).filter((file) => /support\/server\.ts'|inject\('dist'\)/.test(readFileSync(file, 'utf8')));

export default defineConfig({
  test: {
    env: FROZEN,
    // Tests start real servers, crawlers and browsers on two cores.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'unit', include: [ALL], exclude: BUILT } },
      { extends: true, test: { name: 'built', include: BUILT, globalSetup: ['test/support/build.ts'] } },
    ],
  },
});
