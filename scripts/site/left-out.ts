/** Of a group of so many pages or files, this share may be left out, and always a few: a row may be wrong. More is a fault of the program. */
const MAX_SHARE = 0.01;
const ALWAYS = 3;
/** Faults of the machine, which no row makes. */
const OF_THE_MACHINE: readonly string[] = ['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'EIO', 'EROFS', 'EACCES', 'EPERM', 'ENOMEM'];

/** A page or file that could not be made. */
export interface LeftOut {
  path: string;
  why: string;
}

/** Why a page or file cannot be made. Throws the error again if no row of a publisher makes it. */
export function whyNotMade(error: unknown): string {
  if (error instanceof Error && 'code' in error && OF_THE_MACHINE.includes(String(error.code))) throw error;
  return error instanceof Error ? error.message : String(error);
}

/**
 * Tells what a build leaves out and goes on without it, so that one row that cannot be built never costs the build. `group`: what such pages or
 * files have in common, such as their route; `of`: how many the group has. Throws if that is too much to be the fault of rows.
 */
export function tellLeftOut(group: string, of: number, left: readonly LeftOut[]): void {
  if (left.length === 0) return;
  for (const { path, why } of left) console.error(`Left out, since it cannot be made: ${path}. ${why.slice(0, 300)}`);
  if (left.length >= of || left.length > Math.max(ALWAYS, of * MAX_SHARE))
    throw new Error(`${left.length} of the ${of} of ${group} cannot be made, which is no fault of single rows`);
}
