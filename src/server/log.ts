import { format } from 'node:util';
import { pino } from 'pino';
import { env } from '../kernel/env.ts';

/** Lines that wait for room on a full disk, at most. */
const MAX_UNWRITTEN_BYTES = 1_000_000;
let fault: string | undefined;

/** Why logging fails; undefined while it works. */
export const logFault = (): string | undefined => fault;

/**
 * With LOG_LEVEL everything this process prints becomes JSON lines: console.error as `error`, the rest as `info`. Without it, output is plain text
 * and requests are not logged. Returns the logger.
 */
export function startLog(): Log | undefined {
  if (env.LOG_LEVEL === undefined) return undefined;
  // Written at once: a line that waits would be lost when the process is killed.
  const destination = pino.destination({ dest: 1, sync: true, maxLength: MAX_UNWRITTEN_BYTES });
  // A full disk is no reason to end: what cannot be written waits, and beyond that is lost.
  destination.on('error', ({ message }: Error) => {
    fault = message;
  });
  destination.on('write', () => {
    fault = undefined;
  });
  const log = pino({ level: env.LOG_LEVEL, base: { pid: process.pid } }, destination);
  console.error = (...words: unknown[]) => log.error(format(...words));
  console.warn = (...words: unknown[]) => log.warn(format(...words));
  console.log = (...words: unknown[]) => log.info(format(...words));
  return log;
}

export interface Log {
  isLevelEnabled(level: string): boolean;
  info(fields: object, message: string): void;
}
