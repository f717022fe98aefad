import { killsFuelCrawl } from '../../suites/killed-fuel-crawl.ts';

/** `KILLS=1000` kills so many at moments of chance: an hour and more. */
const { KILLS } = process.env;
const MOMENTS = [0, 10, 20, 30, 40, 50, 65, 80, 100, 200];
killsFuelCrawl(KILLS ? Array.from({ length: Number(KILLS) }, () => Math.random() * 400) : MOMENTS);
