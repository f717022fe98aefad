import { beforeAll, describe, expect, it } from 'vitest';
import { digipinAt, readDigipin } from '../../../src/areas/pincode/digipin.ts';
import { digipinAnswer } from '../../../src/areas/pincode/schema.ts';
import { loadService, type ServedAt } from '../../support/call.ts';

/** Dak Bhawan, New Delhi: the example of the Department of Posts. */
const DAK_BHAWAN = { lat: 28.622788, lon: 77.213033, code: '39J-49L-L8T4' };

describe('DIGIPIN', () => {
  it('has the code that the Department of Posts gives for its own house', () => expect(digipinAt(DAK_BHAWAN)?.code).toBe(DAK_BHAWAN.code));

  it('leads from any point to a cell that holds it, and back to the same code', () => {
    for (let lat = 2.5; lat <= 38.5; lat += 1.7)
      for (let lon = 63.5; lon <= 99.5; lon += 1.3) {
        const cell = digipinAt({ lat, lon });
        expect(cell && readDigipin(cell.code), `${lat} ${lon}`).toEqual(cell);
        expect(lat >= (cell?.south ?? 0) - 1e-6 && lat <= (cell?.north ?? 0) + 1e-6, `${lat}`).toBe(true);
        expect(lon >= (cell?.west ?? 0) - 1e-6 && lon <= (cell?.east ?? 0) + 1e-6, `${lon}`).toBe(true);
      }
  });

  it('begins with the letters of the corners of the grid', () => {
    const corner = (lat: number, lon: number) => digipinAt({ lat, lon })?.code;
    expect([corner(38.5, 63.5), corner(38.5, 99.5), corner(2.5, 63.5), corner(2.5, 99.5)]).toEqual([
      'FFF-FFF-FFFF',
      '888-888-8888',
      'LLL-LLL-LLLL',
      'TTT-TTT-TTTT',
    ]);
  });

  it('is not outside the grid', () =>
    expect([digipinAt({ lat: 38.6, lon: 77 }), digipinAt({ lat: 28, lon: 63.4 })]).toEqual([undefined, undefined]));

  it.each(['39J49LL8T4', '39j-49l-l8t4', ' 39J 49L L8T4 '])('reads %j', (text) => expect(readDigipin(text)?.code).toBe(DAK_BHAWAN.code));
  it.each(['', '39J-49L-L8T', '39J-49L-L8T44', '39J-49L-L8TA', '110001'])('takes %j for no code', (text) =>
    expect(readDigipin(text)).toBeUndefined(),
  );
});

describe('/pincode/digipin', () => {
  let server: ServedAt;
  beforeAll(async () => {
    server = await loadService();
  });

  it('gives the code of a point with its cell and the nearest PIN code', async () => {
    const { body } = await server.json(`/pincode/digipin?lat=${DAK_BHAWAN.lat}&lon=${DAK_BHAWAN.lon}`);
    const answer = digipinAnswer.parse(body);
    expect(answer).toMatchObject({ code: DAK_BHAWAN.code, nearest: { code: '110001' } });
    expect(answer.nearest?.distance_km).toBeLessThan(3);
    expect((await server.json('/pincode/digipin?code=39j49ll8t4')).body).toEqual(body);
  });

  it.each([
    ['', 'missing_parameter', 'code'],
    ['lat=28.6', 'missing_parameter', 'lon'],
    ['lat=48.8&lon=2.3', 'invalid_parameter', 'lat'],
    ['code=110001', 'invalid_parameter', 'code'],
    ['code=39J-49L-L8T4&lat=28.6&lon=77.2', 'invalid_parameter', undefined],
  ])('refuses %j', async (query, code, parameter) => {
    const { status, body } = await server.json(`/pincode/digipin?${query}`);
    expect([status, body.code]).toEqual([400, code]);
    if (parameter) expect(body.parameter).toBe(parameter);
  });
});
