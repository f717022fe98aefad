import { keptIn } from '../../../kernel/memoize.ts';
import { fold } from '../../../text/fold.ts';
import { addName, type NameIndex, namesIn, newNames } from '../../../text/name-index.ts';
import type { Bank, Register } from './register.ts';

const SMALL_FINANCE = 'small finance ';
const WORDS_OF_BANKS: ReadonlySet<string> = new Set(['bank', 'limited', 'ltd', 'the', 'and', 'of']);
/** Banks of one telling word, Karnataka Bank, are named only where banks are asked about. */
const MIN_BANK_NAME = 2;

interface CalledBank {
  bank: Bank;
  isTelling: boolean;
}

const indexes = new WeakMap<Register, NameIndex<CalledBank>>();

/** The banks by their whole names, `au bank` for AU Small Finance Bank among them. */
function bankIndex({ banks }: Register): NameIndex<CalledBank> {
  const index = newNames<CalledBank>();
  for (const bank of banks.values()) {
    const whole = fold(bank.name ?? '');
    const isTelling = whole.split(' ').filter((word) => !WORDS_OF_BANKS.has(word)).length >= MIN_BANK_NAME;
    if (isTelling || / bank$/.test(whole)) addName(index, whole, { bank, isTelling });
    // Baroda Bank; of India there are several.
    const [, of] = /^bank of (\w+)$/.exec(whole) ?? [];
    if (of && of !== 'india') addName(index, `${of} bank`, { bank, isTelling: false });
    if (whole.includes(SMALL_FINANCE)) addName(index, whole.replace(SMALL_FINANCE, ''), { bank, isTelling: true });
  }
  return index;
}

/** The bank whose whole name stands in the text: the longest of them. `isOfBanks`: is a bank asked for in so many words? */
export function bankCalled(
  register: Register,
  words: readonly string[],
  isOfBanks: boolean,
): { bank: Bank; words: readonly string[] } | undefined {
  const index = keptIn(indexes, register, () => bankIndex(register));
  const [longest] = namesIn(index, words)
    .flatMap(({ things, ...position }) => things.map((thing) => ({ ...thing, ...position })))
    .filter(({ isTelling }) => isTelling || isOfBanks)
    .toSorted((a, b) => b.length - a.length);
  return longest && { bank: longest.bank, words: words.slice(longest.at, longest.at + longest.length) };
}
