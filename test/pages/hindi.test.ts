import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ASSETS } from '../../src/areas/crypto/assets.ts';
import { AREAS } from '../../src/areas/index.ts';
import { HINDI_PAGES, HINDI_ROOT, isInHindi, pathIn, pathInEnglish } from '../../src/lib/hindi-pages.ts';
import { freshnessOf } from '../../src/registry/catalog.ts';
import { hasBrowser, startBrowser } from '../support/browser.ts';
import { type RunningServer, startServer } from '../support/server.ts';

const dist = join(inject('dist'), 'client');
const fileOf = (path: string) => join(dist, path === '/' ? 'index.html' : `${path}.html`);
/** Every Hindi page of the build that leads somewhere, by its address. */
const PAGES = globSync(['hi.html', 'hi/**/*.html'], { cwd: dist })
  .map((name) => `/${name.replaceAll('\\', '/').replace(/\.html$/, '')}`)
  .filter((path) => !['/hi/404', '/hi/offline'].includes(path));
/** Of pages that one route makes by the dozen, some stand for all. */
const SOME = 6;
const sampled = (paths: readonly string[]) =>
  [...Map.groupBy(paths, (path) => path.replace(/[^/]+$/, '')).values()].flatMap((all) =>
    all.filter((_, at) => at % Math.ceil(all.length / SOME) === 0),
  );

/** Pages that are made on request. */
const ASKED = [
  '/browse/domain',
  '/browse/gst/codes?q=1006',
  '/browse/ifsc/find?q=HDFC0000001',
  '/browse/ifsc/find?q=hdf',
  '/browse/ip?ip=10.1.2.3',
  '/browse/numerology?name=आशा राव&dob=1990-11-29',
  '/browse/astro/chart?date=1990-01-15&time=10:30&city=nagpur',
  '/browse/astro/match?groom_date=1990-01-15&groom_time=10:30&bride_date=1992-06-02&bride_time=21:05',
  '/browse/holidays/working-days?from=2026-11-01&to=2027-01-31',
  '/browse/panchang/day?city=varanasi&date=2026-11-08',
  '/browse/pincode/find?q=110001',
  '/browse/pincode/find?q=Karol+Bagh',
  ...['सोना मुंबई', 'यूरो', 'बिटकॉइन', 'दीपावली', 'पिन कोड', 'आज की तिथि'].map((q) => `/browse/search?q=${encodeURIComponent(q)}`),
  '/browse/vehicle?number=WB20AB1234',
  '/browse/vehicle?q=Pune',
];
/** Names and codes that are the same in Hindi text. */
const NAMES =
  /^(Jaankari|GSTIN|IFSC|JSON|OpenAPI|markdown|HTML|JavaScript|GeoNames|goodreturns|cardekho|ndtv|fawazahmed0|currency-api|gold-api|starter|BIMSTEC|FSSAI|NAQI|IMPS|NEFT|RTGS|MICR|WHOIS|RDAP|astronomy-engine|VSOP|JPEG|WebP|Razorpay|IPv4|IPv6|DNSSEC)$/i;
/** Codes of coins, which are longer than those of currencies. */
const CODES = new Set(ASSETS.map(({ symbol }) => symbol.toUpperCase()));

/** Names of sources, which stand in sentences about where a figure comes from. */
const SOURCES = [
  ...AREAS.flatMap(({ crawler, attribution }) => [...(crawler?.sources ?? []), ...attribution].map(({ name }) => name)),
  ...(await Promise.all(AREAS.map(freshnessOf))).flatMap((freshness) => freshness?.source ?? []),
].sort((a, b) => b.length - a.length);
const SKIPPED = 'script, style, code, pre, noscript, svg, [lang="en"], [translate="no"]';

