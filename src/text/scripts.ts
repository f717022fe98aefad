import { isEveryday } from './everyday-words.ts';
import { normaliseDevanagari } from './fold.ts';
import table from './other-scripts.json' with { type: 'json' };
import { meaningOf } from './script-words.ts';
import { STOP_WORDS } from './stop-words.ts';
import { spellInitials } from './transliterate.ts';

/** Beginnings of the blocks of 128 letters that Unicode arranges as it does Devanagari: Bengali to Malayalam. */
const BLOCKS: ReadonlySet<number> = new Set([0x0980, 0x0a00, 0x0a80, 0x0b00, 0x0b80, 0x0c00, 0x0c80, 0x0d00]);
const DEVANAGARI = 0x0900;
const BLOCK = 0x80;
/** Letters outside that order, and those that Hindi writes otherwise. */
const LETTERS: Readonly<Record<string, string>> = table.letters;
const URDU: Readonly<Record<string, string>> = table.urdu;
const URDU_INITIALS: Readonly<Record<string, string>> = { 'ा': 'अ', 'ो': 'व', 'ी': 'य' };
const VOWELS: Readonly<Record<string, string>> = { 'ा': 'आ', 'ो': 'ओ', 'ी': 'ई', 'े': 'ए' };
const INDIC = /[\u0900-\u0d7f\u0600-\u06ff]/u;
const OTHER_SCRIPT = /[\u0980-\u0d7f\u0600-\u06ff]/u;
/** Signs without width that keyboards put into words of Indian scripts, and lists into names. */
const JOINERS = /[\u200b-\u200d\ufeff]/gu;
/** Words of one script between spaces and signs. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * Endings of cases by script, under Hindi's word for those that say from and to, and of questions: `ಮೈಸೂರಿಗೆ` is to Mysore, `சென்னையில்` in Chennai. One
 * pattern each, with the vowels and glides that join them to a stem.
 */
const CASES: readonly (readonly [hindi: string, ending: RegExp])[] = ['से', 'तक', '', '?'].flatMap((hindi) =>
  Object.values(table.cases as Record<string, Record<string, string>>).flatMap((endings) =>
    endings[hindi] === undefined ? [] : [[hindi, new RegExp(`(?:${endings[hindi].normalize('NFC')})$`, 'u')] as const],
  ),
);
/** What some stems end in before a case, and as names: சேலத்தில் is in சேலம். */
const OBLIQUE: readonly (readonly [string, string])[] = Object.entries(table.oblique);
const MIN_STEM = 3;

/** A letter of another script of India as Devanagari, by its place in its block. */
function toDevanagari(letter: string): string {
  const listedLetter = LETTERS[letter];
  if (listedLetter !== undefined) return listedLetter;
  const code = letter.codePointAt(0) ?? 0;
  const block = code - (code % BLOCK);
  return BLOCKS.has(block) ? String.fromCodePoint(DEVANAGARI + (code % BLOCK)) : letter;
}

/**
 * A text in which words of other scripts of India are written in Devanagari letters, Urdu ones included, and everyday words in English, so
 * that one matcher reads them all. Other texts are unchanged. `isName` tells whether a word is a name as it stands: then it has no ending of a case.
 * @example toOneScript('পেট্রোল দাম কলকাতা') // 'पेट्रोल price कलकाता'
 */
export function toOneScript(typed: string, isName: (word: string) => boolean = () => false): string {
  const text = typed.replace(JOINERS, '');
  if (!INDIC.test(text)) return text;
  const joined = joinLetters(text, isName);
  return joined.replace(WORD, (word) => (OTHER_SCRIPT.test(word) ? readWord(word.normalize('NFC'), isName) : readMarathi(word, isName)));
}

/** Endings of cases in Marathi, which has Hindi's letters, with Hindi's word for those that say from and to; longest first. */
const MARATHI: readonly (readonly [ending: string, hindi: string])[] = [
  ['ापासून', ' से'],
  ['पासून', ' से'],
  ['ाहून', ' से'],
  ['हून', ' से'],
  ['ातील', ''],
  ['तील', ''],
  ['ाला', ' तक'],
  ['ाचा', ''],
  ['ाची', ''],
  ['ाचे', ''],
  ['ला', ' तक'],
  ['चा', ''],
  ['ची', ''],
  ['चे', ''],
  ['ात', ''],
  ['त', ''],
];
const MIN_MARATHI = 3;

