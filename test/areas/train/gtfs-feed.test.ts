import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseGtfs } from '../../../src/areas/train/sources/gtfs.ts';
import { gtfsFeed } from '../../../src/areas/train/timetable/gtfs-feed.ts';
import { type Network, timetableNetwork } from '../../../src/areas/train/timetable/network.ts';
import type { Train } from '../../../src/areas/train/timetable/records.ts';
import { AREAS } from '../../../src/catalog/areas.ts';
import { prebuiltFinder } from '../../../src/catalog/prebuilt.ts';
import { findGtfsFaults } from './gtfs-rules.ts';

describe('the timetable as GTFS', () => {
  let network: Network;
  let feed: Uint8Array;
  /** Of a few trains, which shows a fault as well. */
  let few: Uint8Array;
  let records: ReturnType<typeof parseGtfs>;
  beforeAll(async () => {
    network = await timetableNetwork();
    feed = gtfsFeed(network);
    records = parseGtfs(feed, '2026-11-21');
    const isAt = (station: string, platform: string) => (stop: Train['stops'][number]) =>
      stop.station === station && stop.platform === platform;
    const [atMumbai, atDelhi] = [isAt('MMCT', '5'), isAt('NDLS', '1')].map(
      (is) => network.trains.find(({ stops }) => stops.some(is)) as Train,
    );
    const trains = new Set([network.byNumber.get('12951') as Train, atMumbai, atDelhi, ...network.trains.slice(0, 50)] as Train[]);
    few = gtfsFeed({ ...network, trains: [...trains] });
  });

  it('breaks no rule of the GTFS reference', () => {
    expect(findGtfsFaults(feed)).toEqual([]);
    expect(findGtfsFaults(few)).toEqual([]);
  });

  it('is read back by our own source as the same trains: names, days, first and last day, stations, platforms and times of every stop', () => {
    const read = records.flatMap((one) => ('train' in one ? [one.train] : []));
    expect(read).toHaveLength(network.trains.length);
    const plain = (trains: Network['trains']) =>
      new Map(
        trains.map(({ number, name, days_runs, valid_from, valid_to, stops }) => [
          number,
          [
            name.replace(/\s+/g, ' '),
            days_runs,
            // The first day of the whole feed says nothing of a train.
            valid_from === '2025-11-09' ? null : valid_from,
            valid_to,
            ...stops.map((one) => [one.station, one.platform, one.arrival, one.departure].join()),
          ],
        ]),
      );
    const [ours, theirs] = [plain(network.trains), plain(read)];
    const others = [...ours].filter(([number, train]) => JSON.stringify(theirs.get(number)) !== JSON.stringify(train));
    expect(others.slice(0, 3)).toEqual([]);
  });

  it('has the stations and the day of the record, so that it is a whole timetable of that day', () => {
    expect(records).toContainEqual({ whole: { as_of: '2025-11-09' } });
    const codes = records.flatMap((one) => ('station' in one ? [one.station.code] : []));
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.length).toBe(network.calls.size);
  });

  it('lets nobody board a parcel train, nor leave any train where it starts', () => {
    const express = network.byNumber.get('12951') as Train;
    const trains = [express, { ...express, number: '00111', type: 'Parcel Express' }];
    const lines = textOf(gtfsFeed({ ...network, trains }), 'stop_times.txt')
      .trimEnd()
      .split('\n');
    const types = (number: string) => lines.filter((line) => line.startsWith(`${number},`)).map((line) => line.slice(-3));
    expect(types('12951')).toEqual(['0,1', ...express.stops.slice(2).map(() => '0,0'), '1,0']);
    expect(types('00111')).toEqual(express.stops.map(() => '1,1'));
  });

  it('is the same bytes when it is made again, and a file of the build', async () => {
    const file = await prebuiltFinder(AREAS)('/train/gtfs.zip');
    expect(file?.type).toBe('application/zip');
    expect(Buffer.compare(Buffer.from((await file?.body()) as Uint8Array), Buffer.from(feed))).toBe(0);
  });

  const change = (name: string, pattern: RegExp | string, by: string) => {
    const files = unzipSync(few);
    const text = textOf(few, name);
    const changed = text.replace(pattern, by);
    expect(changed).not.toBe(text);
    return zipSync({ ...files, [name]: strToU8(changed) }, { level: 0 });
  };
  it.each<[string, string, RegExp, string, RegExp]>([
    [
      'a train whose time runs backwards',
      'stop_times.txt',
      /^12951,[\d:]+,[\d:]+,(\S+,2,)/m,
      '12951,10:00:00,10:00:00,$1',
      /12951 run backwards/,
    ],
    ['a stop that is nowhere', 'stop_times.txt', /MMCT:5/, 'MMCT:99', /stop_id MMCT:99 is nowhere/],
    ['stops out of order', 'stop_times.txt', /^(12951,.*,)2(,\d,\d)$/m, '$19$2', /12951 are out of order/],
    ['a train that stands twice', 'trips.txt', /^(12951,.*\n)/m, '$1$1', /12951 stands twice/],
    ['a service that is nowhere', 'trips.txt', /^12951,[\d_]+/m, '12951,never', /service_id never is nowhere/],
    ['a station without a name', 'stops.txt', /^NDLS,NDLS,New Delhi/m, 'NDLS,NDLS,', /NDLS has no stop_name/],
    ['a platform of no station', 'stops.txt', /,0,NDLS,1$/m, ',0,XXXXX,1', /parent_station XXXXX is nowhere/],
    ['a point that is on no globe', 'stops.txt', /^(NDLS,NDLS,New Delhi),28/m, '$1,128', /stop_lat of NDLS/],
    ['a name with a tag in it', 'translations.txt', /,NDLS$/m, '<br/>,NDLS', /has spaces, line breaks or tags/],
    ['a day that no calendar has', 'calendar.txt', /\d{8}$/m, '20270230', /end_date of .* cannot be 20270230/],
    ['a service that ends before it starts', 'calendar.txt', /\d{8}$/m, '20010101', /ends before it starts/],
    ['a translation of nothing', 'translations.txt', /,NDLS$/m, ',XXXXX', /record_id XXXXX is nowhere/],
  ])('has its check, which finds %s', (_title, file, pattern, by, words) => {
    expect(findGtfsFaults(change(file, pattern, by)).join('\n')).toMatch(words);
  });

  it('has its check, which finds that a file is missing', () => {
    const { 'calendar.txt': _, ...files } = unzipSync(few);
    expect(findGtfsFaults(zipSync(files, { level: 0 }))).toEqual(['calendar.txt is missing']);
  });
});

const textOf = (zip: Uint8Array, name: string): string => strFromU8(unzipSync(zip)[name] as Uint8Array);
