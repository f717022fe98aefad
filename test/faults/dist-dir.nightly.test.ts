import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { launchServer } from '../support/server.ts';
import { workDir } from '../support/work-dir.ts';

it('makes and serves a build in a folder outside of the project', { timeout: 300_000 }, async () => {
  const { path, remove } = workDir();
  onTestFinished(remove);
  const DIST_DIR = join(path, 'elsewhere');
  // Vitest sets Vite's BASE_URL for itself, and a build would believe it.
  const { BASE_URL: _own, ...environment } = process.env;
  const settings = { ...environment, DIST_DIR, BUILD_SAMPLE: 'test/support/build-sample.json', BUILD_PLAIN: '' };
  execFileSync('node', ['scripts/build.ts'], { env: settings, stdio: ['ignore', 'ignore', 'inherit'] });
  const server = await launchServer({ DIST_DIR });
  onTestFinished(() => server.stop());
  expect((await server.get('/browse/fuel')).status).toBe(200);
  expect((await server.json('/fuel/city/kolkata.json')).body).toMatchObject({ status: 'ok' });
  expect((await server.json('/fuel/search?q=kolkata')).status).toBe(200);
});
