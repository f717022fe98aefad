import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { erailList, rapidRefusal, rapidTicket } from '../areas/train/replies.ts';
import { hasBrowser, startBrowser } from '../support/browser.ts';
import { defaultServer, openServer } from '../support/server.ts';
import type { ServedAt } from '../support/settings.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';

const PNR = '8123456789';

let erail: StandIn;
let rapid: StandIn;
const server = openServer();
/** Reaches nobody, and has no keys. */
const offline = defaultServer();
beforeAll(async () => {
  const ports = inject('ports');
  [erail, rapid] = await Promise.all([startStandIn({}, ports.erail), startStandIn({}, ports.rapid)]);
});
afterAll(() => Promise.all([erail?.stop(), rapid?.stop()]));
beforeEach(() => {
  erail.asked.length = 0;
  rapid.asked.length = 0;
  erail.routes = {};
  rapid.routes = {};
});

describe('the service', () => {
  it('answers New Delhi to Howrah from the timetable when nobody can be reached', async () => {
    const { status, body } = await offline.json('/train?from=NDLS&to=HWH');
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'ok', provider: 'timetable', date: '20261121' });
    // Those that run on a Saturday.
    expect(body.count).toBe(3);
  });

  it('asks an upstream once for two hundred equal calls at the same time', async () => {
    erail.routes['/rail/getTrains.aspx'] = (_request, response) => {
      setTimeout(() => response.writeHead(200, { 'content-type': 'text/plain' }).end(erailList), 100);
    };
    const answers = await Promise.all(Array.from({ length: 200 }, () => server.get('/train?from=LDH&to=CNB&date=20261125')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(erail.asked).toHaveLength(1);
  });

  it('has as a file what it answers for provider=timetable', async () => {
    for (const [file, live] of [
      ['/train/info/12302.json', '/train/info?number=12302&provider=timetable'],
      ['/train/route/12302.json', '/train/route?number=12302&provider=timetable'],
      ['/train/stations/NDLS.json', '/train/stations/NDLS'],
    ] as const)
      expect(await (await server.get(file)).text()).toBe(await (await server.get(live)).text());
  });

  it.each([
    ['/train?from=QQQQQ&to=HWH', 404, 'unknown_place'],
    ['/train?from=NDLS&to=ndls', 400, 'invalid_parameter'],
    ['/train?from=NDLS&to=HWH&date=20261301', 400, 'invalid_parameter'],
    ['/train/info?number=1295', 400, 'invalid_parameter'],
    ['/train/pnr?number=123', 400, 'invalid_parameter'],
    ['/train/info?number=99998', 502, 'upstream_unavailable'],
    ['/train/info?number=99998&provider=timetable', 404, 'not_found'],
    ['/train/pnr?number=8123456789', 503, 'not_configured'],
  ])('answers %s with %i', async (path, status, code) => {
    const answer = await offline.json(path);
    expect(answer).toMatchObject({ status, body: { status: 'error', code } });
  });

  it('keeps a PNR to who asks: no store, no log, in good days and in bad', async () => {
    rapid.routes['/api/v3/getPNRStatus'] = rapidTicket;
    const { status, body, headers } = await server.json(`/train/pnr?number=${PNR}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ train_number: '17221', chart: 'prepared', count: 3 });
    expect(headers.get('cache-control')).toMatch(/private|no-store/);
    // Two: after three the provider would rest.
    for (const reply of [rapidRefusal('Please try again later'), '<html>block</html>']) {
      rapid.routes['/api/v3/getPNRStatus'] = reply;
      expect((await server.json(`/train/pnr?number=${PNR}`)).status).toBe(502);
    }
    expect(server.output()).not.toContain(PNR);
  });
});

describe.runIf(hasBrowser())('the pages in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());

  const faults: string[] = [];
  async function open(base: ServedAt, path: string): Promise<Page> {
    faults.length = 0;
    const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(base.url + path);
    return page;
  }
  const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

  it('finds trains by names, the quickest large, says how old they are, and keeps the question in the address', async () => {
    const page = await open(offline, '/browse/train');
    await page.fill('input[name=from]', 'Delhi');
    await page.fill('input[name=to]', 'HWH');
    await page.click('[data-train-form] button');
    await page.waitForURL(/\/browse\/train\/between\?from=Delhi&to=HWH&date=2026-11-21$/);
    expect((await page.textContent('h1'))?.trim()).toBe('Delhi to Howrah Jn');
    expect(await page.textContent('.answer-block a')).toMatch(/Rajdhani/);
    expect(await page.locator('main').innerText()).toContain('Check before you travel');
    // The day of the timetable stands once, above all lines that have it.
    expect(await page.locator('main').innerText()).toMatch(/timetable of (\d+ \w+ )?\d{4}/i);
    expect((await page.textContent('.link-rows'))?.match(/timetable of/g)).toBeNull();
    expect(await page.locator('.link-rows li').count()).toBeGreaterThan(2);
    expect(await width(page)).toBeLessThanOrEqual(360);
    expect(faults).toEqual([]);
    await page.close();
  });

  it('takes a state for its stations, and tells in Hindi that a place has none', async () => {
    const page = await open(offline, '/browse/train/between?from=NDLS&to=goa&date=20261121');
    expect((await page.textContent('h1'))?.trim()).toBe('New Delhi to Goa');
    await page.goto(`${offline.url}/hi/browse/train/between?from=NDLS&to=kerala`);
    expect(await page.textContent('.trouble')).toContain('kerala नाम का कोई स्टेशन नहीं मिला।');
    expect(faults).toEqual([]);
    await page.close();
  });

  it('gives by the form what the one field gives: all stations of a town', async () => {
    const { body } = await offline.json('/search?q=trains+delhi+to+mumbai&scope=site');
    const [{ answer, url }] = body.answers;
    const page = await (await offline.get(url.replace(offline.url, ''))).text();
    // The field counts those of a week and of today; the page shows today's.
    const today = Number(/; (\d+) today/.exec(answer)?.[1]);
    expect(page).toContain(`${today} trains`);
    expect((await offline.json('/train?from=delhi&to=mumbai&provider=timetable')).body.total).toBe(today);
    expect(page.indexOf('12952')).toBeLessThan(page.indexOf('12215'));
  });

  it('shows journeys with a change where no train goes direct, at the old address of an answer too', async () => {
    const page = await open(offline, '/browse/train?from=UHL&to=TVC&date=20261121');
    await page.waitForURL(/\/between\?/);
    expect(await page.textContent('.link-rows')).toContain('Change at');
    expect(await page.textContent('.page-header')).toContain('No direct train');
    await page.close();
  });

  it('asks for a ticket without putting its number into the address or its history', async () => {
    rapid.routes['/api/v3/getPNRStatus'] = rapidTicket;
    const page = await open(server, '/browse/train');
    const before = page.url();
    await page.fill('[data-pnr-form] input', PNR);
    await page.press('[data-pnr-form] input', 'Enter');
    await page.waitForFunction(() => document.querySelectorAll('[data-pnr=rows] tr').length === 3);
    expect(await page.textContent('[data-pnr=train]')).toContain('17221 COA LTT EXPRESS, 03-12-2026, 3A, chart prepared');
    expect(page.url()).toBe(before);
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
    expect(faults).toEqual([]);
    await page.close();
  });

  it('draws a route over the shared map, with its stops as a list and the warning first', async () => {
    const page = await open(offline, '/browse/train/12302');
    expect(await page.textContent('.page-header')).toMatch(/16:50.*Timetable of 9 Nov 2025\. Check before you travel\./s);
    expect(await page.getAttribute('.route-map image', 'href')).toBe('/india.svg');
    expect(await page.locator('.route-map polyline').count()).toBe(1);
    expect(await page.locator('[data-stop] a').count()).toBeGreaterThan(4);
    expect(await page.locator('.run .mark').count()).toBe(await page.locator('[data-stop]').count());
    expect(await page.textContent('.answer-block')).toContain('+1');
    expect(await width(page)).toBeLessThanOrEqual(360);
    await page.close();
  });

  it('says so where live parts cannot be asked', async () => {
    const page = await open(offline, '/browse/train/12302');
    await page.click('[data-live] button');
    await page.waitForFunction(() => document.querySelector('[data-live] [role=status]')?.textContent?.includes('nobody could tell'));
    await page.close();
  });

  it('tells a train of a board in few bytes, since a large station has hundreds', async () => {
    const html = await (await offline.get('/hi/browse/train/station/NDLS')).text();
    const [board = ''] = /<ul[^>]*data-board.*?<\/ul>/s.exec(html) ?? [];
    const rows = board.split('<li').length - 1;
    expect(rows).toBeGreaterThan(10);
    // Of a row with run days, a next stop, its ends and a platform; each attribute that marks elements for a style would add sixty.
    expect(Buffer.byteLength(board) / rows).toBeLessThan(640);
    expect(board).not.toContain('data--');
  });

  it('shows the trains of a station by the clock', async () => {
    const page = await open(offline, '/browse/train/station/NDLS');
    expect(await page.textContent('h1')).toContain('New Delhi (NDLS)');
    const times = await page
      .locator('[data-board] > li')
      .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.leaves ?? ''));
    const leaving = times.filter((time) => /\d/.test(time));
    expect(leaving.length).toBeGreaterThan(5);
    expect(leaving).toEqual(leaving.toSorted());
    // What leaves now stands before the list of the day, in a room of its own size.
    expect(await page.locator('[data-next-trains] .link-rows > li').count()).toBeGreaterThan(0);
    expect(await page.textContent('[data-answer="next-train"]')).toMatch(/^\d\d:\d\d$/);
    expect(await width(page)).toBeLessThanOrEqual(360);
    await page.close();
  });
});
