import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Does the system tell of its processes? */
export const hasProcesses = (): boolean => existsSync('/proc/self/task');

const read = (pid: number, name: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return ''; // it has ended
  }
};

/** All that a process and its own have started. */
export function descendantsOf(pid: number): number[] {
  const found = [pid];
  for (const one of found)
    for (const thread of existsSync(`/proc/${one}/task`) ? readdirSync(`/proc/${one}/task`) : [])
      found.push(...(read(one, `task/${thread}/children`).match(/\d+/g) ?? []).map(Number));
  return found.slice(1);
}

export const environmentOf = (pid: number): string => read(pid, 'environ');
export const isChromium = (pid: number): boolean => /chrom/i.test(read(pid, 'cmdline').split('\0')[0] ?? '');

/** Megabytes that a process has written to memory, and the most that it ever had in it. */
export const memoryOf = (pid: number): number => sizeOf(pid, 'RssAnon');
export const mostMemoryOf = (pid: number): number => sizeOf(pid, 'VmHWM');
const sizeOf = (pid: number, name: string) => Number(new RegExp(`${name}:\\s*(\\d+)`).exec(read(pid, 'status'))?.[1] ?? 0) / 1024;
