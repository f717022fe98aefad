import { z } from 'zod';
import { ApiError } from '../../kernel/errors.ts';
import { parseDay } from '../../kernel/time.ts';
import { parseUpstreamBody, present } from '../../providers/shape.ts';
import type { Profile } from './providers/provider.ts';

const text = z.string().nullish();
const scalar = z.union([z.string(), z.number()]).nullish();

const addressParts = z.object({
  bno: text,
  flno: text,
  bnm: text,
  st: text,
  loc: text,
  locality: text,
  landMark: text,
  dst: text,
  city: text,
  stcd: text,
  pncd: scalar,
  lt: scalar,
  lg: scalar,
});

/** A taxpayer in the portal's abbreviations, which the licensed services pass on. A reply without a GSTIN is not one. */
export const rawTaxpayer = z.object({
  gstin: z.string().length(15),
  lgnm: text,
  tradeNam: text,
  sts: text,
  rgdt: text,
  ctb: text,
  dty: text,
  nba: z.array(z.string()).nullish(),
  pradr: z.object({ adr: text, addr: addressParts.nullish() }).nullish(),
});

/** What a vendor passes on of the portal's, as a profile. */
export const parseProfile = (data: unknown, vendor: string): Profile => toProfile(parseUpstreamBody(rawTaxpayer, data, vendor));

/** The portal's abbreviations as a profile. */
export function toProfile(raw: z.output<typeof rawTaxpayer>): Profile {
  return {
    trade_name: present(raw.tradeNam),
    legal_name: present(raw.lgnm),
    registration_status: present(raw.sts),
    registration_date: slashedDay(raw.rgdt),
    constitution: present(raw.ctb),
    taxpayer_type: present(raw.dty),
    nature_of_business: (raw.nba ?? []).flatMap((one) => present(one) ?? []),
    address: present(raw.pradr?.adr) ?? joinAddress(raw.pradr?.addr),
    ...parseCoordinates(raw.pradr?.addr?.lt, raw.pradr?.addr?.lg),
  };
}

/** Any of the providers' dates as DD/MM/YYYY; null where there is none. */
export function slashedDay(text: string | null | undefined): string | null {
  const day = parseDay(
    present(text)
      ?.slice(0, 20)
      .replace(/[T ]\d\d:.*$/, '') ?? '',
  );
  return day ? day.split('-').reverse().join('/') : null;
}

type Degrees = z.output<typeof scalar>;

function joinAddress(parts: z.output<typeof addressParts> | null | undefined): string | null {
  if (!parts) return null;
  const { flno, bno, bnm, st, landMark, loc, locality, city, dst, stcd, pncd } = parts;
  const inOrder = [flno, bno, bnm, st, landMark, loc, locality, city, dst, stcd, pncd];
  const filled = inOrder.flatMap((part) => present(String(part ?? '')) ?? []);
  return filled.length ? [...new Set(filled)].join(', ') : null;
}

/** Coordinates come as strings, mostly empty; 0 and 0 is a placeholder. Both null where either is no place on earth. */
export function parseCoordinates(latitude: Degrees, longitude: Degrees): { lat: number | null; lon: number | null } {
  const [lat, lon] = [latitude, longitude].map((one) => Number(present(String(one ?? '')) ?? Number.NaN)) as [number, number];
  const isPoint = Math.abs(lat) <= 90 && Math.abs(lon) <= 180 && (lat !== 0 || lon !== 0);
  return isPoint ? { lat, lon } : { lat: null, lon: null };
}

/** For a number that the register does not have. */
export const notRegistered = (gstin: string): ApiError =>
  new ApiError('not_found', `${gstin} is well formed, but the register has no such number.`, { hint: 'Check the number on the invoice' });
