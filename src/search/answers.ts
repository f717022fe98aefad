import { FIELD } from '../areas/field-wording.ts';
import type { Condition, DirectAnswer, Query } from '../areas/intent.ts';
import { formatDay } from '../i18n/format.ts';
import { inAllLocales, type LocalizedText, localName, toLocalizedText, translate } from '../i18n/locale.ts';
import { ApiError } from '../kernel/errors.ts';
import { istDay } from '../kernel/time.ts';
import type { Place } from '../places/gazetteer.ts';
import { confidence } from '../text/confidence.ts';
import { fold } from '../text/fold.ts';
import { type AreaAnswer, type Frame, MIN_CONFIDENCE, type RankedAnswer, SURE_OF_TOPIC } from './area-answer.ts';
import { viewFor } from './area-query.ts';
import { type Lexicon, makeLexicon } from './lexicon.ts';
import { tellWhatIsAccepted } from './not-on-record.ts';
import { answersOfNoArea } from './own-answers.ts';
import { type ParsedQuery, parseQuery } from './parse-query.ts';
import { SEARCHED_AREAS, type SearchedArea } from './searched-areas.ts';
import { splitAsks } from './split-asks.ts';
import { isAround, type Sense } from './tokens.ts';
import { answersWhileTyping } from './typing.ts';

/** The most towns of one name that are told. */
const MAX_NAMESAKES = 2;
/** The most answers shown. */
const MAX_ANSWERS = 5;
/** Confidence of a page that words lead to, when no area has an answer. */
const PAGE_CONFIDENCE = 0.75;
/** From this confidence on an area's answer is to all of the text. */
const SURE_OF_ALL = 0.95;

/** Conditions that an answer must use; the first unused one is reported. Others are only listed as ignored. */
const NEEDED: readonly Condition['kind'][] = ['abroad', 'time', 'negation', 'word', 'amount'];

let lexicon: Lexicon | undefined;

/** A query as an area sees it. */
export function queryFor(area: SearchedArea, text: string): Query {
  return viewFor(area, parse(text));
}

function parse(text: string): ParsedQuery {
  lexicon ??= makeLexicon(SEARCHED_AREAS);
  return parseQuery(text, lexicon);
}

/** The places that a text names. */
export const placesIn = (text: string): readonly Place[] => parse(text).places;

/** The areas' answers to a query without a search, most confident first, then in the order of areas. Paths are from the root. */
export async function findDirectAnswers(text: string): Promise<AreaAnswer[]> {
  const parsed = parse(text);
  if (parsed.words.length === 0) return [];
  const halves = splitAsks(parsed, parse);
  const both = halves ? await Promise.all(halves.map((half) => answersTo(half))) : [];
  const firsts = both.flatMap(([first]) => (first && !first.declined && first.area !== 'elsewhere' ? [first] : []));
  if (halves && firsts.length === halves.length) return firsts;
  return answersTo(parsed);
}

/** The answers to a text that is being typed; none that refuses. */
export async function findAnswersWhileTyping(text: string): Promise<AreaAnswer[]> {
  parse(text);
  return lexicon ? answersWhileTyping(text, lexicon, findDirectAnswers) : [];
}

async function answersTo(parsed: ParsedQuery): Promise<AreaAnswer[]> {
  const all = await Promise.all(SEARCHED_AREAS.map((area) => answersOfPlaces(area, viewFor(area, parsed), parsed.namesakes)));
  const ofNoArea = answersOfNoArea(parsed);
  // Beside a certain answer of another site, a guess is about something else: `gst return due date` is no date palm.
  const least = ofNoArea.some(({ area, confidence }) => area === 'elsewhere' && confidence === 1) ? PAGE_CONFIDENCE : MIN_CONFIDENCE;
  // A site elsewhere is no answer beside one that uses the whole text.
  const isWhole = all
    .flat()
    .some(({ answer, ignored, confidence, assumes }) => answer !== null && !ignored && !assumes && confidence >= SURE_OF_ALL);
  const given = [...ofNoArea.filter(({ area }) => !(isWhole && area === 'elsewhere')), ...all.flat()];
  const found = given
    .filter(({ confidence }) => confidence >= least)
    .flatMap((answer) => withoutParts(answer, given, parsed))
    .sort((a, b) => b.confidence - a.confidence);
  const accepted = found.length === 0 ? tellWhatIsAccepted(parsed) : undefined;
  if (accepted) return [accepted];
  const shown = new Set<string>();
  // Each page is linked once, by the most confident answer; it may say several things, such as petrol and diesel.
  const isNew = ({ url, title, answer }: RankedAnswer) => {
    const [name, says] = [title, answer ?? url].map((text) => toLocalizedText(text).en);
    const told = answer === null ? url : `${url} ${name}`;
    // Two areas may answer with the same festival.
    return !shown.has(told) && !shown.has(`${name} ${says}`) && shown.add(told).add(url).add(`${name} ${says}`);
  };
  return found
    .filter(isNew)
    .slice(0, MAX_ANSWERS)
    .map(({ confidence: _, assumes: __, ...answer }) => answer);
}

