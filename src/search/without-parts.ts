import { MIN_CONFIDENCE, type RankedAnswer } from './area-answer.ts';
import { declined } from './judge.ts';
import type { ParsedQuery } from './parse-query.ts';
import { areaCalled } from './searched-areas.ts';
import { isAround, isPlace, type Sense } from './tokens.ts';

/**
 * An answer that ignores a thing of another area: declined if that area answers nothing either, since what Bitcoin costs is not whether it is legal;
 * dropped if that area answers the whole query, since the tax on gold is asked for and not its price. What is asked for on or in a thing is asked for
 * nowhere else: `petrol price on moon`.
 */
export function withoutParts(answer: RankedAnswer, all: readonly RankedAnswer[], { tokens }: ParsedQuery): RankedAnswer[] {
  const area = areaCalled(answer.area);
  if (!area || answer.answer === null) return [answer];
  const bound = tokens.filter((_, at) => isBound(tokens, at));
  for (const text of answer.ignored ?? []) {
    const areas = tokens.filter(({ word }) => word === text).flatMap(({ senses }) => senses.flatMap(topicOf));
    const isOf = bound.some(({ word, senses }) => word === text || senses.flatMap(topicOf).includes(answer.area));
    if (areas.length > 0 && isOf) return [declined(area, { kind: 'other', text }, answer)];
    // A page is an answer to no part of a query.
    const others = all.filter(
      (one) =>
        areas.includes(one.area) &&
        !one.declined &&
        one.confidence >= MIN_CONFIDENCE &&
        !one.ignored?.includes(text) &&
        (one.answer !== null || !one.ignored),
    );
    if (others.some(({ ignored, answer: says }) => says !== null && !ignored)) return [];
    if (areas.length > 0 && others.length === 0) return [declined(area, { kind: 'other', text }, answer)];
  }
  return [answer];
}

const ON = new Set(['on', 'in', 'at']);
/** Whether a name says on or in what something is asked for. */
const isBound = (tokens: ParsedQuery['tokens'], at: number): boolean =>
  tokens[at]?.kind === 'name' && ON.has(tokens[tokens[at - 1]?.word === 'the' ? at - 2 : at - 1]?.word ?? '');

/** The area that a word belongs to; none for places and for words that only accompany things. */
const topicOf = (sense: Sense): string[] => (isPlace(sense) || isAround(sense) ? [] : [sense.area]);
