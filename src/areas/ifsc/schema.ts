import { z } from 'zod';
import { pagingMembers, pagingParams } from '../../api/paging.ts';
import { flagParam, formParam, integerParam, textParam } from '../../api/params.ts';
import { agedMembers } from '../../crawl/freshness.ts';
import { publisherMembers } from '../../crawl/publisher.ts';

const MAX_CODE_LENGTH = 30;

export const ifscQuery = z.object({
  code: textParam({
    about: 'IFSC, 11 characters in any case',
    required: true,
    longest: MAX_CODE_LENGTH,
    example: 'HDFC0000001',
    aliases: ['ifsc'],
  }),
  live: flagParam({ about: '0: only what the list says, asking nobody', default: true }),
});
export const MAX_LISTED = 100;
const paging = {
  page: integerParam({ about: 'Page', minimum: 1, maximum: 10_000 }),
  limit: integerParam({ about: 'At most', minimum: 1, maximum: MAX_LISTED }),
};
export const bankQuery = z.object({
  code: textParam({ about: "The bank's four letters", required: true, longest: MAX_CODE_LENGTH, example: 'HDFC', aliases: ['bank'] }),
  state: textParam({ about: 'Branches in a state', longest: 60, example: 'West Bengal' }),
  district: textParam({ about: 'Branches in a district', longest: 60, example: 'Howrah' }),
  centre: textParam({ about: 'Branches in a centre of the list', longest: 60, example: 'Kolkata' }),
  q: textParam({ about: 'Words of name and place', longest: 100, example: 'salt lake' }),
  ...paging,
});
export const micrQuery = z.object({
  code: formParam(
    {
      about: 'MICR code, nine digits',
      accepts: 'nine digits',
      pattern: /^(?:[\s-]*[0-9]){9}[\s-]*$/,
      required: true,
      example: '700002021',
      aliases: ['micr'],
    },
    (text) => (/^\d{9}$/.test(text.replace(/[\s-]/g, '')) ? Number(text.replace(/[\s-]/g, '')) : undefined),
  ),
});
export const nearQuery = z.object({
  code: textParam({ about: 'IFSC of a branch', required: true, longest: MAX_CODE_LENGTH, example: 'SBIN0000300', aliases: ['ifsc'] }),
  ...paging,
});
export const searchQuery = z.object({
  q: textParam({
    about: "A bank's name or letters, the beginning of a code, words of a branch",
    required: true,
    longest: 100,
    example: 'state bank',
  }),
  ...pagingParams('Results', { most: 50 }),
});
const ok = z.literal('ok');
const textOrNull = z.string().nullable();
const flag = z.boolean().nullable();
const list = {
  ...publisherMembers('The lists of the Reserve Bank, by Razorpay’s npm package ifsc'),
  edition: z.string().meta({ description: 'Version of the list' }),
  as_of: z.iso.date().nullable().meta({ description: 'Day on which this edition was published; null where it is not on record' }),
  ...agedMembers,
};

/** A branch's data besides code and bank. */
export const branchDetails = z.strictObject({
  branch: textOrNull,
  address: textOrNull,
  city: textOrNull,
  centre: textOrNull,
  district: textOrNull,
  state: textOrNull,
  contact: textOrNull,
  micr: textOrNull,
  swift: textOrNull,
  upi: flag,
  neft: flag,
  rtgs: flag,
  imps: flag,
});

const bankShape = {
  bank_code: z.string().length(4),
  bank: textOrNull,
  kind: textOrNull.meta({ description: 'Public sector bank, small finance bank ...; null where the list does not say' }),
};

