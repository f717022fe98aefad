import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { crawl } from '../../../src/areas/schemes/crawl.ts';
import { allFacts } from '../../../src/areas/schemes/fact-queries.ts';
import { SCHEME_FACTS_SNAPSHOT } from '../../../src/areas/schemes/tables.ts';
import { openSnapshotIn } from '../../../src/store/snapshot.ts';
import { type MySchemeStandIn, recordedItems, startMyScheme } from '../../support/myscheme.ts';
import { type WorkDir, workDir } from '../../support/work-dir.ts';

const NOW = new Date('2026-11-18T03:00:00Z');
const ITEMS = recordedItems().slice(0, 3);
const [FIRST] = ITEMS;
const SLUG = FIRST?.slug ?? '';

let folder: WorkDir;
let portal: MySchemeStandIn;
beforeEach(async () => {
  folder = workDir();
  portal = await startMyScheme(ITEMS);
  portal.details[SLUG] = {
    eligibilityCriteria: {
      eligibilityDescription_md: '- The applicant should be a woman.\n- The applicant should be 21 to 50 years of age.',
    },
  };
  vi.stubEnv('UPSTREAM_MYSCHEME_URL', portal.url);
  vi.stubEnv('UPSTREAM_MYSCHEME_SITEMAP_URL', portal.url);
  vi.stubEnv('MYSCHEME_API_KEY', 'test-key');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await portal.stop();
  folder.remove();
});

const run = (days = 0) => crawl({ dataDir: folder.path, now: new Date(NOW.getTime() + days * 86_400_000), pause: 0, log: () => undefined });

async function facts() {
  const db = await openSnapshotIn(folder.path, SCHEME_FACTS_SNAPSHOT);
  if (!db) return undefined;
  try {
    return await allFacts(db);
  } finally {
    await db.destroy();
  }
}

it('takes facts of the texts that a crawl has brought, dated by their day', async () => {
  await run();
  const found = await facts();
  expect([...(found?.keys() ?? [])].toSorted()).toEqual(ITEMS.map(({ slug }) => slug).toSorted());
  expect(found?.get(SLUG)).toMatchObject({
    as_of: '2026-11-18',
    facts: { gender: 'female', ages: [[21, 50]], gives: [{ kind: 'money', rupees: 500, per: 'month' }], apply: ['online'] },
  });
});

it('takes them anew when a text changes, and leaves the others as they are', async () => {
  await run();
  portal.details[SLUG] = { eligibilityCriteria: { eligibilityDescription_md: 'The applicant should be a farmer.' } };
  // The Sunday on which all texts are read again.
  expect(await run(4)).toMatchObject({ outcome: 'changed' });
  const found = await facts();
  expect(found?.get(SLUG)).toMatchObject({ as_of: '2026-11-22', facts: { occupations: ['farmer'] } });
  expect(found?.get(SLUG)?.facts.ages).toBeUndefined();
  expect(found?.get(ITEMS[1]?.slug ?? '')?.as_of).toBe('2026-11-18');
});

it('begins with the recorded facts, which a text that is read later replaces', async () => {
  mkdirSync(join(folder.path, 'starter'), { recursive: true });
  const recorded = {
    source: 'a test',
    as_of: '2026-02',
    about: 'two schemes',
    facts: { [SLUG]: { bpl: true }, elsewhere: { widow: true } },
  };
  writeFileSync(join(folder.path, 'starter/schemes-facts.json.gz'), gzipSync(JSON.stringify(recorded)));
  await run();
  const found = await facts();
  expect(found?.get('elsewhere')).toEqual({ as_of: '2026-02', facts: { widow: true } });
  expect(found?.get(SLUG)?.facts).toMatchObject({ gender: 'female' });
  expect(found?.get(SLUG)?.facts.bpl).toBeUndefined();
});

it('replaces recorded facts that older rules took, and no others', async () => {
  mkdirSync(join(folder.path, 'starter'), { recursive: true });
  const record = (facts: Record<string, object>) =>
    writeFileSync(
      join(folder.path, 'starter/schemes-facts.json.gz'),
      gzipSync(JSON.stringify({ source: 'a test', as_of: '2026-02', about: 'two schemes', facts })),
    );
  record({ [SLUG]: { bpl: true }, elsewhere: { widow: true } });
  await run();
  record({ [SLUG]: { bpl: true }, elsewhere: { orphan: true } });
  expect((await run(1)).outcome).toBe('unchanged');
  const older = new DatabaseSync(join(folder.path, 'schemes-facts.sqlite'));
  older.exec("UPDATE fact SET rules = 0 WHERE slug = 'elsewhere'");
  older.close();
  await run(2);
  const found = await facts();
  expect(found?.get('elsewhere')?.facts).toEqual({ orphan: true });
  expect(found?.get(SLUG)?.facts).toMatchObject({ gender: 'female' });
});

it('adds facts of a later month that came on file, and leaves those of texts read since', async () => {
  mkdirSync(join(folder.path, 'starter'), { recursive: true });
  const recorded = { source: 'a test', as_of: '2026-02', about: 'one scheme', facts: { elsewhere: { widow: true } } };
  const write = (later: object[]) =>
    writeFileSync(join(folder.path, 'starter/schemes-facts.json.gz'), gzipSync(JSON.stringify({ ...recorded, later })));
  write([]);
  await run();
  write([{ as_of: '2026-03', facts: { another: { state: 'Goa' }, [SLUG]: { bpl: true } } }]);
  await run(1);
  const found = await facts();
  expect(found?.get('another')).toEqual({ as_of: '2026-03', facts: { state: 'Goa' } });
  expect(found?.get('elsewhere')?.as_of).toBe('2026-02');
  expect(found?.get(SLUG)?.as_of).toBe('2026-11-18');
});
