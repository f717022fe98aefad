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
export function branchesAddress(filters: BranchesAsked): string {
  const set = Object.entries(filters).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const { bank, state } = filters;
  if (bank && state && set.length === 2) return `/browse/ifsc/bank/${bank}/${slugify(state)}`;
  return `/browse/ifsc/branches?${new URLSearchParams(set)}`;
}
