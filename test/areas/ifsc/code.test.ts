import { describe, expect, it } from 'vitest';
import { BANK_NOTES, formerNames, kindOfBank, nameToday } from '../../../src/areas/ifsc/banks/bank-names.ts';
import { MERGED_BANKS } from '../../../src/areas/ifsc/banks/merged-banks.ts';
import { packCodes, unpackCodes } from '../../../src/areas/ifsc/codes/branch-codes.ts';
import { readIfsc } from '../../../src/areas/ifsc/codes/code.ts';

describe('a code', () => {
  it.each(['HDFC0000001', 'hdfc0000001', ' HDFC 0000001 ', 'HDFC-0-000001', 'ＨＤＦＣ００００００１'])('is read from %j', (text) => {
    expect(readIfsc(text)).toEqual({ ok: true, value: { code: 'HDFC0000001', bank: 'HDFC', branch: '000001' } });
  });

  it.each([
    ['HDFC000001', 'It has 10 characters and should have 11: 1 too few', null, 'HDFC0000001'],
    ['HDFC00000001', 'It has 12 characters and should have 11: 1 too many', null, 'HDFC0000001'],
    ['HDFCO000001', 'Position 5 is O and should be the figure 0, not the letter O', 5, 'HDFC0000001'],
    ['HDFC1000001', 'Position 5 is 1 and should be the figure 0', 5, undefined],
    ['1CIC0000104', "Position 1 is 1; the first four are letters, the bank's", 1, 'ICIC0000104'],
    ['HDFC00000#1', 'Position 10 is "#"; only letters and figures stand in a code', 10, undefined],
    ['HDFC', 'It has 4 characters and should have 11: 7 too few', null, undefined],
    ['', 'It has 0 characters and should have 11: 11 too few', null, undefined],
    ['एचडीएफसी', /^Position 1 is /, 1, undefined],
  ])('is not %j, which is told with its place', (text, message, position, meant) => {
    const reading = readIfsc(text);
    if (reading.ok) return expect.fail(`${text} is read as ${reading.value.code}`);
    expect(reading.fault).toMatchObject({ message: expect.stringMatching(message), position });
    expect(reading.fault.meant).toBe(meant);
  });
});

describe('codes packed', () => {
  const CODES = ['000001', '000002', '000003', '000900', '999999', '000000', 'CAACOB', 'C0RSBL', '0000SC'];

  it('are all there again, and nothing else', () => {
    const codes = unpackCodes(packCodes(CODES));
    expect([...codes.all()].sort()).toEqual([...CODES].sort());
    expect(codes.count).toBe(CODES.length);
    for (const code of CODES) expect(codes.has(code), code).toBe(true);
    for (const code of ['000004', '000899', '000901', '999998', 'CAACOA', '', '1', 'AACOB0']) expect(codes.has(code), code).toBe(false);
  });

  it('are the same text in whatever order they come, and however often', () => {
    expect(packCodes([...CODES, ...CODES].reverse())).toBe(packCodes(CODES));
  });

  it('may be none, or of one kind alone', () => {
    expect([...unpackCodes(packCodes([])).all()]).toEqual([]);
    expect([...unpackCodes(packCodes(['ABCDEF'])).all()]).toEqual(['ABCDEF']);
    expect([...unpackCodes(packCodes(['000007'])).all()]).toEqual(['000007']);
  });
});

describe('a bank', () => {
  it.each([
    ['Catholic Syrian Bank', 'CSB Bank'],
    ['Development Bank of Singapore', 'DBS Bank India'],
    ['North East Small Finance Bank', 'slice Small Finance Bank'],
    ['Rajasthan Marudhara Gramin Bank', 'Rajasthan Gramin Bank'],
    ['Baroda Gujarat Gramin Bank', 'Gujarat Gramin Bank'],
    ['HDFC Bank', 'HDFC Bank'],
  ])('which the list calls %s is %s today', (listed, today) => {
    expect(nameToday(listed)).toBe(today);
    if (listed !== today) expect(formerNames(today)).toContain(listed);
  });

  it.each([
    ['ESMF', 'Esaf Small Finance Bank', null, 'SFB'],
    ['IPOS', 'India Post Payments Bank', null, 'PB'],
    ['PKGB', 'Karnataka Grameena Bank', null, 'RRB'],
    ['HPSC', 'Himachal Pradesh State Co-operative Bank', null, 'SCB'],
    ['RDCB', 'Rajnandgaon District Central Co-operative Bank', null, 'DCCB'],
    ['SATA', 'Satara Sahakari Bank', null, null],
    ['TSAB', 'Telangana State Co-operative Apex Bank', 'DCCB', 'SCB'],
    ['RBIN', 'Reserve Bank Of India', 'PSB', null],
    ['HDFC', 'HDFC Bank', 'Private', 'Private'],
  ])('%s, %s, is of the kind that its name says where the list says none', (code, name, listed, kind) => {
    expect(kindOfBank(code, name, listed)).toBe(kind);
  });

  it.each([
    ['PYTM', 'licence on 24 April 2026'],
    ['NICB', 'part of Saraswat Co-operative Bank since 4 August 2025'],
  ])('%s that the list still has is told to be no more', (letters, what) => {
    expect(BANK_NOTES[letters]?.en).toContain(what);
  });

  it.each([
    ['SBTR', 'SBIN'],
    ['VYSA', 'KKBK'],
    ['PMCB', 'UNBA'],
    ['FSFB', 'AUBL'],
    ['KVGB', 'PKGB'],
  ])('%s is known to be part of %s', (letters, into) => {
    expect(MERGED_BANKS[letters]?.into).toBe(into);
  });
});
