import { firstAnswers } from '../first-answers.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { drinkIn } from './asked-bottles.ts';
import { priceAnswer } from './bottle-answers.ts';
import { catalogueAsked } from './catalogue.ts';
import { categoryAnswer } from './category-answer.ts';
import { liquorOperation, placeOf } from './frames.ts';
import { ageAnswer, dryDayAnswer, prohibitionAnswer } from './state-answers.ts';

/** The drinking age of a state, the price of a label that was named, or that nothing is sold in a state. */
export const answerLiquor = firstAnswers(dryDayAnswer, drinkAnswer);

async function drinkAnswer(query: Query): Promise<DirectAnswer[]> {
  const place = query.places.length === 1 ? placeOf(query) : undefined;
  const banned = prohibitionAnswer(place);
  const asksDrink = query.entities.includes('drink') || drinkIn(query.words) !== undefined;
  if (banned.length > 0 && asksDrink && query.unknownWords.length === 0) return banned;
  const ofLaw = ageAnswer(query);
  // The least age is no least price.
  if (ofLaw.length > 0 && query.entities.includes('age')) return ofLaw;
  const over = await liquorOperation(query);
  if (over.length > 0) return over;
  const answers = [...ofLaw, ...(await priceAnswer(query))];
  const [first] = answers;
  if (first) return banned.length > 0 ? banned.map((one) => ({ ...one, uses: first.uses ?? [] })) : answers;
  return categoryAnswer(query, await catalogueAsked(placeOf(query)?.state));
}
