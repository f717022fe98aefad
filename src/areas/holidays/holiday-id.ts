import { slugify } from '../../text/fold.ts';
import { CENTRAL_HOLIDAYS } from './central.ts';

/** Names of the lists that are other names of central holidays. */
const CENTRAL_NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(CENTRAL_HOLIDAYS).map(([id, { en }]) => [en, id])),
  Christmas: 'christmas',
  "Dr. B. R. Ambedkar's Jayanti": 'ambedkar-jayanti',
  "Guru Nanak's Jayanti": 'guru-nanak-jayanti',
  "Mahatma Gandhi's Jayanti": 'gandhi-jayanti',
  'Milad-un-Nabi': 'milad-un-nabi',
};
/** The id of a holiday by its name in the lists: that of the central holiday where it is one under another name. */
export const holidayId = (name: string): string => CENTRAL_NAMES[name] ?? slugify(name);
