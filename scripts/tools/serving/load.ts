import { execFile, execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { median } from '../../../src/kernel/money.ts';

const run = promisify(execFile);
export const CONNECTIONS = 64;
const WARM_REQUESTS = 40_000;
const MAX_WARM_SECONDS = 10;

/** What a server did under load. */
export interface Load {
  requests: number;
  /** Requests answered for each second that the server's processes had a core. Other programs on the machine disturb it little. */
  perCpuSecond: number;
  /** Requests answered a second. */
  perSecond: number;
  /** Milliseconds within which 99 of 100 were answered. */
  p99: number;
}

/** A command, on one core of its own where the machine has `taskset`. */
export const pinned = (core: number, command: string, args: readonly string[]): [string, string[]] =>
  isThere('taskset') ? ['taskset', ['-c', `${core}`, command, ...args]] : [command, [...args]];

/** Whether a program is installed. */
export function isThere(program: string): boolean {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Asks for one address by wrk for some seconds and gives what the server's processes did. Throws when an answer was no success. */
export async function load(
  url: string,
  headers: Readonly<Record<string, string>>,
  pids: readonly number[],
  seconds: number,
): Promise<Load> {
  const headerArgs = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const before = cpuSeconds(pids);
  const wrk = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', ...headerArgs, url];
  const { stdout } = await run(...pinned(1, 'wrk', wrk));
  const spent = cpuSeconds(pids) - before;
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  return {
    requests,
    perCpuSecond: requests / spent,
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99: Number(p99) * ({ us: 0.001, ms: 1, s: 1000 }[unit ?? 'ms'] ?? Number.NaN),
  };
}

/** What several loads of one server come to; p99 is the median of theirs. */
export function joinLoads(loads: readonly Load[]): Load {
  const sum = (of: (load: Load) => number) => loads.reduce((all, one) => all + of(one), 0);
  return {
    requests: sum(({ requests }) => requests),
    perCpuSecond: sum(({ requests }) => requests) / sum(({ requests, perCpuSecond }) => requests / perCpuSecond),
    perSecond: sum(({ perSecond }) => perSecond) / loads.length,
    p99: median(loads.map(({ p99 }) => p99)),
  };
}

/** Loads a server until its code is compiled for the work: that takes requests, not seconds. */
export async function warmUp(url: string, headers: Readonly<Record<string, string>>, pids: readonly number[]): Promise<void> {
  let left = WARM_REQUESTS;
  for (let seconds = 0; left > 0 && seconds < MAX_WARM_SECONDS; seconds += 1) left -= (await load(url, headers, pids, 1)).requests;
}

/** Time that all threads of some processes have had a core so far (Linux counts nanoseconds). */
function cpuSeconds(pids: readonly number[]): number {
  let nanoseconds = 0;
  for (const pid of pids) {
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      nanoseconds += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]);
    }
  }
  return nanoseconds / 1e9;
}
