import cluster from 'node:cluster';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { env } from '../kernel/env.ts';
import { requireBuild } from './build.ts';
import { endWithNpm } from './parent.ts';

requireBuild(env.DIST_DIR);
// A worker ends with its primary.
if (cluster.isPrimary) endWithNpm();
// Imported only when needed: a primary keeps no files and no areas in memory.
// Replaced data is loaded by new workers, so DATA_WATCH needs a primary too.
if ((env.WORKERS > 1 || env.DATA_WATCH) && cluster.isPrimary) (await import('./workers.ts')).runWorkers(env.WORKERS);
else {
  const entry = pathToFileURL(resolve(env.DIST_DIR, 'server/entry.mjs')).href;
  await ((await import(entry)) as typeof import('./entry.ts')).serveBuild(env.DIST_DIR);
}
