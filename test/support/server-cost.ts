import { readFileSync, writeFileSync } from 'node:fs';

/** Processor time of a process's main thread so far, in milliseconds. Linux only. */
export const mainThreadMs = (pid: number): number => Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

const memoryOf = (pid: number, name: string): number =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Begins to watch what a process's main thread works and its memory grows; tells both, in milliseconds and MB at most. */
export function watchCost(pid: number): () => { ms: number; mb: number } {
  // The highest memory so far is counted anew.
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const before = { ms: mainThreadMs(pid), mb: memoryOf(pid, 'VmRSS') };
  return () => ({ ms: mainThreadMs(pid) - before.ms, mb: memoryOf(pid, 'VmHWM') - before.mb });
}
