import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { officeDetail, officeList, stateCodes, vehicleAnswer } from '../../../src/areas/vehicle/schema.ts';
import { loadService, type ServedAt } from '../../support/call.ts';
import { listenToPrinted } from '../../support/printed.ts';
import { defaultServer } from '../../support/server.ts';
import { type StandIn, startStandIn } from '../../support/stand-in.ts';
import { isThere } from '../../support/whole-build.ts';
import { CERTIFICATE, EXPECTED, PERSONAL, PLATE } from './replies.ts';

const printed = listenToPrinted();

/** Pages and search are of the build. */
const site = defaultServer();

let vendor: StandIn;
let bare: ServedAt;
let keyed: ServedAt;
let open: ServedAt;
beforeAll(async () => {
  vendor = await startStandIn({ '/verification/vehicle-rc': JSON.stringify(CERTIFICATE) });
  const keys = { CASHFREE_CLIENT_ID: 'c', CASHFREE_CLIENT_SECRET: 's3cret', UPSTREAM_CASHFREE_URL: vendor.url };
  [bare, keyed, open] = await Promise.all([
    loadService({ CASHFREE_CLIENT_ID: '' }),
    loadService(keys),
    loadService({ ...keys, VEHICLE_OWNER_DATA: '1' }),
  ]);
});
afterAll(() => vendor.stop());

