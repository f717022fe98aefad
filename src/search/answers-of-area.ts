import { isDeepStrictEqual } from 'node:util';
import type { DirectAnswer, Query } from '../areas/intent.ts';
import { toLocalizedText } from '../i18n/locale.ts';
import { ApiError } from '../kernel/errors.ts';
import type { Place } from '../places/gazetteer.ts';
import { confidence } from '../text/confidence.ts';
import { fold } from '../text/fold.ts';
import { withDay } from './answer-days.ts';
import { MIN_CONFIDENCE, type RankedAnswer, SURE_OF_TOPIC } from './area-answer.ts';
import { isAbout, judge } from './judge.ts';
import type { SearchedArea } from './searched-areas.ts';
import { WAYS } from './shared-parts.ts';

/** The most towns of one name that are told. */
const MAX_NAMESAKES = 2;
/** The most places of one question that each have an answer. */
const MAX_PLACES = 4;
/** Confidence of a page that words lead to, when no area has an answer. */
export const PAGE_CONFIDENCE = 0.75;

/** An area's answers. If the query names two places and an answer covers one, each gets its own: `gold rate chennai vs mumbai`. */
export async function answersOfPlaces(area: SearchedArea, query: Query, namesakes: readonly Place[]): Promise<RankedAnswer[]> {
  const answers = await answersFrom(area, query);
  const [first] = answers;
  if (namesakes.length > 0 && first?.answer && !first.declined && !first.ignored) {
    // Towns share the name: each has its answer, where it differs.
    const others = await Promise.all(
      namesakes.slice(0, MAX_NAMESAKES).map((place) => answersFrom(area, { ...query, place, places: [place] })),
    );
    return [
      first,
      ...others.flatMap(([one]) => (one?.answer && !one.declined && !isDeepStrictEqual(one.answer, first.answer) ? [one] : [])),
      ...answers.slice(1),
    ];
  }
  const named = ({ name }: Place) => fold(toLocalizedText(first?.title ?? '').en).includes(fold(name));
  // The two ends of a journey are one question.
  if (area.name === 'train' && query.words.some((word) => WAYS.has(word))) return answers;
  if (query.places.length < 2 || query.places.length > MAX_PLACES || !first || first.declined || query.places.filter(named).length !== 1)
    return answers;
  const others = query.places.filter((place) => !named(place));
  const otherAnswers = await Promise.all(
    others.map(async (place) => {
      const conditions = query.conditions.filter(({ kind, text }) => kind !== 'place' || text === place.name);
      const [one] = await answersFrom(area, { ...query, place, places: [place], conditions });
      return one && !one.declined && toLocalizedText(one.title).en !== toLocalizedText(first.title).en ? [one] : [];
    }),
  );
  const seconds = otherAnswers.flat();
  if (seconds.length < others.length) return answers;
  const { ignored = [], ...rest } = first;
  const left = ignored.filter((text) => !others.some(({ name }) => name === text));
  return [{ ...rest, ...(left.length > 0 && { ignored: left }) }, ...seconds, ...answers.slice(1)];
}

/** An area without its snapshot has no answer; its endpoints and Status report what is wrong. */
export async function answersFrom(area: SearchedArea, query: Query): Promise<RankedAnswer[]> {
  try {
    const answers = (await area.find?.answers?.(query)) ?? [];
    const judged = await Promise.all(answers.map(async (answer) => judge(area, query, await withDay(area, answer), 'own')));
    // An area that has answered, or has said what it lacks, offers no page besides.
    const pages = judged.some(({ confidence }) => confidence >= MIN_CONFIDENCE)
      ? []
      : answerPages(area, query).map((answer) => judge(area, query, answer, 'page'));
    return [...judged, ...pages].filter((answer) => isAbout(query, answer));
  } catch (error) {
    // No match or no data: the search goes on without it.
    if (error instanceof ApiError && (error.status < 500 || error.code === 'snapshot_unavailable')) return [];
    throw error;
  }
}

/** Pages of the area that the words name. */
function answerPages(area: SearchedArea, { pages, unknownWords, isNamed }: Query): DirectAnswer[] {
  // Areas with pages only are asked about one's own names and dates: a birth chart.
  const least = isNamed && !area.find?.answers ? SURE_OF_TOPIC : 0;
  return pages.map((page) => {
    const named = area.find?.navigation?.find((one) => one.page === page)?.title ?? area.title;
    return {
      title: named,
      answer: null,
      detail: area.summary,
      url: page,
      confidence: Math.max(least, confidence(unknownWords, PAGE_CONFIDENCE)),
    };
  });
}
