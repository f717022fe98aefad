import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crawl } from '../../../src/areas/schemes/crawl.ts';
import type { SchemesDatabase } from '../../../src/areas/schemes/queries.ts';
import { findSchemes, type SchemeSearch, suggestSchemes } from '../../../src/areas/schemes/search/find.ts';
import { sqliteDialect } from '../../../src/store/sqlite/dialect.ts';
import { putSchemesStarter } from '../../support/schemes-starter.ts';
import { type WorkDir, workDir } from '../../support/work-dir.ts';

let folder: WorkDir;
let db: SchemesDatabase;
beforeAll(async () => {
  folder = workDir();
  putSchemesStarter(folder.path);
  await crawl({ dataDir: folder.path, now: new Date('2026-11-18T03:00:00Z'), source: 'starter', log: () => undefined });
  db = new Kysely({ dialect: sqliteDialect(join(folder.path, 'schemes.sqlite'), 'read') });
});
afterAll(async () => {
  await db.destroy();
  folder.remove();
});

const search = (q: string | undefined, more: Partial<SchemeSearch> = {}) =>
  findSchemes(db, { q, sort: 'relevance', limit: 5, page: 1, ...more });
const slugs = async (q: string, more?: Partial<SchemeSearch>) => (await search(q, more)).rows.map(({ slug }) => slug);

/** What people type, and the scheme that has to come first. */
const FIRST: readonly (readonly [kind: string, q: string, slug: string])[] = [
  ['short title', 'PM-KISAN', 'pm-kisan'],
  ['short title', 'pm kisan', 'pm-kisan'],
  ['short title', 'pmkisan', 'pm-kisan'],
  ['short title', 'P.M. Kisan', 'pm-kisan'],
  ['short title', 'KCC', 'kcc'],
  ['short title', 'MGNREGA', 'mgnrega'],
  ['short title', 'ab-pmjay', 'ab-pmjay'],
  ['short title', 'pmjay', 'ab-pmjay'],
  ['short title', 'pmjdy', 'pmjdy'],
  ['short title', 'abvky', 'abvky'],
  ['short title', 'tce sc', 'tce-sc'],
  ['name', 'kisan credit card', 'kcc'],
  ['name', 'Stand-Up India', 'sui'],
  ['name', 'atal pension', 'apy'],
  ['name', 'jan dhan', 'pmjdy'],
  ['name', 'mudra', 'pmmy'],
  ['name', 'ladli behna', 'cmlby'],
  ['name', 'kanyashree', 'wbkanyashree'],
  ['name', 'subhadra', 'subhadra'],
  ['name', 'one nation one ration', 'onorc'],
  ['name', 'janani suraksha', 'jsy1'],
  ['name', 'pm internship', 'pmis'],
  ['brief', 'ayushman card', 'ab-pmjay'],
  ['brief', 'agniveer', 'ay'],
  ['brief', 'midday meal', 'pm-poshan'],
  ['brief', 'mahtari vandan chhattisgarh', 'mvy'],
  ['misspelt', 'skolarship pre matric', 'pmrs'],
  ['misspelt', 'kisan credut card', 'kcc'],
  ['misspelt', 'atal penshan yojna', 'apy'],
  ['misspelt', 'ayushmaan bharat', 'ab-pmjay'],
  ['misspelt', 'ujwala yojana', 'pmuy'],
  ['misspelt', 'pm vishvakarma', 'pmv'],
  ['misspelt', 'laxmi bhandar', 'lbs-wb'],
  ['misspelt', 'mudra lone', 'pmmy'],
  ['misspelt', 'agnipth', 'ay'],
  ['everyday', 'nrega', 'mgnrega'],
  ['everyday', 'vb g ram g', 'mgnrega'],
  ['everyday', 'crop insurance', 'pmfby'],
  ['everyday', 'free electricity', 'pmsgmb'],
  ['everyday', 'widow pension', 'ignwps'],
  ['everyday', 'student credit card bihar', 'bsccs'],
  ['everyday', 'senior citizen savings', 'scss'],
  ['everyday', 'soldier daughter wedding', 'famdrw'],
  ['Hindi in Latin letters', 'vidhwa pension', 'ignwps'],
  ['Hindi in Latin letters', 'viklang pension', 'igndps'],
  ['Hindi in Latin letters', 'vriddha pension', 'nsap-ignoaps'],
  ['Hindi in Latin letters', 'fasal bima', 'pmfby'],
  ['Hindi in Latin letters', 'phasal beema', 'pmfby'],
  ['Hindi in Latin letters', 'muft bijli', 'pmsgmb'],
  ['Hindi in Latin letters', 'berojgari bhatta', 'bby'],
  ['Hindi in Latin letters', 'pradhan mantri awas yojana gramin', 'pmay-g'],
  ['Hindi', 'विधवा पेंशन', 'ignwps'],
  ['Hindi', 'फसल बीमा', 'pmfby'],
  ['state and topic', 'old age pension punjab', 'oapsp'],
  ['state and topic', 'widow pension up', 'wpup'],
  ['state and topic', 'budhapa pension haryana', 'oasas'],
  ['state and topic', 'widow pension delhi', 'dpswdwp'],
  ['state and topic', 'unemployment allowance himachal', 'uas'],
  ['state and topic', 'laptop meghalaya', 'laptopmeghalaya'],
  ['state and topic', 'teerth yatra delhi', 'mtyyd'],
  ['state and topic', 'divyang pension uttarakhand', 'dpsuk'],
];

