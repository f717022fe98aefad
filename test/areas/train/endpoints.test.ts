import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { bodyFor } from '../../../src/api/call-body.ts';
import { compile } from '../../../src/api/compile.ts';
import { internalCall } from '../../../src/api/endpoint.ts';
import { between, info, route } from '../../../src/areas/train/endpoints.ts';
import { live, pnr } from '../../../src/areas/train/live/live-endpoints.ts';
import * as liveSchema from '../../../src/areas/train/live/live-schema.ts';
import * as schema from '../../../src/areas/train/schema.ts';
import { station, stations } from '../../../src/areas/train/stations/station-endpoints.ts';
import * as stationSchema from '../../../src/areas/train/stations/station-schema.ts';
import { resetProviders } from '../../../src/providers/provider-queue.ts';
import { type StandIn, startStandIn } from '../../support/stand-in.ts';
import { erailFares, erailList, erailRoute, erailTrain, header, NOT_ITS_DAY, rapidTicket, whereIsMyTrain } from './replies.ts';

let erail: StandIn;
let positions: StandIn;
let rapid: StandIn;
beforeAll(async () => {
  [erail, positions, rapid] = await Promise.all([startStandIn(), startStandIn(), startStandIn()]);
});
afterAll(() => Promise.all([erail.stop(), positions.stop(), rapid.stop()]));
beforeEach(() => {
  resetProviders();
  for (const one of [erail, positions, rapid]) {
    one.asked.length = 0;
    one.routes = {};
  }
  vi.stubEnv('UPSTREAM_ERAIL_URL', erail.url);
  vi.stubEnv('UPSTREAM_WHEREISMYTRAIN_URL', positions.url);
  vi.stubEnv('UPSTREAM_RAPIDAPI_IRCTC_URL', rapid.url);
});
afterEach(() => vi.unstubAllEnvs());

const offline = { provider: 'timetable' };
const numbers = (body: { trains: { train_number: string }[] }) => body.trains.map(({ train_number }) => train_number);

