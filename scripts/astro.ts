// Astro's own commands with our settings: `npm run dev` (PORT, HOST; further options as in Astro) and the types of the pages.
import { env } from '../src/kernel/env.ts';
import { run } from './run.ts';

const [command = 'dev', ...options] = process.argv.slice(2);
const settings = command === 'dev' ? ['--port', String(env.PORT), '--host', env.HOST] : [];
await run('astro', [command, ...settings, ...options]);
