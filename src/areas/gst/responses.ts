import type { z } from 'zod';
import type { GstinReading } from './gstin.ts';
import { locationOf } from './location.ts';
import type { Part, Taxpayer } from './lookup.ts';
import type { gstProfile, gstStates } from './schema.ts';
import { GST_STATES, PAN_HOLDERS } from './states.ts';

const givenBy = <A>(part: Part<A>): A | null => ('value' in part ? part.value : null);

/** The contract's taxpayer profile. The state is read from the number, so it is known even where the profile is not. */
export async function profileBody(decoded: GstinReading, taxpayer: Taxpayer): Promise<z.output<typeof gstProfile>> {
  const parts = { profile: taxpayer.profile, hsn_goods: taxpayer.goods, filing_years: taxpayer.years, filing_status: taxpayer.filing };
  const names = Object.keys(parts) as (keyof typeof parts)[];
  const profile = givenBy(taxpayer.profile);
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
    ...(await locationOf(profile)),
    hsn_goods: givenBy(taxpayer.goods),
    filing_years: givenBy(taxpayer.years),
    filing_status: givenBy(taxpayer.filing),
    decoded,
    providers: Object.fromEntries(names.flatMap((name) => ('value' in parts[name] ? [[name, parts[name].provider.name]] : []))),
    unavailable: names.filter((name) => 'error' in parts[name]),
    ...(Object.values(parts).some((one) => 'value' in one && one.stale) ? { stale: true as const } : {}),
  };
}

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
