import { keptIn } from '../../../kernel/memoize.ts';
import { soundOf } from '../../../text/everyday-words.ts';
import { fold } from '../../../text/fold.ts';
import type { Bank, Register } from './register.ts';

const SMALL_FINANCE = 'small finance ';
const WORDS_OF_BANKS: ReadonlySet<string> = new Set(['bank', 'limited', 'ltd', 'the', 'and', 'of']);
/** A single word of fewer letters is a word of many names. */
const MIN_BANK_NAME = 2;

/** Gramin, gramina and grameena are one word. */
const sounded = (word: string): string => soundOf(word).replace(/(?<=.{3})a$/, '');

/** What a bank may be called by, as it sounds. */
interface SoundedName {
  bank: Bank;
  words: number;
  sound: string;
}
const soundedNames = new WeakMap<Register, readonly SoundedName[]>();

/** The names of all banks of two telling words or more as they sound, `au bank` for AU Small Finance Bank among them. */
function* listNames({ banks }: Register): Generator<SoundedName> {
  for (const bank of banks.values()) {
    const whole = fold(bank.name ?? '');
    const short = whole.includes(SMALL_FINANCE) ? whole.replace(SMALL_FINANCE, '') : undefined;
    for (const name of short === undefined ? [whole] : [whole, short]) {
      const words = name.split(' ');
      const isTelling = words.filter((word) => !WORDS_OF_BANKS.has(word)).length >= MIN_BANK_NAME;
      if (isTelling || name === short) yield { bank, words: words.length, sound: ` ${words.map(sounded).join(' ')} ` };
    }
  }
}

/** The bank whose whole name stands in the text: the longest of them. */
export function bankCalled(register: Register, words: readonly string[]): { bank: Bank; words: readonly string[] } | undefined {
  const names = keptIn(soundedNames, register, () => [...listNames(register)]);
  const text = ` ${words.map(sounded).join(' ')} `;
  let found: { bank: Bank; words: readonly string[] } | undefined;
  for (const { bank, words: length, sound } of names) {
    const at = length > (found?.words.length ?? 0) ? text.indexOf(sound) : -1;
    if (at < 0) continue;
    const first = text.slice(0, at + 1).split(' ').length - 2;
    found = { bank, words: words.slice(first, first + length) };
  }
  return found;
}
