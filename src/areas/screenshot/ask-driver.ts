import { ChildEnded, ChildProgram } from '../../kernel/child-program.ts';
import { env } from '../../kernel/env.ts';
import { ApiError } from '../../kernel/errors.ts';
import { GuardError } from '../../net/guard-error.ts';
import type { ShotReply, ShotTask } from './driver/worker.ts';
import { reachable } from './guarded-proxy.ts';
import type { Shot, ShotOptions } from './schema.ts';

/** Of the driver (110), the browser (230) and all its pages together. A usual page takes 40, the largest picture there is 400. */
const MEMORY_MB = 800;
/** The driver ends a page by itself after half of it; then it is ended with its browser. */
const LIMIT_MS = 45_000;

/** What drives the browser: whatever a page sends there, the browser, the driver and its guarded proxy end at most. */
const driver = new ChildProgram<ShotTask, ShotReply>({
  // The build makes a file of its own of it, and puts that file's address here (astro.config.mjs).
  program: new URL('./driver/worker.ts', import.meta.url).href,
  // What its guarded proxy goes by; no keys.
  settings: {
    FETCH_ALLOW: env.FETCH_ALLOW.join(','),
    FETCH_PORTS: env.FETCH_PORTS.join(','),
    DNS_SERVERS: env.DNS_SERVERS.join(','),
    CHROMIUM_PATH: env.CHROMIUM_PATH ?? '',
  },
  heapMb: 192,
  memoryMb: MEMORY_MB,
  // A browser that nobody needs gives its memory back.
  idleMs: 60_000,
});

/** A browser that died under one page may do with the next; a page under which it dies twice is at fault itself. Throws GuardError and ApiError. */
export async function askDriver(url: URL, options: ShotOptions): Promise<Shot> {
  // What is refused anyway needs no browser.
  await reachable(url);
  const shot = (await askOnce(url, options)) ?? (await askOnce(url, options));
  if (!shot) throw new GuardError('network', `The page of ${url.hostname} takes too much memory, or breaks the browser.`);
  return shot;
}

/** A picture; undefined where the browser or its driver ended over it. */
async function askOnce(url: URL, options: ShotOptions): Promise<Shot | undefined> {
  const reply = await driver.ask({ url: url.href, options }, LIMIT_MS).catch((cause: unknown): ShotReply => {
    if (cause instanceof ChildEnded) return { hasDied: true };
    throw cause;
  });
  if ('shot' in reply) return reply.shot;
  if ('hasDied' in reply) return undefined;
  if ('guard' in reply) throw new GuardError(reply.guard, reply.message);
  const { code, message, hint, extra, reason } = reply;
  throw new ApiError(code, message, { ...(hint && { hint }), ...(extra && { extra }), ...(reason && { cause: new Error(reason) }) });
}
