import { describe, expect, it } from 'vitest';
import { dutyOn, GOLD_DUTY } from '../../../src/areas/commodities/duty.ts';
import { measurePremiums, premiumFor } from '../../../src/areas/commodities/premium.ts';
import type { PremiumRow, QuoteRow, SpotRow } from '../../../src/areas/commodities/tables.ts';

describe('the import duty on gold', () => {
  it.each([
    ['2019-07-05', undefined],
    ['2019-07-06', 13.75],
    ['2024-07-23', 15],
    ['2024-07-24', 6],
    ['2026-05-12', 6],
    ['2026-05-13', 15],
    ['2026-11-25', 15],
  ])('on %s is %s', (day, percent) => expect(dutyOn('gold', day)?.percent).toBe(percent));

  it('is the sum of its parts in each step, oldest first, and not known of other metals', () => {
    for (const { basic, cess, surcharge, percent } of GOLD_DUTY) expect(basic + cess + surcharge).toBe(percent);
    expect(GOLD_DUTY.map(({ from }) => from).toSorted()).toEqual(GOLD_DUTY.map(({ from }) => from));
    expect(dutyOn('silver', '2026-01-01')).toBeUndefined();
  });
});

const quote = (place: string, day: string, paise: number, source = 'goodreturns'): QuoteRow => ({
  metal: 'gold',
  place,
  day,
  paise,
  paise_22k: null,
  paise_18k: null,
  source,
  observed_at: `${day}T00:00:00.000Z`,
});
const days = (month: string, count: number) => Array.from({ length: count }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`);
const spotOf = (list: readonly string[]): SpotRow[] =>
  list.map((day) => ({ metal: 'gold', day, paise: 1_000_000, source: 'currency-api' }));

describe('premiums', () => {
  const may = ['2026-05-10', '2026-05-11', '2026-05-12', '2026-05-13', '2026-05-14', '2026-05-15'];
  const september = days('2026-09', 3);
  const early = ['2025-01-02', '2025-02-03', '2025-03-04'];
  const lone = ['2026-02-24'];
  const rows = measurePremiums(
    [
      ...may.map((day) => quote('kerala', day, day < '2026-05-13' ? 1_075_000 : 1_150_000)),
      ...september.map((day) => quote('hyderabad', day, 1_154_000)),
      ...lone.map((day) => quote('kerala', day, 1_200_000)),
      ...[...early, ...september].map((day) => quote('india', day, 1_070_000, 'ibja')),
    ],
    spotOf([...may, ...september, ...lone, ...early]),
  ).sort((a, b) => a.measured_on.localeCompare(b.measured_on));

  it('are measured by the month and never across a step of the duty; few quotes make none, and the benchmark stands in before', () => {
    expect(rows.map(({ measured_on, ratio, source }) => [measured_on, ratio, source])).toEqual([
      ['2025-03-04', 1.07, 'ibja'],
      ['2026-05-12', 1.075, 'goodreturns'],
      ['2026-05-15', 1.15, 'goodreturns'],
      ['2026-09-03', 1.154, 'goodreturns'],
    ]);
  });

  it.each([
    // Of its own step: the newest by then, else the next.
    ['2025-06-01', '2025-03-04'],
    ['2024-09-01', '2025-03-04'],
    ['2026-05-12', '2026-05-12'],
    ['2026-05-13', '2026-05-15'],
    ['2026-10-01', '2026-09-03'],
    // Of none in its own step: one under a duty of the same height.
    ['2024-03-02', '2026-05-15'],
  ])('%s rests on the one measured on %s', (day, measured) => expect(premiumFor(rows, day)?.measured_on).toBe(measured));

  it('are none where none was measured under a duty of that height', () => {
    expect(premiumFor(rows, '2022-01-19')).toBeUndefined();
    expect(premiumFor([], '2026-01-01') satisfies PremiumRow | undefined).toBeUndefined();
  });
});
