import { killsFuelCrawl } from '../../suites/killed-fuel-crawl.ts';

killsFuelCrawl([0, 80, 200]);
