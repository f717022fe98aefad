import borders from './borders.json' with { type: 'json' };
import { STATES } from './states.ts';

/** States and union territories of India that share a border on land, each pair once (Survey of India, political map of India). */
const BORDERS: Readonly<Record<string, readonly string[]>> = borders;

/** The states that border on one, by name, and after them the union territories; none for islands and for what is no state. */
export function borderingStates(name: string): string[] {
  const bordering = STATES.filter((one) => BORDERS[name]?.includes(one.name) || BORDERS[one.name]?.includes(name));
  return bordering.toSorted((a, b) => Number(a.kind !== 'state') - Number(b.kind !== 'state')).map((one) => one.name);
}
