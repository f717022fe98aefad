import { expect, it } from 'vitest';
import type { Endpoint } from '../../src/api/endpoint.ts';
import { AREAS } from '../../src/catalog/areas.ts';
import { recordedAnswer, recordedErrors } from '../../src/catalog/recorded-answers.ts';
import { listErrors } from '../../src/catalog/reference.ts';

const PATHS = [
  '/gst',
  '/gst/pan',
  '/vehicle',
  '/weather',
  '/weather/forecast',
  '/aqi',
  '/aqi/stations',
  '/aqi/latest',
  '/train/pnr',
  '/train/live',
  '/domain',
  '/ifsc',
  '/pincode',
  '/search',
  '/fetch',
  '/crawl',
  '/map',
];

it.each(PATHS)('the reference shows a success of %s, in the shape it has today', (path) => {
  const endpoint = AREAS.flatMap(({ endpoints }) => endpoints).find((one) => one.path === path);
  if (!endpoint) return expect.fail(`${path} is no endpoint`);
  const answer = recordedAnswer(endpoint);
  expect(endpoint.response.safeParse(answer).error).toBeUndefined();
  expect(JSON.stringify(answer)).not.toMatch(/127\.0\.0\.1|localhost/);
});

const failing = AREAS.flatMap(({ endpoints }) => endpoints as readonly Endpoint[]).filter((one) => recordedErrors(one).length > 0);

it.each(failing.map((endpoint) => [endpoint.path, endpoint] as const))(
  'the reference shows failures of %s that it has today',
  (_, endpoint) => {
    for (const { code, body } of recordedErrors(endpoint)) {
      expect(listErrors(endpoint).map((one) => one.code)).toContain(code);
      expect(body).toMatchObject({ code, error: expect.stringMatching(/\S\.$/) });
      expect(endpoint.errorShape?.safeParse(body).error).toBeUndefined();
      expect(JSON.stringify(body)).not.toMatch(/127\.0\.0\.1|localhost/);
    }
  },
);

it('failures are recorded of all areas that ask providers', () => {
  expect(failing.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/gst', '/gst/pan', '/weather', '/aqi', '/fetch', '/screenshot']),
  );
});
