import { expect, it } from 'vitest';
import { AREAS } from '../../src/areas/index.ts';
import { recordedAnswer } from '../../src/registry/recorded.ts';

const PATHS = [
  '/gst',
  '/gst/pan',
  '/vehicle',
  '/weather',
  '/weather/forecast',
  '/aqi',
  '/ifsc',
  '/pincode',
  '/search',
  '/fetch',
  '/crawl',
  '/map',
];

it.each(PATHS)('the reference shows a success of %s, in the shape it has today (issue 12.9, 12.11)', (path) => {
  const endpoint = AREAS.flatMap(({ endpoints }) => endpoints).find((one) => one.path === path);
  if (!endpoint) return expect.fail(`${path} is no endpoint`);
  const answer = recordedAnswer(endpoint);
  expect(endpoint.response.safeParse(answer).error).toBeUndefined();
  expect(JSON.stringify(answer)).not.toMatch(/127\.0\.0\.1|localhost/);
});
