import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { dumpLines, readSnapshotText } from '../../../scripts/snapshot-text.ts';
import { startServer } from '../../support/server.ts';
import { hasSqlite3 } from '../../support/sqlite.ts';
import { workDir } from '../../support/work-dir.ts';

const DRIVERS = ['sqlite3', 'node'] as const;
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

describe.skipIf(!hasSqlite3)('sqlite3 and node:sqlite', () => {
  it('answer alike', async () => {
    const [first, second] = await Promise.all(DRIVERS.map((driver) => startServer({ SQLITE_DRIVER: driver })));
    for (const address of ADDRESSES) expect((await second?.json(address))?.body, address).toEqual((await first?.json(address))?.body);
    await Promise.all([first?.stop(), second?.stop()]);
  });

  it('crawl alike: the same rows in both snapshots', async () => {
    const dumps = DRIVERS.map((driver) => {
      const { path, remove } = workDir({ data: ['starter'] });
      onTestFinished(remove);
      execFileSync('node', ['scripts/crawl.ts', 'fuel', '--source', 'starter', '--data-dir', path], {
        env: { ...process.env, SQLITE_DRIVER: driver },
        stdio: 'ignore',
      });
      return readSnapshotText(join(path, 'fuel.sqlite'));
    });
    const [first = [], second] = (await Promise.all(dumps)).map((text) => [...dumpLines(text)]);
    expect(first.length).toBeGreaterThan(400);
    expect(second).toEqual(first);
  });
});
