import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { fileGroup, hashFile, SEED, type SeedFile, seedData } from '../../scripts/package/seed.ts';
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
  it('fills a folder that is not there, once', () => {
    release({ 'fuel.sqlite': 'fuel 1', 'reports/fuel.json': 'report 1', 'starter/a.json': 'a' });
    expect(seedData(home, data)).toEqual(['fuel', 'starter']);
    expect([read('fuel.sqlite'), read('reports/fuel.json'), read('starter/a.json')]).toEqual(['fuel 1', 'report 1', 'a']);
    expect(seedData(home, data)).toEqual([]);
  });

  it('of a newer package takes the place of what no crawl has touched, and of nothing else', () => {
    release({ 'fuel.sqlite': 'fuel 1', 'reports/fuel.json': 'report 1', 'gst.sqlite': 'gst 1', 'reports/gst.json': 'report 1' });
    seedData(home, data);
    write(join(data, 'gst.sqlite'), 'gst by a crawl');
    release({
      'fuel.sqlite': 'fuel 2',
      'reports/fuel.json': 'report 2',
      'gst.sqlite': 'gst 2',
      'reports/gst.json': 'report 2',
      'ip.sqlite': 'ip',
    });
    expect(seedData(home, data)).toEqual(['fuel', 'ip']);
    expect([read('fuel.sqlite'), read('reports/fuel.json')]).toEqual(['fuel 2', 'report 2']);
    // A report tells of its snapshot's bytes, so the two stay together.
    expect([read('gst.sqlite'), read('reports/gst.json')]).toEqual(['gst by a crawl', 'report 1']);
  });

  it('puts back what was deleted, unless a crawl has been at the rest', () => {
    release({ 'fuel.sqlite': 'fuel 1', 'reports/fuel.json': 'report 1', 'gst.sqlite': 'gst 1', 'reports/gst.json': 'report 1' });
    seedData(home, data);
    write(join(data, 'reports/gst.json'), 'report of a crawl');
    for (const name of ['fuel', 'gst']) rmSync(join(data, `${name}.sqlite`));
    expect(seedData(home, data)).toEqual(['fuel']);
    expect([read('fuel.sqlite'), existsSync(join(data, 'gst.sqlite'))]).toEqual(['fuel 1', false]);
  });

  it('leaves a folder alone that somebody has filled himself', () => {
    write(join(data, 'fuel.sqlite'), 'my own');
    release({ 'fuel.sqlite': 'fuel 1', 'reports/fuel.json': 'report 1' });
    expect(seedData(home, data)).toEqual([]);
    expect([read('fuel.sqlite'), existsSync(join(data, 'reports/fuel.json'))]).toEqual(['my own', false]);
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
