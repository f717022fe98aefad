import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trainLive, trainPnr } from '../../../src/areas/train/live/live-schema.ts';
import { trainInfo, trainRoute, trainsBetween } from '../../../src/areas/train/schema.ts';
import { stationBoard } from '../../../src/areas/train/stations/station-schema.ts';
import { loadService, type ServedAt } from '../../support/call.ts';
import { type StandIn, startStandIn } from '../../support/stand-in.ts';
import { erailFares, erailTrain, rapidTicket, whereIsMyTrain } from './replies.ts';

const NOBODY = 'http://127.0.0.1:1';
let server: ServedAt;
beforeAll(async () => {
  server = await loadService({ UPSTREAM_ERAIL_URL: NOBODY, UPSTREAM_WHEREISMYTRAIN_URL: NOBODY, RAPIDAPI_IRCTC_API_KEY: '' });
});
const ask = async (path: string) => (await server.json(path)).body;

describe('the running server, with every provider out', () => {
  it('answers trains, a train, its route, its fares and a station from the timetable', async () => {
    const between = trainsBetween.parse(await ask('/train?from=NDLS&to=HWH'));
    expect(between.date).toBe('20261121');
    expect(between.trains.find(({ train_number }) => train_number === '12302')).toMatchObject({
      from: { name: 'New Delhi', code: 'NDLS' },
      to: { name: 'Howrah Jn', code: 'HWH' },
      departure: '16.50',
      arrival: '09.55',
      days_runs: '1111011',
      classes: expect.any(Array),
      train_type: 'RAJDHANI',
    });
    expect(trainInfo.parse(await ask('/train/info?number=12302'))).toMatchObject({ train_number: '12302', from: 'NDLS', to: 'HWH' });
    const route = trainRoute.parse(await ask('/train/route?number=12302'));
    expect(route.stops[0]).toMatchObject({
      station: { code: 'NDLS' },
      lat: expect.any(Number),
      lon: expect.any(Number),
      departure: '16.50',
    });
    expect(trainLive.parse(await ask('/train/live?number=12302&date=20261121')).unavailable).toEqual(['running', 'fare']);
    expect(stationBoard.parse(await ask('/train/stations/HWH')).trains.length).toBeGreaterThan(5);
  });

  it.each([
    ['/train?from=NDLS&to=HWH&date=20261301', 400, 'invalid_parameter'],
    ['/train?from=NDLS', 400, 'missing_parameter'],
    ['/train?from=NDLX&to=HWH', 404, 'unknown_place'],
    ['/train/info?number=1', 400, 'invalid_parameter'],
    ['/train/pnr?number=123', 400, 'invalid_parameter'],
    ['/train/pnr?number=8123456789', 503, 'not_configured'],
  ])('answers %s with %i', async (path, status, code) => {
    expect(await server.json(path)).toMatchObject({ status, body: { status: 'error', code } });
  });
});

describe('the running server, its providers there', () => {
  let standIn: StandIn;
  let asking: ServedAt;
  beforeAll(async () => {
    standIn = await startStandIn({
      '/rail/getTrains.aspx': erailTrain,
      '/train-fare/22432': erailFares,
      '/cache/live_status': whereIsMyTrain.replace('21-11-2026', '22-11-2026'),
      '/api/v3/getPNRStatus': rapidTicket,
    });
    const names = ['ERAIL', 'WHEREISMYTRAIN', 'RAPIDAPI_IRCTC', 'CONFIRMTKT', 'RAILYATRI', 'RAILRADAR'];
    asking = await loadService({
      ...Object.fromEntries(names.map((name) => [`UPSTREAM_${name}_URL`, standIn.url])),
      RAPIDAPI_IRCTC_API_KEY: 'k',
    });
  });
  afterAll(async () => {
    await standIn?.stop();
  });

  it('tells a train with its fare by class, its distance and where it is', async () => {
    const { status, body } = await asking.json('/train/live?number=22432&date=20261122');
    expect(status).toBe(200);
    expect(trainLive.parse(body)).toMatchObject({
      train_number: '22432',
      fare: { '1A': 4730 },
      distance_km: expect.any(Number),
      running: { last_station: { code: 'CNB' }, delay_min: 15 },
    });
  });

  it('tells train, day, class and every passenger of a ticket, kept by nobody on the way', async () => {
    const { status, body, headers } = await asking.json('/train/pnr?number=8123456789');
    expect([status, headers.get('cache-control')]).toEqual([200, expect.stringContaining('private')]);
    expect(trainPnr.parse(body)).toMatchObject({ train_number: '17221', date: '20261203', class: '3A', count: 3 });
  });
});
