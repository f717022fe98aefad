import { indexPlaces, type PlaceIndex, searchPlaces } from '../../lib/places/find.ts';
import { BANK_ALIASES } from './bank-names.ts';
import { cleanCode } from './code.ts';
import { type Bank, memberOf, type Register } from './register.ts';
import { taughtBranches } from './taught.ts';

/** One thing a search has found. What is unknown is null. */
export interface IfscHit {
  kind: 'bank' | 'code' | 'branch';
  bank_code: string;
  bank: string | null;
  /** The bank behind the code where it is another's. */
  member_bank: string | null;
  code: string | null;
  branch: string | null;
  city: string | null;
  district: string | null;
  state: string | null;
}

interface NamedBank {
  name: string;
  aliases: readonly string[];
  bank: Bank;
  /** Last six characters, or their beginning, of a code that leads to a bank behind this one. */
  member?: string;
}

/** From here on a name was meant, and is not merely like the text. */
const SURE = 0.8;

const indexes = new WeakMap<Register, PlaceIndex<NamedBank>>();

function bankIndex(register: Register): PlaceIndex<NamedBank> {
  let index = indexes.get(register);
  if (!index) {
    const banks = [...register.banks.values()];
    const named = banks.map(
      (bank): NamedBank => ({ name: bank.name ?? bank.code, aliases: [bank.code, ...(BANK_ALIASES[bank.code] ?? [])], bank }),
    );
    const members = banks.flatMap((bank) => [...bank.members].map(([member, name]): NamedBank => ({ name, aliases: [], bank, member })));
    index = indexPlaces([...named, ...members]);
    indexes.set(register, index);
  }
  return index;
}

/**
 * Banks by name, short name or letters; codes by how they begin; branches by what live answers have told of them, and banks that are reached
 * by another's codes. Best first.
 */
export function searchIfsc(register: Register, text: string, limit: number): IfscHit[] {
  const hits: IfscHit[] = byCode(register, cleanCode(text), limit);
  const add = (hit: IfscHit) => {
    if (!hits.some(({ code, bank_code }) => code === hit.code && bank_code === hit.bank_code)) hits.push(hit);
  };
  // The beginning of a code is no name.
  const named = hits.length > 0 && /\d/.test(text) ? [] : searchPlaces(bankIndex(register), text, limit);
  for (const { place, score } of named) if (score >= SURE) add(hitOfName(place));
  for (const one of taughtBranches(text, limit)) {
    const bank = register.banks.get(one.code.slice(0, 4));
    const { branch, city, district, state } = one.branch;
    if (bank) add({ ...hitOfCode(bank, one.code.slice(5)), kind: 'branch', branch, city, district, state });
  }
  for (const { place, score } of named) if (score < SURE) add(hitOfName(place));
  return hits.slice(0, limit);
}

/** Codes that begin so; the bank itself for its four letters. */
function byCode({ banks }: Register, clean: string, limit: number): IfscHit[] {
  const bank = banks.get(clean.slice(0, 4));
  if (!bank || !/^[A-Z]{4}(0[A-Z0-9]{0,6})?$/.test(clean)) return [];
  if (clean.length === 4) return [hitOfBank(bank)];
  const begin = clean.slice(5);
  const found: IfscHit[] = [];
  for (const branch of bank.codes.all()) {
    if (branch.startsWith(begin)) found.push(hitOfCode(bank, branch));
    if (found.length === limit) break;
  }
  return found;
}

function hitOfName({ bank, member, name }: NamedBank): IfscHit {
  if (member === undefined) return hitOfBank(bank);
  // A whole code leads there; of a beginning the codes are many.
  return { ...hitOfBank(bank), kind: 'code', member_bank: name, code: member.length === 6 ? `${bank.code}0${member}` : null };
}

const NOTHING = { member_bank: null, code: null, branch: null, city: null, district: null, state: null } as const;
const hitOfBank = (bank: Bank): IfscHit => ({ kind: 'bank', bank_code: bank.code, bank: bank.name, ...NOTHING });
const hitOfCode = (bank: Bank, branch: string): IfscHit => ({
  ...hitOfBank(bank),
  kind: 'code',
  code: `${bank.code}0${branch}`,
  member_bank: memberOf(bank, branch),
});
