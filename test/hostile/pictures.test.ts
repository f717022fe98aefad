import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { failedPage, imageResponse } from '../../src/areas/webfetch/schema.ts';
import { pngWithTexts } from '../support/bombs.ts';
import { launchServer, type RunningServer } from '../support/server.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';

// Issue 13.14: pictures of pages through our own origin: pictures only, by their bytes, drawn anew, bounded.

let site: StandIn;
let inside: StandIn;
let server: RunningServer;
let number = 0;
beforeAll(async () => {
  [site, inside] = await Promise.all([startStandIn(), startStandIn({ '/': { body: await drawn().png().toBuffer() } })]);
  server = await launchServer({ RATE_LIMIT_OFF: '', FETCH_ALLOW: new URL(site.url).host, TRUSTED_PROXIES: '127.0.0.0/8, ::1' });
});
afterAll(() => Promise.all([server?.stop(), site?.stop(), inside?.stop()]));
beforeEach(() => {
  site.asked.length = 0;
  inside.asked.length = 0;
  site.routes = {};
});

const drawn = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: '#0b6a6f' } });

/** A picture's address that no other test has asked for. */
function serve(body: Buffer | string, type: string, status = 200): string {
  const path = `/picture-${++number}`;
  site.routes[path] = { status, headers: { 'content-type': type }, body };
  return site.url + path;
}
/** Asks as a caller of its own, whose calls nobody else has used up. */
const ask = (url: string, more = '') =>
  server.get(`/fetch/image?url=${encodeURIComponent(url)}${more}`, { headers: { 'x-forwarded-for': `198.51.100.${number % 250}` } });
async function refusal(url: string) {
  const response = await ask(url);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  return { status: response.status, ...failedPage.parse(await response.json()) };
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const SIGNATURES = {
  png: '89504e470d0a1a0a',
  jpeg: 'ffd8ffe0',
  gif: '474946383961',
  webp: '524946460000000057454250',
  avif: '0000001c6674797061766966',
};

describe('a picture of a page', () => {
  it.each(['png', 'jpeg', 'gif', 'webp', 'avif'] as const)(
    'is known by its bytes and drawn anew, whatever its type says: %s',
    async (kind) => {
      const url = serve(await drawn().toFormat(kind).toBuffer(), 'text/html');
      const response = await ask(url);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
      const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect({ format, width, height }).toEqual({ format: 'webp', width: 60, height: 40 });
      const described = imageResponse.parse(await (await ask(url, '&format=json')).json());
      expect(described).toMatchObject({ kind, url, final_url: url, width: 60, height: 40 });
      expect(site.asked).toHaveLength(1);
    },
  );

  it('leaves behind what else its file holds', async () => {
    const secret = 'taken at home';
    const picture = await drawn()
      .jpeg()
      .withExif({ IFD0: { ImageDescription: secret } })
      .toBuffer();
    const sent = Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')]);
    expect(sent.toString('latin1')).toContain(secret);
    const given = Buffer.from(await (await ask(serve(sent, 'image/jpeg'))).arrayBuffer()).toString('latin1');
    expect(given).toMatch(/^RIFF/);
    expect(given).not.toContain(secret);
    expect(given).not.toContain('script');
  });

  it('is made smaller where it is larger than a page, and its orientation is kept', async () => {
    const response = await ask(serve(await drawn(3200, 800).jpeg().withMetadata({ orientation: 6 }).toBuffer(), 'image/jpeg'));
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([width, height]).toEqual([400, 1600]);
  });

  it('is one call of its caller that asks somebody', async () => {
    const url = serve(await drawn().png().toBuffer(), 'image/png');
    const left = async () => Number(/r=(\d+)/.exec((await ask(url)).headers.get('ratelimit') ?? '')?.[1]);
    const before = await left();
    expect(await left()).toBe(before - 1);
  });
});

describe('what is no picture', () => {
  it.each([
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['SVG', SVG],
    ['SVG after its declaration', `<?xml version="1.0"?>${SVG}`],
    ['a PDF', '%PDF-1.7\n1 0 obj'],
    ['a TIFF', Buffer.from('49492a0008000000', 'hex')],
    ['nothing', ''],
    ...Object.entries(SIGNATURES).map(([kind, hex]) => [
      `SVG behind the first bytes of ${kind}`,
      Buffer.concat([Buffer.from(hex, 'hex'), Buffer.from(SVG)]),
    ]),
  ] as [string, string | Buffer][])('is refused although it is sent as image/png: %s', async (_, body) => {
    expect(await refusal(serve(body, 'image/png'))).toMatchObject({ status: 400, code: 'bad_request', reason: 'no_picture' });
  });

  it('is refused when it ends before its end', async () => {
    const whole = await sharp({
      create: { width: 300, height: 300, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 50 } },
    })
      .png()
      .toBuffer();
    expect(await refusal(serve(whole.subarray(0, whole.length / 2), 'image/png'))).toMatchObject({ status: 400, reason: 'no_picture' });
  });

  it('is an outage where the site answers with an error', async () => {
    expect(await refusal(serve('gone', 'text/html', 404))).toMatchObject({ status: 502, reason: 'upstream_error' });
  });
});

describe('a picture made to harm', () => {
  it('has no text unpacked: 490 MB of them in 500 kB hold up nobody', async () => {
    const memory = () => Number(/VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8'))?.[1]) / 1024;
    const before = memory();
    const bomb = serve(await pngWithTexts(10, 49), 'image/png');
    expect((await ask(bomb)).status).toBe(200);
    expect(memory() - before).toBeLessThan(150);
  });

  it('is refused by its number of pixels before any is drawn', async () => {
    // 49 million pixels in 150 KB
    const bomb = await sharp({ create: { width: 7_000, height: 7_000, channels: 3, background: '#000' }, limitInputPixels: false })
      .png()
      .toBuffer();
    const started = performance.now();
    expect(await refusal(serve(bomb, 'image/png'))).toMatchObject({ status: 502, reason: 'too_large' });
    expect(performance.now() - started).toBeLessThan(5_000);
    expect((await server.get('/healthz')).status).toBe(200);
  });

  it('is refused by its bytes', async () => {
    expect(await refusal(serve(Buffer.alloc(4_100_000), 'image/png'))).toMatchObject({ status: 502, reason: 'too_large' });
  });

  it('is not fetched from this machine or a private network, nor by a redirect to one', async () => {
    const aims = [inside.url, 'http://10.0.0.1/a.png', 'http://[::1]/a.png', 'http://169.254.169.254/a.png', 'http://localhost/a.png'];
    for (const aim of aims) {
      expect(await refusal(aim)).toMatchObject({ status: 400, code: 'bad_request' });
      const path = `/away-${++number}`;
      site.routes[path] = { status: 302, headers: { location: aim } };
      expect(await refusal(site.url + path)).toMatchObject({ status: 400, code: 'bad_request' });
      expect(site.asked).toContain(path);
    }
    expect(inside.asked).toEqual([]);
  });
});
