import type { CallContext } from '../api/endpoint.ts';
import { FIELD } from '../areas/field-wording.ts';
import type { LiveFigure } from '../areas/intent.ts';
import { inAllLocales } from '../i18n/locale.ts';
import type { AreaAnswer } from './area-answer.ts';

/** So long an answer waits for its provider. */
const PATIENCE_MS = 300;
/** So long a provider may go on for whoever asks next. */
const ASKING_MS = 8_000;

/**
 * The answers with what their providers tell within 300 ms. One that is not there by then stays without a figure and is marked as being asked
 * (`live`): its provider goes on, and who asks again a second later finds it. Where a provider is out, its page says why.
 */
export const fillLive = (answers: readonly AreaAnswer[], context: CallContext): Promise<AreaAnswer[]> =>
  Promise.all(answers.map((answer) => (answer.live ? fill(answer, answer.live, context) : answer)));

async function fill(answer: AreaAnswer, ask: NonNullable<AreaAnswer['live']>, context: CallContext): Promise<AreaAnswer> {
  const { live: _, ...plain } = answer;
  const asking = ask({ ...context, signal: AbortSignal.timeout(ASKING_MS) }).catch(() => undefined);
  const waited = new Promise<'later'>((done) => setTimeout(() => done('later'), PATIENCE_MS).unref());
  const figure: LiveFigure | 'later' | undefined = await Promise.race([asking, waited]);
  if (figure === 'later') return { ...answer, detail: inAllLocales(FIELD, (t) => t.beingAsked) };
  return figure === undefined || figure.answer === null ? plain : { ...plain, ...figure };
}
