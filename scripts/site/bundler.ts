// Starts the process that bundles pages and server (bundle.ts), before the rest of a build is loaded: where there is no build, a server may be waiting for
// its first page, and Astro is loaded while a build finds out what there is to do.
import { existsSync } from 'node:fs';
import { env } from '../../src/kernel/env.ts';
import { run } from '../run.ts';
import { stampFile } from '../stamp.ts';

// Whoever starts a build, a test among them: bundles are made for production, or every file would be a page of Astro's as well.
process.env.NODE_ENV = 'production';
// And these are Vite's own: a bundle would take them from whoever has them in the environment.
for (const name of ['DEV', 'PROD', 'SSR', 'MODE']) delete process.env[name];

const bundling = new AbortController();
const folder = Promise.withResolvers<string>();
const start = () => run(process.execPath, ['scripts/site/bundle.ts'], { stop: bundling.signal, message: folder.promise });
const early = existsSync(stampFile) ? undefined : start();
// Whoever waits for it is told what is wrong.
early?.catch(() => undefined);

/** Bundles into the build's folder, which must be empty by now. */
export function bundle(): Promise<void> {
  folder.resolve(env.DIST_DIR);
  return early ?? start();
}

/** Ends the bundling of a build that fails. */
export const stopBundling = (): void => bundling.abort();
