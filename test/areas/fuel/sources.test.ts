import { describe, expect, it } from 'vitest';
import { cardekho } from '../../../src/areas/fuel/sources/cardekho.ts';
import { goodreturns } from '../../../src/areas/fuel/sources/goodreturns.ts';
import { ndtv } from '../../../src/areas/fuel/sources/ndtv.ts';
import type { FuelPage } from '../../../src/areas/fuel/sources/observation.ts';
import { UpstreamError } from '../../../src/net/upstream.ts';

const needs = { today: '2026-10-05', historyWanted: ['city/thiruvananthapuram'] };
const page = (text: string, about: FuelPage) => ({ path: '/page.html', text, about, answeredAt: new Date('2026-10-05T06:00:00Z') });

describe('goodreturns', () => {
  it('reads names from link titles and yesterday from the signed change in rupees', () => {
    const html = `<html><body><h2>State-wise petrol price</h2><table><tbody>
      <tr><th>State</th><th>Price</th><th>Change</th></tr>
      <tr><td><a title="Andhra Pradesh">Andhra P.</a></td><td>&#x20b9;117.42</td><td><span>-0.26</span></td></tr></tbody></table></body></html>`;
    const [row] = goodreturns.parse(page(html, { page: 'index', fuel: 'petrol' }), needs);
    expect(row).toMatchObject({ name: 'Andhra Pradesh', type: 'state', fuel: 'petrol', day: '2026-10-05', rupees: 117.42 });
    expect(row?.previousRupees).toBeCloseTo(117.68);
  });

  it('reads the older layout with columns of today and yesterday', () => {
    const html = `<html><body><h3>Diesel price in metro cities</h3><table>
      <tr><th>City</th><th>Today</th><th>Yesterday</th></tr><tr><td>Mumbai</td><td>₹ 97.83</td><td>₹ 97.50</td></tr></table></body></html>`;
    expect(goodreturns.parse(page(html, { page: 'index', fuel: 'diesel' }), needs)).toMatchObject([
      { name: 'Mumbai', type: 'city', rupees: 97.83, previousRupees: 97.5 },
    ]);
  });

  it('asks for the ten-day table under the name that the site has for the city', () => {
    expect(goodreturns.requests(needs).map(({ path }) => path)).toEqual([
      '/petrol-price.html',
      '/diesel-price.html',
      '/petrol-price-in-trivandrum.html',
      '/diesel-price-in-trivandrum.html',
    ]);
  });

  const history = (heading: string) =>
    `<html><head><title>Fuel</title></head><body><h1>${heading}</h1><table><tr><th>Date</th><th>Price</th></tr>
      <tr><td>October 4, 2026</td><td>&#x20b9;105.02</td></tr></table></body></html>`;
  it.each(['Petrol Price in Bangalore', 'Petrol rate in Bengaluru today'])(
    'takes the ten days of a city from a page headed %s',
    (heading) => {
      const about = { page: 'city', fuel: 'petrol', place: 'Bangalore' } as const;
      expect(goodreturns.parse(page(history(heading), about), needs)).toMatchObject([
        { name: 'Bangalore', day: '2026-10-04', rupees: 105.02 },
      ]);
    },
  );

  it.each([
    ['of India', 'Petrol Price in India'],
    ['of another city', 'Petrol Price in Mumbai'],
  ])('does not take the page %s, served under the address of a city, for that of the city', (_of, heading) => {
    const about = { page: 'city', fuel: 'petrol', place: 'Bangalore' } as const;
    expect(() => goodreturns.parse(page(history(heading), about), needs)).toThrow('its title and headings do not name Bangalore');
  });

  it('throws for a page without any table of prices', () => {
    expect(() => goodreturns.parse(page('<html><body>moved</body></html>', { page: 'index', fuel: 'petrol' }), needs)).toThrow(
      UpstreamError,
    );
  });
});

