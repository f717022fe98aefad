import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { diffLines, dumpLines, readSnapshotText } from '../../scripts/snapshot-text.ts';
import { FROZEN } from '../support/frozen.ts';

/** The folder of a clone's own data. */
const OWN = 'data';
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'snapshot-text-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Makes a snapshot of two tables, rows put in in the order given. */
function makeSnapshot(name: string, rows: readonly (readonly [place: string, paise: number])[], more = ''): string {
  const file = join(folder, name);
  const database = new DatabaseSync(file);
  database.exec(`create table price (paise integer, place text primary key) without rowid; create table picture (id integer primary key, body blob);
    create virtual table search using fts5(place); insert into picture values (1, x'0102'); pragma user_version = 3; ${more}`);
  for (const [place, paise] of rows) database.prepare('insert into price (place, paise) values (?, ?)').run(place, paise);
  database.close();
  return file;
}

const snapshot = (...args: string[]) => execFileSync('node', ['scripts/snapshot.ts', ...args], { encoding: 'utf8' });

describe('a snapshot as text', () => {
  it('has a line a row in the order of the key, bytes by their length, and no search index', async () => {
    const lines = [
      ...dumpLines(
        await readSnapshotText(
          makeSnapshot('a.sqlite', [
            ['pune', 2],
            ['agra', 1],
          ]),
        ),
      ),
    ];
    expect(lines).toEqual([
      'schema version 3',
      '',
      'CREATE TABLE picture (id integer primary key, body blob);',
      '-- picture: 1 rows',
      '{"id":1,"body":"<2 bytes>"}',
      '',
      'CREATE TABLE price (paise integer, place text primary key) without rowid;',
      '-- price: 2 rows',
      '{"paise":1,"place":"agra"}',
      '{"paise":2,"place":"pune"}',
    ]);
  });

  it('is the same for the same rows, in whatever order they were written', async () => {
    const [one, other] = [
      makeSnapshot('a.sqlite', [
        ['agra', 1],
        ['pune', 2],
      ]),
      makeSnapshot('b.sqlite', [
        ['pune', 2],
        ['agra', 1],
      ]),
    ];
    expect([...diffLines(await readSnapshotText(one), await readSnapshotText(other))]).toEqual([]);
  });

  it('shows what came and what went, old and new of a row together', async () => {
    const before = await readSnapshotText(
      makeSnapshot('a.sqlite', [
        ['agra', 1],
        ['pune', 2],
      ]),
    );
    const after = await readSnapshotText(
      makeSnapshot(
        'b.sqlite',
        [
          ['agra', 1],
          ['pune', 3],
        ],
        'pragma user_version = 4',
      ),
    );
    expect([...diffLines(before, after)]).toEqual([
      'schema version 3 -> 4',
      'price: 1 rows gone, 1 new',
      '- {"paise":2,"place":"pune"}',
      '+ {"paise":3,"place":"pune"}',
    ]);
  });
});

describe('npm run snapshot', () => {
  it('shows the tables and the last crawl of an area', () => {
    expect(snapshot('show', 'fuel')).toMatch(
      /^test\/fixtures\/data\/fuel\.sqlite, schema version \d+\n {2}price: \d+ rows\nLast crawl: \w+ at /,
    );
  });

  it('dumps a file too, as textconv wants it', () => {
    cpSync(join(FROZEN.DATA_DIR, 'fuel.sqlite'), join(folder, 'blob'));
    expect(snapshot('dump', join(folder, 'blob'))).toBe(snapshot('dump', 'fuel'));
  });

  it('finds no difference between a commit and itself', () => {
    expect(snapshot('diff', 'fuel', 'HEAD', 'HEAD')).toBe('');
  });

  it('brings snapshots and report back as they are committed, however they were spoiled', () => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], { cwd: folder });
    const inFolder = (...args: string[]) =>
      execFileSync('node', [join(process.cwd(), 'scripts/snapshot.ts'), ...args], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, DATA_DIR: OWN },
      });
    cpSync(FROZEN.DATA_DIR, join(folder, 'data'), { recursive: true });
    cpSync(join(FROZEN.DATA_DIR, 'reports/fuel.json'), join(folder, 'data/reports/schemes.json'));
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'data');
    writeFileSync(join(folder, 'data/schemes.sqlite'), '');
    rmSync(join(folder, 'data/schemes-texts.sqlite'));
    writeFileSync(join(folder, 'data/reports/schemes.json'), '{}');
    expect(inFolder('restore', 'schemes')).toMatch(/^data\/schemes\.sqlite, schema version \d+\n(.*\n)*Last crawl: /);
    expect(git('status', '--short').toString()).toBe('');
  });
});
