import { fold } from '../../text/fold.ts';
import { editDistance } from '../../text/spelling.ts';
import { type Atlas, type District, requireDistrict } from './atlas.ts';
import { isCorrectable } from './candidates.ts';
import type { OfficeFound } from './queries.ts';

/** One reading of a text: an office's name, and where it must be. */
export interface NameSplit {
  name: string;
  within?: (district: District) => boolean;
}

/** From this length on a name may have two slips. */
const TWO_EDITS_LENGTH = 8;

/** Behind a name it is the same place; `Baner Road` is only near Baner. */
const VILLAGE = / (?:gaon|gram|village)$/;

/** Those whose name starts with or contains the text. */
export const matchByName = (atlas: Atlas, read: readonly OfficeFound[], { name, within }: NameSplit): OfficeFound[] =>
  rank(
    filterOffices(atlas, read, within, (one) => ` ${one}`.includes(` ${name}`)),
    (one) =>
      one === name ? 0 : one.replace(VILLAGE, '') === name ? 1 : one.startsWith(`${name} `) ? 2 : ` ${one} `.includes(` ${name} `) ? 3 : 4,
  );

/** Those whose name, or its first words, differ by a slip or two. */
export function matchFuzzy(atlas: Atlas, read: readonly OfficeFound[], { name, within }: NameSplit): OfficeFound[] {
  if (!isCorrectable(name)) return [];
  const most = name.length < TWO_EDITS_LENGTH ? 1 : 2;
  const words = name.split(' ').length;
  // One extra word, since a missing space is a slip too.
  const slips = (one: string): number => {
    const parts = one.split(' ');
    return Math.min(...[words, words + 1].map((many) => editDistance(name, parts.slice(0, many).join(' '), most)));
  };
  return rank(
    filterOffices(atlas, read, within, (one) => slips(one) <= most),
    (one) => slips(one) * 2 + (one.split(' ').length > words ? 1 : 0),
  );
}

/** An office with its folded name, without text in brackets, which is the directory's own note to tell offices apart. */
interface Candidate {
  office: OfficeFound;
  plain: string;
}

/** Centres of delivery bear the names of localities, but nobody means them. */
const CENTRE = /\bNDC\b|\beCOM\b|\bNodal Delivery\b/;
export const isCentre = ({ name }: Pick<OfficeFound, 'name'>): boolean => CENTRE.test(name);
export const BRACKETS = /\([^)]*\)?/g;

function filterOffices(
  atlas: Atlas,
  offices: readonly OfficeFound[],
  within: NameSplit['within'],
  good: (name: string) => boolean,
): Candidate[] {
  return offices.flatMap((office) => {
    if (within && !within(requireDistrict(atlas, office.district))) return [];
    const whole = fold(office.name);
    const plain = office.name.includes('(') ? fold(office.name.replace(BRACKETS, ' ')) || whole : whole;
    return good(plain) || (plain !== whole && good(whole)) ? [{ office, plain }] : [];
  });
}

function rank(kept: readonly Candidate[], of: (name: string) => number): OfficeFound[] {
  return kept
    .map(({ office, plain }) => ({ office, rank: of(plain) }))
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        Number(isCentre(a.office)) - Number(isCentre(b.office)) ||
        (a.office.type ?? 3) - (b.office.type ?? 3) ||
        a.office.name.length - b.office.name.length ||
        a.office.pin - b.office.pin,
    )
    .map(({ office }) => office);
}
