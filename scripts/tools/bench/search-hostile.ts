// Searches of this service's own content that are made to be slow: `npm run bench -- search-hostile`. Needs a build (DIST_DIR).
import { performance } from 'node:perf_hooks';
import { searchSite } from '../../../src/search/site.ts';
import { hostileSearches } from '../hostile/searches.ts';

const COUNT = 2_000;
const took: number[] = [];
// the first ones open files
for (const text of hostileSearches(50, 7)) await searchSite(text, 10, { fuzzy: true });
for (const text of hostileSearches(COUNT)) {
  const started = performance.now();
  await searchSite(text, 10, { fuzzy: true });
  took.push(performance.now() - started);
}
took.sort((a, b) => a - b);
const at = (share: number) => `${(took[Math.min(took.length - 1, Math.floor(took.length * share))] as number).toFixed(1)} ms`;
console.log(`${COUNT} hostile searches, one after the other: p50 ${at(0.5)}, p90 ${at(0.9)}, p99 ${at(0.99)}, slowest ${at(1)}`);
process.exit();
