import { boundsHostileSearches } from '../suites/hostile-searches.ts';

// 2,000 of them: search.nightly.test.ts.
boundsHostileSearches(300);
