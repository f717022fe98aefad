/** Times what a control takes that work of the same size may take, where that is more than the bound: a crowded core is slower, too. */
const RATIO = 20;

/** Milliseconds for which this thread works at something. While others have its core, it does not. */
export function cpuTimeOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/** What work may take: the bound in milliseconds of a quiet machine, or a multiple of what harmless work of the same size takes in the same run. */
export const cpuBoundOf = (quiet: number, control: () => unknown): number => Math.max(quiet, RATIO * cpuTimeOf(control));
