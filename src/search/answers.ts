import { FIELD } from '../areas/field-wording.ts';
import type { Condition, DirectAnswer, Query } from '../areas/intent.ts';
import { formatDay } from '../i18n/format.ts';
import { inAllLocales, type LocalizedText, localName, toLocalizedText, translate } from '../i18n/locale.ts';
import { ApiError } from '../kernel/errors.ts';
import type { Place } from '../places/gazetteer.ts';
import { confidence } from '../text/confidence.ts';
import { fold } from '../text/fold.ts';
import { type AreaAnswer, MIN_CONFIDENCE, type RankedAnswer, SURE_OF_TOPIC } from './area-answer.ts';
import { viewFor } from './area-query.ts';
import { type Lexicon, makeLexicon } from './lexicon.ts';
import { tellWhatIsAccepted } from './not-on-record.ts';
import { answersOfNoArea } from './own-answers.ts';
import { type ParsedQuery, parseQuery } from './parse-query.ts';
import { SEARCHED_AREAS, type SearchedArea } from './searched-areas.ts';
import { isAround, type Sense } from './tokens.ts';

/** Answers shown at most. */
const MAX_ANSWERS = 5;
/** A page that words lead to, where no area has an answer of its own. */
const PAGE_CONFIDENCE = 0.75;

/** Conditions that an answer has to use, the first that is told where several are not. Others are named as ignored. */
const NEEDED: readonly Condition['kind'][] = ['abroad', 'time', 'negation', 'word', 'amount'];

let lexicon: Lexicon | undefined;

/** What an area is told of a text. */
export function queryFor(area: SearchedArea, text: string): Query {
  return viewFor(area, parse(text));
}

function parse(text: string): ParsedQuery {
  lexicon ??= makeLexicon(SEARCHED_AREAS);
  return parseQuery(text, lexicon);
}

/** What the areas answer to a text without any search, the surest first; areas in their order where they are as sure. Paths are from the root. */
export async function findDirectAnswers(text: string): Promise<AreaAnswer[]> {
  const parsed = parse(text);
  if (parsed.words.length === 0) return [];
  const all = await Promise.all(SEARCHED_AREAS.map((area) => answersOfPlaces(area, viewFor(area, parsed))));
  const ofNoArea = answersOfNoArea(parsed);
  // Beside what is told elsewhere for certain a guess is of something else: `gst return due date` is no date palm.
  const least = ofNoArea.some(({ area, confidence }) => area === 'elsewhere' && confidence === 1) ? PAGE_CONFIDENCE : MIN_CONFIDENCE;
  const sure = [...ofNoArea, ...all.flat()].filter(({ confidence }) => confidence >= least);
  const found = sure.flatMap((answer) => withoutParts(answer, sure, parsed)).sort((a, b) => b.confidence - a.confidence);
  const accepted = found.length === 0 ? tellWhatIsAccepted(parsed) : undefined;
  if (accepted) return [accepted];
  const shown = new Set<string>();
  // One page is led to once, by the surest; it may tell several things, such as petrol and diesel.
  const isNew = ({ url, title, answer }: RankedAnswer) => {
    const [name, says] = [title, answer ?? url].map((text) => toLocalizedText(text).en);
    const told = answer === null ? url : `${url} ${name}`;
    // Two areas may tell of one festival.
    return !shown.has(told) && !shown.has(`${name} ${says}`) && shown.add(told).add(url).add(`${name} ${says}`);
  };
  return found
    .filter(isNew)
    .slice(0, MAX_ANSWERS)
    .map(({ confidence: _, ...answer }) => answer);
}

/** What an area answers; of two places, of which its answer tells one, each has its own: `gold rate chennai vs mumbai`. */
async function answersOfPlaces(area: SearchedArea, query: Query): Promise<RankedAnswer[]> {
  const found = await answersFrom(area, query);
  const [first] = found;
  const named = ({ name }: Place) => fold(toLocalizedText(first?.title ?? '').en).includes(fold(name));
  if (query.places.length !== 2 || !first || first.declined || query.places.filter(named).length !== 1) return found;
  const other = query.places.find((place) => !named(place));
  const conditions = query.conditions.filter(({ kind, text }) => kind !== 'place' || text === other?.name);
  const [second] = other ? await answersFrom(area, { ...query, place: other, places: [other], conditions }) : [];
  const isOther = second && !second.declined && toLocalizedText(second.title).en !== toLocalizedText(first.title).en;
  if (!isOther) return found;
  const { ignored = [], ...told } = first;
  const left = ignored.filter((text) => text !== other?.name);
  return [{ ...told, ...(left.length > 0 && { ignored: left }) }, second, ...found.slice(1)];
}

/** An area without its snapshot has no answer; what is wrong with it is told by its own endpoints and by Status. */
async function answersFrom(area: SearchedArea, query: Query): Promise<RankedAnswer[]> {
  try {
    const own = (await area.findAnswers?.(query)) ?? [];
    const judged = own.map((answer) => judge(area, query, answer, 'own'));
    // An area that has an answer, or has said what it lacks, offers no page beside that.
    const pages = judged.some(({ confidence }) => confidence >= MIN_CONFIDENCE)
      ? []
      : answerPages(area, query).map((answer) => judge(area, query, answer, 'page'));
    return [...judged, ...pages].filter((answer) => isAbout(query, answer));
  } catch (error) {
    // Nothing of the kind, or no data: the search goes on without it.
    if (error instanceof ApiError && error.status < 500) return [];
    if (error instanceof ApiError && error.code === 'snapshot_unavailable') return [];
    throw error;
  }
}

