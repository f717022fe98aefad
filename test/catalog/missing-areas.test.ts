import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { within } from '../support/environment.ts';
import { freshModules } from '../support/fresh-modules.ts';
import { FROZEN } from '../support/frozen.ts';
import { workDir } from '../support/work-dir.ts';

/** The modules, loaded once over a folder of snapshots: they read the environment when they are loaded. */
let modules: Promise<[typeof import('../../src/catalog/areas.ts'), typeof import('../../src/catalog/missing-areas.ts')]> | undefined;

function loadModules(): NonNullable<typeof modules> {
  const fresh = freshModules();
  return Promise.all([
    fresh<typeof import('../../src/catalog/areas.ts')>('src/catalog/areas.ts'),
    fresh<typeof import('../../src/catalog/missing-areas.ts')>('src/catalog/missing-areas.ts'),
  ]);
}

/** What a build of an area would say is missing, over the snapshots of a folder. */
async function missingOf(name: string, folder: string): Promise<string[]> {
  return within({ DATA_DIR: folder }, async () => {
    modules ??= loadModules();
    const [{ AREAS }, { findMissingAreas }] = await modules;
    return findMissingAreas(AREAS.filter((area) => area.name === name));
  });
}

describe('areas that a build misses', () => {
  const data = workDir({ data: ['aqi.sqlite'] });
  afterAll(() => data.remove());

  it('are not those that begin with their first crawl: a snapshot without rows stops no build', async () => {
    const db = new DatabaseSync(join(data.path, 'aqi.sqlite'));
    db.exec('DELETE FROM air; DELETE FROM station');
    db.close();
    expect(await missingOf('aqi', data.path)).toEqual([]);
  });

  it('are told, and fail nobody, where something else is wrong with an area', async () => {
    mkdirSync(join(data.path, 'reports'), { recursive: true });
    cpSync(join(FROZEN.DATA_DIR, 'gst.sqlite'), join(data.path, 'gst.sqlite'));
    writeFileSync(join(data.path, 'reports/gst.json'), '{"area":1}');
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await missingOf('gst', data.path)).toEqual([
      expect.stringMatching(/^The gst data cannot be looked at: .*is not a crawl report/),
    ]);
    silent.mockRestore();
  });

  it('are not those with a report of a newer version, which has members that this one does not know', async () => {
    const report = JSON.parse(readFileSync(join(FROZEN.DATA_DIR, 'reports/gst.json'), 'utf8'));
    writeFileSync(join(data.path, 'reports/gst.json'), JSON.stringify({ ...report, of_next_year: true }));
    expect(await missingOf('gst', data.path)).toEqual([]);
  });

  it('are those without a snapshot, with what to do', async () => {
    expect(await missingOf('fuel', data.path)).toEqual([expect.stringContaining('fuel.sqlite')]);
  });
});