/** An area's answers. If the query names two places and an answer covers one, each gets its own: `gold rate chennai vs mumbai`. */
async function answersOfPlaces(area: SearchedArea, query: Query, namesakes: readonly Place[]): Promise<RankedAnswer[]> {
  const found = await answersFrom(area, query);
  const [first] = found;
  if (namesakes.length > 0 && first?.answer && !first.declined && !first.ignored) {
    // Towns share the name: each has its answer, where it differs.
    const others = await Promise.all(
      namesakes.slice(0, MAX_NAMESAKES).map((place) => answersFrom(area, { ...query, place, places: [place] })),
    );
    const english = ({ answer }: RankedAnswer) => (answer === null ? '' : toLocalizedText(answer).en);
    return [
      first,
      ...others.flatMap(([one]) => (one?.answer && !one.declined && english(one) !== english(first) ? [one] : [])),
      ...found.slice(1),
    ];
  }
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

/** An area without its snapshot has no answer; its endpoints and Status report what is wrong. */
async function answersFrom(area: SearchedArea, query: Query): Promise<RankedAnswer[]> {
  try {
    const own = (await area.find?.answers?.(query)) ?? [];
    const judged = own.map((answer) => judge(area, query, answer, 'own'));
    // An area that has answered, or has said what it lacks, offers no page besides.
    const pages = judged.some(({ confidence }) => confidence >= MIN_CONFIDENCE)
      ? []
      : answerPages(area, query).map((answer) => judge(area, query, answer, 'page'));
    return [...judged, ...pages].filter((answer) => isAbout(query, answer));
  } catch (error) {
    // No match or no data: the search goes on without it.
    if (error instanceof ApiError && error.status < 500) return [];
    if (error instanceof ApiError && error.code === 'snapshot_unavailable') return [];
    throw error;
  }
}

/** Whether the query is about the area. Without a word of its own, a word that only others know says that it is not. */
function isAbout({ isNamed, named, conditions }: Query, { ignored = [], declined }: AreaAnswer): boolean {
  const others = conditions.filter(({ kind }) => kind === 'other');
  // An approximate match counts only if the whole query is understood; a code or number counts beside other words.
  const isGuess = named.length > 0 && (ignored.length > 0 || conditions.some(({ kind }) => kind === 'word'));
  return isNamed || (!isGuess && !others.some(({ text }) => declined || ignored.includes(text)));
}

/** An answer with what it was made from; declined if the query asks for something that it did not use. */
function judge(area: SearchedArea, query: Query, { uses = [], assumed, ...answer }: DirectAnswer, from: 'own' | 'page'): RankedAnswer {
  // A word in the title is one by which the answer was found.
  const titled = new Set(fold(toLocalizedText(answer.title).en).split(' '));
  const isUsed = ({ kind, text }: Condition) =>
    uses === 'all' ||
    uses.includes(kind) ||
    ((kind === 'word' || kind === 'other' || kind === 'amount' || kind === 'time') &&
      fold(text)
        .split(' ')
        .every((word) => titled.has(word)));
  const unused = query.conditions.filter((one) => !isUsed(one));
  const needed = NEEDED.flatMap((kind) => unused.filter((one) => one.kind === kind));
  const [first] = needed;
  // Nothing here is about places abroad, not even a page. An area's own answer about a time is about that time.
  const isOther =
    first?.kind === 'abroad' || ((first?.kind === 'time' || first?.kind === 'negation') && from === 'own' && !answer.declined);
  if (first && (answer.answer !== null || isOther || isOfWord(area, first, answer))) return declined(area, first, answer);
  const ignored = [...new Set(unused.map(({ text }) => text))];
  // Who asks for today's figure is told that it is none.
  const isOld =
    query.day === istDay() &&
    query.weekday === undefined &&
    answer.as_of !== undefined &&
    answer.as_of < istDay() &&
    answer.answer !== null;
  const age = isOld ? inAllLocales(FIELD, (t, locale) => t.notTodays(formatDay(answer.as_of ?? '', true, locale))) : undefined;
  const detail =
    age &&
    inAllLocales(FIELD, (_, locale) => [translate(toLocalizedText(answer.detail ?? ''), locale), age[locale]].filter(Boolean).join(' '));
  return {
    ...answer,
    ...(detail ? { detail } : {}),
    area: area.name,
    ...(assumed ? { assumes: true } : {}),
    understood: understoodOf(isNamed(query, answer) ? query : { ...query, places: [] }, assumed, answer.as_of),
    ...(ignored.length > 0 && { ignored }),
    frame: frameOf(query, ignored),
  };
}

/** How a question was taken apart, for programs. */
function frameOf({ named, places, asked, tokens }: Query, ignored: readonly string[]): Frame {
  const unused = new Set(ignored.map(fold));
  const telling = tokens.filter(({ kind }) => kind !== 'filler').map(({ word }) => word);
  return {
    subject: [...new Set([...named, ...places.map(({ name }) => name)])],
    operation: asked.kind,
    used: telling.filter((word) => !unused.has(fold(word))),
    not_used: [...ignored],
  };
}

/** Whether an answer is about the place that was read, perhaps from a misspelt word. */
function isNamed({ place, words }: Query, { title, detail, url }: Pick<DirectAnswer, 'title' | 'detail' | 'url'>): boolean {
  if (!place) return false;
  const said = fold([title, detail ?? ''].map((text) => toLocalizedText(text).en).join(' '));
  return (
    words.includes(fold(place.name)) || [place.name, place.state].some((name) => said.includes(fold(name))) || url.includes(place.slug)
  );
}

/** Whether a page ignores an unknown word, such as a town whose weather is asked for. A page alone may be for names of one's own. */
const isOfWord = ({ find }: SearchedArea, { kind }: Condition, answer: Omit<DirectAnswer, 'uses'>): boolean =>
  kind === 'word' && find?.answers !== undefined && !answer.declined;

/** Replaces an answer to something related: what is not on record, and what is nearest. */
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

/** The area's words, the place and the day that an answer is based on. */
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
 * An answer that ignores a thing of another area: declined if that area answers nothing either, since what Bitcoin costs is not whether it is legal;
 * dropped if that area answers the whole query, since the tax on gold is asked for and not its price.
 */
function withoutParts(answer: RankedAnswer, all: readonly RankedAnswer[], { tokens }: ParsedQuery): RankedAnswer[] {
  const area = SEARCHED_AREAS.find(({ name }) => name === answer.area);
  if (!area || answer.answer === null) return [answer];
  for (const text of answer.ignored ?? []) {
    const areas = tokens.filter(({ word }) => word === text).flatMap(({ senses }) => senses.flatMap(topicOf));
    // A page is an answer to no part of a query.
    const others = all.filter(
      (one) => areas.includes(one.area) && !one.declined && !one.ignored?.includes(text) && (one.answer !== null || !one.ignored),
    );
    if (others.some(({ ignored, answer: says }) => says !== null && !ignored)) return [];
    if (areas.length > 0 && others.length === 0) return [declined(area, { kind: 'other', text }, answer)];
  }
  return [answer];
}

/** The area that a word belongs to; none for places and for words that only accompany things. */
const topicOf = (sense: Sense): string[] => ('place' in sense || isAround(sense) ? [] : [sense.area]);

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
