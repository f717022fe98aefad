import table from './other-scripts.json' with { type: 'json' };

/** Beginnings of the blocks of 128 letters that Unicode arranges as it does Devanagari: Bengali to Malayalam. */
const BLOCKS: ReadonlySet<number> = new Set([0x0980, 0x0a00, 0x0a80, 0x0b00, 0x0b80, 0x0c00, 0x0c80, 0x0d00]);
const DEVANAGARI = 0x0900;
const BLOCK = 0x80;
/** Letters outside that order, and those that Hindi writes otherwise. */
const LETTERS: Readonly<Record<string, string>> = table.letters;
const URDU: Readonly<Record<string, string>> = table.urdu;
const OTHER_SCRIPT = /[\u0980-\u0d7f\u0600-\u06ff]/u;
/** Words of one script between spaces and signs. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Everyday words of other languages of India by what they mean in English or Hindi. */
const WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries(table.words).flatMap(([meaning, names]) => names.map((name) => [name.normalize('NFC'), meaning] as const)),
);
/** Endings of cases, longest first: `சென்னையில்` is in Chennai. */
const ENDINGS: readonly string[] = table.endings.toSorted((a, b) => b.length - a.length);
const MIN_STEM = 3;

/** A letter of another script of India as Devanagari, by its place in its block. */
function toDevanagari(letter: string): string {
  const own = LETTERS[letter];
  if (own !== undefined) return own;
  const code = letter.codePointAt(0) ?? 0;
  const block = code - (code % BLOCK);
  return BLOCKS.has(block) ? String.fromCodePoint(DEVANAGARI + (code % BLOCK)) : letter;
}

/**
 * A text in which words of other scripts of India are written in Devanagari letters, Urdu ones included, and everyday words in English, so
 * that one matcher reads them all. Other texts are unchanged. `isName` tells whether a word is a name as it stands: then it has no ending of a case.
 * @example toOneScript('পেট্রোল দাম কলকাতা') // 'पेट्रोल price कलकाता'
 */
export function toOneScript(text: string, isName: (word: string) => boolean = () => false): string {
  if (!OTHER_SCRIPT.test(text)) return text;
  return text.replace(WORD, (word) => (OTHER_SCRIPT.test(word) ? readWord(word.normalize('NFC'), isName) : word));
}

function readWord(word: string, isName: (word: string) => boolean): string {
  const known = WORDS.get(word);
  if (known !== undefined) return known;
  const whole = writeInDevanagari(word);
  if (isName(whole)) return whole;
  const ending = ENDINGS.find((one) => word.endsWith(one) && [...word].length - [...one].length >= MIN_STEM);
  const stem = ending === undefined ? word : word.slice(0, -ending.length);
  const plain = WORDS.get(stem);
  if (plain !== undefined) return plain;
  return writeInDevanagari(stem);
}

function writeInDevanagari(word: string): string {
  if (/[\u0600-\u06ff]/u.test(word)) return [...word].map((letter) => URDU[letter] ?? '').join('');
  const written = [...word].map(toDevanagari).join('');
  // Doubled letters are spoken once.
  return written.replace(/([\u0915-\u0939])\u094d\1/gu, '$1');
}
