import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gstCodeDetail, gstCodes, gstFiling, gstPan, gstProfile, gstStates, gstValidity } from '../../../src/areas/gst/schema.ts';
import { loadService, type ServedAt } from '../../support/call.ts';
import { listenToPrinted } from '../../support/printed.ts';
import { type StandIn, startStandIn } from '../../support/stand-in.ts';
import { EXPECTED_PROFILE, EXPECTED_RETURNS, GSTIN, PORTAL_RETURNS, RAW } from './replies.ts';

const printed = listenToPrinted();

const NO_KEYS = { GSTINCHECK_API_KEY: '', APPYFLOW_API_KEY: '', SANDBOX_API_KEY: '', MASTERS_INDIA_PASSWORD: '', CASHFREE_CLIENT_ID: '' };
const YEARS = [
  { year: '2025-2026', value: '2025' },
  { year: '2021-2022', value: '2021' },
];
const OTHER = '24AAUPV7468F1ZW';

let portal: StandIn;
let licensed: StandIn;
let bare: ServedAt;
let keyed: ServedAt;
beforeAll(async () => {
  [portal, licensed] = await Promise.all([startStandIn(), startStandIn()]);
  portal.routes = {
    [`/services/api/search/goodservice?gstin=${GSTIN}`]: '{"bzgddtls":[{"hsncd":"10063020","gdes":"BASMATI RICE"}]}',
    [`/services/api/dropdownfinyear?gstin=${GSTIN}`]: JSON.stringify({ status: 1, data: YEARS }),
    '/services/api/search/taxpayerReturnDetails': JSON.stringify(PORTAL_RETURNS),
  };
  licensed.routes = {
    [`/check/s3cret/${GSTIN}`]: JSON.stringify({ flag: true, message: '', data: RAW }),
    '/check/s3cret/24AAACR5055K2ZC': '{"flag":false,"message":"GSTIN not found."}',
    '/verification/pan-gstin': JSON.stringify({ status: 'VALID', gstin_list: [{ gstin: GSTIN }] }),
  };
  const upstreams = { UPSTREAM_GST_PORTAL_URL: portal.url, UPSTREAM_GSTINCHECK_URL: licensed.url, UPSTREAM_CASHFREE_URL: licensed.url };
  [bare, keyed] = await Promise.all([
    loadService({ ...NO_KEYS, UPSTREAM_GST_PORTAL_URL: 'http://127.0.0.1:1' }),
    loadService({ ...NO_KEYS, ...upstreams, GSTINCHECK_API_KEY: 's3cret', CASHFREE_CLIENT_ID: 'c', CASHFREE_CLIENT_SECRET: 's' }),
  ]);
});
afterAll(() => Promise.all([portal, licensed].map((one) => one.stop())));

