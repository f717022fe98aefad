import { describe, expect, it } from 'vitest';
import { parseGtfs } from '../../../src/areas/train/sources/gtfs.ts';
import { readableName, readHindi } from '../../../src/areas/train/sources/names.ts';
import { withoutKindsAsNames } from '../../../src/areas/train/sources/starter.ts';
import type { Train } from '../../../src/areas/train/timetable/records.ts';
import { type Feed, findFeed, zipOf } from './feed.ts';
import { aTrain } from './timetables.ts';

const TODAY = '2026-11-21';
const read = (change?: (feed: Feed) => void, numbers = ['12302']) => parseGtfs(zipOf(findFeed(numbers, change)), TODAY);
const trainsOf = (...args: Parameters<typeof read>) => read(...args).flatMap((one) => ('train' in one ? [one.train] : []));
const without = (file: string) => (feed: Feed) => {
  delete feed[file];
};

describe('a GTFS feed', () => {
  it('gives trains with their days and stops, minutes counted on over midnight, no arrival at the first and no departure at the last', () => {
    expect(trainsOf()).toMatchObject([
      {
        number: '12302',
        name: 'RAJDHANI EXPRES',
        days_runs: '1111011',
        as_of: '2026-11-01',
        stops: [
          { station: 'NDLS', arrival: null, departure: 1010 },
          { station: 'CNB', arrival: 1280, departure: 1285 },
          { station: 'HWH', arrival: 2035, departure: null },
        ],
      } satisfies Partial<Omit<Train, 'stops'>> & { stops: object[] },
    ]);
  });

  it('is the whole timetable of its day, with stations as people write them', () => {
    const records = read();
    expect(records).toContainEqual({ whole: { as_of: '2026-11-01' } });
    expect(records.flatMap((one) => ('station' in one ? [one.station] : []))).toMatchObject([
      { code: 'NDLS', name: 'New Delhi', lat: 28.642, lon: 77.22 },
      { code: 'CNB' },
      { code: 'HWH', name: 'Howrah Jn, City' },
    ]);
  });

  it('takes the first day of the feed where its version is no day', () => {
    const change = (feed: Feed) => {
      feed['feed_info.txt'] = ['feed_publisher_name,feed_start_date,feed_version', 'A publisher,20261015,7'];
    };
    expect(trainsOf(change)[0]?.as_of).toBe('2026-10-15');
  });

  it('is of the day that its publisher says its data is of, not of the day on which the file was made', () => {
    const records = parseGtfs(zipOf(findFeed(['12302'])), TODAY, '2026-10-20');
    expect(records).toContainEqual({ whole: { as_of: '2026-10-20' } });
    expect(records.flatMap((one) => ('train' in one ? [one.train.as_of] : 'station' in one ? [one.station.as_of] : []))).toEqual(
      Array.from({ length: 4 }, () => '2026-10-20'),
    );
  });

  it('gives the first and last day of a service of its own, and none where the whole feed has them', () => {
    const own = (feed: Feed) => {
      feed['calendar.txt']?.push('Special,0,0,0,0,1,0,0,20261106,20261113');
      feed['routes.txt']?.push('00121,1,00121,NK-CAPE BHARAT GAURAV,,2');
      feed['trips.txt']?.push('00121,Special,00121,,HOWRAH JN,0');
      feed['stop_times.txt']?.push('00121,16:50:00,16:50:00,NDLS,1,0,1', '00121,33:55:00,33:55:00,HWH,2,1,0');
    };
    expect(trainsOf(own)).toMatchObject([
      { number: '12302', valid_from: null, valid_to: null },
      { number: '00121', days_runs: '0000100', valid_from: '2026-11-06', valid_to: '2026-11-13' },
    ]);
  });

  it('leaves out one train of many whose times run backwards, and trips that are no train', () => {
    const numbers = Array.from({ length: 100 }, (_, at) => String(12_300 + at));
    const spoil = (feed: Feed) => {
      feed['stop_times.txt'] = (feed['stop_times.txt'] ?? []).map((line) =>
        line.replace('12305,33:55:00,33:55:00', '12305,20:00:00,20:00:00'),
      );
      feed['trips.txt']?.push('BUS,Mon-Tue-Wed-Thu-Sat-Sun,BUS,,HOWRAH JN,0');
    };
    const found = trainsOf(spoil, numbers).map(({ number }) => number);
    expect(found).toHaveLength(99);
    expect(found).not.toContain('12305');
  });

  it.each<[string, (feed: Feed) => void, RegExp]>([
    ['without stop times', without('stop_times.txt'), /has no stop_times\.txt/],
    ['that does not say its day', without('feed_info.txt'), /of what day/],
    [
      'with stations outside of India',
      (feed) => {
        feed['stops.txt'] = (feed['stops.txt'] ?? []).map((line) => line.replace('77.22', '7.22'));
      },
      /only 2 of 3 stations stand in India/,
    ],
    [
      'with times that do not grow',
      (feed) => {
        feed['stop_times.txt'] = (feed['stop_times.txt'] ?? []).map((line) => line.replaceAll('21:2', '11:2'));
      },
      /only 0 of 1 trains/,
    ],
    [
      'with no trips',
      (feed) => {
        feed['trips.txt'] = (feed['trips.txt'] ?? []).slice(0, 1);
      },
      /only 0 of 0 trains/,
    ],
  ])('is refused %s', (_title, change, words) => {
    expect(() => read(change)).toThrow(words);
  });

  it('is refused as news from the day after its last, and taken on its last day', () => {
    const parse = (today: string) => parseGtfs(zipOf(findFeed(['12302'])), today);
    expect(() => parse('2026-12-02')).toThrow('the feed ended on 1 Dec 2026');
    expect(parse('2026-12-01')).toContainEqual({ whole: { as_of: '2026-11-01' } });
  });

  it('is refused when it is no zip file', () => {
    expect(() => parseGtfs(new TextEncoder().encode('<html>Not found</html>'), TODAY)).toThrow(/no zip file/);
  });
});

