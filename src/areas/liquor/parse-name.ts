import { wordSet } from '../../text/fold.ts';
import { BRANDS, brandBySlug, brandKey, brandSlug } from './brands.ts';

/** A size as it is shown, and all bottles together in millilitres. */
export interface Size {
  volume: string;
  ml: number;
}

const UNIT = '(ml|millilitres?|milliliters?|cl|l|lt|ltrs?|litres?|liters?)';
const PACK = new RegExp(`(\\d{1,2})\\s*[x×*]\\s*(\\d+(?:\\.\\d+)?)\\s*${UNIT}\\b`, 'i');
const PACK_AFTER = new RegExp(`(\\d+(?:\\.\\d+)?)\\s*${UNIT}\\s*(?:[x×*]\\s*|\\(?\\s*pack of\\s*)(\\d{1,2})\\b\\)?`, 'i');
const SINGLE = new RegExp(`(\\d+(?:\\.\\d+)?)\\s*${UNIT}\\b`, 'i');
/** Nothing smaller or larger is sold as a bottle or a keg. */
const MIN_ML = 20;
const MAX_ML = 60_000;

/** Takes the size out of a name or an attribute: `750ml`, `70 cl`, `1 L`, `6 x 330 ml`; undefined where there is none. */
export function findSize(text: string): { size: Size; rest: string } | undefined {
  const pack = PACK.exec(text);
  if (pack) return sized(text, pack, Number(pack[1]), pack[2], pack[3]);
  const after = PACK_AFTER.exec(text);
  if (after) return sized(text, after, Number(after[3]), after[1], after[2]);
  const single = SINGLE.exec(text);
  return single ? sized(text, single, 1, single[1], single[2]) : undefined;
}

function sized(text: string, match: RegExpExecArray, count: number, amount = '', unit = '') {
  const ml = Math.round(Number(amount) * mlPer(unit));
  if (count < 1 || ml < MIN_ML || ml * count > MAX_ML) return undefined;
  const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
  return { size: { volume: count === 1 ? `${ml} ml` : `${count} x ${ml} ml`, ml: ml * count }, rest: tidy(rest) };
}

const mlPer = (unit: string): number => (/^m/i.test(unit) ? 1 : /^c/i.test(unit) ? 10 : 1000);

/** What is left when something was taken out of a name: no empty brackets, no marks at its ends. */
const tidy = (text: string): string =>
  text
    .replace(/\(\s*\)|\[\s*\]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,|:;/–-]+|[\s,|:;/–-]+$/g, '');

/** A brand by its slug and the name that it is shown by. */
export interface FoundBrand {
  slug: string;
  name: string;
}

/** Names by which brands are found in names of products, each with the brand; longer ones first. */
export type BrandNames = readonly (FoundBrand & { key: string })[];

/** Gathers the names of brands: those on record, those of the table, and their other spellings. */
export function brandNames(onRecord: readonly FoundBrand[]): BrandNames {
  const shown = new Map(onRecord.map((one) => [one.slug, one.name]));
  const table = BRANDS.flatMap(({ name, aliases }) => {
    const slug = brandSlug(name);
    return [name, ...aliases].map((one) => ({ slug, name: shown.get(slug) ?? name, key: brandKey(one) }));
  });
  const recorded = onRecord.map(({ slug, name }) => ({ slug, name, key: brandKey(name) }));
  return [...recorded, ...table].sort((a, b) => b.key.length - a.key.length);
}

/** Words that say what a drink is and not whose: a brand ends before them. */
const DESCRIBES = wordSet(
  'whisky whiskey rum gin vodka beer wine brandy tequila liqueur lager ale stout scotch blended single malt premium superior strong classic special reserve original extra red white rose sparkling dark gold silver dry london indian craft the of with flavoured bottle can pint quarter',
);
const MAX_NEW_BRAND_WORDS = 2;

/**
 * Whose product it is. A brand that the source names is believed where the product's name has it too, or none that we know: shops put their own
 * name, or the brewery's, in its place. Without one, the first words of the name up to one that describes the drink.
 */