describe('what comes first', () => {
  it.each(FIRST)('%s: %s', async (_, q, slug) => {
    expect((await slugs(q))[0]).toBe(slug);
  });
});

describe('words', () => {
  it('finds the same by PM-KISAN, pm kisan, pmkisan and P.M.-Kisan', async () => {
    const found = await Promise.all(['PM-KISAN', 'pm kisan', 'pmkisan', 'P.M.-Kisan'].map((q) => search(q, { limit: 100 })));
    const [first] = found;
    expect(first?.total).toBeGreaterThan(5);
    for (const one of found) expect(one).toEqual(first);
  });

  it('finds by an everyday word what any word of its line finds', async () => {
    for (const words of [
      ['widow', 'vidhwa', 'vidhva', 'विधवा'],
      ['disabled', 'divyangjan', 'viklang'],
      ['girl', 'kanya', 'balika'],
      ['farmer', 'kisan', 'krishak'],
      ['pension', 'pention', 'penshan'],
      ['scholarship', 'chhatravriti', 'chhatravritti', 'छात्रवृत्ति'],
    ]) {
      const totals = await Promise.all(words.map(async (word) => (await search(`${word} assistance`)).total));
      expect(totals[0]).toBeGreaterThan(2);
      expect(new Set(totals).size, words.join()).toBe(1);
    }
  });

  it('wants every word, and takes one that no scheme has for the beginning of one', async () => {
    const all = await search('handloom weaver mudra', { limit: 100 });
    expect(all.rows.map(({ slug }) => slug)).toEqual(['nhdpccwms']);
    expect((await slugs('pradhan mantri ujjw'))[0]).toBe('pmuy');
    expect((await slugs('atal pen'))[0]).toBe('apy');
  });

  it('finds the same whatever the order of words', async () => {
    const told = [
      'widow pension',
      'poor house',
      'old age pension',
      'credit card kisan',
      'ujjw pradhan mantri',
      'atal pen',
      'girl marriage',
    ];
    const words = ['widow', 'farmer', 'loan', 'scholarship', 'sc', 'kerala', 'disabled', 'house', 'health', 'student'];
    const pairs = words.flatMap((one, at) => words.slice(at + 1).map((other) => `${one} ${other}`));
    for (const q of [...told, ...pairs]) {
      const ids = async (text: string) => (await search(text, { limit: 100, sort: 'name' })).rows.map(({ id }) => id);
      expect(await ids(q.split(' ').toReversed().join(' ')), q).toEqual(await ids(q));
    }
  });

  it.each(['zzzzzzz', 'xyzzy', 'asdfgh', 'qwertyuiop', 'aaaaaaa', 'blorptastic', 'hhhhhhhh', 'ooooooo'])(
    'finds nothing for %s',
    async (q) => {
      expect((await search(q)).total).toBe(0);
    },
  );

  it('says of a corrected word that it is one, and not of a known, begun or transcribed word', async () => {
    for (const q of ['laxmi bhandar', 'kisan credut card', 'agnipth']) expect((await search(q)).corrected, q).toBe(true);
    for (const q of ['widow pension', 'pradhan mantri ujjw', 'vidhva pension', 'क्रेडिट कार्ड', 'pmkisan'])
      expect((await search(q)).corrected, q).toBe(false);
  });

  it('puts a scheme with the short title before one with the word in its name, and that before the rest', async () => {
    const { rows } = await search('css', { limit: 100 });
    expect(rows[0]?.slug).toBe('css');
    const found = await search('coaching', { limit: 100 });
    const inName = found.rows.map(({ name, slug }) => /coach/i.test(`${name} ${slug}`));
    expect(inName.lastIndexOf(true)).toBeLessThan(inName.indexOf(false) === -1 ? inName.length : inName.indexOf(false));
  });

  it('leaves out words that say nothing, unless there are no others', async () => {
    expect((await search('yojana for the widow')).total).toBe((await search('widow')).total);
    expect((await search('yojana')).total).toBeGreaterThan(500);
  });

  it('is safe from any text', async () => {
    for (const q of [
      '"',
      '*',
      '-',
      'NEAR(a b)',
      'a AND OR NOT',
      'name:kisan',
      '{name}: x',
      "'; drop table scheme; --",
      '😀',
      '\u0000',
      '^kisan',
      'x'.repeat(10_000),
      'kisan '.repeat(1500),
      '%',
      '_',
      '\\',
    ]) {
      const { total, rows } = await search(q);
      expect(rows.length).toBeLessThanOrEqual(Math.min(5, total));
    }
    expect((await search('kisan*')).total).toBe((await search('kisan')).total);
    expect((await search('"')).total).toBe(0);
  });
});

