import { z } from 'zod';
import { ApiError } from '../../../kernel/errors.ts';
import { UpstreamError } from '../../../net/upstream.ts';
import type { IfscProvider } from './provider.ts';

const text = z
  .string()
  .nullish()
  .transform((value) => (value && !/^(na|n\.a\.|null|-)$/i.test(value.trim()) ? value.replace(/\s+/g, ' ').trim() || null : null));
const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? null);

const branchReply = z.object({
  IFSC: z.string(),
  BANK: z.string().min(1),
  BRANCH: z.string().min(1),
  ADDRESS: text,
  CITY: text,
  CENTRE: text,
  DISTRICT: text,
  STATE: text,
  CONTACT: text,
  MICR: text,
  SWIFT: text,
  UPI: flag,
  NEFT: flag,
  RTGS: flag,
  IMPS: flag,
});
const reply = z.union([z.literal('Not Found'), branchReply]);

/** Razorpay's IFSC service (MIT), from the Reserve Bank's lists: https://ifsc.razorpay.com/. */
export const razorpayIfsc: IfscProvider = {
  name: 'razorpay-ifsc',
  title: 'Razorpay IFSC',
  url: 'https://ifsc.razorpay.com/',
  licence: 'MIT',
  address: 'https://ifsc.razorpay.com',
  async branch(code, { fetchJson }) {
    const { body, status } = await fetchJson(reply, `/${code}`, { acceptStatuses: [404] });
    if (body === 'Not Found') throw new ApiError('not_found', `Razorpay's list has no branch ${code}.`);
    if (status === 404 || body.IFSC !== code) throw new UpstreamError('shape', 'it told of another branch than was asked for');
    const { BANK, BRANCH, ADDRESS, CITY, CENTRE, DISTRICT, STATE, CONTACT, MICR, SWIFT, UPI, NEFT, RTGS, IMPS } = body;
    return {
      bank: BANK.trim(),
      branch: BRANCH.trim(),
      address: ADDRESS,
      city: CITY,
      centre: CENTRE,
      district: DISTRICT,
      state: STATE,
      contact: CONTACT,
      micr: MICR,
      swift: SWIFT,
      upi: UPI,
      neft: NEFT,
      rtgs: RTGS,
      imps: IMPS,
    };
  },
};
