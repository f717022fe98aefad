import letters from './devanagari.json' with { type: 'json' };

/*
 * Devanagari to Latin letters for counting, as Hindi names are usually spelled: close to IAST without diacritics.
 */

const CONSONANTS: Readonly<Record<string, string>> = letters.consonants;
const VOWELS: Readonly<Record<string, string>> = letters.vowels;
const SIGNS: Readonly<Record<string, string>> = letters.signs;
/** The unwritten inherent a, until it is known whether it is pronounced. */
const INHERENT = 'ə';
const VIRAMA = '्';
const NUKTA = '़';
const NASALS = 'ंँ';
const VISARGA = 'ः';
const LABIALS = 'पफबभम';
/** Consonants changed by a nukta. */
const DOTTED: Readonly<Record<string, string>> = { क: 'q', ज: 'z', फ: 'f', ड: 'r', ढ: 'rh' };

/** The rule in one sentence, shown in the answer. */
export const TRANSLITERATION =
  'Devanagari letter by letter (क ka, ख kha, च cha, श and ष sha, ऋ ri; long vowels as short ones; anusvara n, before labials m); an a at the end of a word is written after a conjunct alone (राम ram, कृष्ण krishna), as it is spoken in Hindi';

/** A Devanagari text in Latin letters; all other characters stay. */
export function transliterate(text: string): string {
  return text
    .normalize('NFD')
    .split(/(\s+)/)
    .map((word) => fromWord([...word]).replaceAll(INHERENT, 'a'))
    .join('');
}

/** A Devanagari word in Latin letters as pronounced: an inherent a between two open syllables is silent (नागपुर nagpur, लाडली ladli). */
export function latinAsSpoken(word: string): string {
  let latin = fromWord([...word.normalize('NFD')]);
  for (let at = latin.lastIndexOf(INHERENT); at > 0; at = latin.lastIndexOf(INHERENT, at - 1)) {
    const isSilent =
      /[aeiouə][bcdfghjklmnpqrstvyz]{1,2}$/.test(latin.slice(0, at)) && /^[bcdfghjklmnpqrstvyz]{1,2}[aeiouə]/.test(latin.slice(at + 1));
    if (isSilent) latin = latin.slice(0, at) + latin.slice(at + 1);
  }
  // The a behind ीय is heard: मालवीय malviya.
  return latin.replaceAll(INHERENT, 'a').replace(/iy$/, 'iya');
}

function fromWord(letters: readonly string[]): string {
  let latin = '';
  for (const [at, letter] of letters.entries()) {
    const consonant = CONSONANTS[letter];
    const dotted = letters[at + 1] === NUKTA ? DOTTED[letter] : undefined;
    if (consonant !== undefined) latin += (dotted ?? consonant) + inherent(letters, at);
    else if (NASALS.includes(letter)) latin += LABIALS.includes(letters[at + 1] ?? ' ') ? 'm' : 'n';
    else if (letter === VISARGA) latin += 'h';
    else if (letter !== VIRAMA && letter !== NUKTA) latin += VOWELS[letter] ?? SIGNS[letter] ?? letter;
  }
  return latin;
}

/**
 * The inherent a of a consonant without a vowel sign: pronounced except before a virama and, unless after a conjunct, at the end of a word.
 */
function inherent(letters: readonly string[], at: number): string {
  const next = letters[at + 1] === NUKTA ? letters[at + 2] : letters[at + 1];
  if (next === undefined) return at === 0 || letters[at - 1] === VIRAMA ? INHERENT : '';
  return next === VIRAMA || SIGNS[next] !== undefined ? '' : INHERENT;
}

/** Names of Latin letters in Devanagari; the more common of two spellings first. */
const LETTER_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  'डब्ल्यू-w एक्स-x एच-h एस-s एम-m एन-n एल-l एफ-f आई-i आइ-i आर-r क्यू-q यू-u जे-j जी-g जेड-z के-k टी-t डी-d पी-p बी-b सी-c वी-v वाई-y ई-e ए-a ओ-o'
    .normalize('NFD')
    .split(' ')
    .map((pair) => pair.split('-')),
);

/** The letters that the names spell; a name that another begins with is tried after it: एसी is no `s`. */
function spellRest(names: string): string | undefined {
  if (names === '') return '';
  for (const [name, letter] of Object.entries(LETTER_NAMES)) {
    const rest = names.startsWith(name) ? spellRest(names.slice(name.length)) : undefined;
    if (rest !== undefined) return letter + rest;
  }
  return undefined;
}

/** A Devanagari word that spells out Latin letters: `पीएम` is `pm`, `जीएसटी` is `gst`. Undefined for other words, and for fewer letters than `least`. */
export function spellInitials(word: string, least = 2): string | undefined {
  const letters = spellRest(word.normalize('NFD'));
  return letters !== undefined && letters.length >= least ? letters : undefined;
}
