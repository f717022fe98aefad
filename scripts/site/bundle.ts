// Bundles the pages and the server into a folder: `node scripts/site/bundle.ts FOLDER`. Says only what is wrong.
import { build } from 'astro';

const [, , outDir = ''] = process.argv;
await build({ outDir, logLevel: 'error' });
