import type { Query } from '../areas/intent.ts';
import { toLocalizedText } from '../i18n/locale.ts';
import { runChunked, runSync } from '../kernel/chunked.ts';
import { giveWay } from '../kernel/give-way.ts';
import { onceNeeded } from '../kernel/memoize.ts';
import { answersFrom, answersOfPlaces, PAGE_CONFIDENCE } from './answers-of-area.ts';
import { type AreaAnswer, MIN_CONFIDENCE, type RankedAnswer } from './area-answer.ts';
import { viewFor } from './area-query.ts';
import { arithmeticAnswers } from './arithmetic-answers.ts';
import { calendarAnswers } from './calendar-answers.ts';
import { withoutEitherDay } from './festival-days.ts';
import { inCurrency } from './in-currency.ts';
import { frameOf, isPartOfName } from './judge.ts';
import { type Lexicon, makeLexicon } from './lexicon.ts';
import { tellUnknownName, tellWhatIsAccepted } from './not-on-record.ts';
import { answersOfNoArea } from './own-answers.ts';
import { type ParsedQuery, parseQuery } from './parse-query.ts';
import { areaCalled, SEARCHED_AREAS, type SearchedArea } from './searched-areas.ts';
import { inOneState } from './shared-parts.ts';
import { splitAsks, sumOf } from './split-asks.ts';
import { spokenInLatin } from './spoken-latin.ts';
import type { Token } from './tokens.ts';
import { withUnusedTold } from './told-words.ts';
import { answersWhileTyping } from './typing.ts';
import { unitAnswers } from './unit-answers.ts';
import { withoutParts } from './without-parts.ts';
import { wordsOfLocalities } from './words-of-localities.ts';

/** The most answers shown. */
const MAX_ANSWERS = 5;
const MORE_THAN_PAGE = PAGE_CONFIDENCE + 0.01;
/** From this confidence on an area's answer is to all of the text. */
const SURE_OF_ALL = 0.95;
const NEARLY_SURE = 0.85;
/** Of less confidence an answer is none beside a certain one. */
const LEAST_BESIDE = 0.6;

let lexicon: Lexicon | undefined;
/** Begun by the first question, so that other calls are answered meanwhile. */
const loadLexicon = onceNeeded(() => runChunked(makeLexicon(SEARCHED_AREAS)));

/** A query as an area sees it. */
export function queryFor(area: SearchedArea, text: string): Query {
  return viewFor(area, parse(text));
}

function parse(text: string, held?: ReadonlySet<string>): ParsedQuery {
  lexicon ??= runSync(makeLexicon(SEARCHED_AREAS));
  const parsed = parseQuery(text, lexicon, held);
  const bare = withoutEitherDay(text, parsed.tokens);
  return bare === undefined ? parsed : parseQuery(bare, lexicon, held);
}

/** The same, in which what a locality is called is no misspelt town. */
async function parseNames(text: string): Promise<{ parsed: ParsedQuery; held: ReadonlySet<string> }> {
  lexicon ??= await loadLexicon();
  await giveWay();
  const parsed = parse(text);
  const held = await wordsOfLocalities(parsed);
  return { parsed: held.size > 0 ? parse(text, held) : parsed, held };
}

/** A text as the search reads it. */
export const takeApart = (text: string): ParsedQuery => parse(text);

/**
 * The areas' answers to a query without a search, most confident first, then in the order of areas. Paths are from the root. A question in Devanagari
 * that is not understood whole is read once more as it is spoken, in Latin letters.
 */
export async function findDirectAnswers(text: string): Promise<AreaAnswer[]> {
  const answers = await readAnswers(text);
  const spoken = isWhole(answers[0]) ? undefined : spokenInLatin(parse(text));
  const others = spoken === undefined ? [] : await readAnswers(spoken);
  return isWhole(others[0]) && others[0]?.answer !== null ? others : answers;
}

/** Whether an answer uses all that was asked. */
const isWhole = (answer: AreaAnswer | undefined): boolean => answer !== undefined && !answer.declined && !answer.ignored;

async function readAnswers(text: string): Promise<AreaAnswer[]> {
  const { parsed, held } = await parseNames(text);
  if (parsed.words.length === 0) return [];
  const halves = await inOneState(splitAsks(parsed, (part) => parse(part, held)));
  const toWhole = async (whole: ParsedQuery) =>
    (await inCurrency(whole, (left) => answersTo(parse(left, held), held))) ?? (await answersTo(whole, held));
  const both = halves ? await Promise.all(halves.map(toWhole)) : [];
  const isOwn = ([first]: readonly RankedAnswer[]) => first !== undefined && first.area !== 'elsewhere';
  // A site elsewhere is told beside what is on record: `petrol and cng in delhi`.
  const areToldBeside = both.some((all) => isOwn(all) && all[0]?.answer !== null);
  const firsts = both.flatMap((all) => (all[0] && (isOwn(all) || (areToldBeside && all[0].confidence === 1)) ? [all[0]] : []));
  // What an area knows that it lacks is told beside what it has; a refusal of a word is of the whole text, but of two days one may be unknown.
  const isOfDays = halves?.every(({ days }) => days.day ?? days.year) ?? false;
  const isKnown = ({ declined, confidence: sure }: RankedAnswer) => !declined || sure > MIN_CONFIDENCE;
  const isAnswered = isOfDays ? firsts.some(isKnown) : firsts.every(isKnown) && firsts.some(({ declined }) => !declined);
  // `latitude and longitude of pune` is one thing.
  const areOther = new Set(firsts.map(({ url, title, answer }) => JSON.stringify([url, title, answer]))).size > 1;
  if (halves && firsts.length === halves.length && isAnswered && areOther)
    return [...sumOf(parsed, firsts), ...both.flatMap(withEquals)].map(asShown);
  return (await toWhole(parsed)).map(asShown);
}

