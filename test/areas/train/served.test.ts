import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stationBoard, trainInfo, trainLive, trainRoute, trainsBetween } from '../../../src/areas/train/schema.ts';
import { type RunningServer, startServer } from '../../support/server.ts';

const NOBODY = 'http://127.0.0.1:1';
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ UPSTREAM_ERAIL_URL: NOBODY, UPSTREAM_WHEREISMYTRAIN_URL: NOBODY, RAPIDAPI_IRCTC_API_KEY: '' });
});
afterAll(() => server.stop());
const ask = async (path: string) => (await server.json(path)).body;

describe('the running server, with every provider out', () => {
  it('answers trains, a train, its route, its fares and a station from the timetable', async () => {
    expect(trainsBetween.parse(await ask('/train?from=NDLS&to=HWH')).date).toBe('20261121');
    expect(trainInfo.parse(await ask('/train/info?number=12302')).train_number).toBe('12302');
    expect(trainRoute.parse(await ask('/train/route?number=12302')).stops.length).toBeGreaterThan(2);
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
