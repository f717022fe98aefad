import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { crawl } from '../../../src/areas/schemes/crawl.ts';
import { allSchemes, countByState, type SchemesDatabase } from '../../../src/areas/schemes/queries.ts';
import { findSchemes } from '../../../src/areas/schemes/search/find.ts';
import { SCHEME_TEXTS_SNAPSHOT, type SchemeRow } from '../../../src/areas/schemes/tables.ts';
import { findTexts, textDays } from '../../../src/areas/schemes/text-queries.ts';
import type { CrawlOptions } from '../../../src/crawl/crawl-area.ts';
import { openSnapshotIn } from '../../../src/store/snapshot.ts';
import { sqliteDialect } from '../../../src/store/sqlite/dialect.ts';
import { briefOf, type MySchemeStandIn, recordedItems, startMyScheme } from '../../support/myscheme.ts';
import { putSchemesStarter, recordedSlugs } from '../../support/schemes-starter.ts';
import { type WorkDir, workDir } from '../../support/work-dir.ts';

/** A Wednesday. */
const NOW = new Date('2026-11-18T03:00:00Z');

let folder: WorkDir;
let portal: MySchemeStandIn;
beforeEach(async () => {
  folder = workDir();
  portal = await startMyScheme(recordedItems());
  vi.stubEnv('UPSTREAM_MYSCHEME_URL', portal.url);
  vi.stubEnv('UPSTREAM_MYSCHEME_SITEMAP_URL', portal.url);
  vi.stubEnv('MYSCHEME_API_KEY', 'test-key');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await portal.stop();
  folder.remove();
});

const run = (options: Partial<CrawlOptions> = {}) => crawl({ dataDir: folder.path, now: NOW, pause: 0, log: () => undefined, ...options });
const daysLater = (days: number) => ({ now: new Date(NOW.getTime() + days * 86_400_000) });

async function withSchemes<T>(use: (db: SchemesDatabase) => Promise<T>): Promise<T> {
  const db: SchemesDatabase = new Kysely({ dialect: sqliteDialect(join(folder.path, 'schemes.sqlite'), 'read') });
  try {
    return await use(db);
  } finally {
    await db.destroy();
  }
}
const rowOf = async (slug: string): Promise<SchemeRow | undefined> => (await withSchemes(allSchemes)).find((row) => row.slug === slug);
async function textOf(slug: string) {
  const db = await openSnapshotIn(folder.path, SCHEME_TEXTS_SNAPSHOT);
  if (!db) return undefined;
  try {
    return await findTexts(db, slug);
  } finally {
    await db.destroy();
  }
}
const query = (part: string) => portal.asked.filter((path) => path.includes(part)).length;

describe('a crawl into an empty folder', () => {
  it('brings every scheme that the publisher counts, every field mapped', { timeout: 120_000 }, async () => {
    const outcome = await run();
    expect(outcome).toMatchObject({ outcome: 'changed' });
    expect(outcome.sources).toMatchObject([
      { source: 'myscheme', ok: true, rows: 492 },
      { source: 'myscheme texts', ok: true, rows: 492 },
    ]);
    const rows = await withSchemes(allSchemes);
    expect(rows.length).toBe(492);
    const bySlug = new Map(rows.map((row) => [row.slug, row]));
    for (const item of portal.items) {
      const row = bySlug.get(item.slug);
      expect(row).toMatchObject({
        upstream_id: item.id,
        name: item.schemeName.replace(/\s+/g, ' ').trim(),
        short_title: item.schemeShortTitle.trim(),
        level: item.level.toLowerCase(),
        scheme_for: item.schemeFor,
        ministry: item.nodalMinistryName ?? '',
        brief: briefOf(item).replace('&amp;', '&').replace(/\s+/g, ' '),
        brief_source: 'myscheme',
        close_date: item.schemeCloseDate,
        known: 'listing',
        recorded: '2026-11-18',
        first_recorded: '2026-11-18',
        gone_since: null,
      });
      expect(JSON.parse(row?.tags ?? '')).toEqual([...new Set(item.tags.map((tag) => tag.replace(/\s+/g, ' ').trim()).filter(Boolean))]);
      expect(JSON.parse(row?.categories ?? '')).toEqual(item.schemeCategory);
    }
    expect(JSON.parse(bySlug.get('post-dis')?.states ?? '')).toEqual(['All']);
    const states = new Map((await withSchemes(countByState)).map(({ name, count }) => [name, count]));
    expect(states.get('Dadra and Nagar Haveli and Daman and Diu')).toBe(
      portal.items.filter(({ beneficiaryState }) => beneficiaryState.join().startsWith('Dadra')).length,
    );
    expect(query('sort=schemename-asc')).toBe(5);
    expect(portal.asked.some((path) => /sort=&/.test(path))).toBe(false);
  });

  it('stores rich text as markdown, from the tree or from its markdown', async () => {
    portal.items = portal.items.slice(0, 3);
    await run();
    expect((await textOf('post-dis'))?.texts).toEqual({
      details: 'All about Post Matric Scholarship Students With Disabilities.',
      benefits: '- ₹500 a month\n- Free travel',
      eligibility: '1. Lives in India\n2. Is **over 18**',
      exclusions: '',
      documents: '- Aadhaar card\n- Bank passbook',
      application: [{ mode: 'Online', url: 'https://example.gov.in/apply', process: 'Fill the form.' }],
      faqs: [{ question: 'Who runs Post Matric Scholarship Students With Disabilities?', answer: 'Its **department**.' }],
      references: [{ title: 'Guidelines', url: 'https://example.gov.in/guidelines.pdf' }],
      department: 'Department of Tests',
      agency: 'Agency of Tests',
      open_date: '2020-04-01',
    });
  });
});

