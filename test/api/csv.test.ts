import { describe, expect, it } from 'vitest';
import { type Row, toCsv } from '../../src/api/csv.ts';

const written = (rows: readonly Row[]) => toCsv(rows, () => []);

describe('a table as CSV', () => {
  it('has a header, one record a line, and ends lines as RFC 4180 says', () => {
    expect(written([{ name: 'Goa', price: 95.5 }, { name: 'Bihar' }])).toBe('name,price\r\nGoa,95.5\r\nBihar,\r\n');
  });

  it('makes columns of members, and one cell of a list of plain values', () => {
    const rows = [{ place: 'Goa', petrol: { price: 95.5, unit: 'per_litre' }, aliases: ['a', 'b'], none: null }];
    expect(written(rows)).toBe('place,petrol.price,petrol.unit,aliases,none\r\nGoa,95.5,per_litre,a; b,\r\n');
  });

  it('quotes what has to be quoted', () => {
    expect(written([{ text: 'a, "b"\nc' }])).toBe('text\r\n"a, ""b""\nc"\r\n');
  });

  it.each(['=1+1', '+cmd', '-2+3', '@x', '\tx', '\rx', '＝x'])(
    'takes the power from a text that is a formula to a spreadsheet: %j',
    (text) => {
      expect(written([{ text }]).slice('text\r\n'.length).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it.each([-0.42, '-0.42', '-7'])('leaves the number %j a number', (value) => {
    expect(written([{ change: value }])).toBe(`change\r\n${value}\r\n`);
  });

  it('writes truth in words', () => {
    expect(written([{ a: true, b: false }])).toBe('a,b\r\ntrue,false\r\n');
  });

  it('has its header where there are no rows', () => {
    expect(toCsv([], () => [{ place: '', petrol: { price: 0 } }])).toBe('place,petrol.price\r\n');
  });
});
