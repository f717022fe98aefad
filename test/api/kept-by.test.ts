import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../src/api/endpoint.ts';
import { compileRule } from '../../src/api/kept-by.ts';
import { paramMeta } from '../../src/api/params.ts';
import { AREAS } from '../../src/catalog/areas.ts';
import { describeCache } from '../../src/catalog/endpoint-facts.ts';
import { loadService } from '../support/call.ts';

/** Who somebody is, what they have, where they live, what they said of themselves. */
const OF_PEOPLE: readonly string[] = [
  '/schemes/eligible?state=haryana&age=45&gender=female&widow=1&caste=sc&disability=40&income=120000',
  '/schemes/eligible?widow=1&show=may&format=csv',
  '/gst/validate?number=27AAPFU0939F1ZV',
  '/gst/validate?number=27AAPFU0939F1ZV,29AAGCB7383J1Z4',
  '/numerology?name=Asha%20Rao',
  '/numerology?dob=1990-11-29',
  '/astro?date=1990-01-15&time=10:30&city=nagpur',
  '/astro?date=1990-01-15&time=10:30&city=nagpur&format=svg',
  '/astro/match?groom_date=1990-01-15&groom_time=10:30&bride_date=1992-01-15&bride_time=10:30',
  '/vehicle?number=WB20AB1234',
  '/vehicle?number=WB20AB1234,DL3CAB1234',
  '/qr?upi=asha@examplebank&pn=Asha&format=svg',
  '/qr?pa=asha@examplebank&format=json',
  '/qr?data=Asha&format=json',
  '/qr?text=Asha&format=json',
  '/ip?reverse=0',
  '/ip?ip=8.8.8.8&reverse=0',
  '/pincode/digipin?code=39J-49L-L8T4',
];
/** Of nobody: shared caches may hold them. */
const OF_NOBODY: readonly string[] = [
  '/schemes/eligible?show=may',
  '/panchang?city=delhi',
  '/panchang?lat=28.6139&lon=77.209',
  '/fuel?city=kolkata',
  '/vehicle/rto/WB-20',
];

const endpoints = AREAS.flatMap((area): readonly Endpoint[] => area.endpoints);
const endpointAt = (path: string) => endpoints.find((one) => one.path === path) ?? expect.fail(`no endpoint ${path}`);
const ruleOf = (path: string, query: string) => compileRule(endpointAt(path))(new URLSearchParams(query));

describe('who may keep an answer', async () => {
  const service = await loadService();

  it.each(OF_PEOPLE)('%s: nobody', async (path) => {
    const { status, headers } = await service.get(path);
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(headers.get('cache-status')).not.toContain('stored');
  });

  it.each(OF_NOBODY)('%s: everybody', async (path) => {
    const { status, headers } = await service.get(path);
    expect([status, headers.get('cache-control')]).toEqual([200, expect.stringMatching(/^public, max-age=\d+/)]);
  });

  it.each([
    ['/train/pnr', 'number=1234567890'],
    ['/gst', 'number=27AAPFU0939F1ZV&fy=2025'],
    ['/gst/pan', 'pan=AAPFU0939F'],
    ['/fetch', 'url=https://example.org/?key=1'],
    ['/crawl', 'url=example.org'],
    ['/map', 'url=example.org'],
    ['/screenshot', 'url=example.org'],
  ])('%s, which asks others: nobody', (path, query) => {
    expect(ruleOf(path, query).scope).toBe('none');
    expect(describeCache(endpointAt(path))).toBe('Kept by nobody');
  });

  it.each([
    ['/search', 'q=27AAPFU0939F1ZV'],
    ['/fetch/image', 'url=https://example.org/well.jpg'],
    ['/weather', 'lat=28.613912&lon=77.209021'],
    ['/panchang', 'lat=28.61&lon=77.209021'],
    ['/panchang', 'lat=28.61&longitude=77.209021'],
  ])('%s with %s: the caller alone', (path, query) => {
    expect(ruleOf(path, query)).toMatchObject({ scope: 'private', maxAge: endpointAt(path).cache.maxAge });
  });

  it('parameters of one name and meaning agree in all areas', () => {
    const declared = endpoints.flatMap((one) =>
      Object.entries(one.query.shape).map(([name, schema]) => {
        const { about, keptBy } = paramMeta(schema);
        return { said: `${name}: ${about}`, keptBy: String(keptBy) };
      }),
    );
    const bySaid = Map.groupBy(declared, ({ said }) => said);
    const apart = [...bySaid].filter(([said, all]) => !said.startsWith('url:') && new Set(all.map(({ keptBy }) => keptBy)).size > 1);
    expect(apart.map(([said]) => said)).toEqual([]);
  });

  // A new parameter for a person's number, name, birth or address must say so.
  it('what is named as a person is declared as one', () => {
    const telling =
      /PNR|GSTIN|\bPAN\b|number plate|of birth|full name|full URL|UPI address|DIGIPIN, ten|IPv[46]|income|caste|disab|widow|pregnan|orphan/i;
    const undeclared = endpoints.flatMap((one) =>
      Object.entries(one.query.shape).flatMap(([name, schema]) => {
        const { about, keptBy } = paramMeta(schema);
        return telling.test(about) && keptBy === undefined ? [`${one.path} ${name}: ${about}`] : [];
      }),
    );
    expect(undeclared).toEqual([]);
  });

  it('docs say for which parameters', () => {
    expect(describeCache(endpointAt('/schemes/eligible'))).toContain('by nobody where state, age, gender, income, caste');
  });
});
