import { getPriority, setPriority } from 'node:os';

/** Half the way down: beside one that wants a core for itself, a thread still gets a quarter of it. */
const NICENESS = 5;
const MAX_NICENESS = 19;

/**
 * Lets this thread come after the one that answers everybody, where both want a processor. On Linux, where a priority is a thread's own;
 * elsewhere it would be that of the whole process.
 */
export function lowerPriority(): void {
  if (process.platform === 'linux') setPriority(Math.min(MAX_NICENESS, getPriority() + NICENESS));
}
