import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { linkPackages, whyNotToEmpty } from '../../scripts/dist-dir.ts';
import { workDir } from '../support/work-dir.ts';

const run = (program: string, DIST_DIR: string): Promise<{ code: number; said: string }> =>
  new Promise((resolve) =>
    execFile('node', [program], { env: { ...process.env, DIST_DIR, PORT: '0' } }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    ),
  );

it('says by the name of the setting that there is no build, or half of one', async () => {
  const { path, remove } = workDir();
  onTestFinished(remove);
  const missing = join(path, 'missing');
  expect(await run('src/server/main.ts', missing)).toEqual({
    code: 1,
    said: expect.stringContaining(`DIST_DIR: the folder ${missing} does not exist`),
  });
  mkdirSync(join(path, 'half/client'), { recursive: true });
  const { code, said } = await run('src/server/main.ts', join(path, 'half'));
  expect(code).toBe(1);
  expect(said).toMatch(/^DIST_DIR: the folder \S+ holds no finished build\. Make one with: npm run build.*\n$/);
});

it('empties no folder outside of the project, and none that holds its sources or data', async () => {
  const { path, remove } = workDir();
  onTestFinished(remove);
  for (const folder of ['dist', 'dist-next', '.cache/x/dist', path, join(path, 'new')])
    expect([folder, whyNotToEmpty(folder)]).toEqual([folder, undefined]);
  writeFileSync(join(path, 'letter.txt'), 'dear');
  for (const folder of [path, '..', '.', 'src', 'test/fixtures', '.cache', 'dist/..', './data'])
    expect(whyNotToEmpty(folder)).toMatch(/^DIST_DIR: the folder \S+ (lies outside|is not for builds)/);
  const { code, said } = await run('scripts/build.ts', path);
  expect([code, said]).toEqual([1, `${whyNotToEmpty(path)}\n`]);
  expect(readdirSync(path)).toEqual(['letter.txt']);
});

it('builds again where a build outside of the project stands, or was broken off', () => {
  const { path, remove } = workDir();
  onTestFinished(remove);
  writeFileSync(join(path, 'files.json'), '[]');
  expect(whyNotToEmpty(path)).toMatch(/holds something else than a build/);
  writeFileSync(join(path, 'build-stamp'), 'a digest');
  expect(whyNotToEmpty(path)).toBeUndefined();
  rmSync(join(path, 'build-stamp'));
  mkdirSync(join(path, '.previous'));
  expect(whyNotToEmpty(path)).toBeUndefined();
});

it('finds the packages of the project from a build outside of it', async () => {
  const { path, remove } = workDir();
  onTestFinished(remove);
  writeFileSync(join(path, 'bundle.mjs'), "import 'zod';");
  expect((await run(join(path, 'bundle.mjs'), path)).said).toMatch(/Cannot find package/);
  linkPackages(path);
  expect(await run(join(path, 'bundle.mjs'), path)).toEqual({ code: 0, said: '' });
  linkPackages('dist-next');
  expect(existsSync('dist-next/node_modules')).toBe(false);
});
