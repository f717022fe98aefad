import { existsSync, readdirSync, rmSync } from 'node:fs';
import { FROZEN } from './frozen.ts';

/** Some twenty runs of the whole suite. */
const MAX_FILES = 20_000;

/** Removes what Node keeps of compiled modules once it is much: each run loads its tests under names of its own, and nobody asks for them again. */
export function forgetCompiled(folder: string = FROZEN.NODE_COMPILE_CACHE, most = MAX_FILES): void {
  if (!existsSync(folder)) return;
  const files = readdirSync(folder, { recursive: true });
  if (files.length > most) rmSync(folder, { recursive: true, force: true });
}
