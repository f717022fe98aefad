import { slugify } from '../text/fold.ts';
import { PLACES, type Place } from './gazetteer.ts';

/** Slugs of other names of places with the place that each leads to: `bombay`. Codes of two letters are none. */
export function listPlaceRedirects(): { slug: string; place: Place }[] {
  const taken = new Set(PLACES.map(({ slug }) => slug));
  return PLACES.flatMap((place) => place.aliases.map((alias) => ({ slug: slugify(alias), place }))).filter(({ slug }) => {
    if (slug.length < 3 || taken.has(slug)) return false;
    taken.add(slug);
    return true;
  });
}