/** Words of English that a reader of the page meets outside what says that it is English. */
function englishIn(html: string): string[] {
  const { document } = parseHTML(html);
  /** The name that a page has where there is no Hindi one stands in its title too, which cannot say in which language it is. */
  const name = document.querySelector('h1[lang="en"]')?.textContent?.trim() ?? '';
  const withoutName = (text: string) => (name === '' ? text : text.replaceAll(name, ' '));
  for (const element of document.querySelectorAll(SKIPPED)) element.remove();
  for (const cell of document.querySelectorAll('td, th')) cell.append(' ');
  const texts = [
    withoutName(document.title),
    withoutName(document.querySelector('meta[name=description]')?.getAttribute('content') ?? ''),
    document.body.textContent ?? '',
  ];
  for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) texts.push(element.getAttribute(name) ?? '');
  return texts
    .map((text) => SOURCES.reduce((rest, name) => rest.replaceAll(name, ' '), text))
    .flatMap((text) => text.replace(/\S*[/@_.]\S*/g, ' ').match(/[A-Za-z][A-Za-z-]{3,}/g) ?? [])
    .filter((word) => !NAMES.test(word) && !CODES.has(word));
}

describe('the pages in Hindi', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  it('are those of the list, each beside its page in English', () => {
    for (const route of Object.keys(HINDI_PAGES).filter((route) => !route.includes('['))) {
      const made = existsSync(fileOf(route));
      expect([route, existsSync(fileOf(pathIn('hi', route)))]).toEqual([route, made]);
    }
    for (const path of PAGES)
      expect([path, isInHindi(pathInEnglish(path)) && existsSync(fileOf(pathInEnglish(path)))]).toEqual([path, true]);
    expect(PAGES.length).toBeGreaterThan(10);
  });

  it('have no English text but what says that it is English', () => {
    const found = sampled(PAGES).map((path) => [path, englishIn(readFileSync(fileOf(path), 'utf8'))] as const);
    expect(found.filter(([, words]) => words.length > 0).map(([path, words]) => `${path}: ${[...new Set(words)].join(' ')}`)).toEqual([]);
  });

  it('say their language, and name the same page in English, which names them', () => {
    const alternatesOf = (html: string) =>
      [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(([, lang, href]) => [lang, href]);
    for (const path of PAGES) {
      const [hindi, english] = [path, pathInEnglish(path)].map((one) => readFileSync(fileOf(one), 'utf8')) as [string, string];
      const wanted = [
        ['en', pathInEnglish(path)],
        ['hi', path],
        ['x-default', pathInEnglish(path)],
      ];
      expect(/<html lang="([^"]+)"/.exec(hindi)?.[1]).toBe('hi');
      expect(/<html lang="([^"]+)"/.exec(english)?.[1]).toBe('en-IN');
      expect([path, alternatesOf(hindi)]).toEqual([path, wanted]);
      expect([path, alternatesOf(english)]).toEqual([path, wanted]);
      expect(hindi).toContain('<meta property="og:locale" content="hi_IN">');
    }
  });

  it('lead to pages in Hindi wherever there are some', () => {
    for (const path of sampled(PAGES)) {
      const { document } = parseHTML(readFileSync(fileOf(path), 'utf8'));
      const links = [...document.querySelectorAll('a[href^="/"]:not(.language)')].map((link) => link.getAttribute('href') ?? '');
      expect([path, links.filter((href) => isInHindi(href))]).toEqual([path, []]);
    }
  });

  it('are what a search in Hindi leads to, by their names; the others keep theirs', async () => {
    const found = async (q: string, lang: string) => {
      const { body } = await server.json(`/search?scope=site&lang=${lang}&limit=5&q=${encodeURIComponent(q)}`);
      return [...body.answers, ...body.results].map(
        ({ url, title }: { url: string; title: string }) => `${new URL(url).pathname} ${title}`,
      );
    };
    expect(await found('मुंबई', 'hi')).toContain('/hi/place/mumbai मुंबई');
    expect(await found('मुंबई', 'en')).toContain('/place/mumbai Mumbai');
    expect(await found('ambur', 'hi')).toContain('/place/ambur Ambur');
    expect(await found('petrol pune', 'hi')).toContain('/hi/place/pune पुणे में पेट्रोल');
    expect(await found('8 g 22k mumbai', 'hi')).toContain('/hi/browse/commodities/gold/mumbai सोना, 22 कैरेट, 8 ग्राम, मुंबई में');
    const page = await (await server.get(`/hi/browse/search?q=${encodeURIComponent('मुंबई')}`)).text();
    expect(page).toContain('href="/hi/place/mumbai"');
    expect(englishIn(page)).toEqual([]);
  });

  it.each(ASKED)('have no English text either where they are made on request: %s', async (path) => {
    const page = await server.get(HINDI_ROOT + path, { headers: { accept: 'text/html' } });
    const html = await page.text();
    expect([page.status, /<html lang="(\w+)"/.exec(html)?.[1], englishIn(html)]).toEqual([200, 'hi', []]);
  });

  it('tell in Hindi that there is no page, and lead on other names of places', async () => {
    const missing = await server.get('/hi/nothing/here', { headers: { accept: 'text/html' } });
    expect([missing.status, /<html lang="(\w+)"/.exec(await missing.text())?.[1]]).toEqual([404, 'hi']);
  });
});

