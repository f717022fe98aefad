import { latinAsSpoken, transliterate } from '../../text/transliterate.ts';
import { findPlace } from '../find.ts';
import { GAZETTEER } from '../gazetteer.ts';

const DEVANAGARI = /[\u0900-\u097f]/;
/** A town or state behind a name has so many words at most: `नई दिल्ली`. */
const MAX_PLACE_WORDS = 2;

/**
 * How a name typed in Hindi may be written in Latin letters, the likeliest first: as it is spoken, and letter by letter; a place behind it by its English
 * name. Empty for a text without Devanagari.
 * @example spokenNames('लाजपत नगर दिल्ली') // ['lajpat nagar Delhi', 'lajapat nagar Delhi']
 */
export function spokenNames(text: string): string[] {
  if (!DEVANAGARI.test(text)) return [];
  const words = text.trim().split(/\s+/);
  const count = [MAX_PLACE_WORDS, 1].find((one) => words.length > one && findPlace(GAZETTEER, words.slice(-one).join(' ')));
  const place = count === undefined ? undefined : findPlace(GAZETTEER, words.slice(-count).join(' '));
  const name = count === undefined ? words : words.slice(0, -count);
  const written = [latinAsSpoken, transliterate].map((inLatin) =>
    [...name.map((word) => (DEVANAGARI.test(word) ? inLatin(word) : word)), ...(place ? [place.name] : [])].join(' '),
  );
  return [...new Set(written)];
}
