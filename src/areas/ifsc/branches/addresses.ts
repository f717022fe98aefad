import { slugify } from '../../../text/fold.ts';

/** Parameters of the branches page; null if absent. */
interface BranchesAsked {
  bank?: string | null;
  state?: string | null;
  district?: string | null;
  q?: string | null;
  /** A branch's code, to list others nearby. */
  near?: string | null;
  page?: string | null;
  /** `name`; by place otherwise. */
  sort?: string | null;
}

/** Path of a page of branches: that of a bank and state is prebuilt, others are made on request. */
export function branchesAddress(asked: BranchesAsked): string {
  const given = Object.entries(asked).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const { bank, state } = asked;
  if (bank && state && given.length === 2) return `/browse/ifsc/bank/${bank}/${slugify(state)}`;
  return `/browse/ifsc/branches?${new URLSearchParams(given)}`;
}
