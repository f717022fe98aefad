import stationNames from './station-hindi.json' with { type: 'json' };

/** Hindi names of stations by code, read by eye, where the timetable's are misspelt, old or missing: the stations with most trains first. */
const CORRECTED: Readonly<Record<string, string>> = stationNames;

/** One spelling for what the timetable writes in several ways, and signs in the order in which Devanagari is written. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  // A nukta or a half vowel sign behind the vowel sign: खगडि़या, हाॅल्ट.
  [/([\u093e-\u094c])\u093c/g, '\u093c$1'],
  [/\u093e\u0945/g, '\u0949'],
  [/([\u093e-\u094c])\1/g, '$1'],
  [/ रेलवे स्टेशन/g, ''],
  [/सैंट्रल|सेन्ट्रल/g, 'सेंट्रल'],
  [/मुम्बई/g, 'मुंबई'],
  [/चेन्नै(?!\p{M})/gu, 'चेन्नई'],
  [/हॉल्ट/g, 'हाल्ट'],
  [/(?:\s*(?:जंक्शन|जं\.?)|\sजान\.?)$/, ' जं.'],
  [/^\.+|\s+$/g, ''],
  [/\s+/g, ' '],
];
/** A name that begins with a sign that only stands behind a letter has lost letters. */
const BROKEN = /^(?:र्|\p{M})/u;

/** A station's Hindi name: from the corrections, else its own in one spelling; null if it has none or a broken one. */
export function stationInHindi(code: string, name: string | null): string | null {
  const corrected = CORRECTED[code];
  if (corrected !== undefined || name === null) return corrected ?? null;
  const tidy = SPELLINGS.reduce((text, [pattern, right]) => text.replace(pattern, right), name.normalize('NFC'));
  return BROKEN.test(tidy) || tidy === '' ? null : tidy;
}

/** A station's name as part of a train's: without the word for junction. */
export const withoutJunction = (name: string): string => name.replace(/ (?:जं\.|Jn\.?|Junction)$/, '');
