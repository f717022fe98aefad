import { fold, slugify } from '../../text/fold.ts';

/** What is known of a brand besides its products. Editorial data: spellings that people use, and the colour of its drawn pictures. */
export interface Brand {
  name: string;
  /** Other spellings, short forms, and the name in Hindi where people write it so. */
  aliases: readonly string[];
  /** Colour of its drawn pictures; made from the name where none is given. */
  colour?: string;
  /** The name means this drink and nothing else: it is recognised without a further word. */
  unmistakable?: true;
}

const brand = (name: string, options: Omit<Partial<Brand>, 'name'> = {}): Brand => ({ name, aliases: [], ...options });

/** Brands on record and others that shops in India sell; the slug is made from the name. */
export const BRANDS: readonly Brand[] = [
  brand('100 Pipers', { aliases: ['Hundred Pipers', '100 पाइपर्स'], colour: '#7a1f2b', unmistakable: true }),
  brand('1800'),
  brand('8PM', { aliases: ['8 PM', 'Eight PM'], colour: '#20242c' }),
  brand('Absolut', { aliases: ['Absolute Vodka'], colour: '#1d4f91' }),
  brand('Amrut'),
  brand('Antiquity', { aliases: ['Antiquity Blue'], colour: '#22407a' }),
  brand('Bacardi', { aliases: ['Bacardi Rum', 'बकार्डी'], colour: '#8c1c2b', unmistakable: true }),
  brand('Bagpiper', { aliases: ['Bag Piper'], colour: '#8a5a13', unmistakable: true }),
  brand('Baileys', { aliases: ["Bailey's"], colour: '#6b4a2b', unmistakable: true }),
  brand('Ballantine’s', { aliases: ['Ballantines', 'Ballentine'], unmistakable: true }),
  brand('Bira 91', { aliases: ['Bira'], colour: '#b5651d' }),
  brand('Black & White', { aliases: ['Black and White', 'Black n White'], colour: '#26262a' }),
  brand('Black Dog', { aliases: ['Blackdog'], colour: '#2c2622' }),
  brand('Blenders Pride', { aliases: ["Blender's Pride", 'BP Whisky', 'ब्लेंडर्स प्राइड'], colour: '#5b2a4d', unmistakable: true }),
  brand('Bombay Sapphire', { colour: '#1f6f9c', unmistakable: true }),
  brand('Breezer', { aliases: ['Bacardi Breezer', 'ब्रीज़र'], colour: '#c0502e' }),
  brand('Budweiser', { aliases: ['Bud', 'बडवाइज़र'], colour: '#a3182b', unmistakable: true }),
  brand('Captain Morgan', { colour: '#7b1e28', unmistakable: true }),
  brand('Carlsberg', { aliases: ['कार्ल्सबर्ग'], colour: '#1f6b3a', unmistakable: true }),
  brand('Chivas Regal', { aliases: ['Chivas', 'Chivas Reagal'], colour: '#8b6b2e', unmistakable: true }),
  brand('Corona', { aliases: ['Corona Extra'], colour: '#b98a12' }),
  brand('Glenfiddich', { aliases: ['Glen Fiddich', 'Glenfidich'], colour: '#1f5a41', unmistakable: true }),
  brand('Glenlivet', { aliases: ['The Glenlivet', 'Glen Livet'], colour: '#24564f', unmistakable: true }),
  brand('Godfather', { aliases: ['God Father'] }),
  brand('Haywards', { aliases: ['Haywards 5000', 'Hayward', 'हेवर्ड्स'], colour: '#8d2b1b', unmistakable: true }),
  brand('Heineken', { aliases: ['Heiniken', 'हाइनेकेन'], colour: '#1b6e3c', unmistakable: true }),
  brand('Hoegaarden', { aliases: ['Hoegarden'], colour: '#4b7f8c', unmistakable: true }),
  brand('Imperial Blue', { aliases: ['IB Whisky', 'इंपीरियल ब्लू'], colour: '#274a94', unmistakable: true }),
  brand('Jack Daniel’s', { aliases: ['Jack Daniels', 'JD Whiskey', 'Jack Daniel'], colour: '#1f1f22', unmistakable: true }),
  brand('Jameson', { colour: '#1d5138' }),
  brand('Jim Beam', { colour: '#8a2a24', unmistakable: true }),
  brand('Johnnie Walker', {
    aliases: ['Johnny Walker', 'Johny Walker', 'Jonny Walker', 'JW Whisky', 'जॉनी वॉकर'],
    colour: '#8f6a1a',
    unmistakable: true,
  }),
  brand('Kingfisher', { aliases: ['KF Beer', 'King Fisher', 'किंगफिशर'], colour: '#a8232c' }),
  brand('Knock Out', { aliases: ['Knockout'] }),
  brand('Kronenbourg 1664 Blanc', { aliases: ['1664 Blanc', 'Kronenbourg'] }),
  brand('Magic Moments', { aliases: ['M2 Magic Moments', 'Magic Moment', 'मैजिक मोमेंट्स'], colour: '#27568f' }),
  brand('McDowell’s', { aliases: ['McDowells', 'McDowell', 'Mc Dowells No 1', 'मैकडॉवेल्स'], colour: '#7f1d24', unmistakable: true }),
  brand('Moet & Chandon', { aliases: ['Moët & Chandon', 'Moet'], colour: '#9a7b3c', unmistakable: true }),
  brand('Officer’s Choice', { aliases: ['Officers Choice', 'OC Whisky', 'ऑफिसर्स चॉइस'], colour: '#233a72', unmistakable: true }),
  brand('Old Monk', { aliases: ['Oldmonk', 'ओल्ड मोंक', 'ओल्ड मंक'], colour: '#6e2b1a', unmistakable: true }),
  brand('Royal Challenge', { aliases: ['RC Whisky', 'रॉयल चैलेंज'], colour: '#8a6d1f', unmistakable: true }),
  brand('Royal Green'),
  brand('Royal Stag', { aliases: ['RS Whisky', 'रॉयल स्टैग'], colour: '#7d2a1c', unmistakable: true }),
  brand('Signature', { colour: '#54461f' }),
  brand('Simba', {}),
  brand('Smirnoff', { aliases: ['Smirnof', 'स्मिर्नॉफ'], colour: '#a01c26', unmistakable: true }),
  brand('Sterling Reserve', { aliases: ['Sterling Reserve B7', 'B7 Whisky'], colour: '#2a4a6d', unmistakable: true }),
  brand('Sula', { aliases: ['Sula Vineyards', 'सुला'], colour: '#8e3b58' }),
  brand('Teacher’s', { aliases: ['Teachers', 'Teachers Highland Cream', 'टीचर्स'], colour: '#7d5a1c' }),
  brand('Tuborg', { aliases: ['टुबॉर्ग'], colour: '#2c6b34', unmistakable: true }),
  brand('Vat 69', { aliases: ['Vat69'], colour: '#20483a', unmistakable: true }),
  brand('White Mischief', { colour: '#3c6f8f', unmistakable: true }),
];

