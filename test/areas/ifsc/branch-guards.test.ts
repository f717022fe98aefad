import { describe, expect, it } from 'vitest';
import { guardBranches } from '../../../src/areas/ifsc/crawl.ts';
import { readBranches } from '../../../src/areas/ifsc/sources/branch-list.ts';

const COLUMNS = 'BANK,IFSC,BRANCH,CENTRE,DISTRICT,STATE,ADDRESS,CONTACT,IMPS,RTGS,CITY,ISO3166,NEFT,MICR,UPI,SWIFT';
const row = (code: string, state = 'GOA') =>
  `Some Bank,${code},PANJIM,PANJIM,PANJIM,${state},PANJIM,,true,true,PANJIM,,true,XNSE00012,false,`;
const list = (rows: readonly string[]) => readBranches([COLUMNS, ...rows].join('\n'));
const many = (count: number, state?: string) =>
  list(Array.from({ length: count }, (_, at) => row(`HDFC0${String(at).padStart(6, '0')}`, state)));

describe('a list of branches', () => {
  it.each([
    ['is empty', 100, () => list([]), 'no branches'],
    ['lost a quarter', 100, () => many(75), 'under 80 %'],
    ['has a quarter more', 100, () => many(125), 'over 120 %'],
    ['has a code twice', 0, () => list([row('HDFC0000001'), row('HDFC0000001')]), 'stands twice'],
    ['is in states that nobody knows', 0, () => many(100, 'ATLANTIS'), 'no known state'],
  ])('is refused when it %s', (_, before, found, words) => {
    expect(() => guardBranches(before, found())).toThrow(words);
  });

  it('is taken when it moved by a tenth, or is the first', () => {
    for (const [before, now] of [
      [0, 100],
      [100, 90],
      [100, 110],
    ] as const)
      expect(() => guardBranches(before, many(now))).not.toThrow();
  });

  it('is refused whole for a code that is none', () => {
    expect(() => list([row('HDFC0000001'), row('HDFC1000001')])).toThrow('is not what it was');
  });

  it('has a MICR code of nine digits or none, and states as they are called here', () => {
    expect(list([row('HDFC0000001', 'DADAR AND NAGAR HAVELI')])).toMatchObject([
      { micr: null, contact: null, state: 'Dadra and Nagar Haveli and Daman and Diu', ways: 14 },
    ]);
    expect(list([row('HDFC0000001', 'LUDHIANA')])[0]?.state).toBeNull();
  });
});