/** A word of Marathi as the name that its stem is: पुण्यात is in Pune, नागपूरला to Nagpur. Other words are unchanged. */
function readMarathi(word: string, isName: (word: string) => boolean): string {
  if (!/^[\u0900-\u097f]{4,}$/u.test(word) || isName(word) || isEveryday(word) || STOP_WORDS.has(normaliseDevanagari(word))) return word;
  for (const [ending, hindi] of MARATHI) {
    const stem = word.endsWith(ending) ? word.slice(0, -ending.length) : '';
    if (stem.length < MIN_MARATHI) continue;
    const name = [stem, stem.replace(/\u094dय$/u, 'े'), stem.replace(/\u094dय$/u, 'ा'), `${stem}ा`].find(isName);
    if (name !== undefined) return name + hindi;
  }
  return word;
}

const MAX_LETTERS = 6;
/** No name of a letter is longer, with its signs. */
const MAX_LETTER = 4;
const MIN_LETTERS = { hindi: 3, other: 2 };

/** A text in which names that are spelt letter by letter are one word: `యస్ బి ఐ` and `एस बी आई` are `sbi`. In Hindi two such words are words: के बी. */
function joinLetters(text: string, isName: (word: string) => boolean): string {
  const words = text.split(/[\s.]+/);
  const written = words.map((word) => (OTHER_SCRIPT.test(word) ? writeInDevanagari(word.normalize('NFC')) : word));
  for (let at = 0; at < words.length; at += 1) {
    const least = OTHER_SCRIPT.test(words[at] ?? '') ? MIN_LETTERS.other : MIN_LETTERS.hindi;
    for (let length = Math.min(MAX_LETTERS, words.length - at); length >= least; length -= 1) {
      const run = written.slice(at, at + length);
      const areLetters = run.every((word) => /^[\u0900-\u097f]{1,9}$/u.test(word));
      const letters = least === MIN_LETTERS.other && areLetters && run.every((word) => word.length <= MAX_LETTER) ? spell(run) : undefined;
      const spelt = (areLetters ? initialsOf(run, isName) : undefined) ?? (CONSONANTS.test(letters ?? '') ? letters : undefined);
      if (spelt !== undefined) return joinLetters([...words.slice(0, at), spelt, ...words.slice(at + length)].join(' '), isName);
    }
  }
  return text;
}

/** Telugu, Kannada and Malayalam. */
const SOUTHERN = /[\u0c00-\u0d7f]/u;
const MALAYALAM = /[\u0d00-\u0d7f]/u;
const TAMIL = /[\u0b80-\u0bff]/u;
/** Tamil has one letter for p and b, t and d, k and g: behind a nasal it is spoken soft, but at the end of a word, which is one of English. */
const AFTER_NASAL = /([ङञणनम]\u094d)([कचटतप])(?!\u094d)/gu;
/** And between vowels: மதுரை is Madurai. */
const BETWEEN_VOWELS = /(?<=[\u0905-\u0939\u093e-\u094c])[कटतप](?!\u094d)/gu;
const VOICED: Readonly<Record<string, string>> = { क: 'ग', च: 'ज', ट: 'ड', त: 'द', प: 'ब' };

/** The Latin letters that words in Devanagari letters spell, where they are a name: `यस् बि ऐ` is `sbi`. Tamil's p may be a b, its ch an s. */
function initialsOf(words: readonly string[], isName: (word: string) => boolean): string | undefined {
  const spelt = spell(words);
  return spelt === undefined ? undefined : [spelt, spelt.replaceAll('p', 'b')].find(isName);
}

/** Consonants alone, as before the name of a locality: KK Nagar. */
const CONSONANTS = /^[b-df-hj-np-tv-z]+$/;

function spell(words: readonly string[]): string | undefined {
  const plain = words
    .map((word) =>
      word
        .replace(/^यस/u, 'एस')
        .replace(/^हेच/u, 'एच')
        .replaceAll('\u094d', '')
        .replaceAll('ि', 'ी')
        .replaceAll('ु', 'ू')
        // F and s are spoken ef and es: ਐਫ, ਐਸ.
        .replace(/ऐ(?=[फसमनल])/gu, 'ए')
        .replaceAll('ऐ', 'आई')
        .replaceAll('वो', 'ओ'),
    )
    .join('');
  return spellInitials(plain) ?? spellInitials(plain.replaceAll('ची', 'सी'));
}

/** A word as the name that it is, spelt or spoken; undefined where it is none. */
function nameOf(word: string, isName: (word: string) => boolean): string | undefined {
  const whole = writeInDevanagari(word);
  // ಐಎಫ್ಎಸ್ಸಿ has two letters in its doubled one.
  const spelt = initialsOf([lettersInDevanagari(word)], isName);
  if (spelt !== undefined) return spelt;
  if (!TAMIL.test(word)) return isName(whole) ? whole : undefined;
  const spoken = spokenInTamil(whole);
  // Its ch is an s as well: சேலம் is Salem; and a name may begin soft: பெங்களூர் is Bengaluru.
  return [
    ...spoken,
    ...spoken.map((one) => one.replace(/(?<!\u094d)[चज](?!\u094d)/gu, 'स')),
    ...spoken.map((one) => one.replace(/^[कटतप]/u, (stop) => VOICED[stop] ?? stop)),
  ].find(isName);
}

