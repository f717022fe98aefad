import { z } from 'zod';
import { flagParam, integerParam, textParam } from '../../lib/params.ts';

const LONGEST_CODE = 30;

export const ifscQuery = z.object({
  code: textParam({
    about: 'IFSC, 11 characters in any case',
    required: true,
    longest: LONGEST_CODE,
    example: 'HDFC0000001',
    aliases: ['ifsc'],
  }),
  live: flagParam({ about: '0: only what the list says, asking nobody', default: true }),
});
export const bankQuery = z.object({
  code: textParam({ about: "The bank's four letters", required: true, longest: LONGEST_CODE, example: 'HDFC', aliases: ['bank'] }),
});
export const searchQuery = z.object({
  q: textParam({
    about: "A bank's name, its letters, the beginning of a code, or words of a branch",
    required: true,
    longest: 100,
    example: 'state bank',
  }),
  limit: integerParam({ about: 'Results at most', minimum: 1, maximum: 50, default: 20 }),
});
export const noQuery = z.object({});

const ok = z.literal('ok');
const known = z.string().nullable();
const flag = z.boolean().nullable();
const list = {
  source: z.literal('ifsc').meta({ description: 'The npm package ifsc by Razorpay, from the lists of the Reserve Bank' }),
  edition: z.string().meta({ description: 'Version of the list' }),
  as_of: z.iso.date().nullable().meta({ description: 'Day on which the list was last looked at' }),
};
const part = z.enum([
  'branch',
  'address',
  'city',
  'centre',
  'district',
  'state',
  'contact',
  'micr',
  'swift',
  'upi',
  'neft',
  'rtgs',
  'imps',
]);

const bankShape = {
  bank_code: z.string().length(4),
  bank: known,
  kind: known.meta({ description: 'Public sector bank, small finance bank ...; null where the list does not say' }),
};

export const ifscBranch = z
  .strictObject({
    status: ok,
    api: z.literal('ifsc'),
    code: z.string().length(11),
    valid: z.literal(true).meta({ description: 'The list, or the provider, has this code; one that is not valid is an error' }),
    ...bankShape,
    member_bank: known.meta({ description: 'The bank behind the code where it clears through another' }),
    branch_code: z.string().length(6),
    branch: known,
    address: known,
    city: known,
    centre: known,
    district: known,
    state: known,
    contact: known,
    micr: known,
    swift: known,
    upi: flag,
    neft: flag,
    rtgs: flag,
    imps: flag,
    listed: z.boolean().meta({ description: 'Is it in the list of this edition? A newer branch may be known to the provider alone' }),
    ...list,
    provider: known.meta({ description: 'Who told the branch; null where nobody did' }),
    unavailable: z.array(part).meta({ description: 'Parts that nobody could be asked for now; they are null' }),
    note: z.string().optional(),
    stale: z.literal(true).optional(),
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
    members: z
      .array(z.strictObject({ code: z.string(), bank: z.string() }))
      .meta({ description: 'Other banks reached by codes of this one: a code, or how such codes begin' }),
    codes: z.array(z.string().length(11)),
    ...list,
  })
  .meta({ id: 'IfscBankCodes' });

export const ifscSearch = z
  .strictObject({
    status: ok,
    api: z.literal('ifsc/search'),
    q: z.string(),
    count: z.int(),
    results: z.array(
      z.strictObject({
        kind: z.enum(['bank', 'code', 'branch']),
        bank_code: z.string(),
        bank: known,
        member_bank: known,
        code: known,
        branch: known,
        city: known,
        district: known,
        state: known,
      }),
    ),
    ...list,
  })
  .meta({ id: 'IfscSearch' });
