import { type Locale, localName } from '../../../i18n/locale.ts';
import banks from './bank-names.json' with { type: 'json' };

/** What people call banks besides their names and letters. Editorial. */
export const BANK_ALIASES: Readonly<Record<string, readonly string[]>> = banks.aliases;

/** Full names, as in the register, of banks that people search by name. A bank's name wins over a place in it: Bank of Maharashtra. */
export const BANK_NAMES: Readonly<Record<string, string>> = banks.names;

const IN_HINDI: Readonly<Record<string, string>> = banks.hindi;

/** A bank's names by its letters: in Hindi as it writes itself, else said (the largest and best known); its letters where it has none. */
export const bankNames = (letters: string, name: string | null): { name: string; hi?: string } => ({
  name: name ?? letters,
  ...(IN_HINDI[letters] ? { hi: IN_HINDI[letters] } : {}),
});

/** A bank's name in a language by its letters. @example bankNameIn('hi', 'SBIN', 'State Bank of India') // 'भारतीय स्टेट बैंक' */
export const bankNameIn = (locale: Locale, letters: string, name: string | null): string => localName(locale, bankNames(letters, name));

/** The source's abbreviations for kinds of banks, spelled out. */
export const BANK_KINDS: Readonly<Record<string, string>> = banks.kinds;

/** What became of banks whose codes are still listed. */
export const BANK_NOTES: Readonly<Record<string, { en: string; hi: string }>> = banks.notes;

const NAMES_TODAY = new Map(banks.renamed.flatMap(({ from, to }) => from.map((former) => [former, to] as const)));

/**
 * Names of banks and payment companies whose codes are listed without one, where the addresses of their branches and their own sites say who they are:
 * `JSC VTB BANK, TAJ MAHAL HOTEL`, Salarpuria Softzone. The others stay nameless.
 */
export const NAMES_BY_ADDRESS: Readonly<Record<string, string>> = banks.nameless;

/** A bank's present name, by the name in the list: its own, or that of the bank it became part of while keeping its codes. */
export const nameToday = (name: string): string => NAMES_TODAY.get(name) ?? name;

/** Former names under which a present bank, or one merged into it, is still searched for. */
export const formerNames = (name: string): readonly string[] => banks.renamed.find(({ to }) => to === name)?.from ?? [];

/**
 * Words that only banks of one kind may have in their name, with the source's abbreviation. Urban co-operative banks are of two kinds by
 * size.
 */
const KIND_BY_NAME: readonly [RegExp, string][] = [
  [/\bsmall finance bank\b/i, 'SFB'],
  [/\bpayments bank\b/i, 'PB'],
  [/\bgram(?:in|een)a? bank\b/i, 'RRB'],
  [/\blocal area bank\b/i, 'LAB'],
  [/\bdistrict central co-?operative\b/i, 'DCCB'],
  [/\bstate co-?operative\b|\bco-?operative apex\b|\bstate apex\b/i, 'SCB'],
];

/** Corrections to the source: the Reserve Bank is not a public sector bank, and Telangana's apex bank is not a district bank. */
const KINDS_MENDED: Readonly<Record<string, string | null>> = { RBIN: null, TSAB: 'SCB' };

/** The source's kind of a bank, else by its name; null if neither says. */
export function kindOfBank(code: string, name: string | null, kind: string | null): string | null {
  const mended = KINDS_MENDED[code];
  if (mended !== undefined) return mended;
  return kind ?? KIND_BY_NAME.find(([words]) => name !== null && words.test(name))?.[1] ?? null;
}

/** यूनियन बैंक for यूनियन बैंक ऑफ़ इंडिया. */
const OF_PLACE = / बैंक ऑफ़ .*$/u;
/** A bank's names in English, and those that people use. */
function namesOf(code: string): string[] {
  const [name, aliases] = [BANK_NAMES[code], BANK_ALIASES[code] ?? []];
  return name === undefined ? [...aliases] : [name, ...aliases, ...aliases.map((alias) => `${alias} bank`)];
}

/** Words that ask for bank codes, and names people use for banks. */
export const BANK_WORDS: Readonly<Record<string, readonly string[]>> = {
  ifsc: ['ifsc', 'ifsc code', 'ifsc codes', 'ifs code', 'ifc code', 'micr', 'micr code', 'neft', 'rtgs', 'आईएफएससी', 'आईएफएससी कोड'],
  bank: ['bank', 'banks', 'branch', 'branches', 'shakha', 'shakhayen', 'code', 'codes', 'बैंक', 'शाखा', 'कोड', 'account', 'khata'],
  ...Object.fromEntries(
    [...new Set([BANK_ALIASES, BANK_NAMES, IN_HINDI].flatMap(Object.keys))].map((code) => [
      `of ${code}`,
      [...namesOf(code), ...(IN_HINDI[code] ? [IN_HINDI[code], IN_HINDI[code].replace(OF_PLACE, ' बैंक')] : [])],
    ]),
  ),
};
