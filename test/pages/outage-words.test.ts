import { describe, expect, it } from 'vitest';
import { HINDI_ROOT, isInHindi } from '../../src/areas/hindi-pages.ts';
import { wordFaults } from '../built/word-checks.ts';
import { defaultServer } from '../support/server.ts';

/** Pages made on request that ask others, none of whom this server reaches, or that are asked what they cannot read. */
const ASKED = [
  '/browse/domain?name=example.com',
  '/browse/domain?name=nothing at all',
  '/browse/domain?name=example.notatld',
  '/browse/ip?ip=8.8.8.8',
  '/browse/ip?ip=999',
  '/browse/weather/now?city=pune',
  '/browse/weather/now?city=atlantis',
  '/browse/aqi/cities',
  '/browse/aqi/cities?state=Atlantis',
  '/browse/vehicle?number=MH12AB1234',
  '/browse/vehicle?number=ZZ99',
  '/browse/gst/check?number=27AAPFU0939F1ZV',
  '/browse/gst/check?number=27AAPFU0939F1Z',
  '/browse/gst/codes?q=zzzz',
  '/browse/ifsc/find?q=HDFC0999999',
  '/browse/ifsc/find?q=zz',
  '/browse/pincode/find?q=999999',
  '/browse/pincode/find?q=110001',
  '/browse/train/between?from=Delhi&to=Atlantis',
  '/browse/train/between?from=NDLS&to=HWH&date=2026-12-01',
  '/browse/panchang/day?city=atlantis',
  '/browse/astro/chart?date=1990-01-15&time=10:30&city=atlantis',
  '/browse/holidays/working-days?from=2026-11-01&to=2020-01-01',
  '/browse/numerology?dob=soon',
  '/browse/schemes/find?q=zzzzzz',
  '/browse/search?q=weather+pune',
  '/browse/search?q=example.com',
  '/browse/tables?of=nothing',
];

describe('words of the workings reach nobody', () => {
  const server = defaultServer();

  it.each(ASKED.flatMap((path) => [path, ...(isInHindi(path) ? [HINDI_ROOT + path] : [])]))('on %s', async (path) => {
    const page = await server.get(path, { headers: { accept: 'text/html' } });
    const html = await page.text();
    expect(html).toContain('<main');
    expect([...wordFaults(html)]).toEqual([]);
    // A refusal is not in the words of a call.
    expect(html.slice(html.indexOf('<main'))).not.toMatch(/is not known here\. Known|parameter|\bmust be\b/);
  });
});
