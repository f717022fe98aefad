import { ApiError } from '../../lib/errors.ts';
import type { Area, DirectAnswer, Typed } from '../area.ts';
import { allAreas } from './all-areas.ts';
import { takeApart } from './typed.ts';

/** Answers shown at most. */
const MOST_ANSWERS = 5;
/** A guess below this is left to the search. */
const LEAST_SURE = 0.4;

export type AreaAnswer = Omit<DirectAnswer, 'sureness'> & { area: string };

/** What the areas answer to a text without any search, the surest first; areas in their order where they are as sure. Paths are from the root. */
export async function answersTo(text: string): Promise<AreaAnswer[]> {
  const typed = takeApart(text);
  if (typed.words.length === 0) return [];
  const all = await Promise.all((await allAreas()).map((area) => askArea(area, typed)));
  return [...all.flat(), ...placeAlone(typed)]
    .filter(({ sureness }) => sureness >= LEAST_SURE)
    .sort((a, b) => b.sureness - a.sureness)
    .slice(0, MOST_ANSWERS)
    .map(({ sureness: _, ...answer }) => answer);
}

/** A place and nothing else means its sheet. */
function placeAlone({ place, rest }: Typed): (AreaAnswer & { sureness: number })[] {
  if (!place || rest.length > 0) return [];
  const detail =
    place.type === 'town' && place.state !== place.name ? `${place.state}: all that is known of it here` : 'All that is known of it here';
  return [{ title: place.name, answer: null, detail, url: `/place/${place.slug}`, area: 'places', sureness: 0.8 }];
}

/** An area without its snapshot has no answer; what is wrong with it is told by its own endpoints and by Status. */
async function askArea(area: Area, typed: Typed): Promise<(AreaAnswer & { sureness: number })[]> {
  try {
    return ((await area.recognise?.(typed)) ?? []).map((answer) => ({ ...answer, area: area.name }));
  } catch (error) {
    // Nothing of the kind, or no data: the search goes on without it.
    if (error instanceof ApiError && error.status < 500) return [];
    if (error instanceof ApiError && error.code === 'snapshot_unavailable') return [];
    throw error;
  }
}