export function findBrand(name: string, brandOfSource: string | undefined, names: BrandNames, shop: string): FoundBrand | undefined {
  const text = ` ${brandKey(name)} `;
  const said = brandOfSource === undefined ? '' : brandKey(brandOfSource);
  const same = names.find(({ key }) => key === said);
  if (same && text.includes(` ${same.key} `)) return { slug: same.slug, name: same.name };
  const inName = names.find(({ key }) => key !== '' && text.includes(` ${key} `));
  if (inName) return { slug: inName.slug, name: inName.name };
  if (said !== '' && said !== brandKey(shop)) return same ?? { slug: brandSlug(brandOfSource ?? ''), name: (brandOfSource ?? '').trim() };
  return firstWords(name, (word) => DESCRIBES.has(word));
}

/** The first words of a name up to one that describes the drink, as a brand. `Stranger & Sons` are two words and what joins them. */
function firstWords(name: string, describes: (word: string) => boolean): FoundBrand | undefined {
  const words = name.replace(/\s+(&|and)\s+/gi, '\u00a0$1\u00a0').split(/[ \t\n]+/);
  const end = words.findIndex((word) => describes(brandKey(word)));
  const firsts = words.slice(0, Math.min(end < 0 ? words.length : end, MAX_NEW_BRAND_WORDS));
  const first = tidy((firsts[0]?.includes('\u00a0') ? firsts.slice(0, 1) : firsts).join(' '));
  const slug = brandSlug(first);
  return /^[a-z0-9]/.test(slug) ? { slug, name: first } : undefined;
}

/** What lists of states call a quality, after the brand. */
const LISTED_QUALITIES = new Set('vsop xo vs xxx deluxe fine super ultra finest matured no.1 luxury pure french grape gold'.split(' '));

/**
 * Whose product a name of a state's list is: the known brand that it begins with, or one that means this drink and nothing else; else its first words
 * up to one that describes the drink.
 */
export function findListedBrand(name: string, names: BrandNames): FoundBrand | undefined {
  const text = ` ${withoutSilent(brandKey(name))} `;
  const brand = names.find(
    ({ key, slug }) => key !== '' && (text.startsWith(` ${key} `) || (brandBySlug(slug)?.unmistakable && text.includes(` ${key} `))),
  );
  if (brand) return { slug: brand.slug, name: brand.name };
  const isSilent = (word: string) => SILENT.has(brandKey(word));
  const words = name.split(' ');
  const spoken = words.slice(words.findIndex((word) => !isSilent(word)));
  // The first word is the brand's, even if it describes a drink: `Royal Gold`, `Special No. 1`.
  const end = spoken.findIndex((word, at) => at > 0 && (DESCRIBES.has(brandKey(word)) || LISTED_QUALITIES.has(word.toLowerCase())));
  return firstWords(spoken.slice(0, end < 0 ? spoken.length : end).join(' '), () => false);
}

/** Words of names that do not distinguish labels. */
const SILENT = new Set(['the', 'seagrams', 'a', 'of']);

const withoutSilent = (key: string): string =>
  key
    .split(' ')
    .filter((word) => !SILENT.has(word))
    .join(' ');

/** The label's key: the brand, and the words of the name that are not the brand's. */
export function labelKey(brand: FoundBrand, name: string): string {
  const ofBrand = new Set([...brandKey(brand.name).split(' '), ...SILENT]);
  const rest = brandKey(name)
    .split(' ')
    .filter((word) => !ofBrand.has(word));
  return `${brand.slug}/${rest.join('-') || 'plain'}`;
}

/** Alcohol by volume in a name: `42.8%`; undefined if it has none. */
export function findStrength(name: string): number | undefined {
  const match = /(\d{1,2}(?:\.\d{1,2})?)\s*%\s*(?:abv|v\/v|alc)?/i.exec(name.replace(/100\s*%/g, ''));
  const abv = match ? Number(match[1]) : Number.NaN;
  return abv > 0 && abv <= 80 ? abv : undefined;
}
