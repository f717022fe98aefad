import { findPlace } from '../../lib/places/find.ts';
import { GAZETTEER, type Place } from '../../lib/places/gazetteer.ts';
import { nearestWord } from '../../lib/spelling.ts';
import { fold } from '../../lib/text.ts';
import type { Typed } from '../area.ts';

/** Words that people put around what they mean, in English, in Hindi, and in Hindi by Latin letters. */
export const FILLERS: ReadonlySet<string> = new Set(
  (
    'a an the in at of on for to me my is are what whats how much near today todays now current currently latest live price prices rate rates cost ' +
    'aaj ka ki ke ko mein mai main kya hai kitna kitne bhav daam dam kimat keemat आज का की के को में क्या है कितना कितने भाव दाम कीमत रेट'
  ).split(' '),
);
/** The longest name of a place, in words: Dadra and Nagar Haveli and Daman and Diu. */
const LONGEST_PLACE = 8;
/** Shorter words are too like too many names to be mended. */
const SHORTEST_MENDED = 5;
const TWO_SLIPS_FROM = 8;
const LONGEST_TEXT = 120;
const MOST_WORDS = 12;

const PLACE_WORDS = [...GAZETTEER.exact.keys()].filter((name) => !name.includes(' ') && name.length >= SHORTEST_MENDED);

/** Takes apart what someone typed into the one field, once for all areas. */
export function takeApart(text: string): Typed {
  const clean = text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT);
  const words = fold(clean.replace(/(\d),(?=\d)/g, '$1'))
    .split(' ')
    .filter(Boolean)
    .slice(0, MOST_WORDS);
  const found = findNamedPlace(words);
  const rest = found ? words.filter((_, at) => at < found.start || at >= found.end) : words;
  return { text: clean, words, ...(found ? { place: found.place } : {}), rest: rest.filter((word) => !FILLERS.has(word)) };
}

/** The longest run of words that names a place; where there is none, one misspelt word that nearly does. */
function findNamedPlace(words: readonly string[]): { place: Place; start: number; end: number } | undefined {
  for (let length = Math.min(LONGEST_PLACE, words.length); length > 0; length -= 1) {
    for (let start = words.length - length; start >= 0; start -= 1) {
      const name = words.slice(start, start + length).join(' ');
      // Codes of two letters (UP, OR, AS) are words too: they count when nothing else is said, or at the end.
      if (name.length < 3 && words.length > 1 && start + length < words.length) continue;
      if (FILLERS.has(name)) continue;
      const place = findPlace(GAZETTEER, name);
      if (place) return { place, start, end: start + length };
    }
  }
  for (const [start, word] of words.entries()) {
    if (word.length < SHORTEST_MENDED || FILLERS.has(word) || /\d/.test(word)) continue;
    const near = nearestWord(word, PLACE_WORDS, word.length < TWO_SLIPS_FROM ? 1 : 2);
    const place = near && findPlace(GAZETTEER, near);
    if (place) return { place, start, end: start + 1 };
  }
  return undefined;
}

/** Does one of the words name this thing, in one of its spellings or with one slip? */
export function saysOneOf(words: readonly string[], names: ReadonlySet<string>): boolean {
  return words.some(
    (word) =>
      names.has(word) ||
      (word.length >= SHORTEST_MENDED &&
        nearestWord(
          word,
          [...names].filter((name) => name.length >= SHORTEST_MENDED),
          1,
        ) !== undefined),
  );
}