/** How a word of Tamil may be spoken, the likeliest first, and as it is written. */
function spokenInTamil(whole: string): string[] {
  const soft = whole.replace(AFTER_NASAL, (_, nasal, stop) => nasal + (VOICED[stop] ?? stop));
  return [soft.replace(BETWEEN_VOWELS, (stop) => VOICED[stop] ?? stop), soft, whole];
}

function readWord(word: string, isName: (word: string) => boolean): string {
  const listedWord = meaningOf(word);
  if (listedWord !== undefined) return listedWord;
  // An everyday word in a case is no name that sounds so: ছাতার is of the umbrella.
  const everyday = CASES.flatMap(([hindi, ending]) => {
    const stem = word.replace(ending, '');
    const meaning = stem === word ? undefined : (meaningOf(stem) ?? meaningOf(stem + halantOf(stem)));
    return meaning === undefined ? [] : [hindi.length > 1 ? `${meaning} ${hindi}` : meaning];
  })[0];
  if (everyday !== undefined) return everyday;
  const named = nameOf(word, isName);
  if (named !== undefined) return named;
  const [hindi, ending] = CASES.flatMap(([meaning, pattern]) => {
    const [found] = pattern.exec(word) ?? [];
    return found !== undefined && [...word].length - [...found].length >= MIN_STEM ? [[meaning, found] as const] : [];
  })[0] ?? ['', ''];
  const stem = word.slice(0, word.length - ending.length);
  const stems = [stem, ...OBLIQUE.flatMap(([before, name]) => (stem.endsWith(before) ? [stem.slice(0, -before.length) + name] : []))];
  const said = stems.map((one) => meaningOf(one) ?? nameOf(one, isName)).find((one) => one !== undefined);
  // India ends as questions do.
  if (hindi === '?') return said ?? writeStem(word);
  if (hindi !== '') return `${said ?? writeStem(stems.at(-1) ?? stem)} ${hindi}`;
  // One letter may as well be the name's own: শ্যামবাজার.
  return said ?? writeStem([...ending].length === 1 ? word : (stems.at(-1) ?? stem));
}

/** The sign that a word's last letter has no vowel, in its script. */
const halantOf = (word: string): string => {
  const code = word.codePointAt(word.length - 1) ?? 0;
  return String.fromCodePoint(code - (code % BLOCK) + HALANT);
};
const HALANT = 0x4d;

/** A stem as it is spoken, in Devanagari. */
function writeStem(stem: string): string {
  const whole = writeInDevanagari(stem);
  // Its first ch is spoken as an s: சிமெண்ட் is cement.
  return TAMIL.test(stem) ? (spokenInTamil(whole)[0] ?? whole).replace(/^च(?!\u094d)/u, 'स') : whole;
}

const ARABIC = /[\u0600-\u06ff]/u;

/** A word letter by letter. */
function lettersInDevanagari(word: string): string {
  if (ARABIC.test(word)) {
    const letters = [...word].map((letter) => URDU[letter] ?? '').join('');
    // What is a vowel within a word begins it as a letter of its own; behind ع it stays a vowel.
    const initials = word.startsWith('ع') ? VOWELS : URDU_INITIALS;
    return letters.replace(/^[ाोीे]/u, (sign) => initials[sign] ?? sign);
  }
  // Bengali writes the vowel of bank with a y, ব্যাংক, but শ্যাম is Shyam, and Tamil f as a p with a sign: ஐஎஃப்எஸ்சி.
  const written = [...word.replace(/(?<=[বকটগমফপহচরসল])\u09cd\u09af\u09be/gu, '\u09c8').replaceAll('\u0b83\u0baa', 'फ')]
    .map(toDevanagari)
    .join('');
  return written;
}

function writeInDevanagari(word: string): string {
  const written = lettersInDevanagari(word);
  if (ARABIC.test(word)) return written;
  // Malayalam speaks a single t soft: കാക്കനാട് is Kakkanad.
  if (MALAYALAM.test(word)) return spokenOnce(written.replace(/(?<=[\u0905-\u0939\u093e-\u094c])ट(?!\u094dट)/gu, 'ड'), word);
  return spokenOnce(written, word);
}

function spokenOnce(written: string, word: string): string {
  // A nasal at the end of a word is an m in the south: ഓണം is Onam. Doubled letters are spoken once.
  return (SOUTHERN.test(word) ? written.replace(/\u0902$/u, 'म') : written).replace(/([\u0915-\u0939])\u094d\1/gu, '$1');
}
