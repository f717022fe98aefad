import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../src/api/endpoint.ts';
import { AREAS } from '../../src/catalog/areas.ts';
import { listErrors } from '../../src/catalog/reference.ts';
import { ERROR_CODES, type ErrorCode } from '../../src/kernel/errors.ts';
import { sqliteDialect } from '../../src/store/sqlite/dialect.ts';
import { loadService, type ServedAt } from '../support/call.ts';
import { KEY, SERVERS, type State, trialsOf } from '../support/error-trials.ts';
import { workDir } from '../support/work-dir.ts';

/** Errors that take more than a call, by code and path, and the test that produces each: the file under test/areas unless said, and its title. */
const OWN_TESTS: readonly (readonly [code: ErrorCode, path: RegExp, file: string, title: string])[] = [
  ['not_found', /^\/gst(\/pan)?$/, 'areas/gst/endpoints.test.ts', 'says 404 for a number that the register does not have'],
  ['not_found', /^\/train\/(pnr|live)$/, 'support/provider-suite.ts', 'takes "there is none" for an answer'],
  ['not_found', /^\/screenshot$/, 'areas/screenshot/endpoint.test.ts', "['selector=%23nothing', 404, 'not_found', '#nothing']"],
  [
    'not_covered',
    /^\/gst(\/pan)?$/,
    'areas/gst/endpoints.test.ts',
    'answers 404, and no outage, where the register does not take the question',
  ],
  ['not_covered', /^\/aqi\/(stations|latest)$/, 'support/provider-suite.ts', 'does not count $title as an outage, nor as an answer'],
  ['not_covered', /^\/aqi$/, 'areas/aqi/endpoints.test.ts', 'answers 404, and no outage, for a place of which nobody has figures'],
  ['not_covered', /^\/(crypto|train\/.+|weather.*)$/, 'support/provider-suite.ts', 'does not count $title as an outage, nor as an answer'],
  [
    'upstream_unavailable',
    /^\/screenshot$/,
    'areas/screenshot/endpoint.test.ts',
    "['/never', 502, 'upstream_unavailable', 'did not answer in time']",
  ],
  ['not_configured', /^\/qr$/, 'kernel/optional-package.test.ts', 'is named where it is not, with how to add it'],
  ['busy', /^\/qr$/, 'areas/qr/turns.test.ts', 'tells whom it has no room for that it is busy'],
  ['busy', /^\/(fetch|crawl|map)$/, 'hostile/readers.test.ts', 'refuses what is too much as busy, of the caller who has most'],
  [
    'busy',
    /^\/screenshot$/,
    'areas/screenshot/endpoint.test.ts',
    'tells one caller with many pages that it is busy, and serves another beside',
  ],
  [
    'busy',
    /^\/fetch\/image$/,
    'kernel/fair-queue.test.ts',
    'says busy to who has waited too long, with the seconds after which to come again',
  ],
  [
    'busy',
    /^\/(crypto|gst.*|train\/.+|weather.*|aqi.*|domain)$/,
    'faults/queues.test.ts',
    'is busy for who is not asked in the time there is, which is no outage: it never rests for that',
  ],
];
const CALLS_A_MINUTE = 60;

const DOCUMENTED = AREAS.flatMap(({ endpoints }) =>
  (endpoints as readonly Endpoint[]).flatMap((endpoint) =>
    listErrors(endpoint).map(({ code, status }) => ({
      endpoint,
      path: endpoint.path,
      code,
      status,
      own: OWN_TESTS.find((one) => one[0] === code && one[1].test(endpoint.path)),
    })),
  ),
);

const servers = {} as Record<State, ServedAt>;
const holes = workDir({ data: ['fuel.sqlite'] });
beforeAll(async () => {
  const db = new Kysely<unknown>({ dialect: sqliteDialect(join(holes.path, 'fuel.sqlite'), 'write') });
  await sql`delete from price where place = 'city/mumbai'`.execute(db);
  await db.destroy();
  const states = Object.entries(SERVERS).map(async ([state, settings]) => {
    servers[state as State] = await loadService(state === 'limited' ? { ...settings, DATA_DIR: holes.path } : settings);
  });
  await Promise.all(states);
});
afterAll(() => holes.remove());

/** When a caller's minute has been spent, in milliseconds. */
let spent = Number.NEGATIVE_INFINITY;
/** Spends what one caller may ask, by calls that are refused before anybody is asked: once more where that was half a minute ago. */
async function spendMinute(): Promise<void> {
  if (performance.now() - spent < 30_000) return;
  spent = performance.now();
  for (let call = 0; call < CALLS_A_MINUTE; call += 1) await servers.limited.get('/train/pnr?number=0000000000');
}

