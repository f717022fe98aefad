import borders from './borders.json' with { type: 'json' };
import states from './states.json' with { type: 'json' };

/** The 28 states and 8 union territories of India: one table for every area. Hindi names and capitals are reviewed by hand. */
export interface State {
  name: string;
  kind: 'state' | 'union territory';
  /** Name in Hindi (Devanagari). */
  hi: string;
  /** Where the government sits for most of the year, spelt as it is today; a town of our tables has that name or alias. */
  capital: string;
  /**
   * Where it or its legislature goes for a season: Jammu (till 2021 with all offices), Nagpur (winter session, agreement of 1953), Dharamshala (cabinet,
   * January 2017), Gairsain (notified on 8 June 2020).
   */
  otherCapital?: { name: string; hi: string; season: 'summer' | 'winter' };
  /** Former names, short forms and spellings that sources and people use. */
  aliases: readonly string[];
}

export const STATES: readonly State[] = states as State[];

/** What a state of that very name is called; its name alone where the table has none of it. */
export const findStateName = (name: string): { name: string; hi?: string } => STATES.find((one) => one.name === name) ?? { name };

/** States and union territories of India that share a border on land, each pair once (Survey of India, political map of India). */
const BORDERS: Readonly<Record<string, readonly string[]>> = borders;

/** The states that border on one, by name, and after them the union territories; none for islands and for what is no state. */
export function borderingStates(name: string): string[] {
  const bordering = STATES.filter((one) => BORDERS[name]?.includes(one.name) || BORDERS[one.name]?.includes(name));
  return bordering.toSorted((a, b) => Number(a.kind !== 'state') - Number(b.kind !== 'state')).map((one) => one.name);
}