describe('filters', () => {
  it('counts and shows under the same filter', async () => {
    const all = await search('scholarship');
    const central = await search('scholarship', { level: 'central' });
    const state = await search('scholarship', { level: 'state' });
    expect(all.levels).toEqual({ central: central.total, state: state.total });
    expect(central.levels).toEqual({ central: central.total, state: 0 });
    expect(central.rows.every(({ level }) => level === 'central')).toBe(true);
  });

  it('counts 585 central and 3,746 state schemes without any', async () => {
    expect(await search(undefined, { limit: 1 })).toMatchObject({ total: 4331, levels: { central: 585, state: 3746 } });
  });

  it('gives a state its own schemes and those for all of India', async () => {
    const kerala = await search(undefined, { state: 'Kerala', limit: 100, level: 'state' });
    const named = kerala.rows.filter(({ states }) => states === null);
    expect(kerala.total - named.length).toBe(20);
    // The state of these is not on record, and their name or brief says it.
    for (const { name, brief } of named) expect(`${name} ${brief}`).toContain('Kerala');
    expect((await search(undefined, { state: 'Kerala' })).levels.central).toBe((await search(undefined, { state: 'All' })).total);
  });

  it('takes a part of a ministry, in any case, and no wildcard of SQL', async () => {
    const textiles = await search(undefined, { ministry: 'TEXTILES', limit: 100 });
    expect(textiles.total).toBe(18);
    expect((await search(undefined, { ministry: '%' })).total).toBe(0);
    expect((await search(undefined, { ministry: 'a_d' })).total).toBe(0);
  });

  it('combines them all', async () => {
    const found = await search('student', {
      level: 'central',
      category: 'Education & Learning',
      state: 'Goa',
      ministry: 'social justice',
      limit: 100,
    });
    expect(found.total).toBeGreaterThan(2);
    for (const row of found.rows) {
      expect(row).toMatchObject({ level: 'central', ministry: 'Ministry Of Social Justice and Empowerment', states: '["All"]' });
      expect(row.categories).toContain('Education & Learning');
    }
  });

  it('pages without gaps or repeats, and past the end counts still', async () => {
    const seen: string[] = [];
    const { total } = await search('pension');
    for (let page = 1; page <= Math.ceil(total / 30); page += 1) seen.push(...(await slugs('pension', { limit: 30, page })));
    expect(new Set(seen).size).toBe(total);
    expect(await search('pension', { page: 1000 })).toMatchObject({ total, rows: [] });
  });

  it('sorts by name, and newest first', async () => {
    const names = (await search('pension', { sort: 'name', limit: 100 })).rows.map(({ name_key }) => name_key);
    expect(names).toEqual(names.toSorted());
    const days = (await search('pension', { sort: 'newest', limit: 100 })).rows.map(({ first_recorded }) => first_recorded);
    expect(days).toEqual(days.toSorted().reverse());
    expect(new Set(days).size).toBe(2);
  });
});

describe('suggestions', () => {
  it.each([
    ['pm', 8],
    ['pm-kis', 1],
    ['kisan cre', 2],
    ['zzzz', 0],
    ['', 0],
  ])('for what is typed so far: %s', async (q, atLeast) => {
    const found = await suggestSchemes(db, q, 8);
    expect(found.length).toBeGreaterThanOrEqual(atLeast);
    expect(found.length).toBeLessThanOrEqual(8);
  });

  it('names the scheme meant first', async () => {
    expect((await suggestSchemes(db, 'pmkisan', 8))[0]?.slug).toBe('pm-kisan');
    expect((await suggestSchemes(db, 'atal pen', 8))[0]?.slug).toBe('apy');
  });
});

describe('our own briefs', () => {
  const { briefs } = JSON.parse(readFileSync('data/starter/schemes-briefs.json', 'utf8')) as { briefs: Record<string, string> };

  it.each([
    ['mssc', 'Closed'],
    ['manf', 'nobody new is taken'],
    ['clssmig', 'Closed to new loans'],
    ['sui', 'term has ended'],
    ['mgnrega', 'VB-G RAM G'],
  ])('say of %s that it is over or replaced', (slug, said) => {
    expect(briefs[slug]).toContain(said);
  });
});
