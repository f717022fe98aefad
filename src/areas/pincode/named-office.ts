import { type Atlas, requireDistrict } from '../../places/pincodes/atlas.ts';
import { localityName, sideInEnglish } from '../../places/pincodes/locality-words.ts';
import { isCentre } from '../../places/pincodes/matching.ts';
import type { OfficeFound, PincodeDatabase } from '../../places/pincodes/queries.ts';
import { beginningsOf, searchOffices } from '../../places/pincodes/search.ts';
import { soundOf } from '../../text/everyday-words.ts';
import { fold, normaliseDevanagari } from '../../text/fold.ts';
import { soundsLike } from '../../text/sounds-like.ts';
import { consonantKey, editDistance, isWordAlike, phoneticKey } from '../../text/spelling.ts';
import { latinAsSpoken } from '../../text/transliterate.ts';
import type { Query } from '../intent.ts';
import { isNear, officesIn, VILLAGE } from './town-office.ts';

/** Offices of a name compared to find the one in the right state. */
export const MAX_COMPARED = 10;
const MAX_SIDES = 4;
/** Words of a part of a locality that has no office of its own: `koramangala 5th block`. */
const PART = /^(?:block|phase|stage|sector|cross|main|layout|part|lane|gali|\d+(?:st|nd|rd|th)?)$/;
const SIDES = /^(?:north|south|east|west|n|s|e|w|purv|paschim|uttar|dakshin)$/;

/** The offices of a locality of which one side is asked for that has none: those of Andheri for Andheri West. */
export async function otherSides(db: PincodeDatabase, atlas: Atlas, text: string, place: Query['place']): Promise<OfficeFound[]> {
  const words = text.split(' ');
  const at = words.findIndex((word) => SIDES.test(word) || PART.test(word));
  const name = words.slice(0, at).join(' ');
  if (at < 1) return [];
  const { offices } = await searchOffices(db, atlas, name, MAX_COMPARED);
  const inState = offices.filter(({ district }) => place === undefined || requireDistrict(atlas, district).state === place.state);
  const [first] = inState.filter((one) => fold(one.name).split(' ')[0] === words[0]);
  return first ? inState.filter(({ district }) => district === first.district).slice(0, MAX_SIDES) : [];
}

/** The offices of numbered parts of a locality of which another is asked for: those of Dwarka for its sector 12, not the Dwarka of Gujarat. */
export async function otherParts(db: PincodeDatabase, atlas: Atlas, text: string): Promise<OfficeFound[]> {
  const part = text.split(' ').find((word) => NUMBERED.test(word));
  const name = text.split(' ').filter((word) => word !== part && !/^\d+$/.test(word));
  // A town may stand behind: `sector 7 dwarka delhi`.
  for (const words of part ? [name, name.slice(0, -1)].filter((one) => one.length > 0) : []) {
    const { offices, fuzzy } = await searchOffices(db, atlas, [...words, part?.slice(0, 3)].join(' '), MAX_COMPARED);
    const parts = fuzzy ? [] : offices.filter((one) => fold(one.name).startsWith(words[0] ?? ''));
    if (parts.length > 0) return parts.slice(0, MAX_SIDES);
  }
  return [];
}
const NUMBERED = /^(?:sec(?:tor)?|phase|block|stage)$/;

/**
 * A name in Devanagari in the words of localities, as it is spoken, and as English writes that: `chandni chowk`, `chandni chauk`. A town beside it has its own
 * spelling.
 */
export async function inLatin(db: PincodeDatabase, name: string, place: Query['place']): Promise<string[]> {
  if (!/[\u0900-\u097f]/u.test(name)) return [];
  const named = place?.hi === undefined ? name : name.replace(fold(place.hi), fold(place.name));
  // `indore vijay nagar` is Vijay Nagar in Indore.
  const town = fold(place?.name ?? '');
  const plain = town !== '' && named.startsWith(`${town} `) ? `${named.slice(town.length + 1)} ${town}` : named;
  const words = plain.split(' ');
  const spoken = words.map((word) => sideInEnglish(word) ?? latinAsSpoken(word)).join(' ');
  return [...new Set([await localityName(db, words), spoken, spoken.replaceAll('au', 'ow')])];
}

const squeezed = (name: string): string => fold(name).replaceAll(' ', '');
/** The consonants of a name as they sound: Hindi and English write its vowels in many ways. */
const consonants = (name: string): string => soundOf(name.replace(/ow|au|ou/g, 'o')).replace(/(?<=\p{L})[aeiou]/gu, '');