describe('a later crawl', () => {
  beforeEach(async () => {
    portal.items = portal.items.slice(0, 60);
    await run();
    portal.asked.length = 0;
  });

  it('reads again only what changed, and leaves both files as they are when nothing did', async () => {
    const files = ['schemes.sqlite', 'schemes-texts.sqlite'].map((name) => readFileSync(join(folder.path, name)));
    expect(await run(daysLater(1))).toMatchObject({ outcome: 'unchanged' });
    expect(query('/schemes/v6/')).toBe(0);
    expect(
      ['schemes.sqlite', 'schemes-texts.sqlite'].map((name) => readFileSync(join(folder.path, name)).equals(files.shift() as Buffer)),
    ).toEqual([true, true]);

    portal.items = portal.items.map((item) => (item.slug === 'post-dis' ? { ...item, schemeShortTitle: 'PM-DIS' } : item));
    const outcome = await run(daysLater(2));
    expect(outcome.message).toMatch(/0 new and 1 changed schemes/);
    expect(query('/schemes/v6/')).toBe(3);
    expect(await rowOf('post-dis')).toMatchObject({ short_title: 'PM-DIS', recorded: '2026-11-20', first_recorded: '2026-11-18' });
    expect((await withSchemes((db) => findSchemes(db, { q: 'pmdis', sort: 'relevance', limit: 1, page: 1 }))).rows[0]?.slug).toBe(
      'post-dis',
    );
  });

  it('reads all texts again once a week, and a text that is as it was leaves no trace', async () => {
    portal.details['post-dis'] = { schemeContent: { benefits_md: 'More than before' } };
    expect(await run(daysLater(3))).toMatchObject({ outcome: 'unchanged' });
    const sunday = await run(daysLater(4));
    expect(sunday).toMatchObject({ outcome: 'changed' });
    expect(sunday.message).toMatch(/1 of 60 texts changed/);
    expect(query('/schemes/v6/')).toBe(180);
    expect((await textOf('post-dis'))?.texts.benefits).toBe('More than before');
    expect((await textOf('post-dis'))?.read_on).toBe('2026-11-22');
    portal.asked.length = 0;
    expect(await run(daysLater(5))).toMatchObject({ outcome: 'unchanged' });
    expect(query('/schemes/v6/')).toBe(0);
  });

  it('keeps a scheme that is listed no more for 30 days, marked, then forgets it and its texts', async () => {
    const [lost] = portal.items.splice(7, 1);
    const slug = lost?.slug ?? '';
    expect((await run(daysLater(1))).message).toMatch(/1 no longer listed/);
    expect(await rowOf(slug)).toMatchObject({ gone_since: '2026-11-19' });
    await run(daysLater(30));
    expect(await rowOf(slug)).toBeDefined();
    expect((await run(daysLater(32))).message).toMatch(/1 forgotten/);
    expect(await rowOf(slug)).toBeUndefined();
    expect(await textOf(slug)).toBeUndefined();
  });

  it('knows a scheme that comes back, and one that got another slug', async () => {
    const [lost] = portal.items.splice(7, 1);
    await run(daysLater(1));
    if (lost) portal.items.push(lost);
    portal.items = portal.items.map((item) => (item.slug === 'post-dis' ? { ...item, slug: 'post-dis-2' } : item));
    const before = await rowOf('post-dis');
    await run(daysLater(2));
    expect(await rowOf(lost?.slug ?? '')).toMatchObject({ gone_since: null, first_recorded: '2026-11-18' });
    expect(await rowOf('post-dis-2')).toMatchObject({ id: before?.id, first_recorded: '2026-11-18' });
    expect(await rowOf('post-dis')).toBeUndefined();
  });

  it('refuses a listing that lacks more than a fiftieth of what it counts, and calls nobody gone after one that lacks less', async () => {
    for (const { slug } of portal.items.slice(0, 3)) portal.hidden.add(slug);
    expect(await run(daysLater(1))).toMatchObject({ outcome: 'failed', message: expect.stringContaining('only 57 of the 60') });
    expect(query('sort=schemename-desc')).toBe(1);
    portal.hidden.delete(portal.items[0]?.slug ?? '');
    portal.hidden.delete(portal.items[1]?.slug ?? '');
    expect(await run(daysLater(1))).toMatchObject({ outcome: 'unchanged' });
    expect(await rowOf(portal.items[2]?.slug ?? '')).toMatchObject({ gone_since: null });
  });
});

