import { describe, expect, it } from 'vitest';
import names from '../../../src/areas/ifsc/banks/bank-names.json' with { type: 'json' };
import { bankNames } from '../../../src/areas/ifsc/banks/bank-names.ts';
import { ifscRegister } from '../../../src/areas/ifsc/banks/register.ts';

describe('the names of banks', () => {
  it('are in Hindi for all that have a name', async () => {
    const { banks } = await ifscRegister();
    const named = [...banks.values()].filter(({ name }) => name !== null);
    const without = named.filter(({ code, name }) => !bankNames(code, name).hi);
    expect(without.map(({ code }) => code)).toEqual([]);
    expect(bankNames('SBIN', 'State Bank of India')).toEqual({ name: 'State Bank of India', hi: 'भारतीय स्टेट बैंक' });
    expect(bankNames('MSNU', 'Mehsana Urban Co-operative Bank').hi).toBe('महेसाणा अर्बन को-ऑपरेटिव बैंक');
    expect(bankNames('ADBK', null)).toEqual({ name: 'ADBK' });
  });

  it('in Hindi are written in Devanagari', () => {
    for (const [code, hi] of Object.entries(names.hindi)) expect(hi, code).toMatch(/^[\u0900-\u097f(),. -]+$/);
  });
});
