// Bundles the pages and the server into the folder that its parent names (bundler.ts), and loads Astro until it does. Says only what is wrong.
import { once } from 'node:events';

process.once('disconnect', () => process.exit(1));
const [{ build }, [outDir]] = await Promise.all([import('astro'), once(process, 'message')]);
await build({ outDir, logLevel: 'error' });
process.exit(0);
