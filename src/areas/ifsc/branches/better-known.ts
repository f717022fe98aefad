import { fold } from '../../../text/fold.ts';
import type { Register } from '../banks/register.ts';
import type { FoundBranch, IfscDatabase } from '../queries.ts';
import { searchBranches } from './branches.ts';

/** A place in which most branches of a name are. */
export interface BetterKnown {
  name: string;
  isThere: (branch: FoundBranch) => boolean;
}

/** Words that tell districts of one town apart. */
const OF_DISTRICTS = new Set(['north', 'south', 'east', 'west', 'central', 'new', 'urban', 'rural', 'suburban']);
/** Fewer branches of other banks show nothing. */
const MIN_BRANCHES = 4;
/** Whether so many of so many lie in one place. */
const isMost = (some: number, all: number): boolean => some >= MIN_BRANCHES && some * 3 >= all * 2;

/**
 * The district, or else the state, in which two thirds of all banks' branches with these words are, where this one is elsewhere: Connaught Place of Delhi for
 * a branch at that of Dehradun. A branch whose district the list does not say counts for its state alone.
 */
export async function betterKnownPlace(
  db: IfscDatabase,
  register: Register,
  words: readonly string[],
  branch: FoundBranch,
): Promise<BetterKnown | undefined> {
  const all = await searchBranches(db, register, words);
  const stateOf = ({ branch_group }: FoundBranch) => register.groups.get(branch_group)?.state ?? undefined;
  for (const placeOf of [({ district }: FoundBranch) => district ?? undefined, stateOf]) {
    const placed = all.filter((one) => placeOf(one) !== undefined);
    const [most] = [...Map.groupBy(placed, placeOf)].toSorted(([, a], [, b]) => b.length - a.length);
    const name = most?.[0];
    const own = placeOf(branch);
    // Mumbai Suburban is of Mumbai as its city is.
    const town = fold([branch.centre, branch.city, own].join(' ')).split(' ');
    const isOfIt = fold(name ?? '')
      .split(' ')
      .some((word) => !OF_DISTRICTS.has(word) && town.includes(word));
    if (name && own && name !== own && !isOfIt && isMost(most[1].length, placed.length))
      return { name, isThere: (one) => placeOf(one) === name };
  }
  return undefined;
}