/** The first of the answers to a part, and those of its area that are as sure: petrol and diesel. */
const withEquals = ([first, ...others]: readonly RankedAnswer[]): RankedAnswer[] =>
  first
    ? [
        first,
        ...others.filter(
          (one) =>
            one.area === first.area && one.answer !== null && !one.ignored && !one.declined && one.confidence > first.confidence - EQUAL,
        ),
      ]
    : [];
const EQUAL = 0.02;

/** The answers to a text that is being typed; none that refuses, and none to a time alone or to one word that no list has as it is written. */
export async function findAnswersWhileTyping(text: string): Promise<AreaAnswer[]> {
  const says = ({ kind, corrected }: Token) => kind !== 'filler' && kind !== 'day' && kind !== 'operation' && !corrected;
  const isQuestion = ({ tokens }: ParsedQuery) => tokens.some((token) => says(token) && (token.kind !== 'unknown' || tokens.length > 1));
  parse(text);
  return lexicon ? answersWhileTyping(text, lexicon, async (part) => (isQuestion(parse(part)) ? findDirectAnswers(part) : [])) : [];
}

/** An answer of no area with how the question was taken apart; a site elsewhere answers nothing. */
const withFrame = (answer: RankedAnswer, parsed: ParsedQuery): RankedAnswer =>
  answer.area === 'elsewhere' ? answer : { ...answer, frame: frameOf(parsed, [], answer.ignored ?? []) };

async function answersTo(parsed: ParsedQuery, held: ReadonlySet<string>): Promise<RankedAnswer[]> {
  // Nothing was or will be on a day that there is not.
  if (parsed.days.impossible) return calendarAnswers(parsed);
  const measured = [...unitAnswers(parsed), ...arithmeticAnswers(parsed)];
  if (measured.length > 0) return measured.map((one) => withFrame(one, parsed));
  const all = await Promise.all(SEARCHED_AREAS.map((area) => answersOfPlaces(area, viewFor(area, parsed), parsed.namesakes)));
  const ofNoArea = (await answersOfNoArea(parsed)).map((one) => withFrame(one, parsed));
  // A site elsewhere is no answer beside one that uses the whole text.
  const usesAll = all
    .flat()
    .some(({ answer, ignored, confidence, assumes }) => answer !== null && !ignored && !assumes && confidence >= SURE_OF_ALL);
  // Nor is a mere topic beside one that is nearly sure, for words that the answer has used.
  const isUsed = all.flat().some(({ answer, ignored, confidence }) => answer !== null && !ignored && confidence >= NEARLY_SURE);
  const isLeftOut = ({ area, title, confidence }: RankedAnswer) =>
    area === 'elsewhere' && (usesAll || (isUsed && confidence < 1) || all.flat().some((one) => isPartOfName(title, one, parsed.words)));
  const beside = ofNoArea.filter((one) => !isLeftOut(one));
  // Beside a certain answer of another site, a guess is about something else: `gst return due date` is no date palm.
  const least = beside.some(({ area, confidence }) => area === 'elsewhere' && confidence === 1) ? MORE_THAN_PAGE : MIN_CONFIDENCE;
  const candidates = [...beside, ...all.flat()];
  const answers = candidates
    .filter(({ confidence }) => confidence >= least)
    .flatMap((answer) => withoutParts(answer, candidates, parsed))
    .sort((a, b) => b.confidence - a.confidence);
  const [best] = answers;
  // Beside a certain answer to all of the text, one by some words is about something else: the scheme that gives a gift at Diwali.
  const isSure =
    best !== undefined &&
    (best.answer !== null || best.live !== undefined) &&
    !best.declined &&
    !best.ignored &&
    best.confidence >= SURE_OF_ALL;
  const fitting = isSure ? answers.filter(({ confidence }) => confidence > LEAST_BESIDE) : answers;
  // A refusal beside an answer is of a word that the answer has read otherwise: `who won` is no currency.
  const isAnswered = fitting.some(({ declined, answer, confidence: sure }) => !declined && answer !== null && sure > MIN_CONFIDENCE);
  const kept = isAnswered ? fitting.filter((one) => !one.declined || one.confidence > MIN_CONFIDENCE) : fitting;
  const accepted = answers.length === 0 ? (tellWhatIsAccepted(parsed) ?? tellUnknownName(parsed)) : undefined;
  if (accepted) return [{ ...accepted, confidence: 1 }];
  const shown = new Set<string>();
  // Each page is linked once, by the most confident answer; it may say several things, such as petrol and diesel.
  const isNew = ({ url, title, answer, live }: RankedAnswer) => {
    const [name, says] = [title, answer ?? url].map((text) => toLocalizedText(text).en);
    const key = answer === null && !live ? url : `${url} ${name}`;
    // Two areas may answer with the same festival.
    return !shown.has(key) && !shown.has(`${name} ${says}`) && shown.add(key).add(url).add(`${name} ${says}`);
  };
  return withUnusedTold(kept.filter(isNew).slice(0, MAX_ANSWERS), parsed, async (name, text) => {
    const area = areaCalled(name);
    const rest = parse(text, held);
    return [...(area ? await answersFrom(area, viewFor(area, rest)) : []), ...(await answersOfNoArea(rest))];
  });
}

const asShown = ({ confidence: _, assumes: __, rupees: ___, claimed: ____, ...answer }: RankedAnswer): AreaAnswer => answer;
