import { OFFICE_TYPES } from '../../places/pincodes/tables.ts';
import { fold } from '../../text/fold.ts';

/**
 * How sources write an office's type: after its name, or before a bracket (`Badli S.O (North West Delhi)`), with letters for the operator
 * (`EDB.O`, `GDSB.O`, `ND.T.S.O`), sometimes attached to the name (`DheolaB.O`). In lower case it needs its dots: Tabo is a village.
 */
const ENDING =
  /(?:\s|(?<=[a-z)])(?=[A-Z]+\.))(?:ED|GDS?|ND|E)?\.?\s?T?\.?\s?(?:([BSH])\.?\s?O|([bsh])\.[oO]|(G)\.?\s?P\.?\s?O)\.?(?=\s*(?:\(|$))/;

/** A name without its type, and the type as an index into OFFICE_TYPES; null if the name has none. */
export function readOfficeName(text: string): { name: string; type: number | null } {
  const ending = ENDING.exec(text);
  if (!ending || ending.index === 0) return { name: text.replace(/\s+/g, ' ').trim(), type: null };
  const letter = (ending[1] ?? ending[2] ?? ending[3] ?? '').toUpperCase();
  const name = `${text.slice(0, ending.index)} ${text.slice(ending.index + ending[0].length)}`.replace(/\s+/g, ' ').trim();
  const type = ({ H: 'head', G: 'head', S: 'sub', B: 'branch' } as const)[letter];
  return { name, type: type ? OFFICE_TYPES.indexOf(type) : null };
}

/** The key that matches an office across editions. */
export const officeKey = (pin: number, name: string): string => `${pin} ${fold(name).replaceAll(' ', '')}`;