describe('/gst', () => {
  it('puts the profile, goods and filing of different providers together', async () => {
    const { status, body, headers } = await keyed.json(`/gst?number=${GSTIN.toLowerCase()}`);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toContain('private');
    expect(gstProfile.parse(body)).toMatchObject({
      status: 'ok',
      gstin: GSTIN,
      ...EXPECTED_PROFILE,
      location_basis: 'provider',
      state: 'Maharashtra',
      hsn_goods: [{ hsn: '10063020', description: 'BASMATI RICE' }],
      filing_years: YEARS,
      filing_status: { financial_year: '2025-2026', returns: EXPECTED_RETURNS },
      providers: { profile: 'gstincheck', hsn_goods: 'gst-portal', filing_years: 'gst-portal', filing_status: 'gst-portal' },
      unavailable: [],
    });
  });

  it('gives what there is when one part is out, and names the part', async () => {
    licensed.routes[`/check/s3cret/${OTHER}`] = JSON.stringify({ flag: true, message: '', data: { ...RAW, gstin: OTHER } });
    const body = gstProfile.parse((await keyed.json(`/gst?number=${OTHER}`)).body);
    expect(body).toMatchObject({
      legal_name: 'ASHA TRADERS',
      hsn_goods: null,
      filing_years: null,
      unavailable: ['hsn_goods', 'filing_years'],
    });
  });

  it.each([
    ['lies at its PIN code', '411001', { lat: expect.closeTo(18.53, 0), lon: expect.closeTo(73.88, 0), location_basis: 'pincode' }],
    ['lies nowhere that is known with a PIN code that nobody has', '999999', { lat: null, lon: null, location_basis: null }],
  ])('an address without coordinates %s', async (_, pncd, location) => {
    const number = pncd === '411001' ? '29AAPFU0939F1ZR' : '07AAPFU0939F1ZX';
    const pradr = { addr: { bno: '12', st: 'MG Road', loc: 'Pune', dst: 'Pune', pncd, lt: '', lg: '' } };
    licensed.routes[`/check/s3cret/${number}`] = JSON.stringify({ flag: true, message: '', data: { ...RAW, gstin: number, pradr } });
    const { body } = await keyed.json(`/gst?number=${number}`);
    expect(gstProfile.parse(body)).toMatchObject({ address: `12, MG Road, Pune, ${pncd}`, ...location });
  });

  it('says 404 for a number that the register does not have', async () => {
    expect(await keyed.json('/gst?number=24AAACR5055K2ZC')).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('gives one financial year with fy', async () => {
    const body = gstFiling.parse((await keyed.json(`/gst?number=${GSTIN}&fy=2025`)).body);
    expect(body).toMatchObject({ api: 'gst', gstin: GSTIN, financial_year: '2025-2026', returns: EXPECTED_RETURNS });
  });

  it('lists the years there are for one that is not', async () => {
    const { status, body } = await keyed.json(`/gst?number=${GSTIN}&fy=2010`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid_parameter', parameter: 'fy', available: ['2025', '2021'] });
    expect(body.error).toContain('2025, 2021');
  });

  it('lists the newest three years where nobody tells which there are', async () => {
    const { status, body } = await bare.json(`/gst?number=${GSTIN}&fy=nonsense`);
    expect(status).toBe(400);
    expect(body.available).toHaveLength(3);
  });

  it('answers 503 with what the number says when no provider of profiles is configured', async () => {
    const { status, body } = await bare.json(`/gst?number=${GSTIN}`);
    expect(status).toBe(503);
    expect(body).toMatchObject({ code: 'not_configured', decoded: { gstin: GSTIN, state: 'Maharashtra', pan: 'ABCFE1234F' } });
    expect(body.hint).toContain('GSTINCHECK_API_KEY');
  });

  it('answers 404, and no outage, where the register does not take the question', async () => {
    const refused = '{"status":0,"error":{"errorCode":"RT-NPRFA-1008","message":"Invalid"}}';
    const paths = ['/services/api/search/goodservice', '/services/api/dropdownfinyear', '/services/api/search/taxpayerReturnDetails'];
    const strict = await startStandIn(Object.fromEntries(paths.map((path) => [path, refused])));
    const server = await loadService({ ...NO_KEYS, UPSTREAM_GST_PORTAL_URL: strict.url });
    const { status, body } = await server.json(`/gst?number=${GSTIN}&fy=2025`);
    await strict.stop();
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'not_covered', providers: ['gst-portal'] });
  });

  it('answers 502, and never the key, when all configured providers are out', async () => {
    const { status, body } = await keyed.json('/gst?number=27AAACR5055K1Z7');
    expect(status).toBe(502);
    expect(body.decoded.state).toBe('Maharashtra');
    expect(JSON.stringify(body) + printed()).not.toContain('s3cret');
  });

  it.each([
    ['27ABCFE1234F1ZX', { position: 15, expected_check_digit: 'W' }],
    ['27ABCFE12X4F1ZW', { position: 10 }],
    ['123', {}],
  ])('refuses %s and says which position is wrong', async (number, details) => {
    const { status, body } = await bare.json(`/gst?number=${number}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ status: 'error', code: 'invalid_parameter', parameter: 'number', ...details });
  });

  it('asks for the number', async () => {
    expect(await bare.json('/gst')).toMatchObject({ status: 400, body: { code: 'missing_parameter', parameter: 'number' } });
  });
});

describe('/gst/pan', () => {
  it('lists the numbers of a PAN', async () => {
    expect(gstPan.parse((await keyed.json('/gst/pan?pan=abcfe1234f')).body)).toMatchObject({
      api: 'gst/pan',
      pan: 'ABCFE1234F',
      count: 1,
      gstins: [GSTIN],
      provider: 'cashfree',
    });
  });

  it.each([
    ['', 400],
    ['ABC', 400],
    ['ABCFE12345', 400],
    ['ABCDE1234F', 400],
    ['ABCFE1234F', 503],
  ])('answers pan=%s with %i where nobody is configured', async (pan, status) => {
    expect((await bare.json(`/gst/pan?pan=${pan}`)).status).toBe(status);
  });
});

describe('without any network', () => {
  it('tells the parts of a PAN, alone and in a GSTIN', async () => {
    const parts = { series: 'AAP', holder_letter: 'F', holder: 'Firm or limited liability partnership', name_letter: 'U', serial: '0939' };
    const alone = gstValidity.parse((await bare.json('/gst/validate?number=aapfu 0939f')).body);
    expect(alone).toMatchObject({ valid: true, decoded: null, fault: null, pan_decoded: { pan: 'AAPFU0939F', ...parts } });
    expect((await bare.json('/gst/validate?number=27AAPFU0939F1ZV')).body.pan_decoded).toEqual(alone.pan_decoded);
  });

  it.each(['/gst/validate?number=ABCDE1234F', '/gst/pan?pan=ABCDE1234F'])('names the fourth letter that is none: %s', async (address) => {
    const { body } = await bare.json(address);
    expect(body.position ?? body.fault.position).toBe(4);
    expect(body.error ?? body.fault.message).toContain('got "D"');
  });

  it('checks a number', async () => {
    expect(gstValidity.parse((await bare.json('/gst/validate?number=9917USA29016OS6')).body)).toMatchObject({
      valid: true,
      decoded: { layout: 'non-resident online services' },
    });
    expect(gstValidity.parse((await bare.json('/gst/validate?number=27AAPFU0939F1ZA')).body)).toMatchObject({
      valid: false,
      fault: { position: 15, expected_check_digit: 'V' },
    });
  });

  it('finds codes by words, by digits and by code, leading zeros kept', async () => {
    expect(gstCodes.parse((await bare.json('/gst/hsn?q=basmati')).body).results[0]?.code).toMatch(/^1006/);
    expect(gstCodes.parse((await bare.json('/gst/hsn?q=0101')).body).results[0]?.code).toBe('0101');
    expect(gstCodeDetail.parse((await bare.json('/gst/hsn/995411')).body)).toMatchObject({ kind: 'services', below: [] });
    expect(gstCodeDetail.parse((await bare.json('/gst/hsn/0101')).body)).toMatchObject({
      kind: 'goods',
      description: 'LIVE HORSES, ASSES, MULES AND HINNIES.',
    });
    expect(gstCodeDetail.parse((await bare.json('/gst/hsn/85171300')).body)).toMatchObject({ description: 'SMARTPHONES' });
  });

  it('gives goods their rates with the words of the condition, and services none', async () => {
    const horses = gstCodeDetail.parse((await bare.json('/gst/hsn/0101')).body);
    expect(horses.rates).toMatchObject({
      status: 'conditional',
      percents: [0, 5],
      as_of: '2026-10-02',
      entries: [
        { percent: 0, schedule: 'NIL' },
        { percent: 5, words: 'Live horses', notification: '9/2025-Central Tax (Rate)' },
      ],
    });
    expect(gstCodeDetail.parse((await bare.json('/gst/hsn/995411')).body).rates).toBeNull();
    const found = gstCodes.parse((await bare.json('/gst/hsn?q=85171300')).body);
    expect(found.results[0]?.rates).toMatchObject({ status: 'one', percents: [18] });
    expect(await (await bare.get('/gst/hsn/85171300?format=csv')).text()).toMatch(/percents,conditions,rates_as_of\r\n/);
  });

  it('says of each code which list it is from, and of which day', async () => {
    const portal = { source: "The GST portal's list of HSN and SAC codes", as_of: '2026-10-08' };
    const found = gstCodes.parse((await bare.json('/gst/hsn?q=0101')).body);
    for (const row of found.results) expect(row).toMatchObject(portal);
    const heading = gstCodeDetail.parse((await bare.json('/gst/hsn/0101')).body);
    expect(heading).toMatchObject({ as_of: portal.as_of, below: heading.below.map(() => expect.objectContaining(portal)) });
  });

  it('lists the state codes, old ones too', async () => {
    const { states } = gstStates.parse((await bare.json('/gst/states')).body);
    expect(states).toHaveLength(41);
    expect(states.find(({ code }) => code === '19')?.name).toBe('West Bengal');
  });

  it('hints at a leading zero that a spreadsheet took', async () => {
    const { status, body } = await bare.json('/gst/hsn/101');
    expect([status, body]).toMatchObject([404, { hint: 'A leading zero may be lost: 0101 is a code', suggestions: ['0101'] }]);
    const found = gstCodes.parse((await bare.json('/gst/hsn?q=101')).body);
    expect(found.results[0]?.code).toMatch(/^0101/);
  });

  it.each([
    ['/gst/hsn/77', 404],
    ['/gst/hsn/rice', 400],
    ['/gst/hsn', 400],
    ['/gst/hsn?q=x&limit=51', 400],
    ['/gst/hsn?q=%22%29%20OR', 200],
  ])('answers %s with %i', async (path, status) => {
    expect((await bare.json(path)).status).toBe(status);
  });
});
