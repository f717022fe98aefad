import { fold, wordSet } from '../../../text/fold.ts';
import { isWordAlike } from '../../../text/spelling.ts';
import type { Query } from '../../intent.ts';
import { searchIfsc } from '../search.ts';
import { bankCalled } from './called-bank.ts';
import { type Bank, ifscRegister, type Register } from './register.ts';

/** What a question says of banks. */
export interface AskedBank {
  query: Query;
  register: Register;
  /** Whether it asks for a code. */
  asks: boolean;
  /** Whether it says branch. */
  isBranch: boolean;
  /** Whether it says bank, or asks for a code. */
  isOfBank: boolean;
  /** The letters of a bank whose name is in the vocabulary; it may have left the list. */
  named: string | undefined;
  /** A bank by words that only the list knows. */
  called: ReturnType<typeof bankCalled>;
  /** The bank of either. */
  bank: Bank | undefined;
  /** Whether it asks what a bank's letters mean. */
  asksMeaning: boolean;
  /** A bank whose four letters are written: `which bank is UTIB`. */
  ofLetters: Bank | undefined;
}

/** What a bank's letters mean, or which codes begin with them, is asked for: `what does UTIB stand for`. */
const MEANING = /\b(?:stands? for|full form|begin(?:s|ning)?|start(?:s|ing)?|first four|shuru)\b/iu;

export const BANK_WORDS = wordSet('bank banks बैंक');

/** Reads which bank a question names, by its name or its letters. */
export async function readBank(query: Query): Promise<AskedBank> {
  const { text, entities, words, unknownWords } = query;
  const register = await ifscRegister();
  const asks = entities.includes('ifsc');
  const isBranch = /\b(?:branch(?:es)?|shakha\w*)\b|शाखा/i.test(text);
  const asksMeaning = MEANING.test(text);
  const isOfBank = asks || entities.includes('bank') || asksMeaning;
  const named = entities.find((one) => one.startsWith('of '))?.slice(3);
  const called = bankCalled(register, words, asks || isBranch);
  // As they are written, whatever they nearly spell: IDIB is not IDBI. The zero of all codes may stand behind them.
  const letters = words.filter(
    (word) =>
      /^[a-z]{4}0?$/.test(word) && (word.length > 4 || unknownWords.includes(word) || (isOfBank && text.includes(word.toUpperCase()))),
  );
  const [ofLetters] =
    isOfBank || query.asked.isQuestion ? letters.flatMap((word) => register.banks.get(word.slice(0, 4).toUpperCase()) ?? []) : [];
  return {
    query,
    register,
    asks,
    isBranch,
    isOfBank,
    asksMeaning,
    named,
    called,
    bank: called?.bank ?? register.banks.get(named ?? ''),
    ofLetters,
  };
}

/** The bank that words nobody else knows name, give or take a slip. */
export async function bankNamed(register: Register, name: string): Promise<Bank | undefined> {
  const [hit] = name === '' ? [] : await searchIfsc(register, name, 1);
  const bank = hit?.kind === 'branch' ? undefined : hit && register.banks.get(hit.bank_code);
  // Narnia is no part of Karnataka: each word is one of the bank's name, give or take a slip.
  const nameWords = [...fold(bank?.name ?? '').split(' '), ...(bank ? [bank.code.toLowerCase()] : [])];
  return name.split(' ').every((word) => nameWords.some((one) => one.startsWith(word)) || isWordAlike(word, nameWords)) ? bank : undefined;
}
