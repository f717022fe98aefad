import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findState } from '../../src/places/find-state.ts';
import { PLACES, placeBySlug } from '../../src/places/gazetteer.ts';
import { listNeighbours } from '../../src/places/near.ts';
import { STATES } from '../../src/places/states.ts';
import { findTown } from '../../src/places/town.ts';
import { labelPoints } from '../../src/site/india-map.ts';
import { hasBrowser, startBrowser } from '../support/browser.ts';
import { defaultServer } from '../support/server.ts';

const LIVE = {
  temperature: { value: 31 },
  condition: { code: 1, description: 'Mainly clear' },
  humidity: { value: 62 },
  wind_speed: { value: 11 },
  aqi: 156,
  category: 'Moderate',
  dominant_pollutant: 'pm2_5',
};

describe('the places', () => {
  it('have an address each, and are all states and over 1000 towns', () => {
    expect(new Set(PLACES.map(({ slug }) => slug)).size).toBe(PLACES.length);
    expect(PLACES.filter(({ type }) => type === 'town').length).toBeGreaterThan(1000);
    for (const { name } of STATES) expect(PLACES.some((place) => place.name === name)).toBe(true);
  });

  it('know Kerala as Keralam, and the seat of every government as a town', () => {
    expect(findState('keralam')?.name).toBe('Kerala');
    for (const { name, capital } of STATES) expect(findTown(capital), name).toBeDefined();
  });

  it('tell two towns of one name apart by their state', () => {
    expect(placeBySlug('aurangabad')?.state).toBe('Maharashtra');
    expect(placeBySlug('aurangabad-bihar')?.state).toBe('Bihar');
  });

  it.each([
    ['Sri Vijaya Puram', 'Port Blair', 'Andaman and Nicobar Islands'],
    ['Ahilyanagar', 'Ahmednagar', 'Maharashtra'],
    ['Dharashiv', 'Osmanabad', 'Maharashtra'],
    ['Narmadapuram', 'Hoshangabad', 'Madhya Pradesh'],
    ['Sribhumi', 'Karimganj', 'Assam'],
    ['Ramanagara', 'Closepet', 'Karnataka'],
    ['Medininagar', 'Daltonganj', 'Jharkhand'],
    ['Munger', 'Monghyr', 'Bihar'],
    ['Katni', 'Murwara', 'Madhya Pradesh'],
    ['Nippani', 'Nipani', 'Karnataka'],
  ])('are called as they are today: %s, found as %s too', (today, former, state) => {
    for (const name of [today, former]) expect(findTown(name)).toMatchObject({ name: today, state });
  });

  it.each([
    'Puducherry',
    'Dharamshala',
    'Nainital',
    'Kargil',
    'Tawang',
    'Nagaon',
    'Deoghar',
    'Beed',
    'Navi Mumbai',
    'Dwarka',
    'Katra',
    'Namchi',
    'Churachandpur',
    'Lunglei',
    'Mokokchung',
    'Baripada',
    'Almora',
    'Sambhajinagar',
    'Shivamogga',
    'Kurukshetra',
    'Gaya Ji',
    'Dharwad',
    'Ballia',
  ])('have the seat of a district that people call %s', (name) => {
    expect(findTown(name)).toBeDefined();
  });

  it('are one each: no two stand at one point, and none is called as another of its state is', () => {
    const towns = PLACES.filter(({ type }) => type === 'town').filter(({ name }) => name !== 'Trivandrum');
    const points = towns.map(({ lat, lon }) => `${lat} ${lon}`);
    expect(points.filter((point, at) => points.indexOf(point) !== at)).toEqual([]);
    const names = towns.map(({ name, state }) => `${name}, ${state}`);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('leaves the shrine of Amarnath to Kashmir, and knows Ambarnath by its own names', () => {
    expect(findTown('Amarnath')).toBeUndefined();
    expect(findTown('Ambernath')).toMatchObject({ name: 'Ambarnath', state: 'Maharashtra' });
  });

  it('have neighbours within 250 km only', () => {
    const port = placeBySlug('sri-vijaya-puram');
    expect(port && listNeighbours(port).every(({ km }) => km <= 250)).toBe(true);
    const pune = placeBySlug('pune');
    expect(pune && listNeighbours(pune)[0]?.place.name).toBe('Pimpri');
  });

  it('are named on a map where a name lies over no other and no point, the first before the others', () => {
    const square = { x: 0, y: 0, side: 100 };
    const points = [
      { name: 'Pune', x: 50, y: 50 },
      { name: 'Pimpri', x: 47, y: 48 },
      { name: 'Over there', x: 97, y: 10 },
      { name: 'Right on Pune', x: 50.5, y: 50 },
      ...[-4, 0, 4].map((down) => ({ name: 'Crowd', x: 50, y: 54 + down })),
    ];
    const labels = labelPoints(points, 4, square);
    expect(labels.slice(0, 3).map(({ point, anchor }) => `${point.name} ${anchor}`)).toEqual([
      'Pune start',
      'Pimpri end',
      'Over there end',
    ]);
    expect(labels.length).toBeLessThan(points.length);
  });
});

describe.skipIf(!hasBrowser())('the sheet of a place in a browser', () => {
  const server = defaultServer();
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());

  it.each([
    ['/place/pune', 'Where Pune is in India', 'circle:not(.around)'],
    ['/hi/place/goa', 'भारत में गोवा कहाँ है', 'path'],
  ])('draws at %s where the place is', async (path, name, drawn) => {
    const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
    await page.goto(server.url + path);
    const map = page.getByRole('img', { name });
    expect(await map.locator(drawn).count()).toBe(1);
    expect((await map.boundingBox())?.width).toBeGreaterThan(200);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.close();
  });

  it.each([
    ['/place/mumbai', ['Mainly clear', '11 km/h', 'Moderate', 'PM2.5', 'sunrise']],
    ['/hi/place/mumbai', ['ज़्यादातर साफ़', '11 किमी/घंटा', 'मध्यम', 'PM2.5', 'सुबह']],
  ])('says at %s what the sky is like in the language of the page', async (path, words) => {
    const page = await browser.newPage();
    try {
      await page.route(/\/(weather|aqi)\?/, (route) => route.fulfill({ json: LIVE }));
      await page.goto(server.url + path, { waitUntil: 'networkidle' });
      const tiles = async () => (await page.locator('[data-live-call] a').allTextContents()).join(' ').replaceAll('\u00a0', ' ');
      for (const one of words) await expect.poll(tiles, { timeout: 10_000 }).toContain(one);
      const said = await tiles();
      if (path.startsWith('/hi/')) expect(said.replaceAll(/PM2.5|AQI/g, '')).not.toMatch(/[A-Za-z]{2}/);
    } finally {
      await page.close();
    }
  });

  it('says what is usual where nobody tells the weather, of the rest that it is not known, and begins with petrol and the weather', async () => {
    const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
    try {
      await page.route(/\/(weather|aqi)\?/, (route) => route.fulfill({ status: 503, json: {} }));
      await page.goto(`${server.url}/place/mumbai`, { waitUntil: 'networkidle' });
      const tiles = page.locator('.board > li:visible');
      expect(await tiles.first().innerText()).toMatch(/^Usual in \w+\n\d\d – \d\d °C\nnight and day/);
      expect(await tiles.nth(1).textContent()).toBe('Air now: not known at the moment.');
      expect(await tiles.count()).toBe(4);
      const size = (what: string) => page.locator(what).evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
      expect(await size('.answer-block dl > :first-child .figure')).toBeGreaterThan(await size('.board > :last-child .figure'));
      expect((await tiles.first().boundingBox())?.y).toBeLessThan(560);
    } finally {
      await page.close();
    }
  });

  it.each(['mumbai', 'uttar-pradesh', 'leh'])('of %s is one page of A4 on paper', async (slug) => {
    const page = await browser.newPage();
    try {
      // What is asked live would come as it comes to a reader: the sky is full, and upstreams are not asked here.
      await page.route(/\/(weather|aqi)\?/, (route) => route.fulfill({ json: LIVE }));
      await page.goto(`${server.url}/place/${slug}`, { waitUntil: 'networkidle' });
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    } finally {
      await page.close();
    }
  });
});

describe('the sheet of a place', () => {
  const server = defaultServer();
  const html = async (path: string) => {
    const response = await server.get(path);
    expect(response.status).toBe(200);
    return response.text();
  };

  it('shows its own prices, with their age and source', async () => {
    const page = await html('/place/mumbai');
    expect(page).toMatch(/Petrol<\/a>\s*<\/dt>[\s\S]{0,200}₹\d+\.\d\d/);
    expect(page).toMatch(/<time datetime="\d{4}-\d\d-\d\d">/);
    expect(page).toContain('data-live-call="/weather?lat=19.07&amp;lon=72.88"');
  });

  it("labels its state's price as such where it has none", async () => {
    expect(await html('/place/pune')).toContain('price of Maharashtra');
  });

  it('tells the offices, stations, PIN codes, schemes and the law of its state, and asks for the sky', async () => {
    const page = await html('/place/mumbai');
    for (const note of ['Number plates', 'Trains', 'PIN codes', 'Government schemes', 'Liquor']) expect(page).toContain(`>${note}</a>`);
    for (const tile of ['Weather now', 'Air now', 'Sun and tithi today', 'Gold, 24 karat'])
      expect(page).toContain(`<span class="name">${tile}</span>`);
    expect(page).toContain('data-live-call="/panchang?lat=19.07&amp;lon=72.88"');
  });

  it('says of each old figure that it is old, once', async () => {
    const page = await html('/place/mumbai');
    expect(page.match(/Last published/g)).toHaveLength(2);
    expect(page.match(/Not today’s price\.<\/span>/g)).toHaveLength(2);
  });

  it('of a state looks at the sky from its capital', async () => {
    const page = await html('/place/maharashtra');
    expect(page).toContain('Weather now, Mumbai');
    expect(page).toMatch(/data-live-call="\/weather\?lat=19\.0/);
  });

  it('of a dry state has no prices of liquor, and no empty part', async () => {
    const page = await html('/place/patna');
    expect(page).toContain('prohibited');
    expect(page).not.toContain('Legal drinking age');
    expect(page).not.toMatch(/<dl>\s*<\/dl>(?!\s*<p)/);
  });

  it.each([
    ['/place/bombay', '/place/mumbai'],
    ['/place/poona', '/place/pune'],
    ['/place/orissa', '/place/odisha'],
    ['/browse/fuel/city/pune', '/place/pune'],
  ])('is led to from %s', async (from, to) => {
    const response = await server.get(from, { redirect: 'manual' });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(to);
  });

  it('is listed with all others, and 404 where there is no such place', async () => {
    expect(await html('/place')).toContain('/place/pune');
    expect((await server.get('/place/atlantis')).status).toBe(404);
  });
});
