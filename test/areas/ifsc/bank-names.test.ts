import { describe, expect, it } from 'vitest';
import names from '../../../src/areas/ifsc/banks/bank-names.json' with { type: 'json' };
import { bankNames } from '../../../src/areas/ifsc/banks/bank-names.ts';
import { ifscRegister } from '../../../src/areas/ifsc/banks/register.ts';

describe('the names of banks', () => {
  it('are in Hindi for those of a thousand branches, and else as the register has them', async () => {
    const { banks } = await ifscRegister();
    for (const { code, name, branches } of banks.values())
      if (branches > 1000) expect(bankNames(code, name).hi, name ?? code).toBeDefined();
    expect(bankNames('SBIN', 'State Bank of India')).toEqual({ name: 'State Bank of India', hi: 'भारतीय स्टेट बैंक' });
    expect(bankNames('VARA', 'Varachha Co-operative Bank')).toEqual({ name: 'Varachha Co-operative Bank' });
    expect(bankNames('ADBK', null)).toEqual({ name: 'ADBK' });
  });

  it('in Hindi are written in Devanagari', () => {
    for (const [code, hi] of Object.entries(names.hindi)) expect(hi, code).toMatch(/^[\u0900-\u097f() -]+$/);
  });
});
