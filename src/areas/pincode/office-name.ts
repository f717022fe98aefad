import { OFFICE_TYPES } from '../../places/pincodes/tables.ts';
import { fold } from '../../text/fold.ts';

/**
 * How sources write what an office is: after its name, or before a bracket (`Badli S.O (North West Delhi)`), with letters for who runs it
 * (`EDB.O`, `GDSB.O`, `ND.T.S.O`), sometimes run into the name (`DheolaB.O`). In small letters it counts with its dots only: Tabo is a village.
 */
const ENDING =
  /(?:\s|(?<=[a-z)])(?=[A-Z]+\.))(?:ED|GDS?|ND|E)?\.?\s?T?\.?\s?(?:([BSH])\.?\s?O|([bsh])\.[oO]|(G)\.?\s?P\.?\s?O)\.?(?=\s*(?:\(|$))/;

/** A name without what the office is, and that as a place in OFFICE_TYPES; null where the name does not say. */
export function readOfficeName(text: string): { name: string; type: number | null } {
  const ending = ENDING.exec(text);
  if (!ending || ending.index === 0) return { name: text.replace(/\s+/g, ' ').trim(), type: null };
  const letter = (ending[1] ?? ending[2] ?? ending[3] ?? '').toUpperCase();
  const name = `${text.slice(0, ending.index)} ${text.slice(ending.index + ending[0].length)}`.replace(/\s+/g, ' ').trim();
  const type = ({ H: 'head', G: 'head', S: 'sub', B: 'branch' } as const)[letter];
  return { name, type: type ? OFFICE_TYPES.indexOf(type) : null };
}

/** The form in which an office of one edition is found in another. */
export const officeKey = (pin: number, name: string): string => `${pin} ${fold(name)}`;
