import { findPlace, indexPlaces } from '../../lib/places/find.ts';
import { STATES, type State } from '../../lib/places/states.ts';

/** What the publisher writes for a scheme that is open to all of India. */
export const ALL_STATES = 'All';

export const STATE_INDEX = indexPlaces(STATES);

/** A state as the publisher writes it, by the name used here; a name that no state has is kept as it is. */
export function stateName(text: string): string {
  const found: State | undefined = findPlace(STATE_INDEX, text);
  return found?.name ?? text.trim();
}
