import { groupDigits } from '../../i18n/format.ts';
import { inAllLocales, localName } from '../../i18n/locale.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { isWithin } from '../quantity.ts';
import { drinkIn, limitsIn, namesOther, paiseOf, rupeesOf, stateOfPrices, USUAL_ML } from './asked-bottles.ts';
import type { Catalogue, Product } from './catalogue.ts';
import { sizeIn } from './frames.ts';
import { sourceTitle } from './sources/index.ts';
import { LIQUOR } from './wording.ts';

const MAX_TOLD = 3;
const LAWFUL = /\b(?:il)?legal\b|\b(?:allowed|banned|permitted|haram|halal)\b|\bkanooni\b|क़ानूनी|कानूनी/iu;

/** The bottles of a category with their prices, within a sum where one is named: `whisky under 1000`, `vodka price delhi`. */
export function categoryAnswer(query: Query, catalogue: Catalogue): DirectAnswer[] {
  const { text, words, unknownWords, place } = query;
  const drink = drinkIn(words);
  // Whether it is legal is no price.
  if (!drink || unknownWords.length > 1 || namesOther(words, drink) || query.entities.includes('age') || LAWFUL.test(text)) return [];
  const ofCategory = catalogue.products.filter((one) => drink.categories.has(one.category) && paiseOf(one) !== null);
  const size = sizeIn(text);
  const limits = limitsIn(query);
  const fits = (one: Product) => isWithin(rupeesOf(one), limits);
  const usual = ofCategory.filter(({ volume_ml: ml }) => (size === undefined ? USUAL_ML.has(ml ?? 0) : ml === size));
  // Where no usual bottle costs so little, smaller ones do.
  const all = limits && size === undefined && !usual.some(fits) ? ofCategory : usual;
  const fitting = all.filter(fits);
  // Under a sum the dearest first, unless the cheapest is asked for.
  const isDown = limits?.most !== undefined && limits.least === undefined && query.asked.kind !== 'least';
  const ranked = isDown ? fitting.toReversed() : fitting.toSorted((a, b) => (paiseOf(a) ?? 0) - (paiseOf(b) ?? 0));
  const [first] = ranked;
  const common = {
    url: drink.url,
    confidence: unknownWords.length > 0 ? 0.5 : 0.9,
    uses: ['place', 'other', 'operation', ...(limits === undefined && size === undefined ? [] : (['amount'] as const))] as const,
  };
  const title = inAllLocales(LIQUOR, (t, locale) => {
    const { least, most } = limits ?? {};
    const rupees = (sum: number) => `₹${groupDigits(sum)}`;
    const limit =
      least !== undefined && most !== undefined
        ? t.between(groupDigits(least), groupDigits(most))
        : least !== undefined
          ? t.over(rupees(least))
          : most !== undefined
            ? t.under(rupees(most))
            : undefined;
    return t.ofCategory(localName(locale, drink), limit);
  });
  if (!first) return [{ title, answer: null, detail: inAllLocales(LIQUOR, (t) => t.noneInIt), declined: true, ...common }];
  const price = (one: Product) => `₹${groupDigits(Math.round((paiseOf(one) ?? 0) / 100))}`;
  return [
    {
      title,
      answer: inAllLocales(LIQUOR, (t) =>
        ranked
          .slice(0, MAX_TOLD)
          .map((one) => `${one.name} ${t.sizeOf(one.volume)} ${price(one)}`)
          .join('; '),
      ),
      detail: inAllLocales(LIQUOR, (t, locale) =>
        [t.bottles(fitting.length, [...new Set(fitting.map(({ volume_ml: ml }) => ml ?? 0))]), stateOfPrices(all, place, locale)]
          .filter(Boolean)
          .join('. '),
      ),
      as_of: first.offers[0].observed,
      source: sourceTitle(first.offers[0].source),
      ...common,
    },
  ];
}
