import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { startPackageRegistry } from '../support/package-registry.ts';
import { launchServer } from '../support/server.ts';

/** Says of every module that is asked for by a name like these. */
const WATCH = `data:text/javascript,import { registerHooks } from 'node:module';
  registerHooks({ resolve(name, context, next) { if (/^tar$/.test(name)) console.log('loads ' + name); return next(name, context); } });`;
const environment = { NODE_OPTIONS: `--import=${encodeURI(WATCH)}` };

it('loads nothing that only crawls need', async () => {
  const server = await launchServer(environment);
  for (const path of ['/fuel', '/forex', '/commodities', '/crypto', '/gst/states', '/']) expect((await server.get(path)).status).toBe(200);
  await server.stop();
  expect(server.output()).not.toContain('loads ');
});

it('loads it for a crawl', async () => {
  const registry = await startPackageRegistry();
  onTestFinished(() => registry.stop());
  registry.hold('x', { version: '1.0.0', files: { 'a.txt': 'text of a' } });
  const crawl = `import('./src/net/package.ts').then(({ readPackageFile }) => readPackageFile('x', '1.0.0', 'a.txt')).then(console.log)`;
  const env = { ...process.env, ...environment, npm_config_registry: registry.url };
  const { stdout } = await promisify(execFile)('node', ['-e', crawl], { env });
  expect(stdout).toMatch(/^loads tar\ntext of a\n$/);
});
