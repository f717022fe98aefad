import { getPriority, setPriority } from 'node:os';

/** Half way down the scale: next to a thread that wants a whole core, this one still gets a quarter of it. */
const NICENESS = 5;
const MAX_NICENESS = 19;

/** Lowers this thread's priority below the thread that answers calls. Linux only: elsewhere it would lower the whole process. */
export function lowerPriority(): void {
  if (process.platform === 'linux') setPriority(Math.min(MAX_NICENESS, getPriority() + NICENESS));
}
