import { boundsHostileSearches } from '../suites/hostile-searches.ts';

boundsHostileSearches(2_000);
