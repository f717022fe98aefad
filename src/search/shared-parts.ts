import { localityPoint } from '../places/pincodes/locality-point.ts';
import { withoutSnapshot } from '../store/snapshot.ts';
import { wordSet } from '../text/fold.ts';
import type { ParsedQuery } from './parse-query.ts';
import { areaCalled } from './searched-areas.ts';
import { isAround, namesPlace, type Sense, type Token } from './tokens.ts';

/** Words between the two ends of a way. */
export const WAYS = wordSet('between from to se tak से तक');
/** The most words of a name that only directories know. */
export const MAX_NAME_WORDS = 2;

/** The parts, where one that only names a thing is asked what another of its kind is: `sbi aur pnb ki branches bihar mein`. */
export function likeNamed(parts: readonly ParsedQuery[], parse: (text: string) => ParsedQuery): ParsedQuery[] {
  const nameIn = ({ tokens }: ParsedQuery) => {
    const at = tokens.findIndex(({ starts, senses }) => starts && senses.some(isOfKind));
    const length = tokens.slice(at + 1).findIndex(({ starts, kind }) => starts || kind !== 'name');
    const words = tokens.slice(at, length < 0 ? undefined : at + 1 + length).map(({ word }) => word);
    return at < 0 ? undefined : { words, areas: (tokens[at]?.senses ?? []).flatMap((one) => ('area' in one ? [one.area] : [])) };
  };
  return parts.map((part) => {
    const name = nameIn(part);
    const rest = part.tokens.filter(({ word, kind }) => kind !== 'filler' && !name?.words.includes(word));
    // What only directories know stands behind the name, as a place does: `ifsc of sbi and pnb connaught place`.
    const isLocal = rest.some(({ kind }) => kind === 'unknown');
    if (!name || rest.some((token) => !namesPlace(token) && !isOfLocality(token))) return part;
    for (const other of parts) {
      const named = other === part ? undefined : nameIn(other);
      const written = named && new RegExp(`(?<!\\p{L})${named.words.map((word) => RegExp.escape(word)).join('\\s+')}(?!\\p{L})`, 'iu');
      const isMore = other.tokens.some(({ kind, word }) => kind !== 'filler' && !named?.words.includes(word));
      // A place is that of the name beside it.
      if (
        isMore &&
        (rest.length === 0 || other.places.length === 0) &&
        !(isLocal && other.unknownWords.length > 0) &&
        written?.test(other.text) &&
        named?.areas.some((one) => name.areas.includes(one))
      )
        return parse([other.text.replace(written, name.words.join(' ')), ...rest.map(({ word }) => word)].join(' '));
    }
    return part;
  });
}
/** Whether it may be a word of a locality's name, which no area has as a thing: both of Connaught Place. */
const isOfLocality = ({ kind, senses, word }: Token): boolean =>
  !/\d/.test(word) && (kind === 'unknown' || (kind === 'name' && senses.every(isAround)));
/** Whether it is one of many things of a kind: a bank, a festival. */
const isOfKind = (sense: Sense): boolean => 'concept' in sense && sense.concept.startsWith('of ');
/** Whether each names one of a kind, of one area: two banks. */
const areOfKind = (parts: readonly ParsedQuery[]): boolean =>
  isOneArea(parts.map(subjectsOf)) && parts.every(({ tokens }) => tokens.some(({ starts, senses }) => starts && senses.some(isOfKind)));

