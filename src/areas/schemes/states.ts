import { findPlace, indexPlaces } from '../../places/find.ts';
import { STATES, type State } from '../../places/states.ts';

/** The publisher's value for a scheme open to all of India. */
export const ALL_STATES = 'All';

export const STATE_INDEX = indexPlaces(STATES);

/** Our name for a state as the publisher writes it; unknown names stay as they are. */
export function stateName(text: string): string {
  const state: State | undefined = findPlace(STATE_INDEX, text);
  return state?.name ?? text.trim();
}

/** Shorter names are also words for other things. */
const MIN_NAME_LENGTH = 4;
const NAMES = STATES.flatMap(({ name, aliases }) => [name, ...aliases.filter((one) => one.length >= MIN_NAME_LENGTH)]);
const NAME = new RegExp(`\\b(?:${NAMES.join('|')})\\b`, 'g');

/** The only state named in a text; undefined if there is none or several. */
export function stateNamedIn(text: string): string | undefined {
  const [name, other] = new Set((text.match(NAME) ?? []).map(stateName));
  return other === undefined ? name : undefined;
}
