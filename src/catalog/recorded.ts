import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '../kernel/endpoint.ts';
import { ERROR_CODES, type ErrorCode } from '../kernel/errors.ts';
import type { ErrorExample } from './error-examples.ts';

/** Where `scripts/examples.ts` puts what it records, from the working directory. */
const FOLDER = 'docs/examples';

/** The file of an endpoint's recorded answer: `/gst/pan` is in `gst-pan.json`. */
export const recordedFile = (path: string): string => join(FOLDER, `${path.slice(1).replaceAll('/', '-')}.json`);

/** What endpoints that ask somebody say when nobody answers, and when nobody is set up; by their path and by code. */
export const ERRORS_FILE = join(FOLDER, 'errors.json');

type Recorded = Pick<ErrorExample, 'call' | 'body'>;

/** Recorded failures of an endpoint; none where nothing was recorded. */
export function recordedErrors({ path }: Pick<Endpoint, 'path'>): ErrorExample[] {
  if (!existsSync(ERRORS_FILE)) return [];
  const all: Record<string, Partial<Record<ErrorCode, Recorded>>> = JSON.parse(readFileSync(ERRORS_FILE, 'utf8'));
  const own = Object.entries(all[path] ?? {}) as [ErrorCode, Recorded][];
  return own.map(([code, told]) => ({ code, status: ERROR_CODES[code], ...told }));
}

/** An answer of an endpoint that asks somebody, recorded against stand-ins; undefined where there is none. */
export function recordedAnswer({ path }: Pick<Endpoint, 'path'>): unknown {
  const file = recordedFile(path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
