import { describe, expect, it } from 'vitest';
import { searchAnswer } from '../../src/search/schema.ts';
import { defaultServer } from '../support/server.ts';
import { isThere } from '../support/whole-build.ts';

const server = defaultServer();

async function answersTo(q: string) {
  const { status, body } = await server.json(`/search?scope=site&q=${encodeURIComponent(q)}`);
  expect(status).toBe(200);
  return searchAnswer.parse(body).answers ?? [];
}

describe('the one field', () => {
  it.each([
    ['petrol pune', 'Petrol in Pune', '/place/pune'],
    ['pune petrol price', 'Petrol in Pune', '/place/pune'],
    ['pune', 'Pune', '/place/pune'],
    ['नागपुर', 'Nagpur', '/place/nagpur'],
    ['hubballi', 'Hubballi', '/place/hubballi'],
    ['पेट्रोल मुंबई', 'Petrol in Mumbai', '/browse/fuel/city/mumbai'],
    ['diesel banglore', 'Diesel in Bangalore', '/browse/fuel/city/bangalore'],
    ['petorl hydrabad', 'Petrol in Hyderabad', '/browse/fuel/city/hyderabad'],
    ['diesel in UP', 'Diesel in Uttar Pradesh', '/browse/fuel/state/uttar-pradesh'],
    ['petrol', 'Petrol in New Delhi', '/browse/fuel/city/new-delhi'],
    ['8 g 22k mumbai', 'Gold, 22 karat, 8 g, in Mumbai', '/browse/commodities/gold/mumbai?g=8'],
    ['gold 10 gram', 'Gold, 24 karat, 10 g, in India', '/browse/commodities/gold'],
    ['sona', 'Gold, 24 karat, 10 g, in India', '/browse/commodities/gold'],
    ['सोना दिल्ली', 'Gold, 24 karat, 10 g, in Delhi', '/browse/commodities/gold/delhi'],
    ['1 kg silver chennai', 'Silver, 1 kg, in Chennai', '/browse/commodities/silver/chennai'],
    ['2 tola gold', 'Gold, 24 karat, 23.328 g, in India', '/browse/commodities/gold/india?grams=23.328&karat=24#bill'],
    ['500 usd', '500 USD in INR', '/browse/forex?from=USD&to=INR&amount=500'],
    ['usd to inr', '1 USD in INR', '/browse/forex?from=USD&to=INR&amount=1'],
    ['dollar rate today', '1 USD in INR', '/browse/forex?from=USD&to=INR&amount=1'],
    ['₹10,000 in euro', '10,000 INR in EUR', '/browse/forex?from=INR&to=EUR&amount=10000'],
    ['10063020', 'HSN 10063020', '/browse/gst/codes?q=10063020'],
    ['19AAACI1681G1ZM', 'GSTIN 19AAACI1681G1ZM', '/browse/gst#19AAACI1681G1ZM'],
    ['AAACI1681G', 'PAN AAACI1681G', '/browse/gst'],
  ])('answers %s', async (q, title, path) => {
    const [first] = await answersTo(q);
    expect(first).toMatchObject({ title, url: server.url + path });
    expect(await isThere(server.url + path), path).toBe(true);
  });

  it('tells each of two places that are compared, once', async () => {
    const titles = async (q: string) => (await answersTo(q)).map(({ title }) => title).slice(0, 2);
    expect(await titles('gold rate chennai vs mumbai')).toEqual(['Gold, 24 karat, 10 g, in Chennai', 'Gold, 24 karat, 10 g, in Mumbai']);
    expect(await titles('petrol bhatinda and ludhiana')).toEqual(['Petrol in Bathinda', 'Petrol in Ludhiana']);
    expect(await titles('petrol and diesel jaipur')).toEqual(['Petrol in Jaipur', 'Diesel in Jaipur']);
  });

  it('tells a festival once', async () => {
    expect((await answersTo('buddha purnima')).filter(({ title }) => title.startsWith('Buddha Purnima'))).toHaveLength(1);
  });

  it('says the day and the source of a figure', async () => {
    const [first] = await answersTo('petrol mumbai');
    expect(first).toMatchObject({
      answer: expect.stringMatching(/^₹\d+\.\d\d a litre$/),
      as_of: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      source: expect.any(String),
    });
  });

  it('says whose price it is where a town has none of its own', async () => {
    expect((await answersTo('petrol pune'))[0]?.detail).toContain('Maharashtra');
  });

  it('says what is wrong with a number that is nearly a GSTIN', async () => {
    expect((await answersTo('19AAACI1681G1ZL'))[0]).toMatchObject({
      title: '19AAACI1681G1ZL is not a GSTIN',
      detail: expect.stringContaining('check digit'),
    });
  });

  it.each(['all', 'try', 'top', 'hello world', 'what is taxable', '3', 'a'])('leaves %s to the search', async (q) => {
    expect((await answersTo(q)).filter(({ answer, declined }) => answer !== null || !declined)).toEqual([]);
  });

  it('computes a weight from the price of the day', async () => {
    const [gold] = (await server.json('/commodities?metal=gold&city=mumbai')).body.data;
    const expected = Math.round(gold.details.price_22k * 8).toLocaleString('en-IN');
    expect((await answersTo('8 g 22k mumbai'))[0]?.answer).toBe(`₹${expected}`);
  });
});

describe('the search over this service', () => {
  const titles = async (q: string) =>
    (await server.json(`/search?scope=site&q=${encodeURIComponent(q)}`)).body.results.map(({ title }: { title: string }) => title);

  it('puts gold before platinum', async () => {
    const found = await titles('nagpur');
    expect(found.findIndex((title: string) => title.startsWith('Gold'))).toBeLessThan(
      found.findIndex((title: string) => title.startsWith('Platinum')),
    );
  });

  it('takes a number alone for a name, not for any digits in a text', async () => {
    expect((await titles('448')).filter((title: string) => /price/.test(title))).toEqual([]);
  });

  it.each([
    ['x'.repeat(200)],
    [
      Array.from({ length: 40 }, (_, at) => `qwerty${String.fromCharCode(97 + (at % 26))}`)
        .join(' ')
        .slice(0, 200),
    ],
    ['a b c d e f g h'],
  ])('gives an answer to %s', async (q) => expect((await server.get(`/search?scope=site&q=${encodeURIComponent(q)}`)).status).toBe(200));
});
