import { killsSchemesCrawl } from '../../suites/killed-schemes-crawl.ts';

// In the listing, in the first texts, in the third promotion.
killsSchemesCrawl([1, 60, 330]);
