import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '../api/endpoint.ts';
import { ERROR_CODES, type ErrorCode } from '../kernel/errors.ts';
import type { ErrorExample } from './error-examples.ts';

/** Where `scripts/examples.ts` writes its recordings, relative to the working directory. */
const FOLDER = 'docs/examples';

/** The file with an endpoint's recorded answer: `gst-pan.json` for `/gst/pan`. */
export const recordedFile = (path: string): string => join(FOLDER, `${path.slice(1).replaceAll('/', '-')}.json`);

/** Errors of endpoints that ask upstreams, when none answers and when none is configured; by path and code. */
export const ERRORS_FILE = join(FOLDER, 'errors.json');

type Recorded = Pick<ErrorExample, 'call' | 'body'>;

/** An endpoint's recorded failures; empty if none. */
export function recordedErrors({ path }: Pick<Endpoint, 'path'>): ErrorExample[] {
  if (!existsSync(ERRORS_FILE)) return [];
  const all: Record<string, Partial<Record<ErrorCode, Recorded>>> = JSON.parse(readFileSync(ERRORS_FILE, 'utf8'));
  const ofPath = Object.entries(all[path] ?? {}) as [ErrorCode, Recorded][];
  return ofPath.map(([code, answer]) => ({ code, status: ERROR_CODES[code], ...answer }));
}

/** The recorded answer of an endpoint that asks upstreams, made against stand-ins; undefined if none. */
export function recordedAnswer({ path }: Pick<Endpoint, 'path'>): unknown {
  const file = recordedFile(path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
