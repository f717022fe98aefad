import { slugify } from '../../text/fold.ts';

/** What the page of branches can be asked for; null is not asked. */
interface BranchesAsked {
  bank?: string | null;
  state?: string | null;
  district?: string | null;
  q?: string | null;
  /** The code of a branch: others near it. */
  near?: string | null;
  page?: string | null;
}

/** The page, from the root, that lists branches: that of a bank and a state is built, all others are made on request. */
export function branchesAddress(asked: BranchesAsked): string {
  const given = Object.entries(asked).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const { bank, state } = asked;
  if (bank && state && given.length === 2) return `/browse/ifsc/bank/${bank}/${slugify(state)}`;
  return `/browse/ifsc/branches?${new URLSearchParams(given)}`;
}
