import { killsFuelCrawl } from '../../suites/killed-fuel-crawl.ts';

killsFuelCrawl([0, 10, 20, 30, 40, 50, 65, 80, 100, 200]);
