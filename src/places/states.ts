import borders from './borders.json' with { type: 'json' };
import states from './states.json' with { type: 'json' };

/** The 28 states and 8 union territories of India: one table for all areas. Hindi names and capitals are reviewed by hand. */
export interface State {
  name: string;
  kind: 'state' | 'union territory';
  /** Name in Hindi (Devanagari). */
  hi: string;
  /** The seat of government for most of the year, in its present spelling; a town in our tables has that name or alias. */
  capital: string;
  /**
   * Where the government or legislature moves for a season: Jammu (until 2021 with all offices), Nagpur (winter session, agreement of
   * 1953), Dharamshala (cabinet, January 2017), Gairsain (notified on 8 June 2020).
   */
  otherCapital?: { name: string; hi: string; season: 'summer' | 'winter' };
  /** Former names, abbreviations and spellings used by sources and people. */
  aliases: readonly string[];
}

export const STATES: readonly State[] = states as State[];

/** The names of the state with exactly this name; just the name if the table does not have it. */
export const findStateName = (name: string): { name: string; hi?: string } => STATES.find((one) => one.name === name) ?? { name };

/** Pairs of states and union territories with a common land border, each once (Survey of India, political map of India). */
const BORDERS: Readonly<Record<string, readonly string[]>> = borders;

/** A state's neighbours by name, states before union territories; none for islands and unknown names. */
export function borderingStates(name: string): string[] {
  const bordering = STATES.filter((one) => BORDERS[name]?.includes(one.name) || BORDERS[one.name]?.includes(name));
  return bordering.toSorted((a, b) => Number(a.kind !== 'state') - Number(b.kind !== 'state')).map((one) => one.name);
}
