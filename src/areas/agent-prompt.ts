import { searchPlaces } from '../places/find.ts';
import { GAZETTEER, PLACES } from '../places/gazetteer.ts';
import { STATES } from '../places/states.ts';

/** What a person fills in. */
export interface PromptField {
  about: string;
  required?: true;
  /** What may be meant by what was typed so far, best first. */
  complete?(typed: string): readonly string[] | Promise<readonly string[]>;
}

/** A task that people bring to an agent often: a prompt of the Model Context Protocol. */
export interface AgentPrompt {
  name: string;
  title: string;
  about: string;
  fields: Readonly<Record<string, PromptField>>;
  /** What the agent is told to do, by the fields that were filled in. */
  text(given: Readonly<Record<string, string>>): string;
}

/** Values that begin like what was typed, else all that hold it. */
export function completeFrom(values: readonly string[], typed: string): string[] {
  const key = typed.trim().toLowerCase();
  const begins = values.filter((value) => value.toLowerCase().startsWith(key));
  return begins.length > 0 ? begins : values.filter((value) => value.toLowerCase().includes(key));
}

const STATE_NAMES = STATES.map(({ name }) => name);
const CITIES = [...new Set(PLACES.map(({ name }) => name))];

export const cityField: PromptField = {
  about: 'A city or town',
  complete: (typed) => (typed.trim() === '' ? CITIES : searchPlaces(GAZETTEER, typed).map(({ place }) => place.name)),
};

export const stateField: PromptField = {
  about: 'A state or union territory',
  complete: (typed) => completeFrom(STATE_NAMES, typed),
};
