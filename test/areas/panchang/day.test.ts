import { describe, expect, it } from 'vitest';
import { computeAlmanacDay } from '../../../src/areas/panchang/day.ts';
import {
  abhijitPeriod,
  avoidedDirection,
  badMuhurtas,
  bhadraPeriods,
  brahmaPeriod,
  gandaMoolPeriods,
  listChoghadiyas,
  listHoras,
  nakshatraPeriods,
  nishitaPeriod,
  type Period,
  panchakPeriods,
  siddhiPeriods,
  vijayaPeriod,
} from '../../../src/areas/panchang/periods.ts';
import { tithiName } from '../../../src/astronomy/calendar/festivals/year.ts';
import { dayFrame, NoSunrise } from '../../../src/astronomy/calendar/frame.ts';
import { karanaName, VARAS } from '../../../src/i18n/almanac-names.ts';
import { addDays } from '../../../src/kernel/time.ts';

const zone = 'Asia/Kolkata';
const DELHI = { lat: 28.6139, lon: 77.209, zone };
const daysFrom = (from: string, count: number) => Array.from({ length: count }, (_, at) => addDays(from, at));

describe('an almanac day', () => {
  it('tells a skipped tithi: one that no sunrise of the place has', () => {
    const day = computeAlmanacDay(DELHI, '2026-11-20');
    expect(day.tithis.map(({ index, skipped }) => [tithiName(index).en, skipped])).toEqual([
      ['Shukla Dashami', false],
      ['Shukla Ekadashi', true],
      ['Shukla Dwadashi', false],
    ]);
  });

  it('tells a doubled tithi on both of its days', () => {
    const days = daysFrom('2026-01-01', 365).map((date) => computeAlmanacDay(DELHI, date));
    const doubled = days.filter(({ tithis }) => tithis[0]?.doubled);
    expect(doubled.length).toBeGreaterThan(3);
    for (const { frame, tithis } of doubled) {
      expect(tithis).toHaveLength(1);
      expect(computeAlmanacDay(DELHI, addDays(frame.date, 1)).tithis[0]?.index).toBe(tithis[0]?.index);
    }
  });

  it.each([
    ['Leh', { lat: 34.1526, lon: 77.5771, zone }],
    ['Kanyakumari', { lat: 8.0883, lon: 77.5385, zone }],
    ['Sydney', { lat: -33.8688, lon: 151.2093, zone: 'Australia/Sydney' }],
    ['New York', { lat: 40.7128, lon: -74.006, zone: 'America/New_York' }],
  ])('hands every element on to the next day without a gap at %s, over the end of the year', (_, place) => {
    let before = computeAlmanacDay(place, '2026-12-20');
    for (const date of daysFrom('2026-12-21', 25)) {
      const day = computeAlmanacDay(place, date);
      expect(day.frame.sunrise).toBe(before.frame.nextSunrise);
      for (const kind of ['tithis', 'nakshatras', 'yogas', 'karanas', 'moonSigns'] as const) {
        const [last, first] = [before[kind].at(-1), day[kind][0]];
        expect([last?.index, last?.start, last?.end]).toEqual([first?.index, first?.start, first?.end]);
      }
      before = day;
    }
  });

  it('cuts the nakshatras of the day into padas', () => {
    for (const { index, padas, start, end } of computeAlmanacDay(DELHI, '2026-04-14').nakshatras) {
      expect(padas.length, String(index)).toBeGreaterThan(0);
      expect(padas.every(({ pada }) => pada >= 1 && pada <= 4)).toBe(true);
      expect(padas[0]?.start).toBeGreaterThanOrEqual(start);
      expect(padas.at(-1)?.end).toBeLessThanOrEqual(end);
    }
  });

  it('gives the moon no rise on the one day of a month on which it has none', () => {
    const days = daysFrom('2026-11-01', 30).map((date) => computeAlmanacDay(DELHI, date));
    expect(days.filter(({ moonrise }) => moonrise === null)).toHaveLength(1);
  });

  it('has the sun enter Makara on 14 January 2026', () => {
    const { sunSign } = computeAlmanacDay(DELHI, '2026-01-20');
    expect(sunSign.index).toBe(9);
    expect(new Date(sunSign.start).toISOString()).toMatch(/^2026-01-14T09:/);
  });

  it('does not begin where the sun does not rise', () => {
    expect(() => dayFrame({ lat: 69.65, lon: 18.96, zone: 'Europe/Oslo' }, '2026-12-21')).toThrow(NoSunrise);
  });
});

describe('names', () => {
  it('goes through the karanas of a month: four fixed, seven in turn', () => {
    const all = Array.from({ length: 60 }, (_, at) => karanaName(at).en);
    expect([all[0], all[1], all[7], all[8], all[56], all[57], all[58], all[59]]).toEqual([
      'Kimstughna',
      'Bava',
      'Vishti',
      'Bava',
      'Vishti',
      'Shakuni',
      'Chatushpada',
      'Naga',
    ]);
  });

  it('has the Hindi of every weekday', () => expect(VARAS[0]).toEqual({ en: 'Ravivara', hi: 'रविवार' }));
});

