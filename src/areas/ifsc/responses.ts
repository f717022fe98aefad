import type { z } from 'zod';
import { BANK_KINDS } from './bank-names.ts';
import type { IfscParts } from './code.ts';
import type { BranchAnswer } from './lookup.ts';
import type { Branch } from './providers/provider.ts';
import { type Bank, memberOf, type Register } from './register.ts';
import type { ifscBank, ifscBanks, ifscBranch } from './schema.ts';

/** Where the codes are from, in every body. */
export const listOf = ({ version, seenOn }: Register) => ({ source: 'ifsc' as const, edition: version, as_of: seenOn });

const kindOf = (kind: string | null): string | null => (kind === null ? null : (BANK_KINDS[kind] ?? kind));

type Details = Pick<z.output<typeof ifscBranch>, Exclude<keyof Branch, 'bank'>>;

/** What only a provider tells, while nobody does. */
const UNTOLD: Details = {
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

/** A code with what the list and a provider say of it; `answer` is undefined where nobody was to be asked. */
export function branchBody(
  register: Register,
  bank: Bank,
  { code, branch: branchCode }: IfscParts,
  answer: BranchAnswer | undefined,
): z.output<typeof ifscBranch> {
  const told = typeof answer === 'object' ? answer : undefined;
  const { bank: nameTold, ...details } = told?.value ?? { bank: null, ...UNTOLD };
  const listed = bank.codes.has(branchCode);
  const member = memberOf(bank, branchCode);
  return {
    status: 'ok',
    api: 'ifsc',
    code,
    valid: true,
    bank_code: bank.code,
    bank: bank.name ?? (member === null ? nameTold : null),
    kind: kindOf(bank.kind),
    member_bank: member,
    branch_code: branchCode,
    ...details,
    listed,
    ...listOf(register),
    provider: told?.provider.name ?? null,
    unavailable: answer === 'out' ? (Object.keys(UNTOLD) as (keyof Details)[]) : [],
    ...(answer === 'unknown' ? { note: 'The list has this code; the service that knows branches does not.' } : {}),
    ...(told?.stale ? { stale: true as const } : {}),
  };
}

const bankShape = ({ code, name, kind, branches }: Bank) => ({ bank_code: code, bank: name, kind: kindOf(kind), branches });

/** Every bank, by its letters. */
export const banksBody = (register: Register): z.output<typeof ifscBanks> => ({
  status: 'ok',
  api: 'ifsc/banks',
  count: register.banks.size,
  codes: register.codes,
  banks: [...register.banks.values()].map(bankShape),
  ...listOf(register),
});

/** A bank with all its codes. */
export const bankBody = (register: Register, bank: Bank): z.output<typeof ifscBank> => ({
  status: 'ok',
  api: 'ifsc/bank',
  ...bankShape(bank),
  members: [...bank.members].map(([code, name]) => ({ code: `${bank.code}0${code}`, bank: name })),
  codes: [...bank.codes.all()].map((branch) => `${bank.code}0${branch}`),
  ...listOf(register),
});