describe('cardekho', () => {
  it('reads a state from its sentence', () => {
    const rows = cardekho.parse(
      page('<html><body>Petrol - ₹ 105.90 | Diesel - ₹ 97.40</body></html>', { page: 'state', place: 'Assam' }),
      needs,
    );
    expect(rows).toMatchObject([
      { name: 'Assam', fuel: 'petrol', rupees: 105.9, day: '2026-10-05' },
      { name: 'Assam', fuel: 'diesel', rupees: 97.4, day: '2026-10-05' },
    ]);
  });

  it('throws when the state in the script cannot be read, and has nothing to say for a city without dates', () => {
    expect(() => cardekho.parse(page('<html><body><h1>Fuel in Noida</h1></body></html>', { page: 'city', place: 'Noida' }), needs)).toThrow(
      '__INITIAL_STATE__',
    );
    const empty = '<html><title>Fuel Price in Noida</title><script>window.__INITIAL_STATE__ = {"dateWisePriceRate":{}};</script></html>';
    expect(cardekho.parse(page(empty, { page: 'city', place: 'Noida' }), needs)).toEqual([]);
  });

  const STATE =
    '{"note":"a } in a \\"text\\"; and more","gone":undefined,"dateWisePriceRate":{"items":[{"title":"Petrol","items":[' +
    '{"itemName":"Date","rate":"Price"},{"itemName":"25-Nov-2026","rate":"₹ 111.21"},{"itemName":"24-Nov-2026","rate":"₹ 111.21"}]}]}}';
  it.each([
    [
      'with further statements behind it',
      `window.__INITIAL_STATE__ = ${STATE}; window.__CD_DATA__ = {"brands":[{"id":1}]}; window.__isMobile = false;`,
    ],
    ['on its own', `window.__INITIAL_STATE__=${STATE}`],
    ['named in a comment first', `/* window.__INITIAL_STATE__ is below */ window.__INITIAL_STATE__ = ${STATE}\nwindow.x = [1]`],
  ])('reads the ten days of a city from its script, %s', (_how, script) => {
    const html = `<html><head><title>Petrol Price in Mumbai Today</title></head><body><script>${script}</script></body></html>`;
    expect(cardekho.parse(page(html, { page: 'city', place: 'Mumbai' }), needs)).toEqual([
      { name: 'Mumbai', type: 'city', fuel: 'petrol', day: '2026-11-25', rupees: 111.21 },
      { name: 'Mumbai', type: 'city', fuel: 'petrol', day: '2026-11-24', rupees: 111.21 },
    ]);
  });
});

describe('ndtv', () => {
  it('takes prices and leaves its unsigned changes and inverted arrows alone', () => {
    const html = `<html><head><title>Petrol price in all states on 5th October 2026</title></head><body><div id="myID"><table class="font-16"><tr class="bg_blue1"><th>State</th><th>Price</th><th>Change</th></tr>
      <tr><td><a href="#">Kerala</a></td><td>115.49 ₹/L</td><td><span class="chngBx down">0.35</span></td></tr></table></div></body></html>`;
    const rows = ndtv.parse(page(html, { page: 'states', fuel: 'petrol' }), needs);
    expect(rows).toEqual([{ name: 'Kerala', type: 'state', fuel: 'petrol', day: '2026-10-05', rupees: 115.49 }]);
  });

  it('reads the ten-day table of a city', () => {
    const html = `<html><body><h1>Diesel Price in Noida</h1><table><tr><th>Date</th><th>Price</th><th>Change</th></tr>
      <tr><td>Jun 10, 2026</td><td>97.67 ₹/L</td><td>0</td></tr><tr><td>Jun 09, 2026</td><td>97.50 ₹/L</td><td>0.1</td></tr></table></body></html>`;
    expect(ndtv.parse(page(html, { page: 'city', fuel: 'diesel', place: 'Noida' }), needs).map(({ day, rupees }) => [day, rupees])).toEqual(
      [
        ['2026-06-10', 97.67],
        ['2026-06-09', 97.5],
      ],
    );
  });
});
