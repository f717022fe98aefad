// Processes of this machine, as Linux tells of them in /proc.
import { readdirSync, readFileSync } from 'node:fs';

/** A file of a process; empty where that has ended meanwhile. */
export function readProc(pid: number | 'self', name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

/** The fields of `stat` behind the name: the state first, then the parent. */
export function readStat(pid: number | 'self'): string[] {
  const stat = readProc(pid, 'stat');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** A process and all below it. */
export function processTree(root: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents = new Map(pids.map((pid) => [Number(pid), Number(readStat(Number(pid))[1])]));
  const inTree = (pid: number): boolean => pid === root || (parents.has(pid) && pid > 1 && inTree(parents.get(pid) ?? 0));
  return [...parents.keys()].filter(inTree);
}

/** Memory that a process has of the machine, in MB. */
export const residentMb = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readProc(pid, 'status'))?.[1] ?? 0) / 1024;