describe('periods of the day', () => {
  const frame = (date: string) => dayFrame(DELHI, date);
  const SUNDAY = '2026-11-22';
  const TUESDAY = '2026-11-24';
  const WEDNESDAY = '2026-11-25';

  it('has no Abhijit on Wednesdays, and the bad muhurta in its place', () => {
    expect(abhijitPeriod(frame(WEDNESDAY))).toBeNull();
    const [bad] = badMuhurtas(frame(WEDNESDAY));
    const { sunrise, sunset } = frame(WEDNESDAY);
    expect(bad?.start).toBeCloseTo(sunrise + ((sunset - sunrise) * 7) / 15, -2);
  });

  it("puts Tuesday's second bad muhurta into the night", () => {
    const [day, night] = badMuhurtas(frame(TUESDAY));
    expect(day?.end).toBeLessThan(frame(TUESDAY).sunset);
    expect(night?.start).toBeGreaterThan(frame(TUESDAY).sunset);
  });

  it('ends Brahma muhurta a muhurta of the night before sunrise', () => {
    const { previousSunset, sunrise } = frame(SUNDAY);
    expect(sunrise - brahmaPeriod(frame(SUNDAY)).end).toBeCloseTo((sunrise - previousSunset) / 15, -2);
  });

  it('begins a Sunday with Udveg and its night with Shubh, and fills the day without a gap', () => {
    const all = listChoghadiyas(frame(SUNDAY));
    expect(all.map(({ name }) => name.en)).toEqual(
      'Udveg Char Labh Amrit Kaal Shubh Rog Udveg Shubh Amrit Char Rog Kaal Labh Udveg Shubh'.split(' '),
    );
    for (const [at, one] of all.slice(1).entries()) expect(one.start).toBeCloseTo(all[at]?.end ?? 0, -1);
  });

  it.each([
    [SUNDAY, 'Sun'],
    ['2026-11-23', 'Moon'],
    [TUESDAY, 'Mars'],
    [WEDNESDAY, 'Mercury'],
    ['2026-11-26', 'Jupiter'],
    ['2026-11-27', 'Venus'],
    ['2026-11-28', 'Saturn'],
  ])('gives the first hora of %s to the %s', (date, lord) => {
    const horas = listHoras(frame(date));
    expect(horas).toHaveLength(24);
    expect(horas[0]?.lord.en).toBe(lord);
  });

  it('lets Varjyam and Amrit Kaal last a fifteenth of the nakshatra', () => {
    const day = computeAlmanacDay(DELHI, '2026-11-08');
    const [varjyam] = nakshatraPeriods('varjyam', day.frame);
    const [swati] = day.nakshatras;
    if (!varjyam || !swati) throw new Error('Swati has its Varjyam on 8 November 2026');
    expect((varjyam.end - varjyam.start) / (swati.end - swati.start)).toBeCloseTo(4 / 60, 6);
    expect((varjyam.start - swati.start) / (swati.end - swati.start)).toBeCloseTo(14 / 60, 6);
  });
});

describe('what lasts while the moon is somewhere', () => {
  const frameOf = (date: string) => computeAlmanacDay(DELHI, date).frame;
  const clock = (instant: number) => new Date(instant + 5.5 * 3_600_000).toISOString().slice(5, 16).replace('T', ' ');
  const told = (spans: readonly Period[]) => spans.map(({ start, end }) => `${clock(start)} to ${clock(end)}`);

  it('is told as almanacs printed it: Bhadra before Holi and Raksha Bandhan, Panchak, Amrit Siddhi', () => {
    expect(told(bhadraPeriods(frameOf('2025-03-13')))).toEqual(['03-13 10:36 to 03-13 23:27']);
    expect(told(bhadraPeriods(frameOf('2025-08-08')))).toEqual(['08-08 14:12 to 08-09 01:52']);
    expect(bhadraPeriods(frameOf('2025-08-09'))).toEqual([]);
    expect(told(panchakPeriods(frameOf('2025-08-09')))).toEqual(['08-10 02:11 to 08-10 05:47']);
    expect(told(panchakPeriods(frameOf('2025-08-14')))).toEqual(['08-14 05:49 to 08-14 09:06']);
    expect(told(siddhiPeriods('amrit', frameOf('2025-10-19')))).toEqual(['10-19 17:49 to 10-20 06:25']);
  });

  it('is one span through the joint of two signs or nakshatras, and ends with the day', () => {
    const days = daysFrom('2026-01-01', 60).map(frameOf);
    for (const frame of days)
      for (const spans of [panchakPeriods(frame), gandaMoolPeriods(frame), siddhiPeriods('sarvartha', frame), bhadraPeriods(frame)]) {
        for (const { start, end } of spans) {
          expect(start).toBeGreaterThanOrEqual(frame.sunrise);
          expect(end).toBeLessThanOrEqual(frame.nextSunrise);
          expect(end).toBeGreaterThan(start);
        }
        expect(spans.slice(1).every(({ start }, at) => start > (spans[at]?.end ?? Number.POSITIVE_INFINITY))).toBe(true);
      }
    // The moon is five days of its 27 in Kumbha and Mina.
    const hours = days.flatMap(panchakPeriods).reduce((sum, { start, end }) => sum + (end - start) / 3_600_000, 0);
    expect(hours / (60 * 24)).toBeGreaterThan(0.14);
    expect(hours / (60 * 24)).toBeLessThan(0.2);
  });

  it('counts Amrit Siddhi as Sarvartha Siddhi too', () => {
    for (const frame of daysFrom('2026-01-01', 120).map(frameOf))
      for (const one of siddhiPeriods('amrit', frame))
        expect(siddhiPeriods('sarvartha', frame).some(({ start, end }) => start <= one.start && end >= one.end)).toBe(true);
  });

  it('has Vijaya in the afternoon, Nishita over midnight, and Disha Shool by the weekday', () => {
    const frame = frameOf('2025-08-15');
    expect(told([vijayaPeriod(frame), nishitaPeriod(frame)])).toEqual(['08-15 14:37 to 08-15 15:29', '08-16 00:04 to 08-16 00:47']);
    expect(daysFrom('2026-11-22', 7).map((date) => avoidedDirection(frameOf(date)).en)).toEqual(
      'West East North North South West East'.split(' '),
    );
  });
});
