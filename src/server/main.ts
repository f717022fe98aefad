import cluster from 'node:cluster';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { env } from '../kernel/env.ts';
import { requireBuild } from './build.ts';
import { endWithNpm } from './parent.ts';

requireBuild(env.DIST_DIR);
// A worker ends with the process that looks after it.
if (cluster.isPrimary) endWithNpm();
// Loaded as needed: the process that only looks after workers keeps no files and no areas in memory.
// What is replaced under a running server is read by new workers, and somebody has to look after those.
if ((env.WORKERS > 1 || env.DATA_WATCH) && cluster.isPrimary) (await import('./workers.ts')).runWorkers(env.WORKERS);
else {
  const entry = pathToFileURL(resolve(env.DIST_DIR, 'server/entry.mjs')).href;
  await ((await import(entry)) as typeof import('./entry.ts')).serveBuild(env.DIST_DIR);
}
