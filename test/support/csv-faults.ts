import { TextDecoder } from 'node:util';
import { parse } from 'csv-parse/sync';

const NUMBER = /^-?\d+(\.\d+)?$/;

/** What a spreadsheet would trip over in a CSV file; empty where it opens right. Throws for bytes that are no UTF-8 and rows of unequal length. */
export function csvFaults(bytes: Uint8Array): string[] {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  // RFC 4180 to the letter: CRLF, quotes only around whole cells, every row as long as the header.
  const [header = [], ...rows] = parse(text, {
    record_delimiter: '\r\n',
    relax_quotes: false,
    relax_column_count: false,
    bom: false,
  }) as string[][];
  const faults = header
    .filter((name, at) => name === '' || header.indexOf(name) !== at)
    .map((name) => `the header has ${JSON.stringify(name)} twice or empty`);
  if (!text.endsWith('\r\n')) faults.push('the last row has no end');
  for (const row of rows)
    for (const cell of row) {
      if (/^[=+\-@\t\r]/.test(cell) && !NUMBER.test(cell)) faults.push(`${JSON.stringify(cell.slice(0, 40))} would be read as a formula`);
      if (cell.includes('\uFFFD') || cell.includes('[object')) faults.push(`${JSON.stringify(cell.slice(0, 40))} is no text`);
    }
  return faults;
}
