import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { askAsHost } from '../support/host.ts';
import { defaultServer } from '../support/server.ts';

const server = defaultServer();
const html = async (path: string) => (await server.get(path)).text();

describe('an answer that is passed on', () => {
  it.each([
    ['/browse/fuel/city/mumbai', /^Petrol in Mumbai ₹\d+\.\d\d a litre, \d+ \w+ 2026$/],
    ['/hi/browse/fuel/city/mumbai', /^मुंबई में पेट्रोल ₹\d+\.\d\d प्रति लीटर, \d+ \S+ 2026$/],
    ['/place/pune', /^Petrol in Pune ₹\d+\.\d\d a litre, price of Maharashtra, \d+ \w+ 2026$/],
    ['/browse/commodities/gold/mumbai', /^Gold, 24 karat in Mumbai ₹[\d,]+ for 10 g, \d+ \w+ 2026$/],
    ['/browse/forex/usd', /^1 USD = ₹\d+\.\d\d, \d+ \w+ 2026$/],
    ['/browse/train/12302', /^12302 .*: New Delhi \d\d:\d\d – Howrah Jn \d\d:\d\d$/],
  ])('of %s is said in words, on its button and to messengers', async (path, words) => {
    const page = await html(path);
    const [, told = ''] = /<meta property="og:title" content="([^"]+)"/.exec(page) ?? [];
    expect(told).toMatch(words);
    expect(page).toContain(`data-share="${told}"`);
  });

  it.each(['/place/pune', '/hi/place/pune', '/browse/fuel/city/mumbai'])('has a card of its own: %s', async (path) => {
    const response = await server.get(`/answer-card.png?page=${path}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });

  it.each(['', '/nowhere', '/../../package', '/place/%00'])('has no card where there is no page: %s', async (page) => {
    expect((await server.get(`/answer-card.png?page=${encodeURIComponent(page)}`)).status).toBe(404);
  });

  it.each([
    ['/browse/fuel/city/mumbai', 'Observation'],
    ['/browse/commodities/gold/mumbai', 'Observation'],
    ['/browse/train/12302', 'TrainTrip'],
    ['/browse/schemes/pm-kisan', 'GovernmentService'],
  ])('is told to programs at %s as %s', async (path, type) => {
    const [, data = '[]'] = /<script type="application\/ld\+json">(\[.*?\])<\/script>/s.exec(await html(path)) ?? [];
    expect(JSON.parse(data).map((one: Record<string, unknown>) => one['@type'])).toContain(type);
  });

  it('has its own address on the host that was asked, and stands in the list of pages of that host', async () => {
    expect(await html('/browse/fuel/city/mumbai')).toContain('<link rel="canonical" href="/browse/fuel/city/mumbai">');
    expect(await html('/nowhere')).not.toContain('rel="canonical"');
    const response = await server.get('/sitemap.xml');
    expect(response.headers.get('content-type')).toContain('xml');
    const list = await response.text();
    expect(list).toContain(`<loc>${server.url}/browse/fuel/city/mumbai</loc>`);
    expect(list).not.toMatch(/\/(404|offline)</);
    // It is kept for that host, and for no other.
    const again = await server.get('/sitemap.xml');
    expect(again.headers.get('cache-status')).toBe('jaankari; hit');
    expect(await again.text()).toBe(list);
    const { body: other } = await askAsHost(server, '/sitemap.xml', 'other.example');
    expect(other).toBe(list.replaceAll(server.url, 'http://other.example'));
  });

  it('has an icon at the address that browsers guess', async () => {
    const response = await server.get('/favicon.ico');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/vnd.microsoft.icon');
    // An ICO of one picture.
    expect([...new Uint8Array(await response.arrayBuffer()).subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
  });
});
