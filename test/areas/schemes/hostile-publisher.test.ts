import { join } from 'node:path';
import { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { crawl } from '../../../src/areas/schemes/crawl.ts';
import { allSchemes, type SchemesDatabase } from '../../../src/areas/schemes/queries.ts';
import type { CrawlOptions } from '../../../src/crawl/crawl-area.ts';
import { sqliteDialect } from '../../../src/store/sqlite/dialect.ts';
import { type MySchemeStandIn, type RecordedItem, recordedItems, startMyScheme } from '../../support/myscheme.ts';
import { putSchemesStarter } from '../../support/schemes-starter.ts';
import { type WorkDir, workDir } from '../../support/work-dir.ts';

const NOW = new Date('2026-11-18T03:00:00Z');
const LISTED = 12;

let folder: WorkDir;
let portal: MySchemeStandIn;
beforeEach(async () => {
  folder = workDir();
  portal = await startMyScheme(recordedItems().slice(0, LISTED));
  vi.stubEnv('UPSTREAM_MYSCHEME_URL', portal.url);
  vi.stubEnv('MYSCHEME_API_KEY', 'test-key');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await portal.stop();
  folder.remove();
});

const run = (options: Partial<CrawlOptions> = {}) => crawl({ dataDir: folder.path, now: NOW, pause: 0, log: () => undefined, ...options });
const tomorrow = { now: new Date(NOW.getTime() + 86_400_000) };
async function rows() {
  const db: SchemesDatabase = new Kysely({ dialect: sqliteDialect(join(folder.path, 'schemes.sqlite'), 'read') });
  try {
    return await allSchemes(db);
  } finally {
    await db.destroy();
  }
}
const first = () => portal.items[0] ?? expect.fail('no scheme');

/** What a scheme says, and what the report tells of it. */
const MISFITS: readonly [string, Partial<RecordedItem>, string][] = [
  ['an address with a slash', { slug: 'a/b' }, 'slug: is \\"a/b\\"'],
  ['an address that leads out of the folder', { slug: '../../etc/passwd' }, 'slug: is'],
  ['an address that is a file', { slug: 'index.html' }, 'slug: is'],
  ['an address with a query', { slug: 'pm-kisan?x=1#y' }, 'slug: is'],
  ['an address longer than a file name', { slug: 'a'.repeat(300) }, 'slug: 300 characters, at most 120'],
  ['a name of 7 MB', { schemeName: 'x'.repeat(3_000_000) }, 'name: 3,000,000 characters, at most 500'],
  ['a name of half a letter', { schemeName: 'Yojana \ud83d' }, 'name: has control characters'],
  ['a name that turns the line around', { schemeName: 'Yojana \u202e gnp.exe' }, 'name: has control characters'],
  ['a tag of 100 kB', { tags: ['t'.repeat(100_000)] }, 'tags: '],
  ['ten thousand states', { beneficiaryState: Array.from({ length: 10_000 }, (_, at) => `State ${at}`) }, 'states: '],
];

describe('a hostile publisher', () => {
  it.each(MISFITS)('of %s: the row is left out and told, what is on record of it stays, and the rest is taken', async (_, change, told) => {
    await run();
    const before = await rows();
    Object.assign(first(), change, change.slug === undefined ? {} : { id: 'another' });
    portal.items.push({ ...first(), id: 'new', slug: 'a-new-scheme', schemeName: 'A new scheme', tags: [], beneficiaryState: ['All'] });
    const outcome = await run(tomorrow);
    expect(outcome).toMatchObject({ outcome: 'changed' });
    expect(JSON.stringify(outcome.message)).toContain(`1 left out: ${told}`);
    const after = await rows();
    expect(after.map(({ slug }) => slug)).toContain('a-new-scheme');
    if (change.slug === undefined)
      expect(after.find(({ slug }) => slug === first().slug)).toMatchObject({
        name: before.find(({ slug }) => slug === first().slug)?.name,
        gone_since: null,
      });
    for (const row of before) expect(after.some(({ id }) => id === row.id)).toBe(true);
  });

  it('who lists two marks no scheme of the seeds as gone', async () => {
    putSchemesStarter(folder.path);
    await run({ source: 'starter' });
    const before = await rows();
    expect(before.length).toBeGreaterThan(4_000);
    portal.items = portal.items.slice(0, 2);
    expect(await run()).toMatchObject({ outcome: 'failed', message: expect.stringContaining('under 80 %') });
    expect(await rows()).toEqual(before);
  });
});
