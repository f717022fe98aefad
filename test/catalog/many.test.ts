import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { callBody } from '../../src/api/call-body.ts';
import { type Endpoint, internalCall } from '../../src/api/endpoint.ts';
import { AREAS } from '../../src/catalog/areas.ts';
import { loadService, type ServedAt } from '../support/call.ts';

const UPSTREAMS_OUT = { UPSTREAM_POSTALPINCODE_URL: 'http://127.0.0.1:9', UPSTREAM_RAZORPAY_IFSC_URL: 'http://127.0.0.1:9' };
let server: ServedAt;
beforeAll(async () => {
  server = await loadService(UPSTREAMS_OUT);
});

/** Two values that are known, with one that is none between them. */
const CALLS = [
  ['/ifsc', 'code', ['SBIN0000300', 'SBIN!', 'HDFC0CAACOB']],
  ['/pincode', 'code', ['110001', '012345', '560001']],
  ['/gst/validate', 'number', ['27AAPFU0939F1ZV', 'x'.repeat(300), '27AAPFU0939F1ZA']],
  ['/vehicle', 'number', ['WB20AB1234', '!!', 'MH12']],
  ['/forex', 'date', ['2026-09-25', 'yesterday', '2026-09-26']],
] as const;

describe.each(CALLS)('%s with several values of %s', (path, name, values) => {
  const address = (asked: readonly string[], rest = '') => `${path}?${name}=${asked.map(encodeURIComponent).join(',')}${rest}`;

  it('answers each in its place as a call of its own does, and says of one that fails why', async () => {
    const { status, body } = await server.json(address(values));
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'ok', count: 3, failed: 1 });
    expect(body.data.map((one: { asked: string }) => one.asked)).toEqual(values);
    for (const [at, value] of values.entries()) {
      const alone = await server.json(address([value]));
      expect(body.data[at]).toEqual(
        alone.status === 200 ? { asked: value, answer: alone.body, error: null } : { asked: value, answer: null, error: alone.body },
      );
    }
  });

  it('takes a hundred and refuses one more, before any is answered', async () => {
    const known = values[0];
    const hundred = await server.json(address(Array(100).fill(known)));
    expect(hundred.body).toMatchObject({ count: 100, failed: 0 });
    const more = await server.json(address(Array(101).fill(known)));
    expect(more).toMatchObject({ status: 400, body: { code: 'invalid_parameter', parameter: name } });
    expect(more.body.error).toContain('at most 100');
  });

  it('keeps the single shape for one value, with a comma after it too', async () => {
    expect((await server.json(address([values[0]]))).body).not.toHaveProperty('data.0.asked');
  });

  it('refuses the whole call for another parameter that is not known', async () => {
    expect(await server.json(address(values, '&shoe_size=9'))).toMatchObject({ status: 400, body: { parameter: 'shoe_size' } });
  });
});

describe('several values', () => {
  it('are one table as CSV, with what was asked and errors in their rows', async () => {
    const rows = parse(await (await server.get('/forex?date=2026-09-25,2001-01-01,2026-09-26&symbols=INR,EUR&format=csv')).text(), {
      columns: true,
    }) as Record<string, string>[];
    expect(rows.map(({ asked, currency }) => [asked, currency])).toEqual([
      ['2026-09-25', 'INR'],
      ['2026-09-25', 'EUR'],
      ['2001-01-01', ''],
      ['2026-09-26', 'INR'],
      ['2026-09-26', 'EUR'],
    ]);
    expect(rows[2]?.error).toContain('No rates on or before 2001-01-01');
  });

  it('stand in a path too, and with fields', async () => {
    const { body } = await server.json('/ifsc/SBIN0000300,HDFC0CAACOB?fields=branch');
    expect(body.data.map(({ answer }: { answer: object }) => answer)).toEqual([
      { status: 'ok', branch: 'MUMBAI MAIN' },
      { status: 'ok', branch: expect.any(String) },
    ]);
  });

  it('are taken by tools of agents', async () => {
    const endpoint = AREAS.flatMap(({ endpoints }) => endpoints as readonly Endpoint[]).find(
      ({ path }) => path === '/gst/validate',
    ) as Endpoint;
    const call = { locals: {}, origin: 'http://localhost', signal: internalCall().signal };
    const { body } = await callBody(endpoint, { number: '27AAPFU0939F1ZV,27AAPFU0939F1ZA' }, call);
    expect(body).toMatchObject({ count: 2, data: [{ answer: { valid: true } }, { answer: { valid: false } }] });
  });

  it('that need nobody else are not counted as calls that ask', async () => {
    const limited = await loadService({ RATE_LIMIT_OFF: '', ...UPSTREAMS_OUT });
    const hundred = Array(100).fill('110001').join(',');
    expect((await limited.json(`/pincode?code=${hundred}`)).body).toMatchObject({ count: 100, failed: 0 });
    const { headers } = await limited.json('/pincode?code=110001');
    expect(headers.get('ratelimit')).toMatch(/r=59/);
  });
});
