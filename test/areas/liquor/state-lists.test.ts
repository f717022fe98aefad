import { beforeAll, describe, expect, it } from 'vitest';
import { drinkName } from '../../../src/areas/liquor/drink-name.ts';
import { brandNames, findListedBrand } from '../../../src/areas/liquor/parse-name.ts';
import { readEditions } from '../../../src/areas/liquor/sources/state-lists.ts';
import { loadService } from '../../support/call.ts';

type Rows = Parameters<typeof readEditions>[0][number]['rows'];
const read = (rows: Rows, as_of = '2026-08-20') => readEditions([{ as_of, rows }]);

describe('a state’s list of prices', () => {
  it.each([
    ['SPI METRO SPECIAL INDIAN BRANDY', 'SPI Metro Special Indian Brandy'],
    ["JACK DANIEL'S OLD NO.7", "Jack Daniel's Old No.7"],
    ['999 POWER STAR XXX RUM', '999 Power Star XXX Rum'],
    ['M2 MAGIC MOMENTS GRAIN VODKA', 'M2 Magic Moments Grain Vodka'],
    ['JOHNNIE WALKER AGED 18 YEARS Blended Scotch', 'Johnnie Walker Aged 18 Years Blended Scotch'],
    ['Morpheus Blue Xo Premium Brandy', 'Morpheus Blue Xo Premium Brandy'],
    ['BACARDI RESERVA OCHO(FMFL)', 'Bacardi Reserva Ocho'],
  ])('has %s as %s', (listed, name) => {
    expect(drinkName(listed)).toBe(name);
  });

  it.each([
    ['Southern Choice Brandy', 'southern-choice'],
    ['Old Monk XXX Rum', 'old-monk'],
    ['The Glenlivet 12', 'glenlivet'],
    ['Peous & Wilson Indian Brandy', 'peous-and-wilson'],
    ['Royal Gold Whisky', 'royal'],
    // A known brand in the middle of a name is not its brand, unless the name means nothing else.
    ['Officer Signature Whisky', 'officer-signature'],
    ["Seagram's Royal Stag Superior Whisky", 'royal-stag'],
  ])('begins %s with the brand %s', (name, slug) => {
    expect(findListedBrand(name, brandNames([{ slug: 'glenlivet', name: 'Glenlivet' }]))?.slug).toBe(slug);
  });

  it('tells both prices of a bottle where they are near, and none where one must be wrong', () => {
    const rows: Rows = [
      ['KINGFISHER CLASSIC STRONG BEER', 500, 90, 'Beer', 0],
      ['KINGFISHER CLASSIC STRONG BEER', 500, 85, 'Beer', 0],
      ['VT SPECIAL SILVER WHISKY', 750, 1000, 'Whisky', 0],
      ['VT SPECIAL SILVER WHISKY', 750, 740, 'Whisky', 0],
    ];
    expect(read(rows)).toMatchObject([{ name: 'Kingfisher Classic Strong Beer', pricePaise: 85_00, priceMaxPaise: 90_00 }]);
  });

  it('leaves out a size that no bottle has: the price stands in its column', () => {
    expect(read([['100 PIPERS', 630, 630, 'Whisky', 0]])).toEqual([]);
  });

  it('believes the newer of two editions, bottle by bottle, and keeps the kind that the older one told', () => {
    const older: Rows = [
      ['ABSOLUT VODKA', 750, 2800, 'Vodka', 0],
      ['OLD SECRET XXX RUM', 750, 560, 'Rum', 0],
    ];
    const told = readEditions([
      { as_of: '2026-08-17', rows: [['Absolut Vodka', 750, 2840, null, 0]] },
      { as_of: '2025-12-16', rows: older },
    ]);
    expect(told).toMatchObject([
      { pricePaise: 2840_00, day: '2026-08-17', categories: ['Vodka'] },
      { pricePaise: 560_00, day: '2025-12-16' },
    ]);
  });

  it('keeps a bottle that was filled abroad apart from one of the same name', () => {
    const told = read([
      ['ABSOLUT VODKA', 750, 2840, 'Vodka', 0],
      ['ABSOLUT VODKA', 750, 3060, 'Vodka', 1],
    ]);
    expect(told.map(({ name }) => name)).toEqual(['Absolut Vodka', 'Absolut Vodka (imported)']);
  });
});

describe('the field', () => {
  let service: Awaited<ReturnType<typeof loadService>>;
  beforeAll(async () => {
    service = await loadService();
  });
  const answers = async (q: string) => (await service.json(`/ask?${new URLSearchParams({ q })}`)).body.answers;

  it.each([
    ['old monk the legend price in kerala', /Legend.*750 ml/, '₹1,670', 'Maximum retail price in Kerala.'],
    ['old monk the legend price in jharkhand', /Legend/, '₹1,000', 'Maximum retail price in Jharkhand.'],
    ['old monk the legend price', /Legend/, '₹810', 'Maximum retail price in Uttar Pradesh.'],
    ['spi metro special brandy price in kerala', /SPI Metro/, '₹1,060', 'Maximum retail price in Kerala.'],
    ['spi metro special brandy 375 ml price', /SPI Metro.*375 ml/, '₹570', 'Maximum retail price in Kerala.'],
    ['bacardi limon price in kerala', /Bacardi/, /^₹/, /a price of Kerala is not on record/],
  ])('answers %s with the price of that state', async (q, title, answer, detail) => {
    const [first] = await answers(q);
    expect(first.title).toMatch(title);
    expect(first.answer).toMatch(answer);
    expect(first.detail).toMatch(detail);
  });

  it.each(['metro gold price today', 'royal green', 'castle special in kerala'])('takes %s for no bottle', async (q) => {
    const found = await answers(q);
    expect(found.filter(({ url }: { url: string }) => url.startsWith('/browse/liquor'))).toEqual([]);
  });
});
