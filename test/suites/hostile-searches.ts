import { StatementSync } from 'node:sqlite';
import { afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { hostileSearches } from '../../scripts/tools/hostile/searches.ts';
import { freshModules } from '../support/fresh-modules.ts';

// Issue 13.10: what a search costs is bounded, whatever it says. How long it takes is measured by `npm run bench -- search`.

let searchSite: typeof import('../../src/search/site.ts')['searchSite'];
beforeAll(async () => {
  vi.stubEnv('DIST_DIR', inject('dist'));
  ({ searchSite } = await freshModules()<typeof import('../../src/search/site.ts')>('src/search/site.ts'));
  vi.unstubAllEnvs();
});
afterEach(() => vi.restoreAllMocks());

/** Tests of so many hostile searches. */
export function boundsHostileSearches(count: number): void {
  describe(`${count} hostile searches`, () => {
    it('ask the index for the records that are shown and nothing more, and none is a fault', { timeout: 170_000 }, async () => {
      const asked = vi.spyOn(StatementSync.prototype, 'all');
      await searchSite('petrol', 10, { fuzzy: true });
      let found = 0;
      for (const text of hostileSearches(count)) {
        asked.mockClear();
        const hits = await searchSite(text, 10, { fuzzy: true });
        expect(hits.length).toBeLessThanOrEqual(10);
        const ofIndex = asked.mock.contexts.filter((statement) => / from site /.test((statement as StatementSync).sourceSQL));
        found += ofIndex.length;
        expect(ofIndex.length, text).toBeLessThanOrEqual(1);
      }
      expect(found).toBeGreaterThan(0);
    });

    it('mend four words of a text and no more', async () => {
      const page = (hits: { url: string }[]) => hits.some(({ url }) => url === '/browse/gst');
      expect(page(await searchSite('registter taxxpayer nummbers coddes', 10, { fuzzy: false }))).toBe(true);
      expect(page(await searchSite('registter taxxpayer nummbers coddes goodds', 10, { fuzzy: false }))).toBe(false);
    });
  });
}
