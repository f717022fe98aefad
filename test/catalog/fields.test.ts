import { beforeAll, describe, expect, it } from 'vitest';
import { loadService, type ServedAt } from '../support/call.ts';

let server: ServedAt;
beforeAll(async () => {
  server = await loadService();
});
const ask = async (path: string) => (await server.json(path)).body;

describe('fields=', () => {
  it('gives the members that it names, wherever they are, with what holds them', async () => {
    const whole = await ask('/fuel?state=kerala');
    expect(await ask('/fuel?state=kerala&fields=price')).toEqual({ status: 'ok', price: whole.price, cities: expect.any(Array) });
    expect(await ask('/fuel?type=city&fields=petrol.price,location')).toMatchObject({
      status: 'ok',
      data: expect.arrayContaining([{ location: 'Mumbai', petrol: { price: expect.any(Number) } }]),
    });
  });

  it('chooses nothing where it has commas alone', async () => {
    expect(await ask('/fuel/latest?fields=,,')).toEqual(await ask('/fuel/latest'));
  });

  it('takes a member that only the body names', async () => {
    const { rates, ...rest } = await ask('/forex?base=USD&fields=INR');
    expect(rest).toEqual({ status: 'ok' });
    expect(Object.keys(rates)).toEqual(['INR']);
  });

  it('takes a member that this body happens not to have', async () => {
    expect(await ask('/fuel?city=mumbai&fields=cities,city')).toEqual({ status: 'ok', city: 'Mumbai' });
  });

  it('refuses a member that no such answer has, with those that are near', async () => {
    const { status, body } = await server.json('/fuel?fields=prise');
    expect([status, body.code, body.parameter]).toEqual([400, 'invalid_parameter', 'fields']);
    expect(body.suggestions).toContain('price');
  });

  it('chooses columns of CSV', async () => {
    const text = await (await server.get('/fuel?type=city&fields=location,petrol.price&format=csv')).text();
    expect(text.split('\r\n').slice(0, 2)).toEqual(['location,petrol.price', expect.stringMatching(/^New Delhi,[\d.]+$/)]);
    expect((await server.json('/fuel?fields=colour&format=csv')).status).toBe(400);
  });

  it('leaves a whole answer as it was', async () => {
    const before = await ask('/fuel?type=city');
    await ask('/fuel?type=city&fields=price');
    expect(await ask('/fuel?type=city')).toEqual(before);
  });

  it('is refused where there is neither a member nor a column to choose', async () => {
    expect((await server.json('/panchang/festivals?year=2026&format=ics&fields=name')).status).toBe(400);
    expect((await server.json('/qr?text=x&fields=name')).status).toBe(400);
  });
});

describe('format=json', () => {
  it.each(['/fuel/status', '/panchang?date=2026-11-08', '/ip?ip=192.168.1.1', '/gst/validate?number=27AAPFU0939F1ZV'])(
    'is taken where there is no other form, and another refused with what there is: %s',
    async (path) => {
      const join = path.includes('?') ? '&' : '?';
      expect(await ask(`${path}${join}format=json`)).toEqual(await ask(path));
      expect(await ask(`${path}${join}format=csv`)).toMatchObject({ parameter: 'format', available: ['json'] });
    },
  );
});