describe.skipIf(!hasBrowser())('the languages in a browser', () => {
  let server: RunningServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(), startBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  it.each([true, false])('are changed there and back on the same page, with scripts: %s', async (javaScriptEnabled) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(`${server.url}/browse/fuel/city/mumbai${javaScriptEnabled ? '?litres=5' : ''}`);
    await page.click('a.language');
    expect(page.url()).toBe(`${server.url}${HINDI_ROOT}/browse/fuel/city/mumbai${javaScriptEnabled ? '?litres=5' : ''}`);
    expect(await page.locator('h1').textContent()).toContain('मुंबई');
    await page.click('a.language');
    expect(page.url()).toBe(`${server.url}/browse/fuel/city/mumbai${javaScriptEnabled ? '?litres=5' : ''}`);
    await context.close();
  });

  /** Opens a page of 360 px, and gives the names of the faces that it fetches. */
  async function open(path: string): Promise<{ page: Page; faces: string[] }> {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    const faces: string[] = [];
    page.on('request', (request) => {
      const face = /\/([\w-]+)\.[\w-]+\.woff2$/.exec(request.url())?.[1];
      if (face) faces.push(face);
    });
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    return { page, faces };
  }

  it('load no large face of Devanagari for the name and the way to Hindi', async () => {
    const { page, faces } = await open('/docs');
    expect(faces.filter((face) => face.endsWith('devanagari'))).toEqual([]);
    expect(faces).toContain('tiro-name');
    await page.close();
  });

  it('answer in the field by the Hindi page', async () => {
    const { page } = await open('/hi');
    await page.fill('#search', 'मुंबई');
    const first = page.locator('.search-box.large .found a').first();
    await expect.poll(() => first.getAttribute('href').catch(() => null)).toMatch(/\/hi\/place\/mumbai$/);
    expect(await page.locator('.search-box.large .count').textContent()).toMatch(/जवाब|पन्ने/);
    await page.close();
  });

  it('say in Hindi what a bill of the pump comes to', async () => {
    const { page } = await open('/hi/browse/fuel/city/mumbai?litres=5&rupees=600');
    expect(await page.locator('#bill output').textContent()).toMatch(/^बिल में ₹120\.00 प्रति लीटर बैठता है.*ज़्यादा दिए गए/);
    await page.fill('#bill [name=litres]', '-1');
    expect(await page.locator('#bill output').textContent()).toContain('तक की कोई संख्या लिखिए');
    await page.close();
  });

  it('lead from a page that is in English alone to the home page in Hindi', async () => {
    const page = await browser.newPage();
    await page.goto(`${server.url}/docs`);
    await page.click('a.language');
    expect(new URL(page.url()).pathname).toBe(HINDI_ROOT);
    await page.close();
  });
});
