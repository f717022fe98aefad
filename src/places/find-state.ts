import { ApiError } from '../kernel/errors.ts';
import { findPlace, indexPlaces, suggestPlaces } from './find.ts';
import { STATES, type State } from './states.ts';

const INDEX = indexPlaces(STATES);

/** Finds a state or union territory by any of its names. */
export const findState = (text: string): State | undefined => findPlace(INDEX, text);

export const suggestStates = (text: string): string[] => suggestPlaces(INDEX, text);

/** ApiError 404 for an unknown state, with the nearest names. */
export const unknownState = (text: string): ApiError =>
  new ApiError('unknown_place', `No state or union territory called ${JSON.stringify(text)} is known here.`, {
    suggestions: suggestStates(text),
    hint: 'States and union territories are known by their names, old ones too, and by their codes on number plates: Kerala, Orissa, KA',
    extra: { parameter: 'state' },
  });

/** Like findState, but throws ApiError 404. */
export function requireState(text: string): State {
  const state = findState(text);
  if (!state) throw unknownState(text);
  return state;
}
