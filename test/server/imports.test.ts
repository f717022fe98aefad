import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { startPackageRegistry } from '../support/package-registry.ts';
import { launchServer } from '../support/server.ts';

/** Says of every module that is asked for by a name like these. */
const WATCH = `data:text/javascript,import { registerHooks } from 'node:module';
  registerHooks({ resolve(name, context, next) {
    const found = next(name, context);
    if (/^tar$/.test(name)) console.log('loads ' + name);
    if (/[/]src[/].*ts$/.test(found.url)) console.log('source ' + found.url.split('/src/')[1]);
    return found;
  } });`;
const environment = { NODE_OPTIONS: `--import=${encodeURI(WATCH)}` };

it('loads nothing that only crawls need, and no module twice', async () => {
  const server = await launchServer(environment);
  for (const path of ['/fuel', '/forex', '/commodities', '/crypto', '/gst/states', '/']) expect((await server.get(path)).status).toBe(200);
  await server.stop();
  expect(server.output()).not.toContain('loads ');
  // Server and endpoints are one bundle. What finds it is loaded from the sources.
  const sources = new Set([...server.output().matchAll(/^source (.+)$/gm)].map(([, file]) => file));
  expect([...sources].sort()).toEqual(['kernel/env.ts', 'server/build.ts', 'server/main.ts', 'server/parent.ts']);
});

it('loads it for a crawl', async () => {
  const registry = await startPackageRegistry();
  onTestFinished(() => registry.stop());
  registry.hold('x', { version: '1.0.0', files: { 'a.txt': 'text of a' } });
  const crawl = `import('./src/net/package.ts').then(({ readPackageFile }) => readPackageFile('x', '1.0.0', 'a.txt')).then(console.log)`;
  const env = { ...process.env, ...environment, npm_config_registry: registry.url };
  const { stdout } = await promisify(execFile)('node', ['-e', crawl], { env });
  expect(stdout).toMatch(/^loads tar\ntext of a\n$/m);
});
