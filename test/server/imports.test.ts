import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { startServer } from '../support/server.ts';

/** Says of every module that is asked for by a name like these. */
const WATCH = `data:text/javascript,import { registerHooks } from 'node:module';
  registerHooks({ resolve(name, context, next) { if (/^(pacote|tar)$/.test(name)) console.log('loads ' + name); return next(name, context); } });`;
const environment = { NODE_OPTIONS: `--import=${encodeURI(WATCH)}` };

it('loads nothing that only crawls need', async () => {
  const server = await startServer(environment);
  for (const path of ['/fuel', '/forex', '/commodities', '/crypto', '/gst/states', '/']) expect((await server.get(path)).status).toBe(200);
  await server.stop();
  expect(server.output()).not.toContain('loads ');
  const crawl = `import('./src/lib/net/package.ts').then(({ listPackageVersions }) => listPackageVersions('x')).catch(() => undefined)`;
  const env = { ...process.env, ...environment, npm_config_registry: 'http://127.0.0.1:1' };
  expect((await promisify(execFile)('node', ['-e', crawl], { env })).stdout).toContain('loads pacote');
});