const BY_SLUG = new Map(BRANDS.map((one) => [brandSlug(one.name), one]));

/** A brand's slug: an apostrophe makes no gap (`jack-daniels`, `mcdowells`). */
export function brandSlug(name: string): string {
  return slugify(name.replace(/['’]/g, ''));
}

/** What the table says of a brand; undefined for one that is not in it. */
export const brandBySlug = (slug: string): Brand | undefined => BY_SLUG.get(slug);

/** Names by which a brand is looked for, its own first. */
/** Its name, without a number behind it too: Bira of Bira 91; and its aliases. */
export const brandNamesFor = (slug: string, name: string): string[] => [
  name,
  ...(/^\p{L}{4,} \d+$/u.test(name) ? [name.replace(/ \d+$/, '')] : []),
  ...(brandBySlug(slug)?.aliases ?? []),
];

/** Muted colours, on which paper-coloured letters can be read. */
const COLOURS = ['#5f2a34', '#2f4a6b', '#3f5a34', '#6b4a24', '#4a3a6b', '#245a5f', '#7a3b22', '#38404e', '#5b5420', '#66304f'];

/** The colour of a brand's drawn pictures: its own, or one made from its slug, the same every time. */
export function brandColour(slug: string): string {
  const colour = brandBySlug(slug)?.colour;
  if (colour) return colour;
  let sum = 7;
  for (const letter of slug) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return COLOURS[sum % COLOURS.length] ?? '#38404e';
}

/** A name without case, marks and apostrophes, as names of brands are compared. */
export const brandKey = (text: string): string => fold(text.replace(/['’]/g, ''));
