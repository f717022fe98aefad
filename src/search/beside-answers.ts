import { LRUCache } from 'lru-cache';
import { toLocalizedText } from '../i18n/locale.ts';
import type { Place } from '../places/gazetteer.ts';
import { fold } from '../text/fold.ts';
import { takeApart } from './answers.ts';
import type { AreaAnswer } from './area-answer.ts';
import { areaCalled, SEARCHED_AREAS } from './searched-areas.ts';
import type { SiteHit } from './site.ts';
import { isThing } from './tokens.ts';

/** The first two parts of a path: `/browse/fuel`. */
const sectionOf = (path: string): string => path.split(/[?#]/)[0]?.split('/').slice(0, 3).join('/') ?? '';

/** Whether a page is that of a whole area, or of all things of a kind in it. */
const isWhole = (url: string): boolean =>
  SEARCHED_AREAS.some(({ page, find }) => page === url || find?.navigation?.some((one) => one.page === url));

interface Named {
  places: readonly Place[];
  things: readonly string[];
}
/** The titles of pages are the same for every letter that is typed. */
const namedInTitles = new LRUCache<string, Named>({ max: 2000 });

/** The places that a text names as they are spelt, and its things by the last words of their keys, as addresses have them: `usd`, `hdfc`. */
function namedIn(text: string): Named {
  const known = namedInTitles.get(text);
  if (known) return known;
  const { places, corrected, tokens } = takeApart(text);
  const things = tokens.flatMap(({ senses }) => senses.filter(isThing));
  const named = { places: corrected ? [] : places, things: things.map(({ concept }) => concept.split(' ').at(-1) ?? '') };
  namedInTitles.set(text, named);
  return named;
}

/** Whether an address ends in the name of a place or thing: `/browse/tolls/assam`, `/browse/weather#pune`, `/browse/forex/usd`. */
const isOf = (url: string, name: string): boolean => url.split(/[/#=]/).at(-1)?.toLowerCase() === name.toLowerCase();

/** Whether a place is among those that are named, or has one of them in it; of a page that is not its own, also whether it lies in one. */
const isWithin = (one: Place, namedPlaces: readonly Place[], isOwnPage: boolean): boolean =>
  namedPlaces.some(
    (place) =>
      place.name === one.name ||
      (place.type === 'state' ? !isOwnPage && one.state === place.name : one.type === 'state' && one.name === place.state),
  );

/** Whether a text ends in the beginning of a place's name: `petrol mumb`. */
function isBegun({ name, hi }: Place, text: string): boolean {
  const begun = fold(text).split(' ').at(-1) ?? '';
  return begun.length >= MIN_WORD && [name, hi ?? ''].some((one) => fold(one).startsWith(begun));
}
const MIN_WORD = 3;

/**
 * The pages to list below answers, by their English addresses: those of the areas that answer, and of the places that are named. What only has some of
 * the words is about something else there: the gold price of ten other towns, a beer called Gold. Where an answer does not use the whole text, a page
 * whose title has all words stays.
 */
export function pagesBeside(pages: readonly SiteHit[], answers: readonly AreaAnswer[], q: string): SiteHit[] {
  const telling = answers.filter(({ declined }) => !declined);
  // A place that was mended, or was taken because none is named, is the one that an answer tells of.
  const texts = [q, ...telling.map(({ title }) => toLocalizedText(title).en)].map(namedIn);
  const [askedPlaces = []] = texts.map(({ places }) => places).filter((places) => places.length > 0);
  const told = new Set(texts.flatMap(({ things }) => things));
  const own = pages.filter(({ title, url, sure }) => {
    const { places, things } = namedIn(title);
    if (!isWhole(url) && things.some((name) => isOf(url, name) && !told.has(name))) return false;
    const isAsked = places.length === 0 || places.some((one) => isWithin(one, askedPlaces, isOf(url, one.slug)) || isBegun(one, q));
    return isAsked || !(places.some(({ slug }) => isOf(url, slug)) || (askedPlaces.length > 0 && !sure));
  });
  const sectionsOf = (all: readonly AreaAnswer[]) =>
    new Set(all.flatMap(({ url, area }) => [sectionOf(url), sectionOf(areaCalled(area)?.page ?? '')]));
  // What an area refuses is asked of it: no price of gold in a town whose last local is not on record.
  const refusing = sectionsOf(answers.filter(({ area }) => area !== 'search'));
  if (telling.length === 0)
    return refusing.size === 0 ? own : own.filter(({ url, sure }) => sure || url.startsWith('/place/') || refusing.has(sectionOf(url)));
  const sections = sectionsOf(telling);
  // Of an area that is asked for as a whole, no page is asked for more than the others.
  const wholes = new Set(telling.flatMap(({ url, answer }) => (answer === null && isWhole(url) ? [sectionOf(url)] : [])));
  // What is called as a place is asked for with it.
  const usesAll = telling.some(({ ignored, area, answer }) => !ignored && area !== 'elsewhere' && (area !== 'places' || answer !== null));
  // The reference of an area is one of its pages.
  const references = new Set(telling.map(({ area }) => `/docs/${area}`));
  return own.filter(({ url, sure }) =>
    url.startsWith('/place/') || sections.has(sectionOf(url))
      ? isWhole(url) || !wholes.has(sectionOf(url))
      : sure && (!usesAll || references.has(url)),
  );
}

/** The pages to list while a text is typed: beside answers; without one those whose title begins so. */
export function pagesWhileTyping(pages: readonly SiteHit[], answers: readonly AreaAnswer[], q: string): SiteHit[] {
  if (answers.length > 0) return pagesBeside(pages, answers, q);
  const begins = (title: string | undefined) => title !== undefined && fold(title).startsWith(fold(q));
  return fold(q).length < MIN_BEGUN ? [] : pages.filter(({ title, hi }) => begins(title) || begins(hi?.title));
}
/** Fewer letters begin too many titles. */
const MIN_BEGUN = 4;