describe('an error that the reference documents is given', () => {
  it.each(DOCUMENTED.filter(({ own }) => !own))('by $path: $code', async ({ endpoint, code, status }) => {
    const seen: string[] = [];
    for (const [state, address] of trialsOf(endpoint, code)) {
      if (state === 'limited') await spendMinute();
      const answer = await servers[state].get(address, { headers: code === 'unauthorized' ? {} : { 'x-api-key': KEY } });
      const text = await answer.text();
      if (answer.status === status && JSON.parse(text).code === code) {
        expect(JSON.parse(text).error.length).toBeGreaterThan(10);
        expect(answer.headers.get('cache-control')).toBe('no-store');
        return;
      }
      seen.push(`${address} on ${state}: ${answer.status} ${text.slice(0, 120)}`);
    }
    expect.fail(`No call gave ${status} ${code}. Document what happens, or add a trial.\n${seen.join('\n')}`);
  });

  it.each(DOCUMENTED.filter(({ own }) => own))('by $path: $code, in a test of its own', ({ own: [, , file, title] = [] as never }) => {
    expect(readFileSync(join('test', file), 'utf8').replaceAll("\\'", "'")).toContain(title);
  });

  it('and every test of its own is for one that is documented', () => {
    expect(OWN_TESTS.filter(([code, path]) => !DOCUMENTED.some((one) => one.code === code && path.test(one.path)))).toEqual([]);
  });

  it('and each code of the closed set is, save what any call can meet and what /mcp alone gives', () => {
    const documented = new Set(DOCUMENTED.map(({ code }) => code));
    expect(Object.keys(ERROR_CODES).filter((code) => !documented.has(code as ErrorCode))).toEqual([
      'forbidden',
      'method_not_allowed',
      'internal',
    ]);
  });
});

describe('what is refused', () => {
  it.each([
    ['/fuel/history?city=mumbai&days=365', 'between from and to'],
    ['/forex/USD', '/forex?base=USD&symbols=INR'],
    ['/ip?ip=example.org', '/domain?name='],
    ['/ifsc/hdfc', '/ifsc/bank/HDFC'],
    ['/ifsc/bank/sbi', '/ifsc/search?q=sbi'],
    ['/gst/hsn/rice', '/gst/hsn?q=rice'],
    ['/tables/fuel/price?limit=5', '_sort, _size, _next'],
    ['/changes/latest', '/changes'],
    ['/holidays?state=nowhere', 'Kerala, Orissa, KA'],
    ['/ifsc/bank/SBIN?state=nowhere', 'Kerala, Orissa, KA'],
    ['/liquor/drinking-age?state=nowhere', 'Kerala, Orissa, KA'],
    ['/commodities?city=mumbai&as_of=2020-01-01', '/commodities/history?metal=gold&city=mumbai'],
  ])('is told at %s what to try: %s', async (address, tried) => {
    const { status, body } = await (await loadService()).json(address);
    expect([400, 404]).toContain(status);
    expect(body.hint).toContain(tried);
  });

  it.each([
    ['/qr?text=well&format=svg', '/qr?data=well&format=svg'],
    ['/ip?address=8.8.8.8&reverse=0', '/ip?ip=8.8.8.8&reverse=0'],
    ['/pincode?city=pune', '/pincode?q=pune'],
    ['/pincode/district/poona', '/pincode/district/pune'],
    ['/schemes?per_page=2', '/schemes?limit=2'],
    ['/fuel?place=mumbai', '/fuel?city=mumbai'],
    ['/holidays/next?date=2026-11-08&limit=2', '/holidays/next?date=2026-11-08&count=2'],
    ['/panchang?date=2026-11-08&timezone=Asia/Kolkata', '/panchang?date=2026-11-08&tz=Asia/Kolkata'],
    ['/panchang?date=2026-11-08&location=Pune,India', '/panchang?date=2026-11-08&city=pune'],
    ['/commodities?city=Mumbai,IN', '/commodities?city=mumbai'],
  ])('is not %s, which means %s', async (address, plain) => {
    const service = await loadService();
    const answers = await Promise.all([address, plain].map(async (one) => (await service.get(one)).text()));
    expect(answers[0]).toBe(answers[1]);
    expect((await service.get(address)).status).toBe(200);
  });
});
