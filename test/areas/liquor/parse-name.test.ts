import { describe, expect, it } from 'vitest';
import { mapCategory } from '../../../src/areas/liquor/categories.ts';
import { brandNames, findBrand, findSize, findStrength, labelKey } from '../../../src/areas/liquor/parse-name.ts';

describe('the size in a name', () => {
  it.each([
    ['Old Monk Supreme XXX Rum 750ml', '750 ml', 750, 'Old Monk Supreme XXX Rum'],
    ['Glenfiddich 12 YO 70 cl', '700 ml', 700, 'Glenfiddich 12 YO'],
    ['Teacher’s Highland Cream 1 L', '1000 ml', 1000, 'Teacher’s Highland Cream'],
    ['Jim Beam (1.75 Ltr)', '1750 ml', 1750, 'Jim Beam'],
    ['Bira 91 White – 6 x 330 ml', '6 x 330 ml', 1980, 'Bira 91 White'],
    ['Corona Extra 330ml x 6', '6 x 330 ml', 1980, 'Corona Extra'],
    ['Breezer 275 ML (Pack of 4)', '4 x 275 ml', 1100, 'Breezer'],
    ['Sula Brut | 750 millilitres', '750 ml', 750, 'Sula Brut'],
  ])('%s', (name, volume, ml, rest) => {
    expect(findSize(name)).toEqual({ size: { volume, ml }, rest });
  });

  it.each(['8PM Premium Black', '100 Pipers 12 Years', 'Vat 69', 'Haywards 5000', 'Jack Daniel’s Old No. 7', 'A drop of 1 ml'])(
    '%s has none',
    (name) => {
      expect(findSize(name)).toBeUndefined();
    },
  );
});

describe('the brand of a product', () => {
  const names = brandNames([{ slug: 'rampur', name: 'Rampur' }]);
  it.each([
    ['Old Monk Supreme XXX Rum', undefined, 'old-monk'],
    ['OLD MONK Gold Reserve', 'Mohan Meakin', 'old-monk'],
    ['Seagram’s Blender’s Pride Rare', undefined, 'blenders-pride'],
    ['Johnny Walker Red', undefined, 'johnnie-walker'],
    ['Rampur Asava', undefined, 'rampur'],
    ['Short Story Gin', 'Short Story', 'short-story'],
    ['Stranger & Sons Gin', 'My Shop', 'stranger-and-sons'],
    ['Geist Witty Wit Beer', undefined, 'geist-witty'],
  ])('%s, given %s, is %s', (name, given, slug) => {
    expect(findBrand(name, given, names, 'My Shop')?.slug).toBe(slug);
  });

  it('is none where the name begins with what the drink is', () => {
    expect(findBrand('Premium Whisky', undefined, names, 'My Shop')).toBeUndefined();
  });
});

it('makes one label of a name in several spellings', () => {
  const brand = { slug: 'glenlivet', name: 'Glenlivet' };
  expect(labelKey(brand, 'The Glenlivet Single Malt Scotch Whisky 15 Years of Age')).toBe(
    labelKey(brand, 'GLENLIVET single-malt Scotch Whisky, 15 Years Age'),
  );
});

it.each([
  [['Spirits', 'Whisky'], 'Glenfiddich Single Malt 12', 'Single Malt'],
  [['Whiskies'], 'Jameson Irish Whiskey', 'Irish Whiskey'],
  [['Beer > Lager'], 'Kingfisher', 'Beer'],
  [['Wine'], 'Sula Shiraz Cabernet Red Wine', 'Red Wine'],
  [['Imported'], 'Moët & Chandon Brut Champagne', 'Sparkling Wine'],
  [['Rosé'], 'Sula Zinfandel', 'Rose Wine'],
  [[], 'Bacardi Breezer Lime', 'Ready to Drink'],
  [[], 'Hennessy VSOP', 'Brandy'],
  [['Glassware'], 'Whisky glass', undefined],
  [[], 'Salted peanuts', undefined],
])('maps %j and %s to %s', (categories, name, ours) => {
  expect(mapCategory(categories, name)?.name).toBe(ours);
});

it('reads the strength where a name tells it', () => {
  expect([findStrength('Old Monk 42.8% v/v'), findStrength('1800 Tequila 100% Agave'), findStrength('Old Monk')]).toEqual([
    42.8,
    undefined,
    undefined,
  ]);
});
