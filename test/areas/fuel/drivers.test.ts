import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startServer } from '../../support/server.ts';

const ADDRESSES = [
  '/fuel',
  '/fuel?city=kolkata',
  '/fuel?state=haryana',
  '/fuel?type=city&fuel=petrol',
  '/fuel/cities',
  '/fuel/latest',
  '/fuel/history?city=patna&days=90',
  '/fuel/search?q=delhi',
];

it('answers alike over sqlite3 and over node:sqlite', async () => {
  const [first, second] = await Promise.all([startServer(), startServer({ SQLITE_DRIVER: 'node' })]);
  for (const address of ADDRESSES) expect((await second.json(address)).body, address).toEqual((await first.json(address)).body);
  await Promise.all([first.stop(), second.stop()]);
});

it('crawls alike over sqlite3 and over node:sqlite', async () => {
  const folders = await Promise.all(
    ['', 'node'].map(async (driver) => {
      const folder = await mkdtemp(join(tmpdir(), 'fuel-driver-'));
      await cp('data/starter', join(folder, 'starter'), { recursive: true });
      execFileSync('node', ['scripts/crawl.ts', 'fuel', '--source', 'starter', '--data-dir', folder], {
        env: { ...process.env, SQLITE_DRIVER: driver },
        stdio: 'ignore',
      });
      return folder;
    }),
  );
  const reports = await Promise.all(
    folders.map(async (folder) => JSON.parse(await readFile(join(folder, 'reports/fuel.json'), 'utf8')).message),
  );
  expect(reports).toEqual(['fuel: first 98 prices (starter)', 'fuel: first 98 prices (starter)']);
  for (const folder of folders) await rm(folder, { recursive: true });
});
