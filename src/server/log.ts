import { format } from 'node:util';
import { pino } from 'pino';
import { env } from '../kernel/env.ts';

/**
 * With LOG_LEVEL all that this process prints is JSON lines: what is told by console.error as `error`, the rest as `info`. Without, it is
 * plain text for people, and requests are not logged. Gives the log for lines of our own.
 */
export function startLog(): Log | undefined {
  if (env.LOG_LEVEL === undefined) return undefined;
  // Written at once: a line that waits would be lost when the process is killed.
  const log = pino({ level: env.LOG_LEVEL, base: { pid: process.pid } }, pino.destination({ dest: 1, sync: true }));
  console.error = (...words: unknown[]) => log.error(format(...words));
  console.warn = (...words: unknown[]) => log.warn(format(...words));
  console.log = (...words: unknown[]) => log.info(format(...words));
  return log;
}

export interface Log {
  isLevelEnabled(level: string): boolean;
  info(fields: object, message: string): void;
}
