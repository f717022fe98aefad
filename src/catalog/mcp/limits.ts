import type { ServerCall } from '../../api/call.ts';
import { enforceRateLimit } from '../../api/call-body.ts';
import { ApiError } from '../../kernel/errors.ts';
import { MAX_LENGTH, pageBody } from './page-body.ts';

/*
 * What every request of the protocol passes, whichever it is: a tool, a resource, a prompt, a completion. A caller who has spent his processor
 * time is refused, what an answer takes is charged to him, and no answer is longer than 200,000 characters.
 */

type Locals = Partial<ServerCall>;

/** Throws ApiError 429 for a caller who has spent his processor time. */
export const admit = (locals: Locals): Promise<void> => enforceRateLimit(locals, {}, false);

/** Does work on this thread and charges it to the caller. Nothing else counts the work that is done after a call has waited. */
export function charge<T>({ spend }: Locals, work: () => T): T {
  if (!spend) return work();
  const before = process.threadCpuUsage();
  try {
    return work();
  } finally {
    const { user, system } = process.threadCpuUsage(before);
    spend((user + system) / 1_000);
  }
}

/** The part of a body from a cursor on. Throws ApiError 400 where even one part is too long. */
export function partOf(body: unknown, cursor: number): { body: unknown; nextCursor: string | undefined } {
  const part = pageBody(body, cursor);
  if (JSON.stringify(part.body).length <= MAX_LENGTH) return part;
  throw new ApiError('invalid_parameter', `The answer is longer than ${MAX_LENGTH} characters, and holds no list that comes in parts.`, {
    hint: 'Ask for less, by limit, max or a narrower question',
  });
}

/** A text, cut to the same length. */
export const cutText = (text: string): string =>
  text.length <= MAX_LENGTH
    ? text
    : `${text.slice(0, MAX_LENGTH - 100).toWellFormed()}\n\n(Cut here: the rest is in the documents of the service.)\n`;

/** Where a part of an answer begins. Throws ApiError 400 for an unknown cursor. */
export function readCursor(cursor: unknown): number {
  if (cursor === undefined || cursor === null || cursor === '') return 0;
  if (/^\d{1,9}$/.test(String(cursor))) return Number(cursor);
  throw new ApiError('invalid_parameter', 'cursor must be the next_cursor of an answer', { extra: { parameter: 'cursor' } });
}
