import type { Place } from '../places/gazetteer.ts';
import { placesIn } from './answers.ts';
import type { AreaAnswer } from './area-answer.ts';
import { areaCalled } from './searched-areas.ts';
import type { SiteHit } from './site.ts';

/** The first two parts of a path: `/browse/fuel`. */
const sectionOf = (path: string): string => path.split(/[?#]/)[0]?.split('/').slice(0, 3).join('/') ?? '';

const isWithin = (one: Place, namedPlaces: readonly Place[]): boolean =>
  namedPlaces.some(
    (place) =>
      place.name === one.name || (place.type === 'state' ? one.state === place.name : one.type === 'state' && one.name === place.state),
  );

/**
 * The pages to list below answers: those of the areas that answer, and of the places that are named. What only has some of the words is about
 * something else there: the weather of ten other towns, a scheme in whose text the state stands. A page whose title has all words stays.
 */
export function pagesBeside(pages: readonly SiteHit[], answers: readonly AreaAnswer[], q: string): SiteHit[] {
  const telling = answers.filter(({ declined, area }) => !declined && area !== 'elsewhere');
  if (telling.length === 0) return [...pages];
  const askedPlaces = placesIn(q);
  const sections = new Set(['/place', ...telling.flatMap(({ url, area }) => [sectionOf(url), sectionOf(areaCalled(area)?.page ?? '')])]);
  return pages.filter(({ title, url, sure }) => {
    if (sure) return true;
    const named = placesIn(title);
    const isElsewhere = askedPlaces.length > 0 && named.length > 0 && !named.some((one) => isWithin(one, askedPlaces));
    return !isElsewhere && (sections.has(sectionOf(url)) || url.startsWith('/place/'));
  });
}