it.each([
  ['NEW DELHI', 'New Delhi'],
  ['M.G.R. CHENNAI CTL', 'M.G.R. Chennai CTL'],
  ['Amb Andora', 'Amb Andora'],
  ['BARBENDA (RNC DIVISION)', 'Barbenda (RNC Division)'],
])('writes the name %s as %s', (name, readable) => {
  expect(readableName(name)).toBe(readable);
});

it.each([
  ['पलायम-I', 'पलायम-I'],
  ['डॉ। अम्बेडकर नगर', 'डॉ. अम्बेडकर नगर'],
  ['हरपुर नाग<br>(हॉल्ट);', 'हरपुर नाग(हॉल्ट)'],
  ['सिकर लुहारु ्', 'सिकर लुहारु'],
  ['￠ﾤﾭ￠ﾤﾟ￠ﾤﾪ￠ﾥﾁ￠ﾤﾰ￠ﾤﾾ', 'भटपुरा'],
  ['NULL', null],
  ['GARIB RATH EXPRESS', null],
  ['¿¿¿¿', null],
  ['Sआणंद', null],
  ['बर्द्धमान हावडा (्कड्र)् लोकाल', null],
  ['न्ज्म् मस् दुरन्तो इएक्सप्', null],
  [null, null],
])('takes the Hindi name %s as %s', (name, readable) => {
  expect(readHindi(name)).toBe(readable);
});

it('takes away a Hindi name that trains of many routes share, which is no more than their kind', () => {
  const trainOf = (number: string, name_hi: string, from: string) => aTrain(number, [`${from} - 360`, 'HWH 540 -'], { name_hi });
  const shared = ['NDLS', 'CNB', 'GAYA', 'PRYJ'].map((from, at) => trainOf(`1000${at}`, 'एक्सप्रेस्', from));
  const own = ['20001', '20002'].map((number) => trainOf(number, 'हावड़ा लोकल', 'BDC'));
  expect(withoutKindsAsNames([...shared, ...own]).map(({ name_hi }) => name_hi)).toEqual([
    null,
    null,
    null,
    null,
    'हावड़ा लोकल',
    'हावड़ा लोकल',
  ]);
});
