import type { LocalizedText } from '../i18n/locale.ts';
import type { Place } from '../places/gazetteer.ts';
import { findStateName } from '../places/states.ts';

/** The title and description of a place's page in search results. */
export function describePlacePage({ name, hi, state }: Place): { title: LocalizedText; description: LocalizedText } {
  const title = { en: name, ...(hi ? { hi } : {}) };
  if (state === name) return { title, description: { en: 'All that is known of it here', hi: 'इस जगह की पूरी जानकारी' } };
  const description = {
    en: `${state}: all that is known of it here`,
    hi: `${findStateName(state).hi ?? state}: इस जगह की पूरी जानकारी`,
  };
  return { title, description };
}
