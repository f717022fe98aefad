import { describe, expect, it } from 'vitest';
import { searchAnswer } from '../../src/search/schema.ts';
import { defaultServer } from '../support/server.ts';

const server = defaultServer();

/** The paths and titles of the pages that are listed below the answers. */
async function listed(q: string, lang = 'en'): Promise<{ path: string; title: string }[]> {
  const { body } = await server.json(`/search?scope=site&limit=20&lang=${lang}&q=${encodeURIComponent(q)}`);
  return searchAnswer.parse(body).results.map(({ url, title }) => ({ path: url.slice(server.url.length), title }));
}

describe('the pages below answers', () => {
  it.each([
    'gold price',
    'which is costlier 1 gram gold or 100 gram silver',
    'petrol price today',
    'most expensive petrol',
    'weather',
    'highest toll',
    'toll',
    'rto code',
    'pin code',
    'सोने का भाव',
    'डीजल का रेट',
  ])('are not the same fact of places that nobody named: %s', async (q) => {
    const [english, hindi] = await Promise.all([listed(q), listed(q, 'hi')]);
    expect(english.filter(({ title }) => /(?:price|prices|plazas|codes|Weather) (?:in|of) (?!India)/.test(title))).toEqual([]);
    expect(hindi.map(({ path }) => path.replace(/^\/hi/, ''))).toEqual(english.map(({ path }) => path));
  });

  it.each([
    ['petrol price in pune', '/place/pune'],
    ['aqi delhi', '/place/delhi'],
    ['gold price', '/browse/commodities/gold/india'],
    ['petrol price today', '/browse/fuel'],
    ['dollar rate', '/browse/forex/usd'],
  ])('hold that of a named place, and of the whole: %s', async (q, path) =>
    expect((await listed(q)).map((one) => one.path)).toContain(path),
  );

  it.each([
    ['dollar rate', /Canadian|Hong Kong/],
    ['bitcoin price', /Bitcoin Cash/],
    ['gold price', /Beer|HSN|Scheme/],
    ['when is holi', /Vodka|post office/],
    ['cheapest liquor', /sizes and prices/],
    ['holidays in kerala 2027', /^(?!Kerala$|Holidays)/],
    ['petrol in bihar', /Patna/],
  ])('are of no other thing that only has the words: %s', async (q, others) =>
    expect((await listed(q)).filter(({ title }) => others.test(title))).toEqual([]),
  );

  it('are schemes by their own names, and all there is of a place that is asked for alone', async () => {
    expect((await listed('pension scheme')).length).toBeGreaterThan(2);
    expect((await listed('mumbai')).map(({ title }) => title)).toContain('Gold price in Mumbai');
  });
});
