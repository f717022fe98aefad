import type { Words } from '../../lib/locale.ts';
import type { Place } from '../../lib/places/gazetteer.ts';
import { stateCalled } from '../../lib/places/states.ts';

/** What the sheet of a place is called where it is found, and what is said of it. */
export function sheetInWords({ name, hi, state }: Place): { title: Words; description: Words } {
  const title = { en: name, ...(hi ? { hi } : {}) };
  if (state === name) return { title, description: { en: 'All that is known of it here', hi: 'इस जगह की सारी जानकारी' } };
  const description = {
    en: `${state}: all that is known of it here`,
    hi: `${stateCalled(state).hi ?? state}: इस जगह की सारी जानकारी`,
  };
  return { title, description };
}
