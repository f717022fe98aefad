import { beforeAll, describe, expect, it } from 'vitest';
import { readSeed } from '../../../src/areas/train/sources/starter.ts';
import { CODES_SINCE_RENAMED } from '../../../src/areas/train/stations/renamed.ts';
import { mergeTimetables, type Timetable } from '../../../src/areas/train/timetable/merge.ts';
import type { Train } from '../../../src/areas/train/timetable/records.ts';
import { FROZEN } from '../../support/frozen.ts';
import { aStation, aTrain } from './timetables.ts';

const SOURCE = { name: 'test', title: 'Test', url: 'https://example.org', licence: null };
const merge = (...records: Parameters<typeof mergeTimetables>[0][number][]) =>
  mergeTimetables([{ source: SOURCE }, ...records], new Map([['ALD', 'PRYJ']]));

describe('mergeTimetables', () => {
  const stations = ['A', 'B', 'C'].map((code) => ({ station: aStation(code) }));

  it('keeps of a train its newest record, whole, in whatever order the records come', () => {
    const old = aTrain('22477', ['A - 10 0', 'C 50 - 300'], { classes: ['SL'], distance_km: 300 });
    const newer = aTrain('22477', ['B - 900', 'C 1380 -'], { as_of: '2023-12-31', type: 'Vande Bharat' });
    for (const trains of [
      [old, newer],
      [newer, old],
    ])
      expect(merge(...stations, ...trains.map((train) => ({ train }))).trains).toEqual([newer]);
  });

  it('takes a year for older than a month of it, and the first of two records of the same age', () => {
    const [year, month] = [aTrain('10001', ['A - 1', 'B 2 -']), aTrain('10001', ['A - 3', 'B 4 -'], { as_of: '2015-08' })];
    expect(merge(...stations, { train: year }, { train: month }).trains).toEqual([month]);
    const same = aTrain('10001', ['B - 3', 'C 4 -'], { as_of: '2015-08' });
    expect(merge(...stations, { train: month }, { train: same }).trains).toEqual([month]);
  });

  it('calls a station by the name of an older record where the newest has none, and by its code where none has', () => {
    const [old, today] = [aStation('RIM', { name: 'Rajim' }), aStation('RIM', { name: '', as_of: '2025-11-09' })];
    const nameless = aStation('VNWI', { name: '' });
    const found = merge({ station: old }, { station: today }, { station: nameless }).stations;
    expect(found).toMatchObject([
      { code: 'RIM', name: 'Rajim', aliases: [], as_of: '2025-11-09' },
      { code: 'VNWI', name: 'VNWI', aliases: [] },
    ]);
  });

  it("leads a former code to today's, with the old name beside the new one and the place from the older record", () => {
    const old = aStation('ALD', { name: 'Allahabad Jn', lat: 25.4, lon: 81.8, state: 'Uttar Pradesh' });
    const today = aStation('PRYJ', { name: 'Prayagraj Jn', as_of: '2026-01-06' });
    const train = aTrain('10001', ['ALD - 1', 'B 2 -']);
    for (const records of [
      [old, today],
      [today, old],
    ]) {
      const merged = merge(...stations, ...records.map((station) => ({ station })), { train });
      const found = merged.stations.find(({ code }) => code === 'PRYJ');
      expect(found).toMatchObject({ name: 'Prayagraj Jn', lat: 25.4, state: 'Uttar Pradesh', aliases: ['ALD', 'Allahabad Jn'] });
      expect(merged.stations.some(({ code }) => code === 'ALD')).toBe(false);
      expect(merged.trains[0]?.stops[0]?.station).toBe('PRYJ');
    }
  });

  it("calls a station as the record under today's code does, though a newer one has it under the former code", () => {
    const former = aStation('ALD', { name: 'Allahabad Jn', state: 'Uttar Pradesh', as_of: '2026-01-06' });
    const today = aStation('PRYJ', { name: 'Prayagraj Jn', as_of: '2025-11-09' });
    for (const records of [
      [former, today],
      [today, former],
    ]) {
      const { stations: merged } = merge(...records.map((station) => ({ station })));
      expect(merged).toMatchObject([{ code: 'PRYJ', name: 'Prayagraj Jn', state: 'Uttar Pradesh', aliases: ['ALD', 'Allahabad Jn'] }]);
    }
  });

  it('takes from an older record of a train with the same ends what the newer one does not say, and nothing of times', () => {
    const old = aTrain('10001', ['A - 10 0 1', 'B 20 25 90 2', 'C 50 - 300 3'], {
      name: 'Old Express',
      type: 'Superfast',
      classes: ['SL'],
      coaches: 'LPR SL:S1',
      days_runs: '1000000',
      aliases: ['OLD EXP'],
    });
    const newer = aTrain('10001', ['A - 12', 'C 55 -'], { name: 'OLD EXP', as_of: '2026', days_runs: '1111111' });
    const filled = {
      ...newer,
      name: 'Old Express',
      aliases: ['OLD EXP'],
      type: 'Superfast',
      classes: ['SL'],
      coaches: 'LPR SL:S1',
      stops: [
        { station: 'A', arrival: null, departure: 12, distance_km: 0, platform: '1' },
        { station: 'C', arrival: 55, departure: null, distance_km: 300, platform: '3' },
      ],
    };
    expect(merge(...stations, { train: old }, { train: newer }).trains).toEqual([filled]);
    expect(merge(...stations, { train: newer }, { train: old }).trains).toEqual([filled]);
  });

  it('calls a train former that a newer whole timetable lacks, until its number runs again', () => {
    const gone = aTrain('10001', ['A - 1', 'B 2 -']);
    const whole = { whole: { as_of: '2026-11-01' } };
    const merged = merge(...stations, { train: gone }, whole);
    expect(merged).toMatchObject({ trains: [], former: [{ number: '10001', name: 'TRAIN 10001', as_of: '2015' }] });
    const back = merge(...stations, ...merged.former.map((former) => ({ former })), { train: { ...gone, as_of: '2026-12-01' } }, whole);
    expect(back).toMatchObject({ trains: [{ number: '10001' }], former: [] });
  });

  it('drops a train with a stop at a station that nobody knows', () => {
    expect(merge(...stations, { train: aTrain('10001', ['A - 1', 'ZZZ 2 -']) }).trains).toEqual([]);
  });
});

