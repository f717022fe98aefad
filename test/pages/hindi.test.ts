import { parseHTML } from 'linkedom';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HINDI_ROOT } from '../../src/areas/hindi-pages.ts';
import { hasBrowser, startBrowser } from '../support/browser.ts';
import { englishIn } from '../support/hindi.ts';
import { defaultServer } from '../support/server.ts';

// What holds of every Hindi page of the build is told by test/built/files.test.ts.

const server = defaultServer();

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
  '/browse/tables',
  '/browse/tables?of=vehicle/office&state=Goa',
  '/place/ambur',
  '/place/soyibug',
];
describe('the pages in Hindi', () => {
  it('are what a search in Hindi leads to, by their names; the others keep theirs', async () => {
    const found = async (q: string, lang: string) => {
      const { body } = await server.json(`/search?scope=site&lang=${lang}&limit=5&q=${encodeURIComponent(q)}`);
      return [...body.answers, ...body.results].map(
        ({ url, title }: { url: string; title: string }) => `${new URL(url).pathname} ${title}`,
      );
    };
    expect(await found('मुंबई', 'hi')).toContain('/hi/place/mumbai मुंबई');
    expect(await found('मुंबई', 'en')).toContain('/place/mumbai Mumbai');
    expect(await found('ambur', 'hi')).toContain('/hi/place/ambur अंबूर');
    expect(await found('petrol pune', 'hi')).toContain('/hi/place/pune पुणे में पेट्रोल');
    expect(await found('8 g 22k mumbai', 'hi')).toContain('/hi/browse/commodities/gold/mumbai सोना, 22 कैरेट, 8 ग्राम, मुंबई में');
    const page = await (await server.get(`/hi/browse/search?q=${encodeURIComponent('मुंबई')}`)).text();
    expect(page).toContain('href="/hi/place/mumbai"');
    expect(englishIn(parseHTML(page).document)).toEqual([]);
  });

  it.each(ASKED)('have no English text either where they are made on request: %s', async (path) => {
    const page = await server.get(HINDI_ROOT + path, { headers: { accept: 'text/html' } });
    const html = await page.text();
    expect([page.status, /<html lang="(\w+)"/.exec(html)?.[1], englishIn(parseHTML(html).document)]).toEqual([200, 'hi', []]);
  });

  it('of small towns keep the town when the language is changed, and are named by the English ones, the sitemap and their metals', async () => {
    const english = await (await server.get('/place/ambur')).text();
    const hindi = await (await server.get('/hi/place/ambur')).text();
    for (const html of [english, hindi]) {
      const { document } = parseHTML(html);
      const told = [...document.querySelectorAll('link[rel=alternate][hreflang]')].map((one) => one.getAttribute('href'));
      expect(told).toEqual(['/place/ambur', '/hi/place/ambur', '/place/ambur']);
    }
    const { document } = parseHTML(hindi);
    expect(document.querySelector('h1')?.textContent?.trim()).toBe('अंबूर');
    expect(document.querySelector('a.language')?.getAttribute('href')).toBe('/place/ambur');
    expect(parseHTML(english).document.querySelector('a.language')?.getAttribute('href')).toBe('/hi/place/ambur');
    expect(document.querySelector('a[href="/hi/browse/commodities/gold/ambur"]')).not.toBeNull();
    expect(await (await server.get('/sitemap.xml')).text()).toContain('/hi/place/ambur</loc>');
  });

  it('tell in Hindi that there is no page, and lead on other names of places', async () => {
    const missing = await server.get('/hi/nothing/here', { headers: { accept: 'text/html' } });
    expect([missing.status, /<html lang="(\w+)"/.exec(await missing.text())?.[1]]).toEqual([404, 'hi']);
  });
});

describe.skipIf(!hasBrowser())('the languages in a browser', () => {
  const server = defaultServer();
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());

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

  it.each(['/docs', '/place/pune', '/browse/fuel'])('load no face of Devanagari for the Hindi names on %s', async (path) => {
    const { page, faces } = await open(path);
    expect(faces.filter((face) => face.endsWith('devanagari'))).toEqual([]);
    await page.close();
  });

  it('set headings of Hindi pages in Tiro Devanagari and their text in Anek', async () => {
    const { page, faces } = await open('/hi/browse/fuel');
    expect(faces.filter((face) => face.endsWith('devanagari')).sort()).toEqual(['anek-devanagari', 'tiro-devanagari']);
    const family = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).fontFamily);
    expect([await family('h1'), await family('main p')].map((all) => all.split(',')[0])).toEqual(['"Tiro Hindi"', '"Anek Hindi"']);
    await page.close();
  });

  it('make bold words darker, not hollow, where letters are fitted to the pixels', async () => {
    const { page } = await open('/hi/browse/fuel');
    await page.evaluate(() => {
      const words = [400, 600].map((weight) => {
        const word = Object.assign(document.createElement('p'), { id: `of-${weight}`, textContent: 'क्र' });
        word.style.cssText = `width: 40px; background: #000; color: #fff; font: ${weight} 16px var(--text)`;
        return word;
      });
      document.body.replaceChildren(...words);
    });
    const light = async (selector: string) => {
      const picture = `data:image/png;base64,${(await page.locator(selector).screenshot()).toString('base64')}`;
      return page.evaluate(async (src) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d') as OffscreenCanvasRenderingContext2D;
        canvas.drawImage(image, 0, 0);
        return canvas.getImageData(0, 0, image.width, image.height).data.reduce((sum, value, at) => (at % 4 === 0 ? sum + value : sum), 0);
      }, picture);
    };
    // A hollow one has an eighth more light than the usual one, a full one two thirds.
    expect((await light('#of-600')) / (await light('#of-400'))).toBeGreaterThan(1.3);
    await page.close();
  });

  it('answer in the field by the Hindi page', async () => {
    const { page } = await open('/hi');
    await page.fill('#search', 'मुंबई');
    const first = page.locator('.search-box.large .found a').first();
    await expect.poll(() => first.getAttribute('href').catch(() => null)).toMatch(/\/hi\/place\/mumbai$/);
    expect(await page.locator('.search-box.large .count').textContent()).toMatch(/जवाब|पेज/);
    await page.close();
  });

  it('say in Hindi what a bill of the pump comes to', async () => {
    const { page } = await open('/hi/browse/fuel/city/mumbai?litres=5&rupees=600');
    expect(await page.locator('#bill output').textContent()).toMatch(/^बिल में ₹120\.00 प्रति लीटर बैठता है.*ज़्यादा दिए गए/);
    await page.fill('#bill [name=litres]', '-1');
    expect(await page.locator('#bill output').textContent()).toContain('तक की कोई संख्या लिखें');
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
