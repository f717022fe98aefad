import { ApiError } from '../../lib/errors.ts';
import type { Area, DirectAnswer, Typed } from '../area.ts';
import { allAreas } from './all-areas.ts';
import { type Lexicon, makeLexicon } from './lexicon.ts';
import { sheetInWords } from './sheet-words.ts';
import { asSeenBy, sureOf, takeApart, type Understood } from './typed.ts';

/** Answers shown at most. */
const MOST_ANSWERS = 5;
/** A guess below this is left to the search. */
const LEAST_SURE = 0.4;
/** A place and nothing else; less where it was misspelt. */
const SURE_OF_PLACE = 0.8;
const SURE_OF_MENDED_PLACE = 0.6;
/** A page that words lead to, where no area has an answer of its own. */
const SURE_OF_PAGE = 0.75;

export type AreaAnswer = Omit<DirectAnswer, 'sureness'> & { area: string };
type SureAnswer = AreaAnswer & { sureness: number };

let lexicon: Promise<Lexicon> | undefined;

/** What an area is told of a text. */
export async function typedFor(area: Area, text: string): Promise<Typed> {
  return asSeenBy(area, await understand(text));
}

async function understand(text: string): Promise<Understood> {
  lexicon ??= allAreas().then(makeLexicon);
  return takeApart(text, await lexicon);
}

/** What the areas answer to a text without any search, the surest first; areas in their order where they are as sure. Paths are from the root. */
export async function answersTo(text: string): Promise<AreaAnswer[]> {
  const understood = await understand(text);
  if (understood.words.length === 0) return [];
  const areas = await allAreas();
  const all = await Promise.all(areas.map((area) => askArea(area, asSeenBy(area, understood))));
  const found = [...all.flat(), ...placeAlone(understood)]
    .filter(({ sureness }) => sureness >= LEAST_SURE)
    .sort((a, b) => b.sureness - a.sureness);
  const pages = new Set<string>();
  // One page is led to once, by the surest.
  return found
    .filter(({ url }) => !pages.has(url) && pages.add(url))
    .slice(0, MOST_ANSWERS)
    .map(({ sureness: _, ...answer }) => answer);
}

/** A place and nothing else means its sheet. */
function placeAlone({ places, tokens, mended }: Understood): SureAnswer[] {
  const [place] = places;
  if (!place || places.length > 1 || tokens.some(({ kind, meanings }) => kind !== 'filler' && !meanings.some((one) => 'place' in one)))
    return [];
  const { title, description: detail } = sheetInWords(place);
  const sureness = mended ? SURE_OF_MENDED_PLACE : SURE_OF_PLACE;
  return [{ title, answer: null, detail, url: `/place/${place.slug}`, area: 'places', sureness }];
}

/** An area without its snapshot has no answer; what is wrong with it is told by its own endpoints and by Status. */
async function askArea(area: Area, typed: Typed): Promise<SureAnswer[]> {
  try {
    const own = (await area.recognise?.(typed)) ?? [];
    return [...own, ...opensOf(area, typed)].map((answer) => ({ ...answer, area: area.name }));
  } catch (error) {
    // Nothing of the kind, or no data: the search goes on without it.
    if (error instanceof ApiError && error.status < 500) return [];
    if (error instanceof ApiError && error.code === 'snapshot_unavailable') return [];
    throw error;
  }
}

/** Pages of the area that the words name. */
function opensOf(area: Area, { opens, strangers }: Typed): DirectAnswer[] {
  return opens.map((page) => {
    const named = area.opens?.find((one) => one.page === page)?.title ?? area.title;
    return { title: named, answer: null, detail: area.summary, url: page, sureness: sureOf(strangers, SURE_OF_PAGE) };
  });
}
