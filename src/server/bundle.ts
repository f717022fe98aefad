import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { AnswerCall } from '../catalog/live.ts';
import { openPageBundle } from '../catalog/page-bundle.ts';
import { ApiError } from '../kernel/errors.ts';
import type { BuildStatus } from './build-status.ts';

/** The page bundle, available after the first stage of a build. */
export interface PageMaker {
  /** The bytes of a page by its file, `/browse/fuel.html`; undefined for a file that no page has. */
  renderPage(file: string): Promise<Uint8Array | undefined>;
  /** How the page at a path is made with what its reader asks; undefined where none is made so. */
  findPage(path: string): AnswerCall | undefined;
  /** The same for a page that is one of many of its route. */
  findPageOnRequest(path: string): AnswerCall | undefined;
}

/** Milliseconds that a request waits for the bundle. */
const MAX_WAIT_MS = 20_000;

/** Loads the bundle of a running build in this folder when its status allows. `longest`: milliseconds that a request waits for it. */
export function createBundle(dist: string, longest = MAX_WAIT_MS) {
  const { promise, resolve, reject } = Promise.withResolvers<PageMaker>();
  promise.catch(() => undefined); // told to who asks for a page
  let current: PageMaker | undefined;
  /** Why no pages can be made any more: a build that fails takes its bundle away. */
  let failure: Error | undefined;
  let isLoading = false;

  async function load(): Promise<PageMaker> {
    const module = (file: string) => import(pathToFileURL(join(dist, file)).href);
    const [{ renderPage }, { findPage, findPageOnRequest }] = await Promise.all([openPageBundle(dist), module('server/entry.mjs')]);
    return { renderPage, findPage, findPageOnRequest };
  }

  return {
    /** To be told each time that the build has come further. */
    follow({ canMakePages, state, fault }: BuildStatus): void {
      if (state === 'failed') {
        failure = new Error(fault);
        current = undefined;
        reject(failure);
      } else if (canMakePages && !isLoading) {
        isLoading = true;
        load().then((maker) => {
          current = maker;
          resolve(maker);
        }, reject);
      }
    },
    /** What makes pages; undefined where the build has not come so far. */
    get now(): PageMaker | undefined {
      return current;
    },
    /** The same, when the build has come so far. Throws ApiError `busy` where that takes too long, `not_configured` where it failed before. */
    async wait(): Promise<PageMaker> {
      const come = failure ? Promise.reject(failure) : promise;
      const maker = await Promise.race([come, setTimeout(longest, undefined, { ref: false })]).catch((cause) => {
        throw new ApiError('not_configured', 'Pages cannot be made: the build failed.', {
          hint: 'The terminal of the server says why. Calls and JSON files are answered: see /index.json',
          cause,
        });
      });
      if (maker) return maker;
      throw new ApiError('busy', 'Pages are being prepared, since this server has just been started for the first time.', {
        hint: 'Try again in a few seconds. Calls and JSON files are answered already: see /index.json',
        retryAfter: 5,
      });
    },
  };
}

export type Bundle = ReturnType<typeof createBundle>;
