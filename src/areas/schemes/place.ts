import type { Place } from '../../lib/places/gazetteer.ts';
import { slugify } from '../../lib/text.ts';
import { groupDigits } from '../../lib/words.ts';
import type { PlacePart } from '../area.ts';
import { countByState, lastListed, schemesDatabase } from './queries.ts';
import { ALL_STATES } from './states.ts';

/** How many schemes there are for the people of a place: those of its state, and those of all India. */
export async function schemesAt({ state }: Place): Promise<PlacePart | undefined> {
  const db = await schemesDatabase();
  const counts = new Map((await countByState(db)).map(({ name, count }) => [name, count]));
  const [own, all] = [counts.get(state) ?? 0, counts.get(ALL_STATES) ?? 0];
  if (own === 0 && all === 0) return undefined;
  const url = `/browse/schemes/state/${slugify(state)}`;
  return {
    title: { en: 'Government schemes', hi: 'सरकारी योजनाएँ' },
    facts: [
      ...(own > 0 ? [{ label: { en: `For ${state}`, hi: 'इस राज्य के लिए' }, value: groupDigits(own), url }] : []),
      ...(all > 0
        ? [{ label: { en: 'Open to all India', hi: 'पूरे भारत के लिए' }, value: groupDigits(all), url: '/browse/schemes/central' }]
        : []),
    ],
    asOf: await lastListed(db),
    source: 'myscheme',
    url,
  };
}
