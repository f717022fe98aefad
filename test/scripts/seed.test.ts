import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { deflateSync, inflateSync } from 'node:zlib';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { fileGroup, hashFile, SEED, type SeedFile, seedData } from '../../scripts/package/seed.ts';
import { makeLean } from '../../src/store/sqlite/lean.ts';
import { workDir } from '../support/work-dir.ts';

let home: string;
let data: string;
beforeEach(() => {
  const { path, remove } = workDir();
  onTestFinished(remove);
  home = join(path, 'package');
  data = join(path, 'jaankari-data');
});

const write = (file: string, text: string) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
const read = (name: string) => readFileSync(join(data, name), 'utf8');

/** A package whose files are these. */
function release(files: Record<string, string>): void {
  const seed = Object.entries(files).map(([to, text]): SeedFile => {
    write(join(home, 'data', to), text);
    return { to, from: `data/${to}`, sha256: hashFile(join(home, 'data', to)) };
  });
  write(join(home, SEED), JSON.stringify(seed));
}

describe('the data that a package brings', () => {
  it('fills a folder that is not there, once', async () => {
    release({ 'fuel.sqlite': 'fuel 1', 'reports/fuel.json': 'report 1', 'starter/a.json': 'a' });
    expect(await seedData(home, data)).toEqual(['fuel', 'starter']);
    expect([read('fuel.sqlite'), read('reports/fuel.json'), read('starter/a.json')]).toEqual(['fuel 1', 'report 1', 'a']);
    expect(await seedData(home, data)).toEqual([]);
  });

  it('of a newer package takes the place of what no crawl has touched, and of nothing else', async () => {
    release({ 'fuel.sqlite': 'fuel 1', 'reports/fuel.json': 'report 1', 'gst.sqlite': 'gst 1', 'reports/gst.json': 'report 1' });
    await seedData(home, data);
    write(join(data, 'gst.sqlite'), 'gst by a crawl');
    release({
      'fuel.sqlite': 'fuel 2',
      'reports/fuel.json': 'report 2',
      'gst.sqlite': 'gst 2',
      'reports/gst.json': 'report 2',
      'ip.sqlite': 'ip',
    });
    expect(await seedData(home, data)).toEqual(['fuel', 'ip']);
    expect([read('fuel.sqlite'), read('reports/fuel.json')]).toEqual(['fuel 2', 'report 2']);
    // A report tells of its snapshot's bytes, so the two stay together.
    expect([read('gst.sqlite'), read('reports/gst.json')]).toEqual(['gst by a crawl', 'report 1']);
  });

  it('puts back what was deleted, unless a crawl has been at the rest', async () => {
    release({ 'fuel.sqlite': 'fuel 1', 'reports/fuel.json': 'report 1', 'gst.sqlite': 'gst 1', 'reports/gst.json': 'report 1' });
    await seedData(home, data);
    write(join(data, 'reports/gst.json'), 'report of a crawl');
    for (const name of ['fuel', 'gst']) rmSync(join(data, `${name}.sqlite`));
    expect(await seedData(home, data)).toEqual(['fuel']);
    expect([read('fuel.sqlite'), existsSync(join(data, 'gst.sqlite'))]).toEqual(['fuel 1', false]);
  });

  it('leaves a folder alone that somebody has filled himself', async () => {
    write(join(data, 'fuel.sqlite'), 'my own');
    release({ 'fuel.sqlite': 'fuel 1', 'reports/fuel.json': 'report 1' });
    expect(await seedData(home, data)).toEqual([]);
    expect([read('fuel.sqlite'), existsSync(join(data, 'reports/fuel.json'))]).toEqual(['my own', false]);
  });

  it('comes to its places by the next start where one was ended just before', async () => {
    release({ 'fuel.sqlite': 'fuel 1', 'reports/fuel.json': 'report 1' });
    await seedData(home, data);
    release({ 'fuel.sqlite': 'fuel 2', 'reports/fuel.json': 'report 2' });
    await seedData(home, data);
    // As the disk was between the note and the second file.
    write(join(data, 'reports/fuel.json.tmp'), 'report 2');
    write(join(data, 'reports/fuel.json'), 'report 1');
    expect(await seedData(home, data)).toEqual([]);
    expect([read('fuel.sqlite'), read('reports/fuel.json')]).toEqual(['fuel 2', 'report 2']);
  });

  it('is made whole where a snapshot came without its indexes and with plain texts, and its report knows it', async () => {
    const whole = join(home, 'whole.sqlite');
    mkdirSync(home, { recursive: true });
    const made = new DatabaseSync(whole);
    made.exec(
      'create table branch (id integer primary key, code text not null); create index by_code on branch (code); pragma user_version = 7',
    );
    made.exec(
      "insert into branch values (1, 'b'), (2, 'a'); create table address (id integer primary key, lines blob not null, mark blob)",
    );
    const lines = 'M G ROAD, PUNE\n'.repeat(1_000);
    made.prepare('insert into address values (1, ?, ?)').run(deflateSync(lines, { level: 9 }), Buffer.from('x is no deflated text'));
    made.close();
    const sha256 = hashFile(whole);
    mkdirSync(join(home, 'data'));
    copyFileSync(whole, join(home, 'data/ifsc.sqlite'));
    const lean = await makeLean(join(home, 'data/ifsc.sqlite'));
    expect(lean).toEqual({ indexes: ['CREATE INDEX by_code on branch (code)'], inflated: [['address', 'lines']] });
    expect(readFileSync(join(home, 'data/ifsc.sqlite'), 'latin1')).toContain(lines.slice(0, 500));
    const report = JSON.stringify({ message: 'crawled', snapshots: { 'ifsc.sqlite': [sha256] } });
    write(join(home, 'data/reports/ifsc.json'), report);
    const seed: SeedFile[] = [
      { to: 'ifsc.sqlite', from: 'data/ifsc.sqlite', sha256, lean },
      { to: 'reports/ifsc.json', from: 'data/reports/ifsc.json', sha256: hashFile(join(home, 'data/reports/ifsc.json')) },
    ];
    write(join(home, SEED), JSON.stringify(seed));

    expect(await seedData(home, data)).toEqual(['ifsc']);
    const file = join(data, 'ifsc.sqlite');
    const filled = new DatabaseSync(file, { readOnly: true });
    onTestFinished(() => filled.close());
    expect(filled.prepare('explain query plan select id from branch where code = ?').get('a')).toMatchObject({
      detail: expect.stringContaining('by_code'),
    });
    expect(filled.prepare('pragma user_version').get()).toEqual({ user_version: 7 });
    expect(inflateSync(filled.prepare('select lines from address').get()?.lines as Uint8Array).toString()).toBe(lines);
    expect(JSON.parse(read('reports/ifsc.json'))).toEqual({ message: 'crawled', snapshots: { 'ifsc.sqlite': [sha256, hashFile(file)] } });
    // The next start leaves it, and a crawl's own stays.
    expect(await seedData(home, data)).toEqual([]);
    write(join(data, 'reports/ifsc.json'), 'report of a crawl');
    write(join(home, SEED), JSON.stringify(seed.map((one) => ({ ...one, sha256: 'newer' }))));
    expect(await seedData(home, data)).toEqual([]);
  });

  it('goes together by area', () => {
    const files = [
      'schemes.sqlite',
      'schemes-texts.sqlite',
      'reports/schemes.json',
      'liquor-img/a_1.webp',
      'liquor.sqlite',
      'starter/x.gz',
      'shops.json',
    ];
    expect(files.map(fileGroup)).toEqual(['schemes', 'schemes', 'schemes', 'liquor', 'liquor', 'starter', 'shops']);
  });
});