export const ifscBranch = z
  .strictObject({
    status: ok,
    api: z.literal('ifsc'),
    code: z.string().length(11),
    valid: z.literal(true).meta({ description: 'The list, or the provider, has this code; one that is not valid is an error' }),
    ...bankShape,
    member_bank: textOrNull.meta({ description: 'The bank behind the code where it clears through another' }),
    branch_code: z.string().length(6),
    ...branchDetails.shape,
    district_source: textOrNull.meta({
      description: 'How the district is known: `pincode` is by the PIN code in the address; null without one',
    }),
    branch_source: textOrNull.meta({ description: 'Who says what stands of the branch: a list or a provider; null where nobody does' }),
    branch_package: textOrNull.meta({ description: 'The package that list came by; null where a provider says it' }),
    branch_as_of: z.iso.date().nullable().meta({ description: 'Day of that list; null of what a provider says now' }),
    listed: z.boolean().meta({ description: 'Is it in the list of this edition? A newer branch may be known to the provider alone' }),
    ...list,
    provider: textOrNull.meta({ description: 'The provider that was asked, of a branch that is not in the list; null where none was' }),
    unavailable: z.array(branchDetails.keyof()).meta({ description: 'Parts that nobody could be asked for now; they are null' }),
    note: z.string().optional(),
  })
  .meta({ id: 'IfscBranch' });

const bank = z.strictObject({ ...bankShape, branches: z.int().meta({ description: 'How many codes it has' }) });
export const ifscBanks = z
  .strictObject({
    status: ok,
    api: z.literal('ifsc/banks'),
    count: z.int(),
    codes: z.int(),
    banks: z.array(bank.meta({ id: 'IfscBank' })),
    ...list,
  })
  .meta({ id: 'IfscBanks' });

export const ifscBank = z
  .strictObject({
    status: ok,
    api: z.literal('ifsc/bank'),
    ...bank.shape,
    merged_into: z
      .strictObject({ bank_code: z.string(), bank: textOrNull, on: z.iso.date(), new_code: textOrNull })
      .optional()
      .meta({ description: 'The bank that this one is part of since that day: its codes are no longer in use' }),
    note: z.string().optional().meta({ description: 'What has become of the bank while the list still has its codes' }),
    members: z
      .array(z.strictObject({ code: z.string(), bank: z.string() }))
      .meta({ description: 'Other banks reached by codes of this one: a code, or how such codes begin' }),
    states: z
      .array(z.strictObject({ state: z.string(), branches: z.int() }))
      .meta({ description: 'Where its branches are by the list of branches; branches?state= lists them' }),
    codes: z.array(z.string().length(11)),
    ...list,
  })
  .meta({ id: 'IfscBankCodes' });

const listedBranch = z
  .strictObject({
    code: z.string().length(11),
    ...bankShape,
    member_bank: textOrNull,
    branch: textOrNull,
    address: textOrNull,
    centre: textOrNull,
    city: textOrNull,
    district: textOrNull.meta({ description: 'By the PIN code in the address and India Post’s directory; null where that is not sure' }),
    state: textOrNull,
    micr: textOrNull,
  })
  .omit({ kind: true })
  .meta({ id: 'IfscListedBranch' });
export const ifscBranches = z
  .strictObject({
    status: ok,
    api: z.enum(['ifsc/branches', 'ifsc/micr', 'ifsc/near']),
    bank_code: textOrNull,
    bank: textOrNull,
    state: textOrNull,
    district: textOrNull,
    centre: textOrNull,
    q: textOrNull,
    total: z.int(),
    page: z.int(),
    limit: z.int(),
    pages: z.int(),
    branches: z.array(listedBranch),
    districts: z
      .array(z.strictObject({ district: z.string(), branches: z.int() }))
      .optional()
      .meta({ description: 'Of a bank in a state: the districts that its branches are known to be in' }),
    ...publisherMembers('Razorpay’s list of branches, from the Reserve Bank and NPCI'),
    edition: z.string().meta({ description: 'Version of the package' }),
    as_of: z.iso.date().meta({ description: 'Day of the list' }),
    ...agedMembers,
  })
  .meta({ id: 'IfscBranches' });
export const ifscBankAnswer = z.union([ifscBank, ifscBranches]);

export const ifscSearch = z
  .strictObject({
    status: ok,
    api: z.literal('ifsc/search'),
    q: z.string(),
    count: z.int(),
    ...pagingMembers,
    results: z.array(
      z.strictObject({
        kind: z.enum(['bank', 'code', 'branch']),
        bank_code: z.string(),
        bank: textOrNull,
        member_bank: textOrNull,
        code: textOrNull,
        branch: textOrNull,
        city: textOrNull,
        district: textOrNull,
        state: textOrNull,
      }),
    ),
    ...list,
  })
  .meta({ id: 'IfscSearch' });
