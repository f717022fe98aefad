import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crawl } from '../../../src/areas/weather/crawl.ts';
import { weatherNormals } from '../../../src/areas/weather/normals/schema.ts';
import { pointOf } from '../../../src/areas/weather/normals/source.ts';
import { loadService } from '../../support/call.ts';
import { workDir } from '../../support/work-dir.ts';

let service: Awaited<ReturnType<typeof loadService>>;
beforeAll(async () => {
  service = await loadService();
});
const ask = async (query: string) => weatherNormals.parse((await service.json(`/weather/normals?${query}`)).body);

describe('the crawl of normals', () => {
  const data = workDir({ data: ['starter'] });
  afterAll(() => data.remove());
  const options = { dataDir: data.path, now: new Date('2026-11-21T08:00:00Z'), log: () => undefined };

  it('takes them once', async () => {
    expect(await crawl(options)).toMatchObject({ outcome: 'changed', message: 'weather: first 480 normals (imd-normals)' });
    expect(await crawl(options)).toMatchObject({ outcome: 'unchanged' });
  });

  it('leaves out a point of tenths, which are minutes cut short', () => {
    expect(pointOf({ lat: 12.5, lon: 74.5 })).toEqual({ lat: null, lon: null });
    expect(pointOf({ lat: 34, lon: 77 })).toEqual({ lat: null, lon: null });
    expect(pointOf({ lat: 28.583, lon: 77.2 })).toEqual({ lat: 28.583, lon: 77.2 });
  });
});

describe('/weather/normals', () => {
  it('tells means and records of a town’s own station with source and licence', async () => {
    const body = await ask('city=delhi&month=11');
    expect(body).toMatchObject({ station: { name: 'New Delhi (Safdarjung)' }, period: '1991-2020', licence: 'ODbL 1.0', count: 1 });
    expect(body.source).toContain('India Meteorological Department');
    expect(body.months[0]).toMatchObject({
      month: 11,
      temperature_max: 28.4,
      temperature_min: 13,
      rain: 4.1,
      record_high: { value: 36.1, date: '2001-11-03' },
      record_low: { value: 3.9, date: '1938-11-28' },
    });
  });

  it('leaves out a record that a mean passes, and says so', async () => {
    expect((await ask('city=mathura&month=3')).months[0]).toMatchObject({ record_low: null, doubt: true });
  });

  it('has null for rain that was not measured', async () => {
    expect((await ask('city=mathura&month=11')).months[0]).toMatchObject({ rain: null, rainy_days: null });
  });

  it.each([
    ['city=leh', 'Leh', null],
    ['city=mangaluru', 'Mangalore (Bajpe)(A)', null],
    ['city=chhatrapati+sambhajinagar', 'Aurangabad (Chikalthana)', 8],
  ])('finds the station of %s by name where its point is not known well', async (query, name, km) => {
    const { station, count } = await ask(query);
    expect(count).toBe(12);
    expect(station.name).toBe(name);
    if (km === null) expect(station.distance_km).toBeNull();
  });

  it('takes the nearest station to a point, and none of a namesake', async () => {
    expect((await ask('lat=25.57&lon=91.88')).station.name).toBe('Shillong');
    expect((await service.json('/weather/normals?city=hamirpur,+himachal+pradesh')).body.station?.state).not.toBe('Uttar Pradesh');
  });

  it.each([
    ['city=atlantis', 404, 'unknown_place'],
    ['lat=20', 400, 'missing_parameter'],
    ['lat=10&lon=60', 404, 'not_found'],
    ['month=13', 400, 'invalid_parameter'],
  ])('%s is a %i %s', async (query, status, code) => {
    expect(await service.json(`/weather/normals?${query}`)).toMatchObject({ status, body: { code } });
  });

  it('is a table with the licence in every row', async () => {
    const csv = await (await service.get('/weather/normals?city=pune&format=csv')).text();
    expect(csv.trim().split('\r\n')).toHaveLength(13);
    expect(csv).toContain('ODbL 1.0');
  });
});
