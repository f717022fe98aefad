import { slugify } from '../text/fold.ts';
import districts from './renamed-districts.json' with { type: 'json' };

/**
 * Districts that were renamed or divided, from the notifications of the states (the Rajasthan ones as they stand after 28 December 2024). A district that
 * was divided is known by the taluks that went to the new one. `since` is a year or month.
 */
const RENAMED: ReadonlyMap<string, string> = new Map(districts.renamed.map(({ state, was, is }) => [`${was}|${state}`, is]));

const FORMER = Map.groupBy(districts.renamed, ({ state, is }) => `${is}|${state}`);

const taluk = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');
const DIVIDED: ReadonlyMap<string, string> = new Map(
  districts.divided.flatMap(({ state, from, is, taluks }) =>
    from.flatMap((district) => taluks.map((one) => [`${district}|${state}|${taluk(one)}`, is] as const)),
  ),
);

/** A district's name of today, by any name it has had: `Aurangabad` of Maharashtra is Chhatrapati Sambhajinagar, that of Bihar keeps its name. */
export const districtOfToday = (district: string, state: string): string => RENAMED.get(`${district}|${state}`) ?? district;

/** The district that a taluk went to when its district was divided, else the district by its name of today. */
export const districtOfTaluk = (district: string, state: string, of: string | null): string =>
  (of === null ? undefined : DIVIDED.get(`${district}|${state}|${taluk(of)}`)) ?? districtOfToday(district, state);

/** Names that a district had before: `['Osmanabad']`. */
export const formerDistrictNames = (district: string, state: string): readonly string[] =>
  (FORMER.get(`${district}|${state}`) ?? []).map(({ was }) => was);

/** Slugs of districts' former names and of today's: `ahmednagar` is `ahilyanagar`. A name that another district still has is not among them. */
export const FORMER_DISTRICT_SLUGS: ReadonlyMap<string, string> = new Map([
  // Its namesake of Maharashtra is called otherwise now.
  ['aurangabad-bihar', 'aurangabad'] as const,
  ...districts.renamed.flatMap(({ was, is, state }) => [
    ...(was === 'Aurangabad' ? [] : [[slugify(was), slugify(is)] as const]),
    [slugify(`${was} ${state}`), slugify(is)] as const,
  ]),
]);
