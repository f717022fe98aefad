import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { defaultServer } from '../support/server.ts';

const server = defaultServer();
const moved = async (path: string) => {
  const { status, headers } = await server.get(path, { redirect: 'manual' });
  return [status, headers.get('location')];
};

describe('a file that is asked with a query', () => {
  it.each([
    ['/fuel.json?city=mumbai', '/fuel?city=mumbai'],
    ['/fuel/city/kolkata.json?fuel=petrol', '/fuel?city=kolkata&fuel=petrol'],
    ['/fuel/city/kolkata.csv?fuel=petrol', '/fuel?city=kolkata&format=csv&fuel=petrol'],
    ['/schemes/pm-kisan.json?format=json', '/schemes/pm-kisan?format=json'],
  ])('leads to the live address that takes it: %s', async (path, live) => {
    expect(await moved(path)).toEqual([302, live]);
    expect((await server.get(path)).status).toBe(200);
  });

  it('is the table of that call where it ends in a format', async () => {
    const answer = await server.get('/fuel.csv?city=mumbai', { redirect: 'manual' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(await answer.text()).toBe(await (await server.get('/fuel?city=mumbai&format=csv')).text());
    // A file that names the host that was asked too.
    expect(await (await server.get('/liquor.csv?brand=kingfisher')).text()).toBe(
      await (await server.get('/liquor?brand=kingfisher&format=csv')).text(),
    );
    expect((await moved('/liquor.json?brand=kingfisher'))[0]).toBe(302);
  });

  it.each(['/fuel.json?utm_source=x&_=1', '/fuel.json?', '/index.json?ref=y'])('is sent where that is noise of links: %s', async (path) => {
    expect((await moved(path))[0]).toBe(200);
  });

  it.each([
    ['/fuel.json?town=mumbai', 'town'],
    ['/fuel/city/kolkata.json?city=mumbai', 'city'],
    ['/index.json?area=fuel', 'area'],
    ['/data/fuel.json?table=price', 'table'],
  ])('refuses what nobody takes there: %s', async (path, parameter) => {
    expect(await server.json(path)).toMatchObject({ status: 400, body: { code: 'invalid_parameter', parameter } });
  });
});

describe('an Accept header', () => {
  const get = (path: string, accept: string) => server.get(path, { headers: { accept } });

  it.each(['text/csv', 'text/csv, application/json;q=0.5', 'application/json;q=0.1, Text/CSV'])(
    'of %s gives the table that format=csv gives, and a cache keeps it apart',
    async (accept) => {
      const answer = await get('/fuel?type=city', accept);
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(answer.headers.get('vary')?.split(', ')).toContain('accept');
      // A cache that does not look at Vary would give it to programs that want JSON.
      expect(answer.headers.get('cache-control')).toMatch(/^private, max-age=\d+$/);
      expect(await answer.text()).toBe(await (await server.get('/fuel?type=city&format=csv')).text());
      const plain = await get('/fuel?type=city', '*/*');
      expect(plain.headers.get('content-type')).toContain('application/json');
      expect(plain.headers.get('vary')).toContain('accept');
      expect(plain.headers.get('cache-control')).toMatch(/^public, /);
      const named = await server.get('/fuel?type=city&format=csv');
      expect(named.headers.get('cache-control')).toMatch(/^public, /);
    },
  );

  it.each(['application/json, text/csv', 'text/csv;q=0', '*/*', 'text/html,text/csv'])('of %s gives JSON', async (accept) => {
    expect((await get('/fuel', accept)).headers.get('content-type')).toContain('application/json');
  });

  it('chooses nothing where format= does, where there is no table, and of a file', async () => {
    for (const path of ['/fuel?format=json', '/weather/forecast?city=nowhere', '/fuel.json'])
      expect([path, (await get(path, 'text/csv')).headers.get('content-type')]).toEqual([path, 'application/json; charset=utf-8']);
  });

  it('of a calendar gives one where there is one', async () => {
    expect((await get('/panchang/festivals?year=2026', 'text/calendar')).headers.get('content-type')).toContain('text/calendar');
  });
});

describe('what answers say of themselves', () => {
  it('tells that parts can be asked for, and lets pages of others ask for them', async () => {
    const answer = await server.get('/fuel.json');
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
    expect(answer.headers.get('access-control-expose-headers')).toMatch(/accept-ranges.*content-range/);
    const { headers } = await server.get('/fuel', { method: 'OPTIONS' });
    for (const name of ['*, ', 'authorization', 'if-none-match', 'range'])
      expect(headers.get('access-control-allow-headers')).toContain(name);
  });

  it('has all schemes in /schemes.csv', async () => {
    const { total } = (await server.json('/schemes')).body;
    const rows = parse(await (await server.get('/schemes.csv')).text(), { columns: true }) as { slug: string }[];
    expect(new Set(rows.map(({ slug }) => slug)).size).toBe(total);
  });
});