describe('the starter', () => {
  let merged: Timetable;
  let byNumber: Map<string, Train>;
  beforeAll(async () => {
    merged = mergeTimetables(await readSeed(FROZEN.DATA_DIR), CODES_SINCE_RENAMED);
    byNumber = new Map(merged.trains.map((train) => [train.number, train]));
  });

  it('has 383 trains, none twice, and at every stop a station', () => {
    expect(merged.trains).toHaveLength(383);
    expect(byNumber.size).toBe(383);
    const codes = new Set(merged.stations.map(({ code }) => code));
    expect(merged.trains.flatMap(({ stops }) => stops.filter(({ station }) => !codes.has(station)))).toEqual([]);
  });

  it('calls a well-known train by the name that people know, and knows the one that the railways print', () => {
    expect(byNumber.get('22477')).toMatchObject({ type: 'Vande Bharat', as_of: '2025-11-09', days_runs: '1101111' });
    expect(byNumber.get('22477')).toMatchObject({ name: 'New Delhi Katra Vande Bharat Express', aliases: ['VANDE BHARAT EXP'] });
  });

  it('has type and days of every train, and classes, pantry and coaches where they are known', () => {
    for (const train of merged.trains) expect(train).toMatchObject({ type: expect.any(String), days_runs: expect.any(String) });
    // The record names no classes for it: they are those of its coaches.
    expect(byNumber.get('22435')).toMatchObject({ classes: ['EC', 'CC'], pantry: false });
    expect(byNumber.get('12951')).toMatchObject({
      classes: ['1A', '2A', '3A'],
      pantry: true,
      coaches: expect.stringMatching(/^LPR 3A:B1 /),
    });
  });

  it('counts minutes on over midnight: no stop is before the one ahead of it', () => {
    for (const { number, stops } of merged.trains) {
      const times = stops.flatMap(({ arrival, departure }) => [arrival, departure]).filter((time) => time !== null);
      expect(times, number).toEqual(times.toSorted((a, b) => a - b));
    }
  });

  it('knows renamed stations by their new code, name and place', () => {
    const codes = new Map(merged.stations.map((one) => [one.code, one]));
    for (const [former, code] of CODES_SINCE_RENAMED) {
      expect(codes.has(former), former).toBe(false);
      expect(codes.get(code)?.aliases, code).toContain(former);
      expect(codes.get(code)?.lat, code).not.toBeNull();
    }
  });
});
