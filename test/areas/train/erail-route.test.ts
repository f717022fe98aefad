import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { erail } from '../../../src/areas/train/providers/erail.ts';
import { firstAnswer } from '../../../src/providers/failover.ts';
import { resetProviders } from '../../../src/providers/provider-queue.ts';
import { type StandIn, startStandIn } from '../../support/stand-in.ts';
import { erailRoute, erailTrain } from './replies.ts';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startStandIn();
  vi.stubEnv('UPSTREAM_ERAIL_URL', standIn.url);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await standIn.stop();
});
beforeEach(() => {
  resetProviders();
  standIn.asked.length = 0;
  standIn.routes = { '/rail/getTrains.aspx': erailTrain, '/data.aspx': erailRoute };
});
const route = () => firstAnswer([erail], () => erail.route, '22432', { timeout: 2000 });

it("asks for a route with the train's inner id, never with its number", async () => {
  await route();
  expect(standIn.asked[1]).toBe('/data.aspx?Action=TRAINROUTE&Password=2012&Data1=8073&Data2=0&Cache=true');
});

it('reads stops by position, passes over stations without a halt, and takes no place from empty fields', async () => {
  const { value } = await route();
  expect(value).toEqual({
    number: '22432',
    name: 'SFG MCTM SF EXP',
    stops: [
      {
        station: { code: 'MCTM', name: 'Mtyr C Tushar M' },
        arrival: null,
        departure: '16.05',
        haltMin: null,
        distanceKm: 0,
        day: 1,
        platform: '1',
        lat: 32.92,
        lon: 75.15,
      },
      {
        station: { code: 'LDH', name: 'Ludhiana Jn' },
        arrival: '21.15',
        departure: '21.25',
        haltMin: 10,
        distanceKm: 311,
        day: 1,
        platform: '6',
        lat: null,
        lon: null,
      },
      {
        station: { code: 'SFG', name: 'Subedarganj' },
        arrival: '12.55',
        departure: null,
        haltMin: null,
        distanceKm: 1205,
        day: 2,
        platform: null,
        lat: 25.44,
        lon: 81.77,
      },
    ],
  });
});

it.each([
  ['"try again"', '~~~~~Please try again after some time.'],
  ['one stop', erailRoute.split('^').slice(0, 2).join('^')],
  ['a page', '<html>Request Rejected</html>'],
  ['stops of another make', '~~~^1~NDLS~New Delhi~10.00^2~HWH~Howrah~11.00'],
])('counts %s in place of a route as an outage', async (_title, body) => {
  standIn.routes['/data.aspx'] = body;
  await expect(route()).rejects.toMatchObject({ code: 'upstream_unavailable' });
});

it('knows from the first reply that there is no such train', async () => {
  standIn.routes['/rail/getTrains.aspx'] = '~~~~~Train not found';
  await expect(route()).rejects.toMatchObject({ code: 'not_found' });
  expect(standIn.asked).toHaveLength(1);
});