describe('/train from the timetable', () => {
  it('says between stations of Mumbai that the record lacks most of its local trains, and not elsewhere', async () => {
    const told = await bodyFor(between, { from: 'DR', to: 'TNA', date: '20261121', ...offline });
    expect(told.note).toContain('lacks most local trains of Mumbai');
    const elsewhere = await bodyFor(between, { from: 'DR', to: 'PUNE', date: '20261121', ...offline });
    expect(elsewhere.note).not.toContain('local trains');
  });

  it('answers New Delhi to Howrah on a Saturday in the records of the contract, with the age and the gaps of each train', async () => {
    const body = await bodyFor(between, { from: 'NDLS', to: 'HWH', date: '20261121', ...offline });
    expect(schema.trainsBetween.parse(body)).toEqual(body);
    expect(body).toMatchObject({ status: 'ok', provider: 'timetable', date: '20261121', from: { code: 'NDLS', name: 'New Delhi' } });
    expect(body.count).toBe(body.trains.length);
    expect(body.note).toContain('Check before you travel: https://');
    expect(body.trains.find(({ train_number }: { train_number: string }) => train_number === '12302')).toMatchObject({
      train_name: 'Howrah Rajdhani Express (via Gaya)',
      from: { name: 'New Delhi', code: 'NDLS' },
      to: { name: 'Howrah Jn', code: 'HWH' },
      departure: '16.50',
      arrival: '09.55',
      duration: '17.05',
      days_runs: '1111011',
      classes: ['1A', '2A', '3A'],
      train_type: 'RAJDHANI',
      as_of: '2025-11-09',
    });
    expect(body.attribution).toContain('National Train Enquiry System of Indian Railways');
    for (const train of body.trains)
      expect(train).toMatchObject({
        days_runs: expect.any(String),
        train_type: expect.any(String),
        classes: expect.arrayContaining(['3A']),
      });
  });

  it('leaves out a train on a day on which it does not run', async () => {
    // 12302 runs on all days but Friday, 12382 on Fridays; 20 November 2026 is one.
    const friday = numbers(await bodyFor(between, { from: 'NDLS', to: 'HWH', date: '20261120', ...offline }));
    expect(friday).not.toContain('12302');
    expect(friday).toContain('12382');
  });

  it('leaves out a special whose last day is over', async () => {
    // 04452 ran daily until 30 November 2025.
    const list = async (date: string) => numbers(await bodyFor(between, { from: 'NDLS', to: 'HWH', date, ...offline }));
    expect(await list('20251125')).toContain('04452');
    expect(await list('20261121')).not.toContain('04452');
  });

  it('gives many trains page by page, with how many leave in each hour', async () => {
    const ask = (params = {}) => bodyFor(between, { from: 'HWH', to: 'BDC', date: '20261121', ...offline, ...params });
    const [first, second] = [await ask({ limit: '50' }), await ask({ limit: '50', page: '2' })];
    expect(schema.trainsBetween.parse(first)).toEqual(first);
    expect(first).toMatchObject({ count: 50, pages: 2, total: 50 + second.count });
    expect(first.hours.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(first.total);
    const all = [...numbers(first), ...numbers(second)];
    expect(new Set(all).size).toBe(first.total);
    expect(numbers(await ask())).toEqual(all);
    expect(await ask()).not.toHaveProperty('pages');
  });

  it("takes today in India for the day, former codes for today's, and codes in any case", async () => {
    expect(await bodyFor(between, { from: 'ndls', to: 'mgs', ...offline })).toMatchObject({ date: '20261121', to: { code: 'DDU' } });
  });

  it('has journeys with one change where no train goes direct, and says whether their days are known', async () => {
    const body = await bodyFor(between, { from: 'UHL', to: 'TVC', date: '20261121', ...offline });
    expect(schema.trainsBetween.parse(body)).toEqual(body);
    expect(body).toMatchObject({ count: 0, trains: [], note: expect.stringContaining('No direct train') });
    expect(body.via.length).toBeGreaterThan(0);
    expect(body.via.length).toBeLessThanOrEqual(3);
    for (const one of body.via) {
      expect(one.wait_min).toBeGreaterThanOrEqual(30);
      expect(one.wait_min).toBeLessThanOrEqual(360);
      expect(one.legs[0].to.code).toBe(one.change_at.code);
      expect(one.legs[1].from.code).toBe(one.change_at.code);
      expect(one.days_known).toBe(one.legs.every(({ days_runs }: { days_runs: string | null }) => days_runs !== null));
    }
  });

  it.each([
    [{ from: 'NDLS', to: 'NDLS' }, 'invalid_parameter', 'same station'],
    [{ from: 'MGS', to: 'DDU' }, 'invalid_parameter', 'same station'],
    [{ from: 'NDLS', to: 'HWH', date: '20261301' }, 'invalid_parameter', 'YYYYMMDD'],
    [{ from: 'NDLS', to: 'HWH', date: '20251119' }, 'invalid_parameter', 'from 20251120 to'],
    [{ from: 'NDLS', to: 'HWH', date: '20290101' }, 'invalid_parameter', 'from 20251120 to'],
    [{ from: 'NDLS' }, 'missing_parameter', 'to is required'],
    [{ from: 'NDLS', to: 'HWH', provider: 'ixigo' }, 'invalid_parameter', 'timetable'],
  ])('refuses %j', async (params, code, words) => {
    await expect(bodyFor(between, { ...offline, ...params })).rejects.toMatchObject({ code, message: expect.stringContaining(words) });
  });

  it.each([
    [{ from: 'Pune', to: 'Howrah' }, 'PUNE', 'HWH'],
    [{ from: 'NEW DELHI', to: 'HWH' }, 'NDLS', 'HWH'],
    [{ from: 'पुणे', to: 'hwh' }, 'PUNE', 'HWH'],
  ])('takes names of towns and stations: %j', async (params, from, to) => {
    const body = schema.trainsBetween.parse(await bodyFor(between, { ...offline, ...params }));
    expect(body).toMatchObject({ from: { code: from }, to: { code: to } });
    expect(body.count).toBeGreaterThan(0);
  });

  it('names the stations of a town, and a train once', async () => {
    const body = schema.trainsBetween.parse(await bodyFor(between, { ...offline, from: 'delhi', to: 'kanpur' }));
    expect(body.from_stations?.map(({ code }) => code)).toEqual(expect.arrayContaining(['NDLS', 'DLI', 'NZM']));
    const numbers = body.trains.map(({ train_number }) => train_number);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('keeps a code of two letters a code', async () => {
    await expect(bodyFor(between, { ...offline, from: 'ST', to: 'BCT' })).resolves.toMatchObject({ from: { code: 'ST' } });
  });

  it('does not know a station, and offers those near', async () => {
    const unknown = bodyFor(between, { from: 'NDLX', to: 'HWH' });
    await expect(unknown).rejects.toMatchObject({
      code: 'unknown_place',
      status: 404,
      details: { suggestions: expect.arrayContaining(['New Delhi (NDLS)']) },
    });
    expect(erail.asked).toEqual([]);
  });
});

describe('/train live', () => {
  it('gives what the first provider says that answers, filtered by the day at the boarding station', async () => {
    erail.routes['/rail/getTrains.aspx'] = erailList;
    const wednesday = await bodyFor(between, { from: 'LDH', to: 'CNB', date: '20261125' });
    expect(schema.trainsBetween.parse(wednesday)).toEqual(wednesday);
    expect(wednesday).toMatchObject({ provider: 'erail', attribution: expect.stringContaining('erail.in'), count: 2 });
    expect(numbers(await bodyFor(between, { from: 'LDH', to: 'CNB', date: '20261126' }))).toEqual(['12057']);
  });

  it('is asked once for two hundred equal calls, and not again for six hours', async () => {
    erail.routes['/rail/getTrains.aspx'] = erailList;
    const params = { from: 'UMB', to: 'CNB', date: '20261125' };
    const bodies = await Promise.all(Array.from({ length: 200 }, () => bodyFor(between, params)));
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    await bodyFor(between, params);
    expect(erail.asked).toHaveLength(1);
  });

  it('falls back on the timetable when everybody is out, and asks again the next time', async () => {
    const params = { from: 'NDLS', to: 'HWH', date: '20261123' };
    expect(await bodyFor(between, params)).toMatchObject({ provider: 'timetable' });
    erail.routes['/rail/getTrains.aspx'] = erailList;
    expect(await bodyFor(between, params)).toMatchObject({ provider: 'erail' });
  });

  it('rests a provider after three outages, and wakes it after a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const ask = (to: string) => bodyFor(between, { from: 'NDLS', to, date: '20261124' });
      for (const to of ['HWH', 'CNB', 'DDU', 'BPL', 'AGC']) await ask(to);
      expect(erail.asked).toHaveLength(3);
      vi.setSystemTime(Date.now() + 61_000);
      await ask('GZB');
      expect(erail.asked).toHaveLength(4);
    } finally {
      vi.useRealTimers();
    }
  });

  it('says with journeys of one change that there is no direct train, when the provider says so', async () => {
    erail.routes['/rail/getTrains.aspx'] = header('No direct trains found<br>');
    expect(await bodyFor(between, { from: 'UHL', to: 'TVC' })).toMatchObject({ count: 0, provider: 'erail', via: expect.any(Array) });
  });

  it("keeps a provider's word that a station is none of the railways'", async () => {
    erail.routes['/rail/getTrains.aspx'] = header('To station not found');
    await expect(bodyFor(between, { from: 'NDLS', to: 'AGC' })).rejects.toMatchObject({ code: 'unknown_place' });
  });
});

describe('/train/info and /train/route', () => {
  it('give a train of the timetable from end to end', async () => {
    const body = await bodyFor(info, { number: '22477', ...offline });
    expect(schema.trainInfo.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      type: 'Vande Bharat',
      from: 'NDLS',
      to: 'SVDK',
      departure: '15.00',
      arrival: '23.20',
      duration: '08.20',
      name_hi: expect.stringMatching(/\p{Script=Devanagari}/u),
      coaches: expect.arrayContaining([{ id: 'E1', classes: ['EC'] }]),
      railway: 'NR',
      valid_to: null,
      provider: 'timetable',
    });
    const stops = await bodyFor(route, { number: '12302', ...offline });
    expect(schema.trainRoute.parse(stops)).toEqual(stops);
    expect(stops.stops[0]).toMatchObject({
      seq: 1,
      station: { code: 'NDLS' },
      arrival: null,
      departure: '16.50',
      halt_min: null,
      day: 1,
      distance_km: 0,
    });
    expect(stops.stops.at(-1)).toMatchObject({
      station: { code: 'HWH' },
      arrival: '09.55',
      departure: null,
      platform: expect.any(String),
      station_hi: 'हावड़ा जं.',
      day: 2,
      lat: expect.any(Number),
    });
  });

  it('give what a provider says before the timetable', async () => {
    erail.routes = { '/rail/getTrains.aspx': erailTrain, '/data.aspx': erailRoute };
    expect(await bodyFor(info, { number: '22432' })).toMatchObject({
      type: 'Super Fast',
      from: 'MCTM',
      from_name: 'Mtyr C Tushar M',
      provider: 'erail',
    });
    const body = await bodyFor(route, { number: '22432' });
    expect(schema.trainRoute.parse(body)).toEqual(body);
    // A place that the provider leaves empty is filled from our list of stations.
    expect(body.stops[1]).toMatchObject({ station: { code: 'LDH' }, platform: '6', lat: expect.any(Number) });
  });

  it('know no such train, by the timetable or by a provider; an outage is no such word', async () => {
    await expect(bodyFor(info, { number: '99998', ...offline })).rejects.toMatchObject({ code: 'not_found' });
    await expect(bodyFor(info, { number: '99998' })).rejects.toMatchObject({
      code: 'upstream_unavailable',
      message: expect.stringContaining('erail'),
    });
    resetProviders();
    erail.routes['/rail/getTrains.aspx'] = '~~~~~Train not found';
    await expect(bodyFor(info, { number: '99998' })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('say of a number that only an earlier timetable has that it has gone, and when', async () => {
    const gone = {
      code: 'not_found',
      message: expect.stringMatching(
        /^Train 11094 is no longer in the timetable of 9 Nov(ember)? 2025\. In that of 2015 it was MAHANAGARI EXP\.$/,
      ),
    };
    await expect(bodyFor(info, { number: '11094', ...offline })).rejects.toMatchObject(gone);
    await expect(bodyFor(route, { number: '11094' })).rejects.toMatchObject(gone);
  });

  it.each(['1295', '129511', 'RAJDH'])('refuse the number %j', async (number) => {
    await expect(bodyFor(info, { number })).rejects.toMatchObject({
      code: 'invalid_parameter',
      message: expect.stringContaining('five digits'),
    });
  });
});

describe('/train/live', () => {
  it('is the train with its fares and where it is', async () => {
    erail.routes = { '/rail/getTrains.aspx': erailTrain, '/train-fare/22432': erailFares };
    positions.routes['/cache/live_status'] = whereIsMyTrain.replace('21-11-2026', '22-11-2026');
    const body = await bodyFor(live, { number: '22432', date: '20261122' });
    expect(liveSchema.trainLive.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      train_number: '22432',
      train_type: 'SUPER FAST',
      from: { code: 'MCTM' },
      fare: { '1A': 4730 },
      running: { last_station: { code: 'CNB', name: 'Kanpur Central' }, delay_min: 15 },
      providers: { train: 'erail', running: 'whereismytrain', fare: 'erail' },
      unavailable: [],
    });
  });

  it('says that a train does not run when its provider does, and misses no position then', async () => {
    vi.stubEnv('RAPIDAPI_IRCTC_API_KEY', 'k');
    rapid.routes['/api/v1/liveTrainStatus'] = JSON.stringify({ status: true, data: { ...NOT_ITS_DAY, train_start_date: '2026-11-19' } });
    const body = await bodyFor(live, { number: '12302', date: '20261119' });
    expect(liveSchema.trainLive.parse(body)).toEqual(body);
    expect(body).toMatchObject({ runs_on_date: false, running: null, unavailable: ['fare'] });
  });

  it('never shows the run of another day', async () => {
    positions.routes['/cache/live_status'] = whereIsMyTrain;
    const body = await bodyFor(live, { number: '12302', date: '20261122' });
    expect(body).toMatchObject({ runs_on_date: true, running: null, unavailable: ['running', 'fare'] });
  });

  it('tells the train by the timetable, and which parts nobody has, when everybody is out', async () => {
    const body = await bodyFor(live, { number: '12302' });
    expect(liveSchema.trainLive.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      running: null,
      fare: {},
      providers: { train: 'timetable' },
      unavailable: ['running', 'fare'],
      as_of: '2025-11-09',
    });
  });
});

describe('/train/pnr', () => {
  const PNR = '8123456789';

  it('needs a provider that the operator has set up', async () => {
    await expect(bodyFor(pnr, { number: PNR })).rejects.toMatchObject({ code: 'not_configured' });
  });

  it('tells the state of a ticket, asks anew each time, and keeps nothing where servers share', async () => {
    vi.stubEnv('RAPIDAPI_IRCTC_API_KEY', 'k');
    rapid.routes['/api/v3/getPNRStatus'] = rapidTicket;
    const kept: string[] = [];
    const shared = { get: async () => undefined, set: (key: string) => void kept.push(key) };
    const body = await pnr.respond({ number: PNR }, { ...internalCall(), shared });
    expect(liveSchema.trainPnr.parse(body)).toEqual(body);
    expect(body).toMatchObject({ train_number: '17221', date: '20261203', class: '3A', chart: 'prepared', count: 3 });
    expect(JSON.stringify(body)).not.toContain(PNR);
    await bodyFor(pnr, { number: PNR });
    expect(rapid.asked).toHaveLength(2);
    expect(kept).toEqual([]);
    expect(pnr.cache).toMatchObject({ scope: 'private' });
  });

  it.each(['812345678', '81234567890', '81234x6789'])('refuses %j without repeating it', async (number) => {
    const refused = bodyFor(pnr, { number });
    await expect(refused).rejects.toMatchObject({ code: 'invalid_parameter', message: expect.stringContaining('ten digits') });
    await expect(refused).rejects.not.toMatchObject({ message: expect.stringContaining(number) });
  });

  it('names no number in an outage or a refusal', async () => {
    vi.stubEnv('RAPIDAPI_IRCTC_API_KEY', 'k');
    await expect(bodyFor(pnr, { number: PNR })).rejects.toSatisfy(
      (error: Error) => !JSON.stringify([error.message, error, String(error.cause)]).includes(PNR),
    );
    resetProviders();
    rapid.routes['/api/v3/getPNRStatus'] = '{"status":false,"message":"Invalid PNR"}';
    await expect(bodyFor(pnr, { number: PNR })).rejects.toSatisfy((error: Error) => !JSON.stringify([error.message, error]).includes(PNR));
  });
});

describe('as a table', () => {
  it.each([
    [between, { from: 'NDLS', to: 'HWH', ...offline }, 'train_number,train_name,from.name,from.code,to.name'],
    [route, { number: '12302', ...offline }, 'seq,station.name,station.code,arrival,departure'],
    [stations, { q: 'delhi' }, 'code,name,name_hi,state'],
    [station, { code: 'NDLS' }, 'train_number,train_name,from.name'],
  ])('has one record a row', async (endpoint, params, columns) => {
    const csv = compile(endpoint).formats.csv?.render(await bodyFor(endpoint, params), params, internalCall()) as string;
    expect(csv.startsWith(columns)).toBe(true);
  });

  it('stands as a file only where a file has room: not beside every train', () => {
    expect([route, station].map((endpoint) => compile(endpoint).formats.csv?.isStatic)).toEqual([false, false]);
  });
});

describe('/train/stations', () => {
  it('finds stations with their place and their number of trains', async () => {
    const body = await bodyFor(stations, { q: 'prayagraj' });
    expect(stationSchema.stationMatches.parse(body)).toEqual(body);
    expect(body.stations[0]).toMatchObject({ code: 'PRYJ', name: 'Prayagraj Jn', aliases: ['ALD', 'Allahabad Jn'] });
  });

  it('gives the trains of a station by the clock', async () => {
    const body = await bodyFor(station, { code: 'hwh' });
    expect(stationSchema.stationBoard.parse(body)).toEqual(body);
    const times = body.trains.map(({ departure, arrival }: { departure: string | null; arrival: string | null }) => departure ?? arrival);
    expect(times).toEqual(times.toSorted());
    await expect(bodyFor(station, { code: 'QQQQQ' })).rejects.toMatchObject({ code: 'unknown_place' });
  });

  it('has a file for every train but the locals, its route, and every station with five trains', async () => {
    const [trains, routes, boards] = await Promise.all([info.staticFiles?.(), route.staticFiles?.(), station.staticFiles?.()]);
    expect(trains).toHaveLength(278);
    expect(routes?.map(({ path }) => path)).toContain('/train/route/12302.json');
    expect(trains?.map(({ path }) => path)).toContain('/train/info/22477.json');
    expect(boards?.map(({ path }) => path)).toContain('/train/stations/NDLS.json');
    for (const { params } of boards ?? []) expect((await bodyFor(station, params)).count).toBeGreaterThanOrEqual(5);
  });
});
