import states from './states.json' with { type: 'json' };

/** The 28 states and 8 union territories of India: one table for every area. Hindi names and capitals are reviewed by hand. */
export interface State {
  name: string;
  kind: 'state' | 'union territory';
  /** Name in Hindi (Devanagari). */
  hi: string;
  capital: string;
  /** Former names, short forms and spellings that sources and people use. */
  aliases: readonly string[];
}

export const STATES: readonly State[] = states as State[];

/** What a state of that very name is called; its name alone where the table has none of it. */
export const findStateName = (name: string): { name: string; hi?: string } => STATES.find((one) => one.name === name) ?? { name };
