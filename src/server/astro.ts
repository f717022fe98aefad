import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerCall } from '../lib/call.ts';
import { type Answer, answerOf } from './answer.ts';

/** Answers a call to one address. */
export interface Render {
  (search: string, origin: string, signal: AbortSignal, locals: ServerCall): Promise<globalThis.Response>;
  /** The endpoint's path with the names of what stands in it: all that may be told of a call in logs and figures. */
  route: string;
}

/** What a build gives to the server (src/registry entry): how each address that is no file is answered. */
export interface Live {
  findLive(parts: readonly string[]): Render | undefined;
  /** The path to lead people to from an address at which nothing stands. */
  findMoved(parts: readonly string[]): string | undefined;
  /** Could the prebuilt file at this path be true of another host alone? */
  mayNameHost(path: string): boolean;
  /** How such a file is answered for the host that was asked; undefined where it is true of all. */
  findForHost(path: string): Promise<Render | undefined>;
  /** What is wrong with the snapshots, in words. */
  findFaults(): Promise<string[]>;
  /** Opens what first calls would otherwise wait for. */
  warm(): Promise<void>;
  /** Answers one call of the Model Context Protocol. */
  answerMcp(request: Request, call: ServerCall): Promise<globalThis.Response>;
}

export async function loadLive(dist: string): Promise<Live> {
  return (await import(pathToFileURL(resolve(dist, 'server/entry.mjs')).href)) as Live;
}

/** Astro's answer as a whole, so that it can be kept, compressed and sent like any other. */
export async function captureAnswer(response: globalThis.Response): Promise<Answer> {
  return answerOf(response.status, Buffer.from(await response.arrayBuffer()), Object.fromEntries(response.headers));
}
