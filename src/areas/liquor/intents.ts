import type { DirectAnswer, Query } from '../intent.ts';
import { priceAnswer } from './bottle-answers.ts';
import { catalogueAsked } from './catalogue.ts';
import { categoryAnswer } from './category-answer.ts';
import { liquorOperation, placeOf } from './frames.ts';
import { ageAnswer, dryDayAnswer } from './state-answers.ts';

/** The drinking age of a state, or the price of a label that was named. */
export async function answerLiquor(query: Query): Promise<DirectAnswer[]> {
  const dry = dryDayAnswer(query);
  if (dry.length > 0) return dry;
  // The least age is no least price.
  const ofAge = query.place && query.entities.includes('age') ? ageAnswer(query) : [];
  const over = ofAge.length > 0 ? [] : await liquorOperation(query);
  if (over.length > 0) return over;
  const answers = ofAge.length > 0 ? ofAge : [...ageAnswer(query), ...(await priceAnswer(query))];
  return answers.length > 0 ? answers : categoryAnswer(query, await catalogueAsked(placeOf(query)?.state));
}