/** Whether an office is called as a name in Devanagari is spoken, its town aside: Karol Bagh for करोल बाग, but Daraganj is not दरियागंज. */
export function isSaidSo({ name }: OfficeFound, spoken: string): boolean {
  const [called, said] = [name.replace(/\(.*/, ''), spoken];
  const [written, heard] = [called, said].map((one) => consonants(squeezed(one))) as [string, string];
  if (written === heard) return soundsLike(phoneticKey(squeezed(said)), phoneticKey(squeezed(called)));
  const begins = (whole: string, part: string) => beginningsOf(fold(whole)).some((words) => consonants(squeezed(words)) === part);
  // Khatushyamji for खाटू श्याम, but not Kankra for कंकड़बाग.
  return begins(called, heard) || begins(said, written) || (said.includes(' ') && written.startsWith(heard));
}

/** Of the offices that are called so the most important: a village's name may sound as that of a town's quarter. */
const bestSaid = (offices: readonly OfficeFound[], name: string): OfficeFound | undefined =>
  offices.filter((one) => isSaidSo(one, name)).toSorted((a, b) => (a.type ?? VILLAGE) - (b.type ?? VILLAGE))[0];

/** Whether an office that is only alike begins with the same letter and is more than a village's: Wakanda is not Akanda, nor Gotham Gotha. */
export const beginsAlike = ({ name, type }: OfficeFound, typed: string): boolean => {
  const [called, said] = [fold(name).split(' ')[0] ?? '', fold(typed).split(' ')[0] ?? ''];
  // One slip of spelling, or other vowels alone: Hindawadi is not Hinjewadi.
  const isHeard = editDistance(said, called, 1) <= 1 || consonantKey(said) === consonantKey(called) || squeezed(name).startsWith(said);
  return called[0] === said[0] && type !== null && type < VILLAGE && (isHeard || !/^[a-z]+$/.test(said));
};

/**
 * Whether each of these words is in an office's name, district or state, give or take a slip or two. Andheri East is not Andheri West, and
 * Yorkum not York.
 */
export function isCalled(atlas: Atlas, { name, district: id }: OfficeFound, words: readonly string[], place: Query['place']): boolean {
  const { name: district, state } = requireDistrict(atlas, id);
  // Bhayander West, in Thane, is not Thane West.
  if (place?.type === 'town' && words.length > 0 && words.every((word) => SIDES.test(word)) && !fold(name).includes(fold(place.name)))
    return false;
  const ofOffice = normaliseDevanagari(`${name} ${district} ${state}`).split(' ');
  const said = squeezed(words.join(' '));
  if (said === squeezed(name.replace(/\(.*/, '')) || (words.length > 1 && squeezed(name).startsWith(said))) return true;
  return words.every((word) => !/^[a-z]+$/.test(word) || isWordAlike(word, ofOffice));
}

/** The office that the first of these names matches exactly; if none does, one similar to the first with any match. */
export async function firstFound(
  db: PincodeDatabase,
  atlas: Atlas,
  names: readonly string[],
  whole: readonly (string | undefined)[],
  { place, homes = [] }: Pick<Query, 'place' | 'homes'>,
) {
  const state = place?.state;
  const ofPlace = new Set([place?.name ?? '', ...(place?.aliases ?? [])].map(fold).filter(Boolean));
  const candidates: { office: OfficeFound; fuzzy: boolean; name: string }[] = [];
  for (const name of names) {
    const { offices: called, fuzzy: isNearly, apart } = await searchOffices(db, atlas, name, MAX_COMPARED);
    const fuzzy = isNearly && !apart;
    // The one at home may be written as one word: KKNagar.
    const asOne =
      !place && homes.length > 0 && name.includes(' ') ? await searchOffices(db, atlas, name.replaceAll(' ', ''), MAX_COMPARED) : undefined;
    const offices = [...called, ...(asOne && !asOne.fuzzy ? asOne.offices : [])];
    // A locality is where its town is; the whole text may name no town.
    const stateOf = (one: OfficeFound) => requireDistrict(atlas, one.district).state;
    const inState = offices.filter((one) => state === undefined || whole.includes(name) || stateOf(one) === state);
    const atHome = place ? [] : inState.filter((one) => homes.includes(stateOf(one)));
    const fits = atHome.length > 0 ? atHome : inState;
    // Of several in the state, the town's; if it has none, the locality is not on record.
    const isOfTown = ({ name: officeName, district }: OfficeFound) =>
      [...ofPlace].some((one) => fold(`${officeName} ${requireDistrict(atlas, district).name}`).includes(one));
    const isOneOf = place?.type === 'town' && fits.length > 1 && !whole.includes(name);
    const office = fits.find(isOfTown) ?? (isOneOf ? (await officesIn(db, fits, place))[0] : (bestSaid(fits, name) ?? fits[0]));
    // T.Nagar of Theni is not that of Chennai.
    if (!office || (place?.type === 'town' && !isOfTown(office) && !whole.includes(name) && !(await isNear(db, office, place)))) continue;
    // Lalganj Raebareli is not the town's own office where it is Rae Bareli by another spelling.
    const isOwn = !ofPlace.has(fold(name)) || fold(office.name).startsWith(fold(name));
    if (!fuzzy && isOwn && !isCentre(office)) return { office, fuzzy, name };
    candidates.push({ office, fuzzy, name });
  }
  return candidates.find(({ fuzzy }) => !fuzzy) ?? candidates[0];
}
