import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { within } from '../support/environment.ts';
import { workDir } from '../support/work-dir.ts';

/** What a build of an area would say is missing, over snapshots of a folder. */
async function missingOf(name: string, folder: string): Promise<string[]> {
  vi.resetModules();
  return within({ DATA_DIR: folder }, async () => {
    const [{ AREAS }, { findMissingAreas }] = await Promise.all([
      import('../../src/catalog/areas.ts'),
      import('../../src/catalog/missing-areas.ts'),
    ]);
    return findMissingAreas(AREAS.filter((area) => area.name === name));
  });
}

describe('areas that a build misses', () => {
  const data = workDir({ data: ['aqi.sqlite'] });
  afterAll(() => {
    vi.resetModules();
    data.remove();
  });

  it('are not those that begin with their first crawl: a snapshot without rows stops no build', async () => {
    const db = new DatabaseSync(join(data.path, 'aqi.sqlite'));
    db.exec('DELETE FROM air; DELETE FROM station');
    db.close();
    expect(await missingOf('aqi', data.path)).toEqual([]);
  });

  it('are those without a snapshot, with what to do', async () => {
    expect(await missingOf('fuel', data.path)).toEqual([expect.stringContaining('fuel.sqlite')]);
  });
});
