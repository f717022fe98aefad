import { PLACES } from '../../../places/gazetteer.ts';
import { distanceKm } from '../../../places/near.ts';
import type { Station } from '../timetable/records.ts';
import stationNames from './station-hindi.json' with { type: 'json' };

/** Hindi names of stations by code, read by eye, where the timetable's are misspelt, old or missing: the stations with most trains first. */
const CORRECTED: Readonly<Record<string, string>> = stationNames;

/** One spelling for what the timetable writes in several ways, and signs in the order in which Devanagari is written. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  // A nukta or a half vowel sign behind the vowel sign: खगडि़या, हाॅल्ट.
  [/([\u093e-\u094c])\u093c/g, '\u093c$1'],
  [/\u093e\u0945/g, '\u0949'],
  [/([\u093e-\u094c])\1/g, '$1'],
  [/[\u200c\u200d]/g, ''],
  // A nasal before a letter of its own row is a dot: आनन्द, अम्बूर, पिण्डवाड़ा.
  [/न्(?=[तथदध])|म्(?=[पफबभ])|ण्(?=[टठडढ])|[ञन]्(?=[चछजझ])|ङ्(?=[कखगघ])/g, 'ं'],
  [/ङ/g, 'ड़'],
  [/गांव/g, 'गाँव'],
  [/नार्थ/g, 'नॉर्थ'],
  [/ रेलवे स्टेशन/g, ''],
  [/कला[ंन](?= |$)/g, 'कलाँ'],
  [/कचेरी/g, 'कचहरी'],
  [/बाजार/g, 'बाज़ार'],
  [/गाज(?=ियाबाद|ीपुर)/g, 'गाज़'],
  [/फ(?=तेह|रीद)/g, 'फ़'],
  [/फिरोज(?=पुर|ाबाद)/g, 'फ़िरोज़'],
  [/मुजफ्फर/g, 'मुज़फ़्फ़र'],
  [/सैंट्रल|सेन्ट्रल/g, 'सेंट्रल'],
  [/मुम्बई/g, 'मुंबई'],
  [/चेन्नै(?!\p{M})/gu, 'चेन्नई'],
  [/हॉल्ट/g, 'हाल्ट'],
  [/\s*\(?हाल्ट\.?\)?$|\s(?:ह|एच)\.$/, ' हाल्ट'],
  // Notes for the railways' own clerks: passenger halt, flag station, broad gauge.
  [/[\s.]+\(?(?:प\.?\s?ह\.?|पी\.?\s?एच\.?)\)?$|\s(?:एफ|भ\.|ब\.ला\.)$/, ''],
  [/(?:\s*(?:जंक्शन|जं\.?)|\sजान\.?)$/, ' जं.'],
  [/^\.+|\s+$/g, ''],
  [/\s+/g, ' '],
];
/** A name that begins with a sign that only stands behind a letter has lost letters. */
const BROKEN = /^(?:र्|\p{M})/u;

/** Towns with a Hindi name by their own. */
const TOWNS = Map.groupBy(
  PLACES.flatMap(({ type, name, hi, lat, lon }) =>
    type === 'town' && hi !== undefined && lat !== undefined && lon !== undefined ? [{ name, hi, lat, lon }] : [],
  ),
  ({ name }) => name,
);
/** A station that bears a town's name is no farther from it. */
const NEAR_KM = 25;

/** The Hindi name of the town whose name the station bears. */
function townInHindi({ name, lat, lon }: NamedStation): string | undefined {
  if (lat === null || lon === null) return undefined;
  return TOWNS.get(withoutJunction(name))?.find((town) => distanceKm(town, { lat, lon }) <= NEAR_KM)?.hi;
}

type NamedStation = Pick<Station, 'code' | 'name' | 'name_hi' | 'lat' | 'lon'>;

/**
 * A station's Hindi name: from the corrections, else as that of the town whose name it bears, else its own in one spelling; null if it has none or
 * a broken one.
 */
export function stationInHindi(station: NamedStation): string | null {
  const { code, name, name_hi } = station;
  const corrected = CORRECTED[code];
  if (corrected !== undefined) return corrected;
  const tidy = SPELLINGS.reduce((text, [pattern, right]) => text.replace(pattern, right), (name_hi ?? '').normalize('NFC'));
  const town = townInHindi(station);
  if (town !== undefined) return `${town}${tidy.endsWith(' जं.') || withoutJunction(name) !== name ? ' जं.' : ''}`;
  return BROKEN.test(tidy) || tidy === '' ? null : tidy;
}

/** A station's name as part of a train's: without the word for junction. */
export const withoutJunction = (name: string): string => name.replace(/ (?:जं\.|Jn\.?|Junction)$/, '');
