/**
 * What every test stands on: snapshots, reports and starter figures that no crawl touches, and the instant that counts as now. Builds leave plain files, which tests read.
 * `vitest.config.ts` puts both into the environment of the tests, and so of all that they start.
 */
export const FROZEN = { DATA_DIR: 'test/fixtures/data', JAANKARI_NOW: '2026-11-21T08:00:00.000Z', BUILD_PLAIN: '1' } as const;
