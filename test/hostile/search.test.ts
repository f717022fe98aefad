import { StatementSync } from 'node:sqlite';
import { afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { hostileSearches } from '../../scripts/hostile/searches.ts';

// Issue 13.10: what a search costs is bounded, whatever it says. How long it takes is measured by `npm run bench -- search-hostile`.

/** One search of all words, one of mended words, one of some; for each of twelve words a look whether it is known, for four of them words like it. */
const MOST_STATEMENTS = 3 + 12 + 4;

let searchSite: typeof import('../../src/areas/search/site.ts')['searchSite'];
beforeAll(async () => {
  vi.stubEnv('DIST_DIR', inject('dist'));
  vi.stubEnv('SQLITE_DRIVER', 'node');
  vi.resetModules();
  ({ searchSite } = await import('../../src/areas/search/site.ts'));
  vi.unstubAllEnvs();
});
afterEach(() => vi.restoreAllMocks());

describe('2,000 hostile searches', () => {
  it('ask the index a bounded number of questions each, and none is a fault', { timeout: 170_000 }, async () => {
    const asked = vi.spyOn(StatementSync.prototype, 'all');
    await searchSite('petrol', 10, { loose: true });
    let most = 0;
    for (const text of hostileSearches(2_000)) {
      asked.mockClear();
      const hits = await searchSite(text, 10, { loose: true });
      expect(hits.length).toBeLessThanOrEqual(10);
      const ofIndex = asked.mock.contexts.filter((statement) => /from "(?:site|word)"/.test((statement as StatementSync).sourceSQL));
      most = Math.max(most, ofIndex.length);
      expect(ofIndex.length, text).toBeLessThanOrEqual(MOST_STATEMENTS);
    }
    // words were mended, so that the statements are those that were counted
    expect(most).toBeGreaterThan(3 + 4 + 4);
  });
});
