import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { groupCodes } from '../../src/areas/kept-answers.ts';
import { AREAS } from '../../src/catalog/areas.ts';

const MAX_BYTES = 45_000;

describe('what a phone keeps for the one field', () => {
  it('is codes by what they mean, numbers by their steps', () => {
    expect(
      groupCodes([
        ['MH12', 'Pune'],
        ['MH01', 'Mumbai'],
        ['MH14', 'Pune'],
      ]),
    ).toEqual({ Pune: 'MH12 MH14', Mumbai: 'MH01' });
    const pins = [
      [411001, 'Pune'],
      [411004, 'Pune'],
      [411005, 'Pune'],
    ] as const;
    expect(groupCodes(pins, true)).toEqual({ Pune: '411001 3 1' });
  });

  it('is of plates, PIN codes, banks and festivals, and light', async () => {
    const kept = (await Promise.all(AREAS.map(({ find }) => find?.keptAnswers?.()))).filter((one) => one !== undefined);
    expect(kept.map(({ page }) => page)).toEqual(
      expect.arrayContaining(['/browse/vehicle', '/browse/pincode', '/browse/ifsc', '/browse/panchang/festivals/2026']),
    );
    expect(gzipSync(JSON.stringify(kept)).length).toBeLessThan(MAX_BYTES);
    for (const { codes = {}, days = [] } of kept) expect(Object.keys(codes).length + days.length).toBeGreaterThan(5);
  });
});
