import { readFileSync } from 'node:fs';
import { env } from '../kernel/env.ts';
import { logFault } from './log.ts';

/** Open files reserved for snapshots, the build's files, upstreams and threads. */
const OWN_FILES = 128;
/** With fewer connections, many concurrent callers are refused. */
const ENOUGH_FILES = 1_024;
/** Memory of a process besides cached files and answers: docs/operations.md, "Several processes". */
const BASE_MB = 400;

/** This process's limit of open files; undefined if the system does not say. */
function openFileLimit(): number | undefined {
  try {
    const [, limit] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return limit === undefined ? undefined : Number(limit);
  } catch {
    return undefined; // no Linux
  }
}

const files = openFileLimit();

/** Memory that the system allows this process, in MB; 0 where it does not say. To ask takes a third of a millisecond. */
const allowed = process.constrainedMemory() / 2 ** 20;

/** The most connections that leave room for files and upstreams; undefined for no limit. */
export const mostConnections = files === undefined ? undefined : Math.max(32, files - OWN_FILES);

/** What the server lacks but runs without, one line each for the operator. */
export function listLacks(): string[] {
  const lacks: string[] = [];
  if (files !== undefined && files < ENOUGH_FILES)
    lacks.push(
      `few open files: ${files} are allowed, so ${mostConnections} connections at most: raise it by ulimit -n ${ENOUGH_FILES} or LimitNOFILE`,
    );
  const needed = env.WORKERS * (BASE_MB + env.SERVER_MEMORY_MB * 1.125);
  if (allowed > 0 && allowed < needed)
    lacks.push(
      `little memory: ${Math.round(allowed)} MB are allowed and up to ${Math.round(needed)} MB may be used: lower SERVER_MEMORY_MB or WORKERS`,
    );
  const fault = logFault();
  if (fault) lacks.push(`the log cannot be written: ${fault}`);
  return lacks;
}
