import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { parse } from 'csv-parse/sync';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { toCsv } from '../../src/api/csv.ts';
import { csvFaults } from '../support/csv-faults.ts';
import { workDir } from '../support/work-dir.ts';

const folder = join(inject('dist'), 'client');
const FILES = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.csv'));

const libreOffice = (process.env.PATH ?? '')
  .split(delimiter)
  .flatMap((bin) => ['soffice', 'libreoffice'].map((name) => join(bin, name)))
  .find((file) => existsSync(file));
if (!libreOffice) console.log('Skipped: LibreOffice is not installed; CSV files are read by a strict parser alone');

describe('a CSV file', () => {
  it('would be found out otherwise', () => {
    const file = (text: string) => () => csvFaults(Buffer.from(text));
    expect(file('a,b\r\n1,2\r\n')()).toEqual([]);
    expect(file('a,b\r\n=1+1,2\r\n')()).toHaveLength(1);
    expect(file('a,a\r\n1,2\r\n')()).toHaveLength(1);
    expect(file('a,b\r\n1,2')()).toHaveLength(1);
    expect(file('a,b\r\n1\r\n')).toThrow('Length');
    expect(file('a,b\r\n1,x"y\r\n')).toThrow('Quote');
    expect(() => csvFaults(Buffer.from([0x61, 0x0d, 0x0a, 0xff]))).toThrow();
  });

  it('takes whatever text there is', () => {
    const rows = ['=HYPERLINK("x")', '+91', '-5.20', '-a', '@x', '\tx', 'a"b', 'a,b', 'a\r\nb', 'क्षेत्र', ''].map((text, n) => ({ n, text }));
    expect(csvFaults(Buffer.from(toCsv(rows, () => [])))).toEqual([]);
  });

  // The smallest file of every kind: those with the same header are written by the same code.
  it.skipIf(!libreOffice)('is read by LibreOffice cell for cell, and nothing of it is worked out', { timeout: 180_000 }, async () => {
    const kinds = new Map(
      FILES.map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
        .sort((a, b) => b.text.length - a.text.length)
        .map(({ name, text }) => [text.split('\r\n', 1)[0], name]),
    );
    const { path, remove } = workDir();
    onTestFinished(remove);
    mkdirSync(join(path, 'in'));
    const copies = [...kinds.values()].map((name, at) => ({
      name,
      copy: join(path, 'in', `${at}.csv`),
      read: join(path, 'out', `${at}.csv`),
    }));
    for (const { name, copy } of copies) copyFileSync(join(folder, name), copy);
    // Comma, double quote, UTF-8, from the first line: in as a file is opened, out to compare.
    const form = '44,34,76,1';
    const args = ['--headless', `-env:UserInstallation=${pathToFileURL(join(path, 'profile'))}`, `--infilter=CSV:${form}`];
    const out = ['--convert-to', `csv:Text - txt - csv (StarCalc):${form}`, '--outdir', join(path, 'out')];
    await promisify(execFile)(libreOffice ?? '', [...args, ...out, ...copies.map(({ copy }) => copy)]);
    expect(copies.length).toBeGreaterThan(50);
    const wrong = copies.flatMap(({ name, copy, read }) => {
      const [before, after] = [copy, read].map((file) => parse(readFileSync(file, 'utf8')) as string[][]);
      return (before ?? []).flatMap((row, y) =>
        row.flatMap((cell, x) => (isSame(cell, after?.[y]?.[x]) ? [] : [`${name} ${y + 1}.${x + 1}: ${cell} became ${after?.[y]?.[x]}`])),
      );
    });
    expect(wrong.slice(0, 20)).toEqual([]);
  });
});

/** A spreadsheet writes numbers and truth its own way. */
const isSame = (before: string, after = ''): boolean =>
  before === after ||
  (before !== '' && after !== '' && Number(before) === Number(after)) ||
  (/^(true|false)$/.test(before) && before.toUpperCase() === after);
