import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerCall } from '../lib/call.ts';
import type { Answer } from './answer.ts';

/** What a build gives to the server (src/registry entry): how each address that is no file is answered. */
export interface Live {
  findLive(
    parts: readonly string[],
  ): ((search: string, origin: string, signal: AbortSignal, locals: ServerCall) => Promise<globalThis.Response>) | undefined;
}

export async function loadLive(dist: string): Promise<Live> {
  return (await import(pathToFileURL(resolve(dist, 'server/entry.mjs')).href)) as Live;
}

/** Astro's answer as a whole, so that it can be kept, compressed and sent like any other. */
export async function captureAnswer(response: globalThis.Response): Promise<Answer> {
  return { status: response.status, headers: Object.fromEntries(response.headers), body: Buffer.from(await response.arrayBuffer()) };
}
