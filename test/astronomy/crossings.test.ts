import { describe, expect, it } from 'vitest';
import { crossingInstant, motionAngle, numberAt, spansIn, unwrappedAngle } from '../../src/astronomy/crossings.ts';
import { centreOnHorizon, moonrise, sunrise, sunset } from '../../src/astronomy/horizon.ts';

const DAY_MS = 86_400_000;

describe('crossings', () => {
  it('finds the instant at which the sun and the moon are as far apart as asked, to a hundredth of a second of arc', () => {
    for (const year of [1900, 1950, 2026, 2100]) {
      const count = Math.round(unwrappedAngle('elongation', Date.UTC(year, 5, 1)) / 12) * 12;
      expect(motionAngle('elongation', crossingInstant('elongation', count)) % 12).toSatisfy(
        (rest: number) => Math.min(rest, 12 - rest) < 0.01 / 3600 + 1e-5,
      );
    }
  });

  it('leaves neither gap nor overlap between tithis, and counts them one by one', () => {
    const from = Date.UTC(2026, 0, 1);
    const spans = spansIn('elongation', 12, from, from + 60 * DAY_MS);
    expect(spans.length).toBeGreaterThan(59);
    for (const [at, span] of spans.slice(1).entries()) {
      expect(span.start).toBe(spans[at]?.end);
      expect(span.number).toBe((spans[at]?.number ?? 0) + 1);
    }
  });

  it('gives an instant on a boundary to the span that begins', () => {
    const [first] = spansIn('moon', 360 / 27, Date.UTC(2026, 5, 1), Date.UTC(2026, 5, 2));
    const end = first?.end ?? 0;
    expect(numberAt('moon', 360 / 27, end)).toBe((first?.number ?? 0) + 1);
    expect(numberAt('moon', 360 / 27, end - 1)).toBe(first?.number);
  });
});

describe('the horizon', () => {
  const LEH = { lat: 34.1526, lon: 77.5771 };
  const KANYAKUMARI = { lat: 8.0883, lon: 77.5385 };
  const midnight = (date: string) => Date.parse(`${date}T00:00:00+05:30`);
  const length = (point: typeof LEH, date: string) => {
    const rises = sunrise(point, midnight(date)) ?? 0;
    return ((sunset(point, rises) ?? 0) - rises) / 3_600_000;
  };

  it('has longer summer days in Ladakh than at Kanyakumari, and shorter winter days', () => {
    expect(length(LEH, '2026-06-21') - length(KANYAKUMARI, '2026-06-21')).toBeGreaterThan(1.7);
    expect(length(LEH, '2026-12-21')).toBeLessThan(length(KANYAKUMARI, '2026-12-21'));
  });

  it('turns the seasons round on the southern half of the Earth', () => {
    const sydney = { lat: -33.8688, lon: 151.2093 };
    expect(length(sydney, '2026-12-21')).toBeGreaterThan(14);
    expect(length(sydney, '2026-06-21')).toBeLessThan(10);
  });

  it('sees the upper limb some four minutes before the middle of the disc without refraction', () => {
    const rises = sunrise(KANYAKUMARI, midnight('2026-03-20')) ?? 0;
    const centre = centreOnHorizon('rise', KANYAKUMARI, midnight('2026-03-20')) ?? 0;
    expect((centre - rises) / 60_000).toBeCloseTo(3.4, 0);
  });

  it('says null where the sun does not rise, and on the day of the month on which the moon does not', () => {
    expect(sunrise({ lat: 69.65, lon: 18.96 }, Date.UTC(2026, 11, 21))).toBeNull();
    const without = Array.from({ length: 30 }, (_, at) => midnight('2026-11-01') + at * DAY_MS).filter(
      (day) => moonrise(LEH, day, 1) === null,
    );
    expect(without).toHaveLength(1);
  });
});
