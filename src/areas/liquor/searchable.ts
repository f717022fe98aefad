import { formatDay, groupDigits } from '../../i18n/format.ts';
import { giveWay } from '../../kernel/give-way.ts';
import { rupeeText } from '../../kernel/money.ts';
import { fold } from '../../text/fold.ts';
import type { SearchHit, SearchRecord } from '../intent.ts';
import { brandNamesFor } from './brands.ts';
import { drawnCatalogue, isDrawn, liquorCatalogue, type Product, statesOf } from './catalogue.ts';
import { categoryByName, categorySlug } from './categories.ts';
import { hasAllWords, searchProducts } from './search.ts';
import { pageOf } from './values.ts';
import { CATEGORIES_ABOUT_IN_HINDI, LIQUOR } from './wording.ts';

/** Products looked through for labels. */
const MOST_SEARCHED = 200;
const WORDS = ['liquor', 'alcohol', 'price', 'mrp', 'rate', 'daru', 'sharab', 'शराब', 'दारू', 'दाम'];

/** The area's page, the ages, brands, categories and labels, as search finds them; a label once, not in every size. */
export async function liquorSearchable(): Promise<SearchRecord[]> {
  const whole = await liquorCatalogue();
  const all = drawnCatalogue(whole);
  const categories = [...Map.groupBy(all.products, ({ category }) => category)];
  return [
    {
      url: '/browse/liquor',
      title: 'Liquor catalogue',
      description: `${groupDigits(whole.products.length)} bottled drinks with size and price, of ${statesOf(whole).length} states.`,
      names: [...WORDS, 'शराब सूची', 'wine shop', 'theka', 'ठेका', 'spirits', 'whisky', 'beer'],
    },
    {
      url: '/browse/liquor/drinking-age',
      title: 'Legal drinking age by state',
      description: 'The legal drinking age of every state and union territory, and where the sale of liquor is prohibited.',
      hi: { title: LIQUOR.hi.ageTitle, description: LIQUOR.hi.ageAbout },
      names: ['drinking age', 'dry state', 'prohibition', 'alcohol ban', 'sharab bandi', 'शराबबंदी', 'शराब पीने की उम्र', 'dry day'],
    },
    ...all.brands.map(({ slug, name, products }) => ({
      url: `/browse/liquor/brand/${slug}`,
      title: `${name}: sizes and prices`,
      description: `${products.length === 1 ? '1 product' : `${products.length} products`} of the brand on record.`,
      hi: { title: LIQUOR.hi.oneTitle(name), description: LIQUOR.hi.oneAbout(name, groupDigits(products.length)) },
      names: [...brandNamesFor(slug, name), `${name} price`, ...WORDS],
      weight: 0.9,
    })),
    ...categories.map(([name, products]) => {
      const { hi, aliases, about } = categoryByName(name);
      return {
        url: `/browse/liquor/category/${categorySlug(name)}`,
        title: `${name}: brands and prices`,
        description: `${about}. ${products.length} products on record.`,
        hi: {
          title: LIQUOR.hi.oneTitle(hi),
          description: [CATEGORIES_ABOUT_IN_HINDI[name], LIQUOR.hi.oneAbout(hi, groupDigits(products.length))].filter(Boolean).join('। '),
        },
        names: [name, hi, ...aliases, `${name} price`, ...WORDS],
        weight: 0.9,
      };
    }),
    ...[...all.byLabel.values()].flatMap((sizes) => labelRecord(sizes) ?? []),
  ];
}

/** A label, small sizes first, as search finds it. */
function labelRecord(sizes: readonly Product[]): SearchRecord | undefined {
  const shown = sizes.at(-1);
  if (!shown) return undefined;
  const { name, brand, brand_name, category } = shown;
  const prices = sizes.flatMap(({ volume, offers: [{ price_paise }] }) =>
    price_paise === null ? [] : [`${volume || 'one'} ₹${rupeeText(price_paise).replace(/\.00$/, '')}`],
  );
  const { state, observed } = shown.offers[0];
  return {
    url: pageOf(shown),
    title: name,
    description: `${category}, ${brand_name}: ${prices.join(', ') || 'no price on record'} (${formatDay(observed)}${state ? `, ${state}` : ''})`,
    names: [...brandNamesFor(brand, brand_name), categoryByName(category).hi, ...WORDS],
    weight: 0.8,
  };
}

/** Labels that states' lists alone have, which are too many for the site's index: those that bear all words of a text, but for what it says of drink. */
export async function searchListed(text: string, limit: number): Promise<SearchHit[]> {
  const all = await liquorCatalogue();
  await giveWay();
  const products = searchProducts(all, text, MOST_SEARCHED).filter((one) => !isDrawn(one) && hasAllWords(all, one, text));
  const labels = [...new Set(products.map(({ label }) => label))].slice(0, limit);
  const folded = fold(text);
  return labels.flatMap((label): SearchHit[] => {
    const record = labelRecord(all.byLabel.get(label) ?? []);
    return record ? [{ ...record, exact: fold(record.title) === folded }] : [];
  });
}
