import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, startBrowser } from '../support/browser.ts';
import { workDir } from '../support/work-dir.ts';

const SITE = 'https://example.org/jaankari';

/** Built once: a snapshot cut short, and the site under a path of its own, as a project site has it. */
describe('a build with a damaged snapshot', () => {
  // Inside the project, since a build looks for its packages from where it stands.
  // One area is damaged, one is whole; the others are missing, for the sake of time.
  const { path: folder, remove } = workDir({ data: ['fuel.sqlite', 'forex.sqlite', 'reports'], inside: '.cache' });
  const page = (name: string) => readFileSync(join(folder, 'dist/client', name), 'utf8');

  beforeAll(() => {
    const snapshot = join(folder, 'fuel.sqlite');
    truncateSync(snapshot, Math.floor(statSync(snapshot).size / 2));
    // Vitest sets Vite's BASE_URL for itself, and a build would believe it.
    const { BASE_URL: _own, ...inherited } = process.env;
    const environment = {
      ...inherited,
      DATA_DIR: folder,
      DIST_DIR: join(folder, 'dist'),
      BASE_PATH: '/jaankari',
      SITE_URL: SITE,
      // Without it a build with an area missing fails, and the old one goes on being served.
      ALLOW_MISSING_AREAS: '1',
    };
    execFileSync('node', ['scripts/build.ts'], { env: environment, stdio: ['ignore', 'ignore', 'inherit'] });
  }, 400_000);
  afterAll(remove);

  it('says so plainly where the figures would be', () => {
    expect(page('browse/fuel.html')).toContain('not available at the moment');
    expect(page('status.html')).toContain('Not available');
    expect(page('index.html')).toContain('not available at the moment');
  });

  it('still has the reference of the area and the other pages', () => {
    expect(page('docs/fuel.html')).toContain('/fuel/history');
    expect(page('404.html')).toContain('There is no page here');
  });

  it('names the picture that others show beside a link by its whole address, and the picture is there in that size', () => {
    for (const name of ['index.html', 'browse/forex.html']) expect(page(name)).toContain(`property="og:image" content="${SITE}/card.png"`);
    const card = readFileSync(join(folder, 'dist/client/card.png'));
    expect(card.subarray(1, 4).toString()).toBe('PNG');
    expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(page('index.html')).toContain('property="og:image:width" content="1200"');
  });

  it('tells search engines of an area’s data by whole addresses, on its page as on the page of all data', () => {
    const toldBy = (name: string) =>
      [...page(name).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
        .flatMap(([, text = '']) => JSON.parse(text))
        .filter((one) => one['@type'] === 'Dataset');
    const [told] = toldBy('browse/forex.html');
    expect(toldBy('docs/data.html')).toContainEqual(told);
    expect(told.url).toBe(`${SITE}/docs/data#forex`);
    for (const { contentUrl, sha256 } of told.distribution) {
      expect(existsSync(join(folder, 'dist/client', contentUrl.slice(SITE.length)))).toBe(true);
      expect(sha256).toMatch(/^[\da-f]{64}$/);
    }
    expect(toldBy('browse/fuel.html')).toEqual([]);
  });

  it('keeps every link under the path that the site is built for', () => {
    for (const name of [
      'index.html',
      'status.html',
      'docs.html',
      'docs/fuel.html',
      'docs/guides/limits.html',
      'browse/fuel.html',
      '404.html',
    ]) {
      const hrefs = [...page(name).matchAll(/\s(?:href|src)="(\/[^"]*)"/g)].map(([, href = '']) => href);
      expect(hrefs.length).toBeGreaterThan(5);
      for (const href of hrefs) expect(href, name).toMatch(/^\/jaankari(\/|$)/);
    }
  });

  it.skipIf(!hasBrowser()).each([
    ['browse/weather', 'pune', '/weather'],
    ['browse/aqi', 'pune', '/aqi'],
    ['browse/reader', 'https://example.org/', '/fetch'],
    ['index', 'mumbai', '/browse/search'],
  ])('lets the script of /%s ask below that path', async (name, text, asked) => {
    const browser = await startBrowser();
    try {
      const tab = await browser.newPage();
      const requests: string[] = [];
      await tab.route('**', (route) => {
        const { pathname } = new URL(route.request().url());
        requests.push(pathname);
        const file = join(folder, 'dist/client', pathname.slice('/jaankari'.length));
        const path = extname(file) ? file : `${file}.html`;
        return existsSync(path)
          ? route.fulfill({ path })
          : route.fulfill({ status: 404, json: { message: 'A static host has no such file' } });
      });
      await tab.goto(`http://localhost/jaankari/${name}`);
      const field = tab
        .locator('main form')
        .filter({ has: tab.locator('[type=submit], button:not([type])') })
        .first();
      await field.locator('input:not([type=hidden], [type=checkbox], [type=radio])').first().fill(text);
      const call = tab.waitForRequest((request) => new URL(request.url()).pathname === `/jaankari${asked}`);
      await field.locator('[type=submit], button:not([type])').first().click();
      await call;
      expect(requests.filter((path) => !path.startsWith('/jaankari/'))).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});
