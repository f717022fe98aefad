import { Kysely, sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createWordFilter, ftsQuery } from '../../src/lib/fts-query.ts';
import { sqliteDialect } from '../../src/lib/sqlite/dialect.ts';
import { openSqlite } from '../../src/lib/sqlite/open.ts';

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
    dialect: sqliteDialect(() => openSqlite(':memory:', 'write')),
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

describe('the filter of words before an index', () => {
  it('says no only where the index finds nothing, for all pairs of words, their beginnings and other forms', async () => {
    const mayHave = createWordFilter('note');
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
        expect([text, await mayHave(db, text)]).toEqual([text, (await rowsWith(text)) > 0]);
      }
    }
  });

  it('asks about a word once, and about none beside a word that nothing has', async () => {
    const mayHave = createWordFilter('note');
    questions = 0;
    expect(await mayHave(db, 'rubber tyres')).toBe(true);
    expect(await mayHave(db, 'rubber qwertz')).toBe(false);
    expect(questions).toBe(2);
    expect(await mayHave(db, 'qwertz basmati')).toBe(false);
    expect(await mayHave(db, 'tyres')).toBe(true);
    expect(questions).toBe(2);
  });

  it('takes texts of a thousand words, and of one word of ten thousand letters', async () => {
    const mayHave = createWordFilter('note');
    const many = Array.from({ length: 1000 }, (_, at) => `rubber${at} rubber`).join(' ');
    expect(await mayHave(db, many)).toBe(false);
    expect(await mayHave(db, Array.from({ length: 1000 }, () => 'rubber').join(' '))).toBe(true);
    expect(await mayHave(db, 'r'.repeat(10_000))).toBe(false);
    expect(await mayHave(db, '')).toBe(false);
  });

  it('knows nothing of one database from another', async () => {
    const mayHave = createWordFilter('note');
    expect(await mayHave(db, 'silk')).toBe(false);
    const other = new Kysely({ dialect: sqliteDialect(() => openSqlite(':memory:', 'write')) });
    await sql`create virtual table note using fts5(text)`.execute(other);
    await sql`insert into note(text) values ('Silk')`.execute(other);
    expect(await mayHave(other, 'silk')).toBe(true);
    await other.destroy();
  });
});
