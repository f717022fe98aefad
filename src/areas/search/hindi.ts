import { pathIn } from '../../lib/hindi-pages.ts';
import { PLACES, placeBySlug } from '../../lib/places/gazetteer.ts';
import type { SearchRecord } from '../area.ts';
import { allAreas } from './all-areas.ts';

type Hit = Pick<SearchRecord, 'url' | 'title' | 'description'>;

/** A hit as Hindi pages show it: with the address of the Hindi page where there is one, and the names that places and areas have in Hindi. */
export async function hitInHindi<H extends Hit>(hit: H): Promise<H> {
  const words = placeInHindi(hit.url) ?? (await areaInHindi(hit.url));
  return { ...hit, ...words, url: pathIn('hi', hit.url) };
}

/** What the sheet of a place is called in Hindi, for a direct answer that is no more than its place. */
export const sheetInHindi = (url: string): (Pick<Hit, 'title'> & { detail: string }) | undefined => {
  const words = placeInHindi(url);
  return words?.title && words.description ? { title: words.title, detail: words.description } : undefined;
};

const SHEET = '/place/';

function placeInHindi(url: string): Partial<Hit> | undefined {
  const place = url.startsWith(SHEET) ? placeBySlug(url.slice(SHEET.length)) : undefined;
  if (!place?.hi) return undefined;
  const state = place.state === place.name ? undefined : PLACES.find(({ type, name }) => type === 'state' && name === place.state)?.hi;
  return { title: place.hi, description: state ? `${state}: इस जगह की सारी जानकारी` : 'इस जगह की सारी जानकारी' };
}

async function areaInHindi(url: string): Promise<Partial<Hit> | undefined> {
  const area = (await allAreas()).find(({ page }) => page === url);
  return area?.title.hi && area.summary.hi ? { title: area.title.hi, description: area.summary.hi } : undefined;
}
