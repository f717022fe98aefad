// Searches of this service's own content that are made to be slow: `npm run bench -- search-hostile`. Needs a build (DIST_DIR).
import { searchSite } from '../../../src/search/site.ts';
import { hostileSearches } from '../hostile/searches.ts';
import { quantiles, timeEach } from '../results.ts';

const COUNT = 2_000;
const search = (text: string) => searchSite(text, 10, { fuzzy: true });
// the first ones open files
await timeEach(hostileSearches(50, 7), search);
const share = quantiles(await timeEach(hostileSearches(COUNT), search));
const at = (part: number) => `${share(part).toFixed(1)} ms`;
console.log(`${COUNT} hostile searches, one after the other: p50 ${at(0.5)}, p90 ${at(0.9)}, p99 ${at(0.99)}, slowest ${at(1)}`);
process.exit();
