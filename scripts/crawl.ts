// Crawls areas into their snapshots: `npm run crawl -- fuel commodities`, `npm run crawl -- all`.
import { runCrawl } from './crawl-areas.ts';

process.exitCode = await runCrawl(process.argv.slice(2));
