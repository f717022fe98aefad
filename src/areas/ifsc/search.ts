import type { z } from 'zod';
import { findPlace, indexPlaces, type PlaceIndex, searchPlaces } from '../../places/find.ts';
import { fold } from '../../text/fold.ts';
import { BANK_ALIASES, formerNames } from './banks/bank-names.ts';
import { type Bank, findMember, type Register } from './banks/register.ts';
import { branchWords, searchBranches } from './branches/branches.ts';
import { cleanCode } from './codes/code.ts';
import { ifscDatabase } from './queries.ts';
import type { ifscSearch } from './schema.ts';

/** A search result. Unknown members are null. */
export type IfscHit = z.output<typeof ifscSearch>['results'][number];

interface NamedBank {
  name: string;
  aliases: readonly string[];
  bank: Bank;
  /** The last six characters of a code, or their beginning, that belong to a bank behind this one. */
  member?: string;
}

/** From this score on, a name is meant rather than merely similar. */
const MIN_NAME_SCORE = 0.8;
/** Most words of a text tried as a bank's name. */
const MAX_NAME_WORDS = 6;

const indexes = new WeakMap<Register, PlaceIndex<NamedBank>>();

function bankIndex(register: Register): PlaceIndex<NamedBank> {
  let index = indexes.get(register);
  if (!index) {
    const banks = [...register.banks.values()];
    const named = banks.map((bank): NamedBank => {
      const name = bank.name ?? bank.code;
      return { name, aliases: [bank.code, ...(BANK_ALIASES[bank.code] ?? []), ...formerNames(name)], bank };
    });
    const members = banks.flatMap((bank) =>
      [...bank.members].map(([member, name]): NamedBank => ({ name, aliases: formerNames(name), bank, member })),
    );
    index = indexPlaces([...named, ...members]);
    indexes.set(register, index);
  }
  return index;
}

/** Words around the names of banks and branches. */
const AROUND_NAMES: ReadonlySet<string> = new Set(['branch', 'branches', 'ifsc', 'code', 'codes', 'micr']);

/** Banks by name, short name or letters, including those behind another's codes; codes by prefix; branches by words. Best first. */
export async function searchIfsc(register: Register, text: string, limit: number): Promise<IfscHit[]> {
  const hits: IfscHit[] = byCode(register, cleanCode(text), limit);
  const add = (hit: IfscHit) => {
    if (!hits.some(({ code, bank_code }) => code === hit.code && bank_code === hit.bank_code)) hits.push(hit);
  };
  // The beginning of a code is not a name.
  const named = hits.length > 0 && /\d/.test(text) ? [] : searchPlaces(bankIndex(register), text, limit);
  for (const { place, score } of named) if (score >= MIN_NAME_SCORE) add(nameHit(place));
  if (hits.length < limit) for (const hit of await byWords(register, text, limit)) add(hit);
  for (const { place, score } of named) if (score < MIN_NAME_SCORE) add(nameHit(place));
  return hits.slice(0, limit);
}

/** Branches by words, of the bank that the text starts or ends with, or of all. */
async function byWords(register: Register, text: string, limit: number): Promise<IfscHit[]> {
  const { bank, words, typed } = splitBankName(register, text);
  if (words.length === 0) return [];
  const branches = await searchBranches(await ifscDatabase(), register, words, { bank, typed, limit });
  return branches.slice(0, limit).flatMap(({ branch_group, code, name, city, district }) => {
    const group = register.groups.get(branch_group);
    const itsBank = group && register.banks.get(group.bank);
    return itsBank ? { ...codeHit(itsBank, code), kind: 'branch' as const, branch: name, city, district, state: group.state } : [];
  });
}

/** The bank named by a text's first or last words, and the remaining words. */
function splitBankName(register: Register, text: string): { bank?: Bank; words: string[]; typed: string[] } {
  const all = fold(text)
    .split(' ')
    .filter((word) => word !== '' && !AROUND_NAMES.has(word));
  const rest = (words: string[]) => branchWords(words.join(' ')).filter((word) => word !== 'bank');
  for (let length = Math.min(all.length, MAX_NAME_WORDS); length > 0; length -= 1) {
    for (const [name, others] of [
      [all.slice(0, length), all.slice(length)],
      [all.slice(-length), all.slice(0, -length)],
    ] as const) {
      const named = findPlace(bankIndex(register), name.join(' '));
      if (named && named.member === undefined) return { bank: named.bank, words: rest(others), typed: others };
    }
  }
  return { words: rest(all), typed: all };
}

/** Codes with this prefix; for four letters, the bank itself. */
function byCode({ banks }: Register, clean: string, limit: number): IfscHit[] {
  const bank = banks.get(clean.slice(0, 4));
  if (!bank || !/^[A-Z]{4}(0[A-Z0-9]{0,6})?$/.test(clean)) return [];
  if (clean.length === 4) return [bankHit(bank)];
  const begin = clean.slice(5);
  const hits: IfscHit[] = [];
  for (const branch of bank.codes.all()) {
    if (branch.startsWith(begin)) hits.push(codeHit(bank, branch));
    if (hits.length === limit) break;
  }
  return hits;
}

function nameHit({ bank, member, name }: NamedBank): IfscHit {
  if (member === undefined) return bankHit(bank);
  // A full code leads to its page; a prefix has many.
  return { ...bankHit(bank), kind: 'code', member_bank: name, code: member.length === 6 ? `${bank.code}0${member}` : null };
}

const NOTHING = { member_bank: null, code: null, branch: null, city: null, district: null, state: null } as const;
const bankHit = (bank: Bank): IfscHit => ({ kind: 'bank', bank_code: bank.code, bank: bank.name, ...NOTHING });
const codeHit = (bank: Bank, branch: string): IfscHit => ({
  ...bankHit(bank),
  kind: 'code',
  code: `${bank.code}0${branch}`,
  member_bank: findMember(bank, branch),
});
