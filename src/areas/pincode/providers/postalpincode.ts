import { z } from 'zod';
import { ApiError } from '../../../kernel/errors.ts';
import { UpstreamError } from '../../../net/upstream.ts';
import type { OfficeType } from '../../../places/pincodes/tables.ts';
import type { PincodeProvider } from './provider.ts';

const text = z
  .string()
  .nullish()
  .transform((value) => (value && !/^(na|null|-)$/i.test(value.trim()) ? value.replace(/\s+/g, ' ').trim() || null : null));

const office = z.object({
  Name: z.string().min(1),
  BranchType: text,
  DeliveryStatus: text,
  Circle: text,
  District: z.string().min(1),
  Division: text,
  Region: text,
  Block: text,
  State: z.string().min(1),
  Pincode: z.string().nullish(),
});
// The word for "none" has changed over the years; any other message is an outage.
const reply = z.array(z.object({ Status: z.string(), Message: z.string().nullish(), PostOffice: z.array(office).nullish() })).length(1);

const TYPES: readonly (readonly [RegExp, OfficeType])[] = [
  [/head|gpo|general/i, 'head'],
  [/branch/i, 'branch'],
  [/sub/i, 'sub'],
];
const DELIVERS: Readonly<Record<string, boolean>> = { delivery: true, 'non-delivery': false };

/** api.postalpincode.in: India Post's directory, newer than ours; answers are an array of one. */
export const postalpincode: PincodeProvider = {
  name: 'postalpincode',
  title: 'Postal PIN Code API',
  url: 'https://api.postalpincode.in/',
  address: 'https://api.postalpincode.in',
  async offices(pin, { fetchJson }) {
    const { body } = await fetchJson(reply, `/pincode/${pin}`);
    const [{ Status, Message, PostOffice } = { Status: '' }] = body;
    if (!PostOffice?.length) {
      if (/^(error|404)$/i.test(Status) && /no records|not found/i.test(Message ?? ''))
        throw new ApiError('not_found', `No post office has the PIN code ${pin}.`);
      throw new UpstreamError('shape', 'it gave neither offices nor "no records"');
    }
    if (PostOffice.some(({ Pincode }) => Pincode && Pincode !== pin))
      throw new UpstreamError('shape', 'it told of another PIN code than was asked for');
    return PostOffice.map(({ Name, BranchType, DeliveryStatus, Circle, District, Division, Region, Block, State }) => ({
      name: Name.trim(),
      type: TYPES.find(([words]) => words.test(BranchType ?? ''))?.[1] ?? null,
      delivery: DELIVERS[DeliveryStatus?.toLowerCase() ?? ''] ?? null,
      district: District.trim(),
      taluk: Block,
      division: Division,
      region: Region,
      circle: Circle,
      state: State.trim(),
    }));
  },
};
