import { countInHindi } from '../../i18n/hindi-nouns.ts';
import { defineWording, inAllLocales, type Locale, type LocalizedText, template } from '../../i18n/locale.ts';
import { sourceTitle } from './sources/index.ts';
import texts from './wording.json' with { type: 'json' };

const labels = (count: string): string => `${count} ${count === '1' ? 'label' : 'labels'}`;
const products = (count: string): string => `${count} ${count === '1' ? 'product' : 'products'}`;
const span = (sizes: readonly number[]): string => [...new Set([Math.min(...sizes), Math.max(...sizes)])].join('–');
/** Names in a row, the last after `and` or `और`. */
const inRow = (names: readonly string[], and: string): string => `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;

/** Drinks that have an age of their own, in Hindi. */
const DRINKS_IN_HINDI: Readonly<Record<string, string>> = { beer: 'बीयर', wine: 'वाइन', spirits: 'तेज़ शराब' };

/** What the pages of the liquor catalogue say. */
export const LIQUOR = defineWording({
  ...texts.liquor,
  /** A size as the catalogue has it: `750 ml`. */
  sizeOf: { en: (volume: string) => volume, hi: (volume) => volume.replace(/ ml$/, ' मिली') },
  costs: template('{size}, maximum retail price', '{size} की एमआरपी'),
  countOf: template('{count} bottles of {brands} brands on record', '{brands} ब्रांडों के {count} पैक दर्ज'),
  rankingOf: {
    en: (name: string, isLeast: boolean, ml: number) => `${isLeast ? 'Cheapest' : 'Dearest'} of ${name}, ${ml} ml`,
    hi: (name, isLeast, ml) => `${name}, ${ml} मिली: सबसे ${isLeast ? 'सस्ती' : 'महँगी'}`,
  },
  strengthsOf: {
    en: (name: string, isLeast: boolean) => `${isLeast ? 'Mildest' : 'Strongest'} of ${name}`,
    hi: (name, isLeast) => `${name}: सबसे ${isLeast ? 'हल्की' : 'तेज़'}`,
  },
  strength: template('{abv}% alcohol by volume', '{abv}% अल्कोहल'),
  bannedIn: { en: 'States in which the sale of liquor is prohibited', hi: 'वे राज्य जहाँ शराब की बिक्री बंद है' },
  ageIs: template('States with a legal drinking age of {age}', 'वे राज्य जहाँ शराब पीने की क़ानूनी उम्र {age} है'),
  noSize: template('No price of {ml} ml is on record; there are {sizes}', '{ml} मिली का दाम दर्ज नहीं; दर्ज: {sizes}'),
  counts: {
    en: (count: string, brands: string, bottles: string, inUttarPradesh: boolean) =>
      `${count} labels of ${brands} brands, ${bottles} products by size${inUttarPradesh ? ', at the maximum retail prices of Uttar Pradesh' : ''}.`,
    hi: (count, brands, bottles, inUttarPradesh) =>
      `${brands} ब्रांड की ${countInHindi(count, 'क़िस्म')}, अलग-अलग साइज़ के ${bottles} पैक${inUttarPradesh ? '; दाम उत्तर प्रदेश की एमआरपी के हैं' : ''}।`,
  },
  allBrands: template('All {count} brands', 'सभी {count} ब्रांड'),
  nothingSold: {
    en: (least: number, most: number, dry: readonly string[]) =>
      `Nothing is sold here. The legal drinking age is ${least} to ${most} by state, and sale is prohibited in ${inRow(dry, 'and')}: [age and law of every state].`,
    hi: (least, most, dry) =>
      `यहाँ कुछ बेचा नहीं जाता। शराब पीने की क़ानूनी उम्र राज्य के हिसाब से ${least} से ${most} साल है, और ${inRow(dry, 'और')} में बिक्री पर रोक है: [हर राज्य की उम्र और क़ानून]।`,
  },
  under: template('under {sum}', '{sum} से कम'),
  over: template('over {sum}', '{sum} से ज़्यादा'),
  between: template('₹{from} to {to}', '₹{from} से {to}'),
  ofCategory: {
    en: (category: string, limit: string | undefined) => (limit ? `${category} ${limit}` : `${category}: prices`),
    hi: (category, limit) => (limit ? `${category}, ${limit}` : `${category} के दाम`),
  },
  bottles: {
    en: (count: number, sizes: readonly number[]) => `${count} ${count === 1 ? 'bottle' : 'bottles'} of ${span(sizes)} ml`,
    hi: (count, sizes) => `${span(sizes)} मिली के ${count} पैक`,
  },
  stateTitle: template('Liquor prices in {state}', '{state} में शराब के दाम'),
  stateAbout: template(
    '{count} bottles with size and maximum retail price in {state}, as the state lists them.',
    '{state} की सूची के {count} पैक, साइज़ और एमआरपी के साथ।',
  ),
  stateCounts: {
    en: (count: string, bottles: string) => `${labels(count)}, ${products(bottles)} by size.`,
    hi: (count, bottles) => `${countInHindi(count, 'क़िस्म')}, अलग-अलग साइज़ के ${bottles} पैक।`,
  },
  byStateAbout: template('{count} bottles in all, at the prices that each state has published.', 'कुल {count} पैक, हर राज्य के बताए दाम पर।'),
  foundLabels: { en: (count: string) => `${labels(count)}.`, hi: (count) => `${countInHindi(count, 'क़िस्म')}।` },
  allListed: template('All {count} of the lists of states', 'राज्यों की सूचियों के सभी {count} पैक'),
  nextOf: {
    en: (from: number, to: number, all: string) => `Next: ${from} to ${to} of ${all}`,
    hi: (from, to, all) => `आगे: ${all} में से ${from} से ${to}`,
  },
  oneTitle: template('{name}: sizes and prices', '{name}: साइज़ और दाम'),
  oneAbout: {
    en: (name: string, count: string) => `${name}: ${products(count)} on record, with size, price and picture.`,
    hi: (name, count) => `${name}: साइज़, दाम और तस्वीर के साथ ${count} पैक।`,
  },
  oneCounts: {
    en: (count: string, bottles: string, day: string) => `${labels(count)}, ${products(bottles)} by size, as of ${day}.`,
    hi: (count, bottles, day) => `${countInHindi(count, 'क़िस्म')}, अलग-अलग साइज़ के ${bottles} पैक, ${day} की जानकारी।`,
  },
  ageLead: {
    en: (least: number, most: number, dry: readonly string[]) =>
      `${least} to ${most} years by state. Sale is prohibited in ${inRow(dry, 'and')}.`,
    hi: (least, most, dry) => `राज्य के हिसाब से ${least} से ${most} साल। ${inRow(dry, 'और')} में बिक्री पर रोक है।`,
  },
  compiled: template(
    'Compiled on {day} from statutes and the press, which do not always agree. Facts, not legal advice.',
    '{day} को क़ानूनों और अख़बारों से बनाई गई सूची; ये स्रोत हर जगह एकमत नहीं हैं। यह जानकारी है, क़ानूनी सलाह नहीं।',
  ),
  liquorIn: template('Liquor in {state}', '{state} में शराब'),
  ageIn: template('Legal drinking age in {state}', '{state} में शराब पीने की क़ानूनी उम्र'),
  years: template('{age} years', '{age} साल'),
  mrpIn: template('Maximum retail price in {state}', '{state} की एमआरपी'),
  priceIn: template('Price in {state}', '{state} में दाम'),
  alsoCalled: template('Also: {bottles}', 'और भी: {bottles}'),
  whereOf: {
    en: (where: string, elsewhere: string | undefined) => `${where}${elsewhere ? `; a price of ${elsewhere} is not on record` : ''}.`,
    hi: (where, elsewhere) => `${where}${elsewhere ? `; ${elsewhere} का दाम दर्ज नहीं है` : ''}।`,
  },
  drinkAge: {
    en: (drink: string, age: number) => `${drink} ${age}`,
    hi: (drink, age) => `${DRINKS_IN_HINDI[drink] ?? drink} के लिए ${age}`,
  },
  sourcesSay: template('sources say {ages}', 'स्रोतों में {ages}'),
  otherSourcesSay: template('other sources say {ages}', 'दूसरे स्रोतों में {ages}'),
  saleIs: {
    en: (sale: 'allowed' | 'prohibited') => `another source says that sale is ${sale}`,
    hi: (sale) => `एक और स्रोत के मुताबिक़ बिक्री पर रोक ${sale === 'allowed' ? 'नहीं है' : 'है'}`,
  },
});

/** A source of prices in the words of a language: a state's department, else a shop's own name. */
export const sourceIn = (locale: Locale, name: string): string => SOURCES[name]?.[locale] ?? sourceTitle(name);
const SOURCES: Readonly<Record<string, Record<Locale, string>>> = texts.sources;

/** Where the table of ages is from, in a word. */
export const AGES_SOURCE = { en: 'statutes and the press', hi: 'क़ानून और अख़बार' };

/** What a category is, in one neutral Hindi sentence, by its name. */
export const CATEGORIES_ABOUT_IN_HINDI: Readonly<Record<string, string>> = texts.categoriesAboutInHindi;

/** What the page of one bottle says. */
export const PRODUCT = defineWording({
  ...texts.product,
  about: {
    en: (title: string, where: string, price: string, day: string) =>
      `${title}: ${where.charAt(0).toLowerCase()}${where.slice(1)} ${price}, as of ${day}.`,
    hi: (_title, where, price, day) => `${where}: ${price}, ${day} की जानकारी।`,
  },
  forSize: template('for {size}', '({size})'),
  per100: template('; {price} for 100 ml', '; {price} प्रति 100 मिली'),
  alsoShows: template('The publisher also shows {price}.', 'स्रोत वेबसाइट पर {price} भी लिखा है।'),
  byVolume: template('{abv}% by volume', 'मात्रा का {abv}%'),
  ratedBy: template('{rating} of 5, by {count}', '5 में से {rating} ({count} लोगों की रेटिंग)'),
  others: template('Others of {brand}', 'इसी ब्रांड के दूसरे पैक'),
});

/** A product as a title tells it: its name and size. */
export const nameWithSize = ({ name, volume }: { name: string; volume: string }): LocalizedText =>
  volume ? inAllLocales(LIQUOR, (t) => `${name}, ${t.sizeOf(volume)}`) : { en: name };