/** Slugs of some 350 of the recorded schemes: with all of them each crawl takes a second. */
const SOME = recordedSlugs().filter((slug) => slug.startsWith('a'));

describe('without the publisher', () => {
  it('begins with the 4,331 recorded schemes and our own briefs, and does not call it a crawl', { timeout: 60_000 }, async () => {
    putSchemesStarter(folder.path);
    vi.stubEnv('MYSCHEME_API_KEY', '');
    expect(await run()).toMatchObject({ outcome: 'starter', message: expect.stringContaining('first 4331 schemes') });
    expect((await withSchemes(allSchemes)).length).toBe(4331);
    expect(await rowOf('pm-kisan')).toMatchObject({
      upstream_id: '',
      brief_source: 'jaankari',
      short_title: null,
      categories: null,
      states: '["All"]',
    });
    expect(existsSync(join(folder.path, 'schemes-texts.sqlite'))).toBe(false);
    expect(await run()).toMatchObject({ outcome: 'failed' });
  });

  const sitemap = (slugs: readonly string[]) =>
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://www.myscheme.gov.in</loc><changefreq>daily</changefreq></url><url><loc>https://www.myscheme.gov.in/search</loc></url>
${slugs.map((slug) => `<url><loc>https://www.myscheme.gov.in/schemes/${slug}</loc><priority>0.7</priority></url>`).join('\n')}</urlset>`;

  /** A folder that begins with some of the recorded schemes, crawled once. */
  let begun: WorkDir;
  beforeAll(async () => {
    begun = workDir();
    putSchemesStarter(begun.path, SOME);
    await run({ source: 'starter', dataDir: begun.path });
  });
  afterAll(() => begun.remove());
  const begin = () => cpSync(begun.path, folder.path, { recursive: true });

  it('tells by its sitemap which schemes are gone, back and new', { timeout: 60_000 }, async () => {
    begin();
    vi.stubEnv('MYSCHEME_API_KEY', '');
    const slugs = (await withSchemes(allSchemes)).map(({ slug }) => slug);
    const [gone = ''] = slugs;
    portal.routes['/sitemap-0.xml'] = sitemap([...slugs.slice(1), 'a-new-one']);
    const outcome = await run();
    expect(outcome).toMatchObject({ outcome: 'changed', message: expect.stringContaining('1 no longer listed') });
    expect(outcome.sources).toMatchObject([
      { source: 'myscheme', ok: false, note: expect.stringContaining('MYSCHEME_API_KEY is not set') },
      { source: 'myscheme-sitemap', ok: true, rows: slugs.length, note: expect.stringMatching(/^1 schemes not on record.*: a-new-one$/) },
    ]);
    expect(await rowOf(gone)).toMatchObject({ gone_since: '2026-11-18' });
    expect((await withSchemes(allSchemes)).length).toBe(slugs.length);
    portal.routes['/sitemap-0.xml'] = sitemap(slugs);
    expect(await run(daysLater(1))).toMatchObject({ message: expect.stringContaining('1 listed again') });
    expect(await rowOf(gone)).toMatchObject({ gone_since: null });
    expect(await run(daysLater(2))).toMatchObject({ outcome: 'unchanged' });
  });

  it.each([
    ['half of the schemes', (slugs: readonly string[]) => sitemap(slugs.slice(0, slugs.length / 2)), 'under 80 %'],
    ['none', () => sitemap([]), 'it lists no scheme'],
    ['a page', () => '<!doctype html><html><body>Please enable JavaScript</body></html>', 'it lists no scheme'],
  ])('marks nothing when the sitemap has %s', { timeout: 60_000 }, async (_what, make, reason) => {
    begin();
    vi.stubEnv('MYSCHEME_API_KEY', '');
    portal.routes['/sitemap-0.xml'] = make((await withSchemes(allSchemes)).map(({ slug }) => slug));
    expect(await run()).toMatchObject({ outcome: 'failed', message: expect.stringContaining(reason) });
    expect((await withSchemes(allSchemes)).filter(({ gone_since }) => gone_since !== null)).toEqual([]);
  });

  it('gives way to the publisher by slug: its brief with its own source, ours only where it has none', { timeout: 120_000 }, async () => {
    portal.items = portal.items.slice(0, 20);
    putSchemesStarter(folder.path, [...portal.items.map(({ slug }) => slug), 'pm-kisan']);
    await run({ source: 'starter' });
    const all = (await withSchemes(allSchemes)).length;
    const before = await rowOf('post-dis');
    await run();
    expect(await rowOf('post-dis')).toMatchObject({
      id: before?.id,
      upstream_id: 'naGzF5gBXu-iUKXqInRl',
      brief_source: 'myscheme',
      first_recorded: '2026-03-01',
    });
    // What is not listed is marked, not lost.
    expect(await withSchemes(allSchemes)).toHaveLength(all);
    expect((await withSchemes(allSchemes)).filter(({ gone_since }) => gone_since !== null).map(({ slug }) => slug)).toEqual(['pm-kisan']);
    expect(await rowOf('pm-kisan')).toMatchObject({ brief_source: 'jaankari' });
  });

  it('keeps what is on record when the listing shrinks by more than a fifth', async () => {
    portal.items = portal.items.slice(0, 10);
    await run();
    portal.items = portal.items.slice(0, 7);
    expect(await run(daysLater(1))).toMatchObject({ outcome: 'failed', message: expect.stringContaining('of 10 before') });
    expect((await withSchemes(allSchemes)).every(({ gone_since }) => gone_since === null)).toBe(true);
  });

  it('keeps what is on record when the key is refused', async () => {
    portal.items = portal.items.slice(0, 10);
    await run();
    vi.stubEnv('MYSCHEME_API_KEY', 'wrong');
    expect(await run(daysLater(1))).toMatchObject({ outcome: 'failed' });
    expect((await withSchemes(allSchemes)).length).toBe(10);
  });
});

describe('a crawl that is out of time', () => {
  it('stops between two schemes and goes on from there, ending as one without a break', { timeout: 120_000 }, async () => {
    portal.items = portal.items.slice(0, 100);
    await run();
    const whole = { rows: await withSchemes(allSchemes), days: await days() };
    folder.remove();
    folder = workDir();
    for (let round = 0; round < 3; round += 1) await run({ until: Date.now() });
    expect((await days()).size).toBeLessThan(100);
    await run();
    expect(await withSchemes(allSchemes)).toEqual(whole.rows);
    expect(await days()).toEqual(whole.days);
  });

  async function days() {
    const db = await openSnapshotIn(folder.path, SCHEME_TEXTS_SNAPSHOT);
    try {
      return db ? await textDays(db) : new Map();
    } finally {
      await db?.destroy();
    }
  }
});
