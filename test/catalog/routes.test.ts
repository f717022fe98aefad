import { describe, expect, it } from 'vitest';
import { AREAS } from '../../src/catalog/areas.ts';
import { createMeantCalls } from '../../src/catalog/meant-calls.ts';
import { createRouter } from '../../src/catalog/routes.ts';

const find = (path: string) => createRouter(AREAS)(path.slice(1).split('/'));

describe('the routes of the registry', () => {
  it('name an endpoint by its path, by another path of it, and with a parameter in the path', () => {
    expect(find('/fuel')?.endpoint.path).toBe('/fuel');
    expect(find('/v1/fetch')?.endpoint.path).toBe('/fetch');
    expect(find('/gst/hsn/1006')).toMatchObject({ endpoint: { path: '/gst/hsn/{code}' }, path: { code: '1006' } });
    expect(find('/gst/hsn')?.endpoint.path).toBe('/gst/hsn');
  });

  it.each(['/', '/nothing', '/fuel/cities/more', '/gst/hsn/', '/gst/hsn/1006/more', '/{code}', '/v1', '/__proto__', '/constructor'])(
    'name nothing at %s',
    (path) => expect(find(path)).toBeUndefined(),
  );

  it('name an endpoint by a path with its format at the end, JSON too', () => {
    expect(find('/fuel/history.csv')).toMatchObject({ endpoint: { path: '/fuel/history' }, format: 'csv' });
    expect(find('/fuel/history.json')).toEqual(find('/fuel/history'));
    expect(find('/pincode/district/ahmednagar.json')).toEqual(find('/pincode/district/ahmednagar'));
    expect(find('/fuel/city/mumbai.json')).toBeUndefined();
    expect(find('/qr.json')).toBeUndefined();
  });

  it('refuse two endpoints at one path', () => {
    const [first] = AREAS;
    if (!first) throw new Error('there are areas');
    expect(() => createRouter([first, first])).toThrow('Two endpoints stand at');
  });
});

describe('a path at which nothing stands', () => {
  const findMeant = createMeantCalls(AREAS);

  it.each([
    ['/Fuel/Latest', ['/fuel/latest']],
    ['/commodites', ['/commodities']],
    ['/weather/mumbai', ['/weather?city=mumbai']],
    ['/weather/12.9/77.5', ['/weather?lat=12.9&lon=77.5']],
    ['/weather/mumbai?days=3', ['/weather/forecast?days=3&city=mumbai']],
    ['/fuel/city/Mumbai.json', ['/fuel?city=Mumbai']],
    ['/fuel/history/petrol/mumbai', ['/fuel/history?fuel=petrol&city=mumbai']],
    ['/fuel/a/b/c/d', ['/fuel']],
    ['/holidays/2026/karnataka', ['/holidays?year=2026&state=karnataka']],
    ['/api/ifsc/v1/SBIN0000001', ['/ifsc?code=SBIN0000001']],
    ['/v1/forecast?latitude=19&longitude=72', ['/weather/forecast?latitude=19&longitude=72']],
    ['/train/NDLS/HWH', ['/train?from=NDLS&to=HWH']],
    ['/train/12301', ['/train/info?number=12301', '/train/route?number=12301', '/train/live?number=12301']],
    ['/train/schedule?number=12301', ['/train/info?number=12301', '/train/route?number=12301', '/train/live?number=12301']],
    ['/banks', ['/ifsc/banks']],
    ['/fetch/https://example.org/a?b=1', ['/fetch?url=https://example.org/a%3Fb%3D1']],
    ['/https:/example.org', ['/fetch', '/fetch/image', '/crawl'].map((path) => `${path}?url=https://example.org`)],
  ])('leads from %s to the calls that it may mean', (path, meant) => {
    const [, before = '', search = ''] = /^([^?]*)(.*)$/.exec(path) ?? [];
    expect(findMeant(before, search)).toEqual(meant);
  });

  it.each(['/', '//', '/api', '/v1', '/wp-login.php', '/__proto__', '/fuel/%e0%a4%', `/fuel/${'a'.repeat(600)}`])(
    'leads from %s nowhere',
    (path) => expect(findMeant(path, '')).toEqual([]),
  );
});
