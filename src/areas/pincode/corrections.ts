import { findState } from '../../places/find-state.ts';
import type { ListedOffice } from './sources/record.ts';

/** How often each rule was applied: `Leh and Kargil to Ladakh` 110 times. */
export type CorrectionCounts = Map<string, number>;

const LADAKH = new Set(['Leh', 'Kargil']);
/** The ten districts that became Telangana in 2014. */
const TELANGANA = new Set(
  'Adilabad, Hyderabad, K.V.Rangareddy, Karim Nagar, Khammam, Mahabub Nagar, Medak, Nalgonda, Nizamabad, Warangal'.split(', '),
);
const MERGED = 'Dadra and Nagar Haveli and Daman and Diu';

/** Spellings of names other than states'; those are in the table of states. */
const SPELLINGS: Readonly<Record<string, string>> = {
  Jammukashmir: 'Jammu and Kashmir',
  Pondicherry: 'Puducherry',
  Podicherry: 'Puducherry',
};

/** Postal circles of each state without a circle of its own, the usual one first. */
const CIRCLES: Readonly<Record<string, readonly string[]>> = {
  'Andaman and Nicobar Islands': ['West Bengal'],
  'Arunachal Pradesh': ['North Eastern'],
  Assam: ['Assam', 'North Eastern'],
  Chandigarh: ['Punjab'],
  [MERGED]: ['Gujarat'],
  Goa: ['Maharashtra'],
  Ladakh: ['Jammu and Kashmir'],
  Lakshadweep: ['Kerala'],
  Manipur: ['North Eastern'],
  Meghalaya: ['North Eastern'],
  Mizoram: ['North Eastern'],
  Nagaland: ['North Eastern'],
  Puducherry: ['Tamil Nadu', 'Kerala', 'Andhra Pradesh'],
  Sikkim: ['West Bengal'],
  Tripura: ['North Eastern'],
};
/** If the source's region belongs to the circle it names, an office in another state is served across the border. */
const BORDER_REGIONS: Readonly<Record<string, string>> = { Bareilly: 'Uttar Pradesh', Dehradun: 'Uttarakhand' };

/** Removes typing errors: backticks, unmatched brackets, double spaces. */
function tidy(text: string): string {
  const clean = text.replaceAll('`', ' ');
  return (clean.includes('[') ? clean : clean.replaceAll(']', ' ')).replace(/\s+/g, ' ').trim();
}

/** An office with its present state, circle and names; counts each rule that changed something. Throws for an unknown state. */
export function correctOffice(listed: ListedOffice, counts: CorrectionCounts): ListedOffice {
  const count = (rule: string) => counts.set(rule, (counts.get(rule) ?? 0) + 1);
  const district = spelled(tidy(listed.district), count);
  const region = spelled(tidy(listed.region), count);
  const state = correctState(tidy(listed.state), district, count);
  return {
    pin: listed.pin,
    name: tidy(listed.name),
    district,
    division: tidy(listed.division),
    region,
    circle: correctCircle(tidy(listed.circle), region, state, count),
    state,
  };
}

function spelled(name: string, count: (rule: string) => void): string {
  const right = SPELLINGS[name];
  if (right) count(`${name} to ${right}`);
  return right ?? name;
}

function correctState(listed: string, district: string, count: (rule: string) => void): string {
  const state = findState(SPELLINGS[listed] ?? listed);
  if (!state) throw new Error(`${listed} is no state`);
  if (LADAKH.has(district)) {
    if (state.name !== 'Ladakh') count('Leh and Kargil to Ladakh');
    return 'Ladakh';
  }
  if (TELANGANA.has(district) && state.name === 'Andhra Pradesh') {
    count('districts of Telangana out of Andhra Pradesh');
    return 'Telangana';
  }
  if (state.name === MERGED && listed !== MERGED) count('Dadra and Nagar Haveli and Daman and Diu as one');
  else if (state.name !== listed && listed.replace('&', 'and') !== state.name) count(`${listed} to ${state.name}`);
  return state.name;
}

function correctCircle(listed: string, region: string, state: string, count: (rule: string) => void): string {
  const name = SPELLINGS[listed] ?? findState(listed)?.name ?? listed;
  const [usual = state, ...others] = CIRCLES[state] ?? [state];
  if (name === usual || others.includes(name)) {
    if (name !== listed) count(`circle ${listed} to ${name}`);
    return name;
  }
  if (BORDER_REGIONS[region] === name) return name;
  // Telangana has had a circle of its own since 2015; elsewhere the state is right and the circle mistyped.
  count(state === 'Telangana' ? 'circle of Telangana out of Andhra Pradesh' : 'circles that contradict the state');
  return usual;
}