/** The parts, where a place behind the last is that of all: `petrol and gold price mumbai`; or what only post offices know: `pin code and rto of shirdi`. */
export function shareLastPlace(texts: readonly string[], parts: ParsedQuery[], parse: (text: string) => ParsedQuery): ParsedQuery[] {
  const last = parts.at(-1);
  const place = last?.places.length === 1 ? last.place : undefined;
  const others = parts.slice(0, -1);
  const local = last?.tokens.slice(last.tokens.findIndex(({ kind }) => kind === 'unknown')) ?? [];
  const name = local.map(({ word }) => word).join(' ');
  const isLocality =
    last?.places.length === 0 &&
    last.unknownWords.length > 0 &&
    local.length <= MAX_NAME_WORDS &&
    local.every(isOfLocality) &&
    last.text.endsWith(name);
  const isShared = place
    ? others.every(({ places }) => places.length === 0)
    : isLocality && (parts.every(isOfPlaces) || areOfKind(parts)) && others.every(isBare);
  if (!last || !isShared) return parts;
  const where = place ? `${place.name} ${place.state}` : name;
  return [...others.map((_, at) => parse(`${texts[at]} ${where}`)), last];
}

/** The parts, where the place of the first is that of others whose areas know places and name nothing more: `pin code of agra and rto code`. */
export function shareFirstPlace(texts: readonly string[], parts: ParsedQuery[], parse: (text: string) => ParsedQuery): ParsedQuery[] {
  const place = parts[0]?.places.length === 1 ? parts[0].place : undefined;
  if (!place) return parts;
  return parts.map((part, at) => (at > 0 && isBare(part) && isOfPlaces(part) ? parse(`${texts[at]} ${place.name} ${place.state}`) : part));
}

const OF_WAYS: ReadonlySet<string> = new Set(['train', 'tolls']);
/** The parts, where one names a way and the others things of ways alone: `agra to mathura train and toll`. */
export function shareWay(texts: readonly string[], parts: ParsedQuery[], parse: (text: string) => ParsedQuery): ParsedQuery[] | undefined {
  const [way, other] = parts.filter(({ places, words }) => places.length === 2 && words.some((word) => WAYS.has(word)));
  const isOfWays = (part: ParsedQuery) => isBare(part) && subjectsOf(part).size > 0 && subjectsOf(part).isSubsetOf(OF_WAYS);
  if (!way || other || !parts.every((part) => part === way || isOfWays(part))) return undefined;
  const things = way.tokens.flatMap(({ word, senses }) => (senses.some((one) => 'area' in one && OF_WAYS.has(one.area)) ? [word] : []));
  const ends = way.words.filter((word) => !things.includes(word)).join(' ');
  return parts.map((part, at) => (part === way ? way : parse(`${texts[at]} ${ends}`)));
}

function isOfPlaces(part: ParsedQuery): boolean {
  const areas = subjectsOf(part);
  return areas.size > 0 && [...areas].every((name) => areaCalled(name)?.show?.placeSection);
}
const isBare = ({ places, unknownWords, amounts }: ParsedQuery): boolean =>
  places.length === 0 && unknownWords.length === 0 && amounts.length === 0;

/** The areas whose things a part names. */
export const subjectsOf = ({ tokens }: ParsedQuery): Set<string> =>
  new Set(
    tokens.flatMap(({ senses, starts, corrected }) =>
      starts && !corrected ? senses.flatMap((one) => ('area' in one && !isAround(one) && one.area !== 'search' ? [one.area] : [])) : [],
    ),
  );

/** Whether an area is of all. */
export const isOneArea = ([first, ...others]: readonly ReadonlySet<string>[]): boolean =>
  first !== undefined && others.every((one) => [...one].some((area) => first.has(area)));

/** Parts that name localities, where a name that is in several states is rather in that of the one beside it: `pin code of hauz khas and saket`. */
export async function inOneState(parts: readonly ParsedQuery[] | undefined): Promise<readonly ParsedQuery[] | undefined> {
  const isLocal = ({ places, unknownWords }: ParsedQuery) => places.length === 0 && unknownWords.length > 0;
  if (!parts?.every(isLocal)) return parts;
  const points = await Promise.all(
    parts.map(({ unknownWords }) => withoutSnapshot(() => localityPoint(unknownWords.join(' ')), undefined)),
  );
  const homes = [...new Set(points.flatMap((point) => point?.state ?? []))];
  return homes.length === 1 ? parts.map((part, at) => (points[at] ? part : { ...part, homes })) : parts;
}
