import { normaliseDevanagari } from '../text/fold.ts';
import { addName, type NameIndex, namesBySound, newNames } from '../text/name-index.ts';
import { phoneticKey } from '../text/spelling.ts';
import { latinAsSpoken } from '../text/transliterate.ts';
import abroad from './abroad.json' with { type: 'json' };
import { GAZETTEER } from './gazetteer.ts';

const HOME = 'IN';
const MAX_WORDS = 4;
/** Shorter names sound as too many words do. */
const MIN_HEARD = 5;

let names: NameIndex<string> | undefined;

function readNames(): NameIndex<string> {
  const all = newNames<string>();
  // A name that also exists in India means the Indian place.
  const put = (name: string, shown: string) => {
    const form = normaliseDevanagari(name);
    if (form.length > 1 && !all.exact.has(form) && !GAZETTEER.exact.has(form)) addName(all, form, shown);
  };
  for (const [name, shown] of Object.entries({ ...abroad.countries, ...abroad.inHindi })) put(name, shown);
  for (const locale of ['en', 'hi']) {
    const regions = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
    for (const code of countryCodes()) {
      const name = code === HOME ? undefined : regions.of(code);
      if (name) put(name, name);
    }
  }
  for (const name of abroad.cities) put(name, name);
  return all;
}

/** Every pair of letters; those that are no country have no name. */
function countryCodes(): string[] {
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
  return letters.flatMap((first) => letters.map((second) => first + second));
}

/**
 * The place outside India named by the words from `at` on, and its length in words; the longest name wins. Words are in comparison form
 * (`formOf`).
 */
export function findAbroad(words: readonly string[], at: number): { name: string; length: number } | undefined {
  names ??= readNames();
  for (let length = Math.min(MAX_WORDS, words.length - at); length > 0; length -= 1) {
    const [name] = names.exact.get(words.slice(at, at + length).join(' ')) ?? [];
    if (name) return { name, length };
  }
  // A city in Devanagari as it sounds, as Urdu's letters leave it: लाहूर.
  const word = words[at] ?? '';
  const spoken = latinAsSpoken(word);
  const isSo = (one: string) =>
    one[0] === spoken[0] && one.length >= MIN_HEARD && phoneticKey(one).replace(/e$/, '') === phoneticKey(spoken);
  const said = /^[\u0900-\u097f]{4,}$/u.test(word) ? namesBySound(names, word) : [];
  // पेंशन is no Panshan, nor खाली Cali.
  const [name] = names.exact.get(said.find(isSo) ?? '') ?? [];
  return name === undefined ? undefined : { name, length: 1 };
}
