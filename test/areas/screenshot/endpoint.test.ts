import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { screenshot } from '../../../src/areas/screenshot/schema.ts';
import { endsNoServer } from '../../suites/harmful-pages.ts';
import { EXECUTABLE, hasBrowser } from '../../support/browser.ts';
import { loadService } from '../../support/call.ts';
import { HARMFUL_PAGES } from '../../support/harmful-pages.ts';
import { descendantsOf, hasProcesses, isChromium } from '../../support/processes.ts';
import { launchServer, type RunningServer } from '../../support/server.ts';
import { type StandIn, startStandIn } from '../../support/stand-in.ts';

/** A green page, black where dark colours are wanted, of 3,000 pixels, with a red box of 120 by 40 at its end. */
const PAGE =
  '<!doctype html><title>The well</title><style>html,body{margin:0;background:#0f0}@media(prefers-color-scheme:dark){html,body{background:#000}}#box{position:absolute;top:2960px;left:10px;width:120px;height:40px;background:#f00}body{height:3000px}</style><div id="box"></div>';
const ROUTES: StandIn['routes'] = {
  ...HARMFUL_PAGES,
  '/': PAGE,
  '/moved': { status: 302, headers: { location: '/' } },
  '/missing': { status: 404, headers: { 'content-type': 'text/html' }, body: '<title>Not here</title><h1>Not here</h1>' },
  '/late':
    '<!doctype html><title>Late</title><body style="background:#fff"><script>setTimeout(() => { document.body.style.background = "#00f" }, 1500)</script>',
  '/asks':
    '<!doctype html><title>Asks</title><body style="background:#00f"><script>alert("a"); confirm("b"); prompt("c"); open("/popup")</script>',
  '/tall': '<!doctype html><title>Tall</title><div style="height:50000px">x</div>',
  '/hangs': '<!doctype html><title>Hangs</title><body style="background:#00f"><img src="/never">',
  '/never': () => undefined,
  '/begins': (_, response) =>
    void response
      .writeHead(200, { 'content-type': 'text/html' })
      .write('<!doctype html><title>Begins</title><body style="background:#00f"><p>one'),
  '/file': { headers: { 'content-type': 'application/zip', 'content-disposition': 'attachment; filename=a.zip' }, body: 'PK' },
  '/circle': { status: 302, headers: { location: '/circle' } },
  '/to-file': { status: 302, headers: { location: 'file:///etc/passwd' } },
  '/elsewhere': { status: 302, headers: { location: 'ftp://example.org/' } },
};