/** Is the text about the area at all? Without a word of the area's own, one that only others know says that it is about something else. */
function isAbout({ isNamed, named, conditions }: Query, { ignored = [], declined }: AreaAnswer): boolean {
  const others = conditions.filter(({ kind }) => kind === 'other');
  // What is only nearly a word of the area's is meant where all the text is understood; a code or a number is meant beside others.
  const isGuess = named.length > 0 && ignored.length > 0;
  return isNamed || (!isGuess && !others.some(({ text }) => declined || ignored.includes(text)));
}

/** An answer with what it was made of; declined where the text asks for something that it was not made with. */
function judge(area: SearchedArea, query: Query, { uses = [], assumed, ...answer }: DirectAnswer, from: 'own' | 'page'): RankedAnswer {
  // A word that stands in the title is one that the answer was found by.
  const titled = new Set(fold(toLocalizedText(answer.title).en).split(' '));
  const isUsed = ({ kind, text }: Condition) =>
    uses === 'all' || uses.includes(kind) || ((kind === 'word' || kind === 'other' || kind === 'amount') && titled.has(fold(text)));
  const unused = query.conditions.filter((one) => !isUsed(one));
  const needed = NEEDED.flatMap((kind) => unused.filter((one) => one.kind === kind));
  const [first] = needed;
  // Nothing here is of a place abroad, not even a page; what an area says of its own to a time is of that time.
  const isOther = first?.kind === 'abroad' || (first?.kind === 'time' && from === 'own' && !answer.declined);
  if (first && (answer.answer !== null || isOther || isOfWord(area, first, answer))) return declined(area, first, answer);
  const ignored = [...new Set(unused.map(({ text }) => text))];
  return {
    ...answer,
    area: area.name,
    understood: understoodOf(query, assumed, answer.as_of),
    ...(ignored.length > 0 && { ignored }),
  };
}

/** Does a page leave out a word that nobody knows: a town, perhaps, of which the weather is asked? A page alone may be for names of one's own. */
const isOfWord = ({ findAnswers }: SearchedArea, { kind }: Condition, answer: Omit<DirectAnswer, 'uses'>): boolean =>
  kind === 'word' && findAnswers !== undefined && !answer.declined;

/** What is said in the place of an answer to something near: what it is that is not on record, and what is nearest. */
function declined(area: SearchedArea, { kind, text }: Condition, { title, url, confidence }: DirectAnswer): RankedAnswer {
  const says = inAllLocales(FIELD, (t, locale) => {
    const name = translate(area.title, locale);
    return kind === 'abroad' || kind === 'time' ? t.nothingFor(name, text) : t.notUnderstood(name, text);
  });
  const detail = inAllLocales(FIELD, (t, locale) => t.nearest(translate(toLocalizedText(title), locale)));
  return {
    title: says,
    answer: null,
    detail,
    url,
    area: area.name,
    declined: true,
    confidence: confidence < MIN_CONFIDENCE && kind !== 'abroad' ? confidence : MIN_CONFIDENCE,
  };
}

/** The area's words, the place and the day that an answer stands on. */
function understoodOf({ named, place, places }: Query, assumed: DirectAnswer['assumed'], day: string | undefined): LocalizedText {
  return inAllLocales(FIELD, (t, locale) =>
    [
      named.join(' '),
      ...(places.length > 0 && place ? [localName(locale, place)] : []),
      assumed && t.assumed(translate(toLocalizedText(assumed), locale)),
      day && formatDay(day, true, locale),
    ]
      .filter(Boolean)
      .join(' · '),
  );
}

/**
 * An answer that leaves a thing of another area unused: declined where that answers nothing either, for what Bitcoin costs is not whether it is legal;
 * left out where that answers to the whole text, as the tax on gold is asked for and not its price.
 */
function withoutParts(answer: RankedAnswer, all: readonly RankedAnswer[], { tokens }: ParsedQuery): RankedAnswer[] {
  const area = SEARCHED_AREAS.find(({ name }) => name === answer.area);
  if (!area || answer.answer === null) return [answer];
  for (const text of answer.ignored ?? []) {
    const areas = tokens.filter(({ word }) => word === text).flatMap(({ senses }) => senses.flatMap(topicOf));
    const others = all.filter(({ area: other, declined, ignored }) => areas.includes(other) && !declined && !ignored?.includes(text));
    if (others.some(({ ignored, answer: says }) => says !== null && !ignored)) return [];
    if (areas.length > 0 && others.length === 0) return [declined(area, { kind: 'other', text }, answer)];
  }
  return [answer];
}

/** The area that a word is a thing of; none for a place, and for words that only stand around things. */
const topicOf = (sense: Sense): string[] => ('place' in sense || isAround(sense) ? [] : [sense.area]);

/** Pages of the area that the words name. */
function answerPages(area: SearchedArea, { pages, unknownWords, isNamed }: Query): DirectAnswer[] {
  // What has pages alone is asked for with names and days of one's own: a chart of birth.
  const least = isNamed && !area.findAnswers ? SURE_OF_TOPIC : 0;
  return pages.map((page) => {
    const named = area.navigation?.find((one) => one.page === page)?.title ?? area.title;
    return {
      title: named,
      answer: null,
      detail: area.summary,
      url: page,
      confidence: Math.max(least, confidence(unknownWords, PAGE_CONFIDENCE)),
    };
  });
}
