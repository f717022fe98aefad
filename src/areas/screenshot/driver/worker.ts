import { answerParent } from '../../../kernel/child-program.ts';
import { ApiError, type ErrorCode } from '../../../kernel/errors.ts';
import { GuardError, type GuardFault } from '../../../net/guard-error.ts';
import { hasDied } from '../load-page.ts';
import type { Shot, ShotOptions } from '../schema.ts';
import { takeShot } from '../take-shot.ts';

export interface ShotTask {
  url: string;
  options: ShotOptions;
}

/** A picture, or why there is none, in words of ours alone: a page's own go no further than this process. */
export type ShotReply =
  | { shot: Shot }
  | { guard: GuardFault; message: string }
  | { code: ErrorCode; message: string; hint: string | undefined; extra: Readonly<Record<string, unknown>> | undefined; reason: string }
  | { hasDied: true };

/** Letters of a reason that the browser gives for not starting, which no page has seen by then. */
const MAX_REASON_LENGTH = 200;

answerParent<ShotTask, ShotReply>(async ({ url, options }) => {
  try {
    return { shot: await takeShot(new URL(url), options) };
  } catch (cause) {
    if (cause instanceof GuardError) return { guard: cause.fault, message: cause.message };
    if (hasDied(cause)) return { hasDied: true };
    if (!(cause instanceof ApiError)) throw new Error(cause instanceof Error ? cause.name : 'Error');
    const { hint, extra } = cause.details;
    const reason = cause.code === 'not_configured' && cause.cause instanceof Error ? cause.cause.message : '';
    return { code: cause.code, message: cause.message, hint, extra, reason: reason.slice(0, MAX_REASON_LENGTH) };
  }
});