let site: StandIn;
let server: RunningServer;
beforeAll(async () => {
  site = await startStandIn(ROUTES);
  server = await launchServer({ CHROMIUM_PATH: EXECUTABLE, FETCH_ALLOW: new URL(site.url).host, TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => Promise.all([server.stop(), site.stop()]));

const pathOf = (path: string, more: Record<string, string> = {}) => `/screenshot?${new URLSearchParams({ url: site.url + path, ...more })}`;
/** As one of two callers, who are served at the same time. */
const asCaller = (at: number) => ({ headers: { 'x-forwarded-for': `192.0.2.${100 + at}` } });
const describeShot = async (path: string, more: Record<string, string> = {}, caller = 0) => {
  const { status, body } = await server.json(pathOf(path, { ...more, format: 'json' }), asCaller(caller));
  if (status !== 200) throw new Error(body.error);
  return screenshot.parse(body);
};
/** The picture's pixel at a place. */
async function colourAt(picture: ArrayBuffer | Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * 3;
  return [...data.subarray(at, at + 3)];
}
const pictureOf = ({ image }: { image: string }) => Buffer.from(image.split(',')[1] ?? '', 'base64');

describe.runIf(hasBrowser())('/screenshot', { timeout: 60_000 }, () => {
  it('is a PNG of the window by default, with a strong ETag', async () => {
    const response = await server.get(pathOf('/'));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const etag = response.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    const picture = await response.arrayBuffer();
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1280, height: 800 });
    expect(await colourAt(picture, 5, 5)).toEqual([0, 255, 0]);
    expect((await server.get(pathOf('/'), { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('takes a page once for all formats and qualities', async () => {
    site.asked.length = 0;
    await describeShot('/', { width: '640' });
    for (const [format, type] of [
      ['png', 'png'],
      ['jpeg', 'jpeg'],
      ['jpg', 'jpeg'],
      ['webp', 'webp'],
    ] as const) {
      const response = await server.get(pathOf('/', { width: '640', format, quality: '60' }));
      expect([format, response.headers.get('content-type')]).toEqual([format, `image/${type}`]);
      expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ format: type, width: 640, height: 800 });
    }
    expect(site.asked.filter((path) => path === '/')).toHaveLength(1);
  });

  it('has the width, the height, the scale and the colours that were asked for', async () => {
    const shot = await describeShot('/', { width: '390', height: '844', scale: '2', dark: '1' });
    expect(shot).toMatchObject({ width: 780, height: 1688, title: 'The well', status_code: 200, complete: true, cut: false, refused: 0 });
    expect(await sharp(pictureOf(shot)).metadata()).toMatchObject({ width: 780, height: 1688 });
    expect(await colourAt(pictureOf(shot), 5, 5)).toEqual([0, 0, 0]);
  });

  it('takes the whole page, and of a page without end what fits', async () => {
    const whole = await describeShot('/', { full_page: '1' });
    expect(whole).toMatchObject({ width: 1280, height: 3000, cut: false });
    expect(await colourAt(pictureOf(whole), 20, 2980)).toEqual([255, 0, 0]);
    expect(await describeShot('/tall', { full_page: '1', width: '400' })).toMatchObject({ height: 10_000, cut: true });
  });

  it('takes one element by its selector', async () => {
    const shot = await describeShot('/', { selector: '#box' });
    expect(shot).toMatchObject({ width: 120, height: 40 });
    expect(await colourAt(pictureOf(shot), 60, 20)).toEqual([255, 0, 0]);
  });

  it('waits as long as it was asked to', async () => {
    expect(await colourAt(pictureOf(await describeShot('/late', { delay: '3' })), 5, 5)).toEqual([0, 0, 255]);
  });

  it('tells where redirects end, and takes an error page as a page', async () => {
    expect(await describeShot('/moved')).toMatchObject({ final_url: `${site.url}/`, title: 'The well' });
    expect(await describeShot('/missing')).toMatchObject({ status_code: 404, title: 'Not here' });
  });

  it('is not held up by dialogs and windows', async () => {
    expect(await colourAt(pictureOf(await describeShot('/asks')), 5, 5)).toEqual([0, 0, 255]);
  });

  it('shows a page that never ends loading as far as it has come, and says so', async () => {
    const paths = ['/hangs', '/begins'];
    for (const [at, shot] of (await Promise.all(paths.map((path, caller) => describeShot(path, {}, caller)))).entries()) {
      expect([paths[at], shot.complete]).toEqual([paths[at], false]);
      expect(await colourAt(pictureOf(shot), 600, 600)).toEqual([0, 0, 255]);
    }
  });

  // A page that never gives its thread back: test/hostile/screenshot-pages.nightly.test.ts.
  it.each([
    ['/never', 502, 'upstream_unavailable', 'did not answer in time'],
    ['/file', 400, 'bad_request', 'a file to save'],
    ['/circle', 502, 'upstream_unavailable', 'in a circle'],
    ['/elsewhere', 400, 'bad_request', 'Only http and https'],
    ['/to-file', 400, 'bad_request', 'Only http and https'],
  ])('ends in time with words for %s', async (path, status, code, words) => {
    const answer = await server.json(pathOf(path));
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.error).toContain(words);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['selector=%23nothing', 404, 'not_found', '#nothing'],
    ['selector=%23%23', 400, 'invalid_parameter', 'CSS selector'],
    ['selector=a+>>+b', 400, 'invalid_parameter', 'CSS selector'],
    ['width=100', 400, 'invalid_parameter', 'from 200 to 1920'],
    ['height=9000', 400, 'invalid_parameter', 'from 200 to 2160'],
    ['scale=4', 400, 'invalid_parameter', 'from 0.5 to 3'],
    ['scale=3&width=1920&height=2000', 400, 'invalid_parameter', '5760 by 6000 pixels'],
    ['delay=60', 400, 'invalid_parameter', 'from 0 to 5'],
    ['quality=0', 400, 'invalid_parameter', 'from 1 to 100'],
    ['full_page=yes', 400, 'invalid_parameter', '0 or 1'],
    ['format=gif', 400, 'invalid_parameter', 'json, png, jpeg, jpg, webp'],
  ])('refuses %s in words', async (query, status, code, words) => {
    const { status: given, body } = await server.json(`${pathOf('/')}&${query}`);
    expect([given, body.code]).toEqual([status, code]);
    expect(body.error).toContain(words);
  });

  it.each([
    ['', 'missing_parameter', 'url is required'],
    ['ftp://example.org/', 'bad_request', 'Only http and https'],
    ['file:///etc/passwd', 'bad_request', 'Only http and https'],
    ['javascript:alert(1)', 'bad_request', 'Only http and https'],
    ['http://a:b@example.org/', 'bad_request', 'password'],
    ['http://127.0.0.1/', 'bad_request', 'a loopback address'],
    ['http://localhost/', 'bad_request', 'a loopback name'],
    ['http://169.254.169.254/latest/meta-data/', 'bad_request', 'metadata'],
    ['http://[::1]/', 'bad_request', 'a loopback address'],
    ['10.0.0.1', 'bad_request', 'a private address'],
  ])('refuses the address "%s"', async (url, code, words) => {
    const { status, body } = await server.json(`/screenshot?${new URLSearchParams({ url })}`);
    expect([status, body.code]).toEqual([400, code]);
    expect(body.error).toContain(words);
  });

  it('tells one caller with many pages that it is busy, and serves another beside', async () => {
    const png = async (caller: string, path: string) => {
      const response = await server.get(pathOf(path), { headers: { 'x-forwarded-for': caller } });
      await response.arrayBuffer();
      return { status: response.status, after: response.headers.get('retry-after') };
    };
    const many = Array.from({ length: 14 }, (_, at) => png('192.0.2.1', `/hangs?${at}`));
    expect((await png('192.0.2.2', '/?other')).status).toBe(200);
    const answers = await Promise.all(many);
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThanOrEqual(6);
    expect(busy.every(({ after }) => Number(after) > 0)).toBe(true);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
  });

  it.runIf(hasProcesses()).each([
    ['browser', (pid: number) => isChromium(pid)],
    ['driver', (pid: number) => !isChromium(pid) && descendantsOf(pid).some(isChromium)],
  ] as const)('starts the %s anew when it has died', async (name, isIt) => {
    const find = () => descendantsOf(server.process.pid ?? 0).find(isIt);
    await describeShot(`/?before-${name}`);
    const [found = 0, own] = [find(), descendantsOf(find() ?? 0)];
    expect(found).toBeGreaterThan(0);
    process.kill(found, 'SIGKILL');
    expect(await describeShot(`/?after-${name}`)).toMatchObject({ title: 'The well' });
    expect(descendantsOf(server.process.pid ?? 0).filter((pid) => pid === found || own.includes(pid))).toEqual([]);
  });
});

// Of what they say and call themselves: test/hostile/screenshot-pages.nightly.test.ts.
endsNoServer(() => ({ server, site }), ['/throws', '/arrays']);

describe('where there is no browser', () => {
  it.each([
    [{ CHROMIUM_PATH: '/nowhere/chromium' }, 'none at CHROMIUM_PATH', 'apt install chromium'],
    [{ SCREENSHOT_OFF: '1' }, 'switched off', 'SCREENSHOT_OFF'],
  ])('says with %j how to get one', async (environment, words, hint) => {
    const bare = await loadService(environment);
    const { status, body } = await bare.json('/screenshot?url=https://example.org/');
    expect([status, body.code]).toEqual([503, 'not_configured']);
    expect(body.error).toContain(words);
    expect(body.hint).toContain(hint);
  });
});

it('is in OpenAPI with pictures as bytes', async () => {
  const { content } = (await server.json('/openapi.json')).body.paths['/screenshot'].get.responses[200];
  expect(Object.keys(content)).toEqual(['image/png', 'application/json', 'image/jpeg', 'image/webp']);
  expect(content['image/webp']).toEqual({});
});

it.each(['screenshot example.org', 'example.org screenshot', 'screenshot of https://example.org/a'])(
  'the one field knows "%s"',
  async (q) => {
    const { body } = await server.json(`/search?${new URLSearchParams({ q, scope: 'site' })}`);
    expect(body.answers[0].url).toContain('/browse/screenshot?url=');
  },
);
