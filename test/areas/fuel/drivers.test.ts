import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { dumpLines, readSnapshotText } from '../../../scripts/snapshot-text.ts';
import { hasSqlite3 } from '../../support/sqlite.ts';
import { workDir } from '../../support/work-dir.ts';

const DRIVERS = ['sqlite3', 'node'] as const;
describe.skipIf(!hasSqlite3)('sqlite3 and node:sqlite', () => {
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
