import { describe, expect, it } from 'vitest';
import { gstinCheckDigit, readGstin, readPan } from '../../../src/areas/gst/gstin.ts';

describe('readGstin', () => {
  it.each([
    ['27AAPFU0939F1ZV', 'taxpayer', 'Maharashtra', 'AAPFU0939F'],
    ['24AAUPV7468F1ZW', 'taxpayer', 'Gujarat', 'AAUPV7468F'],
    ['27AAACR5055K1Z7', 'taxpayer', 'Maharashtra', 'AAACR5055K'],
    ['24AAACR5055K2ZC', 'taxpayer', 'Gujarat', 'AAACR5055K'],
    ['29AABCF8078M1C8', 'tax collector (TCS)', 'Karnataka', 'AABCF8078M'],
    ['27AAICA3918J1CT', 'tax collector (TCS)', 'Maharashtra', 'AAICA3918J'],
    ['33AAAGM0289C1DZ', 'tax deductor (TDS)', 'Tamil Nadu', 'AAAGM0289C'],
    ['9917USA29016OS6', 'non-resident online services', 'Centre jurisdiction', null],
    ['2317UNO00001UND', 'UIN', 'Madhya Pradesh', null],
    ['27ABCFE1234F1ZW', 'taxpayer', 'Maharashtra', 'ABCFE1234F'],
  ])('reads the published number %s as %s', (gstin, layout, state, pan) => {
    expect(readGstin(gstin)).toMatchObject({ ok: true, value: { gstin, layout, state, pan, check_digit: gstin[14], warnings: [] } });
  });

  it.each([
    ['', 'A GSTIN has 15 characters; this has 0', null],
    ['27AAPFU0939F1Z', 'A GSTIN has 15 characters; this has 14', null],
    ['2XAAPFU0939F1ZV', 'Position 2 must be a digit; got "X"', 2],
    ['27AA1FU0939F1ZV', 'Position 5 must be a letter; got "1"', 5],
    ['27AAPFU0939F0ZV', 'Position 13 must be 1 to 9 or a letter; got "0"', 13],
    ['27AAPFU0939F19V', 'Position 14 must be a letter; got "9"', 14],
    ['39AAPFU0939F1ZV', "Positions 1 and 2 are the state; 39 is not a state's code", 1],
    ['2317UNO00001XXD', 'Positions 13 and 14 must be UN, ON, NR or OS in a number of this layout; got XX', 13],
  ])('says what is wrong with "%s"', (text, message, position) => {
    expect(readGstin(text)).toEqual({ ok: false, fault: { position, message } });
  });

  it('tells the check digit that was due', () => {
    expect(readGstin('27AAPFU0939F1ZA')).toMatchObject({ ok: false, fault: { position: 15, expected_check_digit: 'V' } });
  });

  it('finds every single wrong character of a good number', () => {
    const good = '27AAPFU0939F1ZV';
    for (let at = 0; at < 15; at += 1) {
      for (const character of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
        const typed = good.slice(0, at) + character + good.slice(at + 1);
        expect(readGstin(typed).ok, typed).toBe(typed === good);
      }
    }
  });

  it('takes lower case, spaces and dashes', () => {
    expect(readGstin(' 27-aapfu0939f 1zv ')).toMatchObject({ ok: true, value: { gstin: '27AAPFU0939F1ZV' } });
  });

  it('accepts an entity letter after nine registrations and warns of an unusual fourteenth letter', () => {
    const first14 = '27AAPFU0939FAK';
    const reading = readGstin(first14 + gstinCheckDigit(first14));
    expect(reading).toMatchObject({ ok: true, value: { entity: 'A', warnings: ['Position 14 is K; ordinary numbers have Z there'] } });
  });

  it('reads a deductor registered by its TAN, which is no PAN', () => {
    const first14 = '07DELA12345B1D';
    expect(readGstin(first14 + gstinCheckDigit(first14))).toMatchObject({ ok: true, value: { layout: 'tax deductor (TDS)', pan: null } });
  });

  it('gives 0 where the sum is a multiple of 36', () => {
    expect(gstinCheckDigit('00000000000000')).toBe('0');
  });
});

describe('readPan', () => {
  it.each([
    ['AAPFU0939F', 'Firm or limited liability partnership'],
    ['aaacr5055k', 'Company'],
    ['AAUPV7468F', 'Individual'],
    ['AAAGM0289C', 'Government'],
  ])('reads the holder of %s as %s', (pan, holder) => {
    expect(readPan(pan)).toMatchObject({ ok: true, value: { pan: pan.toUpperCase(), holder } });
  });

  it('names the wrong position', () => {
    expect(readPan('AAPFU09390')).toMatchObject({ ok: false, fault: { position: 10 } });
    expect(readPan('AAPFU0939')).toMatchObject({ ok: false, fault: { position: null } });
  });
});
