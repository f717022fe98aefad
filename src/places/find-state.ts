import { ApiError } from '../kernel/errors.ts';
import { findPlace, indexPlaces, suggestPlaces } from './find.ts';
import { STATES, type State } from './states.ts';

const INDEX = indexPlaces(STATES);

/** The state or union territory that a caller means by any of its names. */
export const findState = (text: string): State | undefined => findPlace(INDEX, text);

/** What is taken for one, in words. */
export const STATE_FORMS = 'A state or union territory is taken by its name, an old one, or its code on number plates: Kerala, Orissa, KA';

export const suggestStates = (text: string): string[] => suggestPlaces(INDEX, text);

/** The same; throws ApiError 404 with the nearest names. */
export function requireState(text: string): State {
  const state = findState(text);
  if (state) return state;
  throw new ApiError('unknown_place', `No state called ${JSON.stringify(text)} is known.`, {
    suggestions: suggestStates(text),
    hint: STATE_FORMS,
  });
}
