import { readFileSync } from 'node:fs';
import { env } from '../kernel/env.ts';
import { logFault } from './log.ts';

/** Files that may be open for what is no caller's connection: snapshots, files of the build, upstreams, threads. */
const OWN_FILES = 128;
/** With fewer a crowd of callers is turned away. */
const ENOUGH_FILES = 1_024;
/** What a process takes beside the files and answers that it keeps: docs/operations.md, "Several processes". */
const BASE_MB = 400;

/** How many files this process may have open; undefined where the system does not say. */
function openFileLimit(): number | undefined {
  try {
    const [, limit] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return limit === undefined ? undefined : Number(limit);
  } catch {
    return undefined; // no Linux
  }
}

const files = openFileLimit();

/** Connections that leave room for files and upstreams; undefined for any number. */
export const mostConnections = files === undefined ? undefined : Math.max(32, files - OWN_FILES);

/** What this server goes on without, in words for its operator, a line each. */
export function listLacks(): string[] {
  const lacks: string[] = [];
  if (files !== undefined && files < ENOUGH_FILES)
    lacks.push(
      `few open files: ${files} are allowed, so ${mostConnections} connections at most: raise it by ulimit -n ${ENOUGH_FILES} or LimitNOFILE`,
    );
  const allowed = process.constrainedMemory() / 2 ** 20;
  const needed = env.WORKERS * (BASE_MB + env.SERVER_MEMORY_MB * 1.125);
  if (allowed > 0 && allowed < needed)
    lacks.push(
      `little memory: ${Math.round(allowed)} MB are allowed and up to ${Math.round(needed)} MB may be used: lower SERVER_MEMORY_MB or WORKERS`,
    );
  const fault = logFault();
  if (fault) lacks.push(`the log cannot be written: ${fault}`);
  return lacks;
}
