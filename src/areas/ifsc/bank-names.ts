import banks from './bank-names.json' with { type: 'json' };

/** What people call banks besides their names and their four letters. Editorial. */
export const BANK_ALIASES: Readonly<Record<string, readonly string[]>> = banks.aliases;

/** Full names of the banks that people look for by name, as they stand in the register. A name is read before a place in it: Bank of Maharashtra. */
export const BANK_NAMES: Readonly<Record<string, string>> = banks.names;

/** The source's words for kinds of banks, spelled out. */
export const BANK_KINDS: Readonly<Record<string, string>> = banks.kinds;

/** What has become of banks whose codes are still in the list. */
export const BANK_NOTES: Readonly<Record<string, { en: string; hi: string }>> = banks.notes;

const NAMES_TODAY = new Map(banks.renamed.flatMap(({ from, to }) => from.map((former) => [former, to] as const)));

/** What a bank is called today, by the name that the list still has: of itself, or of the bank that it has become part of under its own codes. */
export const nameToday = (name: string): string => NAMES_TODAY.get(name) ?? name;

/** Names by which a bank of today, or one that became part of it, is still looked for. */
export const formerNames = (name: string): readonly string[] => banks.renamed.find(({ to }) => to === name)?.from ?? [];

/** Words of a name that only banks of one kind may bear, with the source's word for the kind. Urban co-operative banks are of two kinds by size. */
const KIND_BY_NAME: readonly [RegExp, string][] = [
  [/\bsmall finance bank\b/i, 'SFB'],
  [/\bpayments bank\b/i, 'PB'],
  [/\bgram(?:in|een)a? bank\b/i, 'RRB'],
  [/\blocal area bank\b/i, 'LAB'],
  [/\bdistrict central co-?operative\b/i, 'DCCB'],
  [/\bstate co-?operative\b|\bco-?operative apex\b|\bstate apex\b/i, 'SCB'],
];

/** Kinds that the source has wrong: the Reserve Bank is no bank of the public sector, and Telangana's apex bank is none of a district. */
const KINDS_MENDED: Readonly<Record<string, string | null>> = { RBIN: null, TSAB: 'SCB' };

/** The source's word for a bank's kind, else what its name says; null where neither does. */
export function kindOfBank(code: string, name: string | null, kind: string | null): string | null {
  const mended = KINDS_MENDED[code];
  if (mended !== undefined) return mended;
  return kind ?? KIND_BY_NAME.find(([words]) => name !== null && words.test(name))?.[1] ?? null;
}
