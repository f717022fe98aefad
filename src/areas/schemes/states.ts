import { findPlace, indexPlaces } from '../../places/find.ts';
import { STATES, type State } from '../../places/states.ts';

/** What the publisher writes for a scheme that is open to all of India. */
export const ALL_STATES = 'All';

export const STATE_INDEX = indexPlaces(STATES);

/** A state as the publisher writes it, by the name used here; a name that no state has is kept as it is. */
export function stateName(text: string): string {
  const found: State | undefined = findPlace(STATE_INDEX, text);
  return found?.name ?? text.trim();
}

/** Names of states as texts write them; shorter ones are words for other things too. */
const MIN_NAME_LENGTH = 4;
const NAMES = STATES.flatMap(({ name, aliases }) => [name, ...aliases.filter((one) => one.length >= MIN_NAME_LENGTH)]);
const NAME = new RegExp(`\\b(?:${NAMES.join('|')})\\b`, 'g');

/** The one state that a text names; undefined where it names none or several. */
export function stateNamedIn(text: string): string | undefined {
  const [name, other] = new Set((text.match(NAME) ?? []).map(stateName));
  return other === undefined ? name : undefined;
}
