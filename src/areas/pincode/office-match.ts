import { fold } from '../../text/fold.ts';
import { editDistance, phoneticKey } from '../../text/spelling.ts';

/** An office's name for comparison: without what stands in brackets, without spaces and signs, by sound. */
const sound = (name: string): string =>
  phoneticKey(
    fold(name.replace(/\([^)]*\)?/g, ' '))
      .replace(/\b(?:s o|b o|h o|so|bo|ho|p o|r s)\b/g, ' ')
      .replaceAll(' ', ''),
  ).replace(/v/g, 'b');

/** Names of fewer letters must be the same by sound. */
const SHORT = 6;

/** How different two names of one PIN code are: 0 for the same by sound, undefined for two offices. */
function difference(one: string, other: string): number | undefined {
  const [a, b] = [sound(one), sound(other)];
  if (a === '' || b === '') return undefined;
  if (a === b) return 0;
  // Words of its own for its part of a village: Khurd and Kalan, East and West, numbers.
  if (ownWords(one) !== ownWords(other)) return undefined;
  const most = Math.min(a.length, b.length) < SHORT ? 0 : Math.min(a.length, b.length) < 9 ? 1 : 2;
  const slips = editDistance(a, b, most);
  return slips <= most && a[0] === b[0] ? slips : undefined;
}

const OWN_WORDS =
  /\b(?:khurd|kalan|kh|kl|buzurg|north|south|east|west|old|new|town|city|court|bazar|bazaar|road|village|colony|nagar|pur|[ivx]+|\d+|[a-z])\b/g;
const ownWords = (name: string): string =>
  (fold(name).match(OWN_WORDS) ?? [])
    .filter((word) => word.length > 1 || /\d/.test(word))
    .sort()
    .join(' ');

export interface Namable {
  pin: number;
  name: string;
  /** Index into OFFICE_TYPES; null if unknown. */
  type: number | null;
}

/**
 * Offices of the older edition that stand in the newer one under another spelling (Nh2 and Nh-2, RKombai and R.Kombai), by index into `gone` and `listed`.
 * Kinds must agree where both are known; each office is matched once, the likest first, and not at all if two are as like.
 */
export function matchSpellings(gone: readonly Namable[], listed: readonly Namable[]): Map<number, number> {
  const ofPin = Map.groupBy(listed.entries(), ([, { pin }]) => pin);
  const pairs = gone.flatMap((office, at) => {
    const likely = (ofPin.get(office.pin) ?? []).flatMap(([to, other]) => {
      const apart =
        office.type !== null && other.type !== null && office.type !== other.type ? undefined : difference(office.name, other.name);
      return apart === undefined ? [] : [{ at, to, apart }];
    });
    const best = Math.min(...likely.map(({ apart }) => apart));
    const likest = likely.filter(({ apart }) => apart === best);
    return likest.length === 1 ? likest : [];
  });
  const taken = new Set<number>();
  const matched = new Map<number, number>();
  for (const { at, to } of pairs.sort((a, b) => a.apart - b.apart)) {
    if (taken.has(to)) continue;
    taken.add(to);
    matched.set(at, to);
  }
  return matched;
}
