import { describe, expect, it } from 'vitest';
import { INDIA, METAL_PLACES, type MetalPlace } from '../../../src/areas/commodities/places.ts';
import { dailyChange, type Market, pricesAt } from '../../../src/areas/commodities/series.ts';
import type { PremiumRow, QuoteRow, SpotRow } from '../../../src/areas/commodities/tables.ts';

const placeOf = (slug: string): MetalPlace => METAL_PLACES.find((place) => place.slug === slug) ?? INDIA;

const spot = (day: string, paise: number): SpotRow => ({ metal: 'gold', day, paise, source: 'currency-api' });
const quote = (day: string, paise: number): QuoteRow => ({
  metal: 'gold',
  place: 'mumbai',
  day,
  paise,
  paise_22k: null,
  paise_18k: null,
  source: 'goodreturns',
  observed_at: `${day}T04:00:00.000Z`,
});
const premium: PremiumRow = {
  metal: 'gold',
  measured_on: '2026-09-12',
  from_day: '2026-09-02',
  ratio: 1.15,
  ratio_22k: 0.9167,
  ratio_18k: null,
  quotes: 11,
  places: 'hyderabad',
  source: 'goodreturns',
};

const market = (part: Partial<Market>): Market => ({ metal: 'gold', spot: [], premiums: [premium], quotes: new Map(), ...part });

describe('prices at a place', () => {
  it('never have an estimate in place of a quote of the same day', () => {
    const quotes = new Map([['mumbai', [quote('2026-09-12', 1_500_000)]]]);
    const points = pricesAt(placeOf('mumbai'), market({ spot: [spot('2026-09-12', 1_000_000), spot('2026-09-13', 1_010_000)], quotes }));
    expect(points).toMatchObject([
      {
        day: '2026-09-13',
        paise: 1_161_500,
        basis: 'estimate',
        source: 'spot of currency-api times the premium of goodreturns quotes',
        premium,
      },
      { day: '2026-09-12', paise: 1_500_000, basis: 'quote', source: 'goodreturns' },
    ]);
  });

  it('make no estimate of days more than 60 days before the first measurement where no duty is on record, and none of days without spot', () => {
    const rows = ['2026-07-03', '2026-07-04', '2026-07-06'].map((day) => ({ ...spot(day, 1_000_000), metal: 'silver' as const }));
    const points = pricesAt(INDIA, market({ metal: 'silver', spot: rows, premiums: [{ ...premium, metal: 'silver' }] }));
    expect(points.map(({ day }) => day)).toEqual(['2026-07-06', '2026-07-04']);
  });

  it('are spot abroad, and in India where no premium was ever measured', () => {
    const rows = [spot('2026-09-13', 1_000_000)];
    expect(pricesAt(placeOf('dubai'), market({ spot: rows }))[0]).toMatchObject({ basis: 'spot', paise: 1_000_000 });
    expect(pricesAt(INDIA, market({ spot: rows, premiums: [] }))[0]).toMatchObject({ basis: 'spot', paise: 1_000_000 });
  });

  it('have karats by the measured share where they were quoted, else by fineness', () => {
    const [point] = pricesAt(INDIA, market({ spot: [spot('2026-09-13', 1_000_000)] }));
    expect(point?.karats).toEqual({ k22: { paise: 1_054_205, quoted: false }, k18: { paise: 862_500, quoted: false } });
  });

  it('change only against a price of the same basis', () => {
    const quotes = new Map([['mumbai', [quote('2026-09-11', 1_500_000), quote('2026-09-12', 1_515_000)]]]);
    expect(dailyChange(pricesAt(placeOf('mumbai'), market({ quotes })))).toBe(1);
    expect(dailyChange(pricesAt(placeOf('mumbai'), market({ spot: [spot('2026-09-13', 1_010_000)], quotes })))).toBeNull();
  });
});
