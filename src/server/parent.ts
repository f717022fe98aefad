import { readFileSync } from 'node:fs';
import { env } from '../kernel/env.ts';

const POLL_MS = 500;
/** npm calls itself by the command that it was given: `npm run serve`. */
const NPM = /^(npm|npx)\b/;

/**
 * Ends this process, as SIGTERM does, once the npm that started it has gone, or the shell between the two: on SIGTERM npm kills only that shell,
 * and a killed npm leaves both behind. The server would go on and keep its port. Does nothing if npm did not start it. A killed npm is noticed on
 * Linux only, where /proc tells who started the shell.
 */
export function endWithNpm(): void {
  if (env.npm_lifecycle_event === undefined) return;
  const [parent, npm] = [process.ppid, npmBehind(process.ppid)];
  // It had gone before this process came so far; in a container npm may itself be the first process.
  if (parent === 1 && nameOf(1) !== '' && !NPM.test(nameOf(1))) process.kill(process.pid, 'SIGTERM');
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || parentOf(parent) === npm)) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, POLL_MS).unref();
}

/** The npm that started this shell; undefined if the parent is no shell of an npm's, or nobody knows. */
function npmBehind(shell: number): number | undefined {
  const above = parentOf(shell);
  return above !== undefined && NPM.test(nameOf(above)) ? above : undefined;
}

function parentOf(pid: number): number | undefined {
  // The name stands in brackets and may hold anything; the parent is the second field behind it.
  const [, ppid] = read(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
  return ppid === undefined ? undefined : Number(ppid);
}

const nameOf = (pid: number): string => read(pid, 'comm').trim();

function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
