import cluster from 'node:cluster';
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
  const [{ serve }, { openBuild }] = await Promise.all([import('./serve.ts'), import('./open-build.ts')]);
  await serve(() => openBuild(env.DIST_DIR));
}
