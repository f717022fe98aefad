import { resolve } from 'node:path';

/**
 * What every test stands on: snapshots, reports and starter figures that no crawl touches, and the instant that counts as now. Builds leave plain files, which tests read.
 * Programs that tests start share what Node made of the sources: a server then starts in half the processor time.
 * `vitest.config.ts` puts both into the environment of the tests, and so of all that they start.
 */
export const FROZEN = {
  DATA_DIR: 'test/fixtures/data',
  JAANKARI_NOW: '2026-11-21T08:00:00.000Z',
  BUILD_PLAIN: '1',
  NODE_COMPILE_CACHE: resolve('.cache/compiled'),
} as const;