describe('/vehicle', () => {
  it('reads a plate and its office without a key, and says what is not available', async () => {
    const { status, body, headers } = await bare.json('/vehicle?number=wb20ab1234');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(vehicleAnswer.parse(body)).toMatchObject({
      number: 'WB20AB1234',
      display: 'WB 20 AB 1234',
      decoded: { kind: 'ordinary', state: 'West Bengal', series: 'AB' },
      office: { code: 'WB-20', office: 'Alipore', as_of: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
      registered: null,
      registration: null,
      unavailable: ['registration'],
      unavailable_because: expect.stringContaining('CASHFREE_CLIENT_ID'),
    });
  });

  it.each([
    ['OR02B1234', 'OR-02'],
    ['UA07A1234', 'UA-07'],
    ['UA04A1234', 'UK-04'],
    ['TS09EA1234', 'TS-09'],
    ['AP09BX1234', 'AP-09'],
    ['KA1A7', 'KA-01'],
  ])('finds the office of %s: %s', async (number, code) => {
    expect((await bare.json(`/vehicle?number=${number}`)).body.office).toMatchObject({ code });
  });

  it('names the unit office whose letter a series of Tamil Nadu begins with', async () => {
    const { body } = await bare.json('/vehicle?number=TN37ZA1234');
    expect(body).toMatchObject({ office: { code: 'TN-37' }, unit_office: { code: 'TN-37Z' } });
  });

  it('reads a plate whose office is in no list', async () => {
    expect((await bare.json('/vehicle?number=LA98A1234')).body).toMatchObject({
      office: null,
      decoded: { state: 'Ladakh', office_code: 'LA-98' },
    });
  });

  it('gives what the register says, without the owner', async () => {
    const { status, body } = await keyed.json(`/vehicle?number=${PLATE}`);
    expect(status).toBe(200);
    expect(vehicleAnswer.parse(body)).toMatchObject({ registered: true, registration: EXPECTED, provider: 'cashfree', unavailable: [] });
    for (const word of PERSONAL) expect(JSON.stringify(body)).not.toContain(word);
  });

  it('names the owner where the operator has switched it on, and the mobile number never', async () => {
    const { body } = await open.json(`/vehicle?number=${PLATE}`);
    expect(body.registration.personal).toMatchObject({ owner: 'ASHA EXAMPLE', chassis: 'XDLKHK511VKL59924' });
    expect(JSON.stringify(body)).not.toContain('9999999999');
  });

  it('says that the register has none, and takes no outage for that', async () => {
    vendor.routes['/verification/vehicle-rc'] = '{"status":"INVALID"}';
    expect((await keyed.json('/vehicle?number=KA05AB4444')).body).toMatchObject({ registered: false, registration: null, unavailable: [] });
    vendor.routes['/verification/vehicle-rc'] = { status: 500, body: '{}' };
    const { status, body } = await keyed.json('/vehicle?number=KA05AB4445');
    expect(status).toBe(200);
    expect(body).toMatchObject({ registered: null, registration: null, unavailable: ['registration'], office: { code: 'KA-05' } });
  });

  it('asks no register about diplomats and soldiers', async () => {
    const before = vendor.asked.length;
    expect((await keyed.json('/vehicle?number=77CD12')).body).toMatchObject({
      decoded: { kind: 'diplomatic' },
      office: null,
      unavailable: ['registration'],
    });
    await keyed.json('/vehicle?number=03D153874W');
    expect(vendor.asked.length).toBe(before);
  });

  it('logs neither plates nor keys', () => {
    for (const word of [PLATE, 'KA05AB', 's3cret', 'WB20AB']) expect(printed()).not.toContain(word);
  });

  it.each([
    ['', 'missing_parameter', 400],
    ['number=WB20AB', 'invalid_parameter', 400],
    ['number=WB2OAB1234', 'invalid_parameter', 400],
    ['number=%3Cscript%3E', 'invalid_parameter', 400],
    ["number=WB20' OR 1=1--", 'invalid_parameter', 400],
    [`number=${'A'.repeat(100)}`, 'invalid_parameter', 400],
    ['number=WZ20AB1234', 'not_found', 404],
  ])('refuses %j with %s', async (query, code, status) => {
    const answer = await bare.json(`/vehicle?${query}`);
    expect(answer).toMatchObject({ status, body: { code } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('offers the plate that was meant', async () => {
    expect((await bare.json('/vehicle?number=WB2OAB1234')).body.suggestions).toEqual(['WB 20 AB 1234']);
    expect((await bare.json('/vehicle?number=WZ20AB1234')).body.suggestions).toContain('WB');
  });
});

describe('/vehicle/rto', () => {
  it('lists the letters of every state with those they had before', async () => {
    const body = stateCodes.parse((await bare.json('/vehicle/rto')).body);
    expect(body.count).toBe(36);
    expect(body.states.reduce((sum, { offices }) => sum + offices, 0)).toBe(1422);
    expect(body.states.find(({ code }) => code === 'TG')).toMatchObject({ former_codes: ['TS'], legacy: 38 });
  });

  it.each(['West Bengal', 'west bengal', 'WB', 'wb'])('lists the offices of %s', async (state) => {
    const body = officeList.parse((await bare.json(`/vehicle/rto?state=${encodeURIComponent(state)}`)).body);
    expect(body).toMatchObject({ state: 'West Bengal', scope: 'state' });
    expect(body.offices.filter(({ kind }) => kind === 'office')).toHaveLength(99);
    expect(body.offices[0]?.code).toBe('WB-01');
  });

  it('finds a state by the letters it had before, with its codes of then', async () => {
    const { body } = await bare.json('/vehicle/rto?state=OR');
    expect(body.state).toBe('Odisha');
    expect(body.offices.map(({ code }: { code: string }) => code)).toContain('OR-02');
  });

  it.each([
    ['pune', 'MH-12'],
    ['mh 12', 'MH-12'],
    ['ALIPORE', 'WB-19'],
    ['Pimpri', 'MH-14'],
    ['nashick', 'MH-15'],
  ])('finds offices by %s', async (q, code) => {
    const { body } = await bare.json(`/vehicle/rto?q=${encodeURIComponent(q)}`);
    expect(officeList.parse(body).offices[0]?.code).toBe(code);
  });

  it('says which spelling it took', async () => {
    expect((await bare.json('/vehicle/rto?q=nashick')).body.suggestions).toEqual(['Nashik']);
  });

  it.each([
    ['state=atlantis', 404, 'unknown_place'],
    ['q=pune&limit=0', 400, 'invalid_parameter'],
    [`q=${'x'.repeat(61)}`, 400, 'invalid_parameter'],
  ])('refuses ?%s', async (query, status, code) => {
    expect(await bare.json(`/vehicle/rto?${query}`)).toMatchObject({ status, body: { code } });
  });

  it('finds nothing for what is nowhere, whatever it says', async () => {
    expect((await bare.json(`/vehicle/rto?q=${encodeURIComponent("' OR 1=1")}`)).status).toBe(200);
    for (const q of ['qqqqqqqq', '"', '*', '%', ')('])
      expect(await bare.json(`/vehicle/rto?q=${encodeURIComponent(q)}`)).toMatchObject({ status: 200, body: { count: 0 } });
  });

  it('is a table too', async () => {
    const text = await (await bare.get('/vehicle/rto?state=goa&format=csv')).text();
    expect(text.split('\r\n')[0]).toContain('code,kind,state_code,state,office,district');
    expect(text).toContain('GA-01');
  });
});

describe('/vehicle/rto/{code}', () => {
  it.each(['MH-12', 'mh12', 'MH 12'])('gives the office of %s', async (code) => {
    const body = officeDetail.parse((await bare.json(`/vehicle/rto/${encodeURIComponent(code)}`)).body);
    expect(body).toMatchObject({ status: 'ok', office: { code: 'MH-12', office: 'Pune', district: 'Pune', status: 'active' } });
  });

  it('says what took the place of a code that is no longer given', async () => {
    expect((await bare.json('/vehicle/rto/AP-09')).body).toMatchObject({
      office: { kind: 'legacy', current: 'TG-09' },
      replaced_by: { code: 'TG-09' },
    });
    expect((await bare.json('/vehicle/rto/TG-09')).body.replaces).toEqual(expect.arrayContaining(['AP-09', 'TS-09']));
  });

  it('tells doubts of its sources', async () => {
    expect((await bare.json('/vehicle/rto/AP-18')).body.office.doubts[0]).toContain('differs between sources');
  });

  it.each([
    ['WB', 400],
    ['WB20AB1234', 400],
    ['WB-00', 404],
    ['ZZ-01', 404],
    ['LA-98', 404],
  ])('refuses %s with %i', async (code, status) => {
    expect((await bare.json(`/vehicle/rto/${code}`)).status).toBe(status);
  });

  it('offers the nearest codes of the state', async () => {
    expect((await bare.json('/vehicle/rto/LA-98')).body.suggestions).toContain('LA-02');
  });
});

describe('files', () => {
  it.each([
    ['/vehicle/rto.json', '/vehicle/rto'],
    ['/vehicle/rto/state/west-bengal.json', '/vehicle/rto?state=West+Bengal'],
    ['/vehicle/rto/WB-20.json', '/vehicle/rto/WB-20'],
    ['/vehicle/rto/TN-37Z.json', '/vehicle/rto/tn37z'],
    ['/vehicle/rto/state/goa.csv', '/vehicle/rto?state=goa&format=csv'],
  ])('%s is what %s answers', async (file, live) => {
    const [built, asked] = await Promise.all([bare.get(file), bare.get(live)]);
    expect(built.status).toBe(200);
    expect(await built.text()).toBe(await asked.text());
  });
});

describe('pages', () => {
  it('shows a plate and its office, and keeps it out of shared caches', async () => {
    const response = await site.get('/browse/vehicle?number=WB20AB1234');
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('private');
    expect(text).toContain('WB 20 AB 1234');
    expect(text).toContain('Alipore');
  });

  it('says what is wrong with a plate, escaped, and offers what was meant', async () => {
    const response = await site.get('/browse/vehicle?number=%22%3E%3Cscript%3Ealert(1)%3C/script%3E');
    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain('"><script>alert(1)');
    expect(await (await site.get('/browse/vehicle?number=WB2OAB1234')).text()).toContain('WB 20 AB 1234');
  });

  it('lists the offices of a state', async () => {
    const text = await (await site.get('/browse/vehicle/rto/west-bengal')).text();
    expect(text).toContain('id="WB-20"');
  });
});

describe('the one field', () => {
  it.each([
    ['WB20AB1234', 'Number plate WB 20 AB 1234', 'Alipore, West Bengal'],
    ['dl 3c ab 1234', 'Number plate DL 3C AB 1234', 'South Delhi, Delhi'],
    ['MH 12', 'MH-12 on number plates', 'Pune'],
    ['which rto is DL 3C', 'DL-03 on number plates', 'South Delhi'],
    ['rto pune', 'RTO of Pune', 'MH-12'],
    ['delhi rto', 'RTO of Delhi', 'DL-01'],
  ])('answers %s', async (q, title, answer) => {
    const { body } = await site.json(`/search?scope=site&q=${encodeURIComponent(q)}`);
    const found = body.answers?.find((one: { title: string }) => one.title === title);
    expect(found?.answer).toContain(answer);
    expect(await isThere(found.url), found.url).toBe(true);
  });

  it('finds offices by name', async () => {
    const { body } = await site.json('/search?scope=site&q=Alipore');
    expect(body.results.map(({ url }: { url: string }) => url)).toContain(`${site.url}/browse/vehicle/rto/west-bengal#WB-19`);
  });
});

it('a place names its offices', async () => {
  expect(await (await site.get('/place/pune')).text()).toContain('MH-12');
});
