import { killsSchemesCrawl } from '../../suites/killed-schemes-crawl.ts';

// In the third promotion.
killsSchemesCrawl([330]);
