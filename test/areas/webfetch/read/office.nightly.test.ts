import { expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '../../../../src/areas/webfetch/read/options.ts';
import { readAnyReply } from '../../../../src/areas/webfetch/read/read-any.ts';
import { writeOpenDocument, writeWorkbook } from '../../../support/office.ts';

const rows = <Text>(write: (value: number) => string, join: (cells: string) => Text) =>
  Array.from({ length: 6_000 }, (_, y) => join(Array.from({ length: 10 }, (_, x) => write(x * y)).join('')));

const workbook = () =>
  writeWorkbook([
    {
      name: 'S',
      xml: `<sheetData>${rows(
        (value) => `<c><v>${value}</v></c>`,
        (cells) => `<row>${cells}</row>`,
      ).join('')}</sheetData>`,
    },
  ]);
const spreadsheet = () =>
  writeOpenDocument(
    'spreadsheet',
    `<table:table table:name="S">${rows(
      (value) => `<table:table-cell><text:p>${value}</text:p></table:table-cell>`,
      (cells) => `<table:table-row>${cells}</table:table-row>`,
    ).join('')}</table:table>`,
  );

it.each([
  ['xlsx', workbook],
  ['ods', spreadsheet],
])('a sheet with more cells than are read says that it is cut: %s', async (_, write) => {
  const reading = await readAnyReply({ bytes: write(), contentType: '', url: 'https://example.org/s' }, { ...DEFAULT_OPTIONS, max: 500 });
  expect(reading.truncated).toBe(true);
  expect(reading.words).toBeLessThan(52_000);
});
