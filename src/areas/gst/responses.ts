import type { z } from 'zod';
import { findPinPoint } from '../../places/pincodes/atlas.ts';
import { GST_STATES, type GstinReading, PAN_HOLDERS } from './gstin.ts';
import type { Part, Taxpayer } from './lookup.ts';
import type { Profile } from './providers/provider.ts';
import type { RateRow } from './rates/tables.ts';
import type { CodeRates } from './rates/values.ts';
import type { gstCode, gstProfile, gstRate, gstRates, gstStates } from './schema.ts';
import type { GstCode } from './values.ts';

const valueOrNull = <A>(part: Part<A>): A | null => ('value' in part ? part.value : null);

/** The contract's taxpayer profile. The state is read from the number, so it is known even where the profile is not. */
export async function profileBody(decoded: GstinReading, taxpayer: Taxpayer): Promise<z.output<typeof gstProfile>> {
  const parts = { profile: taxpayer.profile, hsn_goods: taxpayer.goods, filing_years: taxpayer.years, filing_status: taxpayer.filing };
  const names = Object.keys(parts) as (keyof typeof parts)[];
  const profile = valueOrNull(taxpayer.profile);
  return {
    status: 'ok',
    gstin: decoded.gstin,
    trade_name: profile?.trade_name ?? null,
    legal_name: profile?.legal_name ?? null,
    registration_status: profile?.registration_status ?? null,
    registration_date: profile?.registration_date ?? null,
    constitution: profile?.constitution ?? null,
    taxpayer_type: profile?.taxpayer_type ?? null,
    nature_of_business: profile?.nature_of_business ?? null,
    state: decoded.state,
    address: profile?.address ?? null,
    ...(await findLocation(profile)),
    hsn_goods: valueOrNull(taxpayer.goods),
    filing_years: valueOrNull(taxpayer.years),
    filing_status: valueOrNull(taxpayer.filing),
    decoded,
    providers: Object.fromEntries(names.flatMap((name) => ('value' in parts[name] ? [[name, parts[name].provider.name]] : []))),
    unavailable: names.filter((name) => 'error' in parts[name]),
    ...(Object.values(parts).some((one) => 'value' in one && one.stale) ? { stale: true as const } : {}),
  };
}

/** A code with the list that it is from, and the rates of goods. */
export const codeBody = ({ day, rates, ...code }: GstCode): z.output<typeof gstCode> => ({
  ...code,
  as_of: day,
  rates: rates && ratesBody(rates),
});

const ratesBody = ({ status, percents, entries, namedGoods, ended, asOf }: CodeRates): z.output<typeof gstRates> => ({
  status,
  percents,
  entries: entries.map(rateBody),
  named_goods: namedGoods.map(rateBody),
  ended: ended.map(rateBody),
  as_of: asOf,
});

const rateBody = ({ percent, words, schedule, notification, starts, ends, note }: RateRow): z.output<typeof gstRate> => ({
  percent,
  words,
  schedule,
  notification: `${notification}-Central Tax (Rate)`,
  from: starts,
  until: ends,
  note,
});

/** A code as a row of a table: the rates in one cell, and the schedule's words beside them. */
export const codeRow = ({ rates, ...code }: z.input<typeof gstCode>) => ({
  ...code,
  rate_status: rates?.status ?? null,
  percents: rates?.percents ?? [],
  conditions: rates?.entries.map(({ percent, words }) => `${percent}%: ${words}`) ?? [],
  rates_as_of: rates?.as_of ?? null,
});

/** The codes a number is made of, in order. */
export function statesBody(): z.output<typeof gstStates> {
  const byCode = ([a]: [string, string], [b]: [string, string]) => a.localeCompare(b);
  return {
    status: 'ok',
    api: 'gst/states',
    states: Object.entries(GST_STATES)
      .sort(byCode)
      .map(([code, name]) => ({ code, name })),
    holders: Object.entries(PAN_HOLDERS).map(([letter, name]) => ({ letter, name })),
  };
}

/** Coordinates of a taxpayer in degrees, and whose they are: the provider's, or those of the PIN code in the address. */
type Location = Pick<z.output<typeof gstProfile>, 'lat' | 'lon' | 'location_basis'>;

const NOWHERE: Location = { lat: null, lon: null, location_basis: null };

/** The PIN code of an address: the last six digits that stand by themselves. */
const findPin = (address: string): string | undefined =>
  address
    .match(/(?<!\d)[1-9]\d{2}\s?\d{3}(?!\d)/g)
    ?.at(-1)
    ?.replace(/\s/g, '');

/** Where a profile says a taxpayer is, or roughly where its address is. */
async function findLocation(profile: Pick<Profile, 'lat' | 'lon' | 'address'> | null): Promise<Location> {
  if (!profile) return NOWHERE;
  const { lat, lon, address } = profile;
  if (lat !== null && lon !== null) return { lat, lon, location_basis: 'provider' };
  const pin = address === null ? undefined : findPin(address);
  const point = pin && (await findPinPoint(pin));
  return point ? { ...point, location_basis: 'pincode' } : NOWHERE;
}
