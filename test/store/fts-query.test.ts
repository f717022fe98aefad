import { Kysely, sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createWordCounter, ftsQuery } from '../../src/store/fts-query.ts';
import { sqliteDialect } from '../../src/store/sqlite/dialect.ts';

const TEXTS = [
  'Tyres of rubber for bicycles',
  'Retreaded tyres of rubber',
  'Rice, in the husk (paddy or rough)',
  'Basmati rice',
  'Articles of apparel, of vulcanised rubber',
  'Café crème, and other preparations',
];

let db: Kysely<unknown>;
let questions = 0;
beforeEach(async () => {
  questions = 0;
  db = new Kysely({
    dialect: sqliteDialect(':memory:', 'write'),
    log: () => {
      questions += 1;
    },
  });
  await sql`create virtual table note using fts5(text, tokenize='porter unicode61 remove_diacritics 2')`.execute(db);
  for (const text of TEXTS) await sql`insert into note(text) values (${text})`.execute(db);
  return () => db.destroy();
});

async function rowsWith(text: string): Promise<number> {
  const match = ftsQuery(text);
  if (!match) return 0;
  return (await sql<{ rowid: number }>`select rowid from note where note match ${match}`.execute(db)).rows.length;
}

it('words find what has them all, each whole or as the beginning of one', async () => {
  expect(await rowsWith('rub')).toBe(3);
  expect(await rowsWith('tyres rub')).toBe(2);
  expect(await rowsWith('rice rubber')).toBe(0);
});

describe('the counter of words before an index', () => {
  it('counts what the index finds, for all pairs of words, their beginnings and other forms', async () => {
    const most = createWordCounter('note');
    const words = [
      'tyre',
      'tyres',
      'rub',
      'rubber',
      'rice',
      'basmati',
      'bicycle',
      'creme',
      'of',
      'qwertz',
      'रबर',
      'c',
      '"',
      'note*',
      'AND',
      '(paddy',
    ];
    for (const one of words) {
      for (const other of words) {
        const text = `${one} ${other}`;
        expect([text, await most(db, text)]).toEqual([text, await rowsWith(text)]);
      }
    }
  });

  it('asks about a word once, and about none beside a word that nothing has', async () => {
    const most = createWordCounter('note');
    questions = 0;
    expect(await most(db, 'rubber tyres')).toBe(2);
    expect(await most(db, 'rubber qwertz')).toBe(0);
    expect(questions).toBe(2);
    expect(await most(db, 'qwertz basmati')).toBe(0);
    expect(await most(db, 'tyres')).toBe(2);
    expect(questions).toBe(2);
  });

  it('takes texts of a thousand words, and of one word of ten thousand letters', async () => {
    const most = createWordCounter('note');
    const many = Array.from({ length: 1000 }, (_, at) => `rubber${at} rubber`).join(' ');
    expect(await most(db, many)).toBe(0);
    expect(await most(db, Array.from({ length: 1000 }, () => 'rubber').join(' '))).toBe(3);
    expect(await most(db, 'r'.repeat(10_000))).toBe(0);
    expect(await most(db, '')).toBe(0);
  });

  it('does not count a word that thousands of rows have', async () => {
    await sql`insert into note(text) select 'copper' from json_each(${JSON.stringify(Array.from({ length: 3001 }, () => 0))})`.execute(db);
    const most = createWordCounter('note');
    expect(await most(db, 'copper')).toBe(Number.POSITIVE_INFINITY);
    expect(await most(db, 'copper rice')).toBe(2);
    expect(await most(db, 'copper qwertz')).toBe(0);
  });

  it('knows nothing of one database from another', async () => {
    const most = createWordCounter('note');
    expect(await most(db, 'silk')).toBe(0);
    const other = new Kysely({ dialect: sqliteDialect(':memory:', 'write') });
    await sql`create virtual table note using fts5(text)`.execute(other);
    await sql`insert into note(text) values ('Silk')`.execute(other);
    expect(await most(other, 'silk')).toBe(1);
    await other.destroy();
  });
});
