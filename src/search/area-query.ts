import { withDaysAfter } from '../areas/asked-time.ts';
import type { Amount, Asked, Condition, Operation, Query } from '../areas/intent.ts';
import { istDay, parseDay } from '../kernel/time.ts';
import { isEveryday } from '../text/everyday-words.ts';
import { wordSet } from '../text/fold.ts';
import { statesOfScript } from '../text/script-states.ts';
import type { Days } from './day-spans.ts';
import type { ParsedQuery } from './parse-query.ts';
import type { SearchedArea } from './searched-areas.ts';
import { isAround, isPlace, isRupee, placesOf, type Sense, type Token } from './tokens.ts';

/** Words before a target unit: `bitcoin in euro`. */
const TARGETS = wordSet('in into to mein me में');

/** Operations whose answer is the value itself, or says how many there are; of all others it is another. */
const PLAIN: ReadonlySet<Operation> = new Set(['value', 'until', 'count', 'when', 'list', 'is']);

const belongsTo = (area: SearchedArea) => (one: Sense) => 'area' in one && one.area === area.name;

/** The query as one area sees it: matches of its vocabulary, and the words that it does not know. */
export function viewFor(
  area: SearchedArea,
  {
    typed,
    text,
    words,
    tokens,
    unknownWords: unknown,
    contentWords,
    places,
    place,
    amounts,
    asked,
    days: said,
    reason,
    homes = statesOfScript(typed),
  }: ParsedQuery,
): Query {
  const days = area.find?.dated === 'past' ? lastSuch(said) : said;
  const ownConcepts = (senses: readonly Sense[]) =>
    senses.flatMap((one) => ('concept' in one && one.area === area.name ? [one.concept] : []));
  // `when did the dollar pass 90` is no sum of 90 dollars.
  const isWhen = area.find?.dated === 'past' && asked.also.includes('when') && amounts.length > 0;
  const starting = tokens.filter(({ starts }) => starts);
  const unknownWords = tokens.filter(
    ({ word, kind, senses }) =>
      kind === 'unknown' ||
      (kind === 'name' &&
        !senses.some((one) => isPlace(one) || belongsTo(area)(one)) &&
        // The number of `number of branches` asks.
        !(senses.every(isAround) && asked.words.includes(word))),
  );
  const abroad = tokens.flatMap((token) => (token.abroad && ownConcepts(token.senses).length === 0 ? [token.abroad] : []));
  // A number inside one of the area's names is not an amount.
  const shownOf = (all: typeof amounts) =>
    all.flatMap(({ value, next, before, named }): Amount[] => {
      if (ownConcepts(named).length > 0) return [];
      const counted = ownConcepts(next.filter((one) => !isAround(one)));
      return [{ value, units: counted.length > 0 ? counted : ownConcepts(before.filter((one) => !isAround(one))) }];
    });
  const shown = shownOf(amounts);
  const query: Query = {
    text,
    words,
    named: tokens.filter(({ senses }) => ownConcepts(senses).length > 0).map(({ word }) => word),
    isNamed: tokens.some(({ senses, corrected }) => !corrected && senses.some(belongsTo(area))),
    entities: [...new Set(starting.flatMap(({ senses }) => ownConcepts(senses)))],
    pages: [
      ...new Set(starting.flatMap(({ senses }) => senses.flatMap((one) => ('page' in one && one.area === area.name ? [one.page] : [])))),
    ],
    unknownWords: unknownWords.map(({ word }) => word),
    unclaimedWords: unknown,
    places,
    ...(place ? { place } : {}),
    ...(homes ? { homes } : {}),
    // `euro 5 years` is no sum of 5 euros.
    // `20% of bitcoin` are no 20 coins.
    amounts: shownOf(
      amounts.filter(
        ({ ofTime, value, next }) =>
          !(ofTime && area.find?.dated === 'past') && !(asked.percents?.includes(value) && next.every((one) => isAround(one))),
      ),
    ),
    ...days,
    contentWords,
    abroad,
    asked,
    tokens: tokens.map(({ word, kind, starts, senses }) => {
      const named = starts ? placesOf(senses) : [];
      const meant = named.find((one) => places.includes(one)) ?? named[0];
      return { word, kind, concepts: starts ? ownConcepts(senses) : [], ...(meant ? { place: meant } : {}) };
    }),
    conditions: conditionsOf(tokens, days, ({ senses }) => senses.some(belongsTo(area)), {
      reason: isWhen ? asked.words[0] : reason,
      amounts: shown,
      asked,
    }),
  };
  return area.find?.daysOf ? withDaysAfter(query) : query;
}

/** A date without a year, which is the next such day, as the last one: of what has been. */
function lastSuch(days: Days): Days {
  const { day, month, year } = days;
  if (!day || day <= istDay() || month === undefined || year !== undefined) return days;
  const last = parseDay(`${Number(day.slice(0, 4)) - 1}${day.slice(4)}`);
  return last ? { ...days, day: last } : days;
}

/** Whether it is an everyday word that only stands around things of some area: `buy`. */
const isAroundAlone = ({ word, senses }: Token): boolean => senses.length > 0 && senses.every(isAround) && isEveryday(word);

/** What in the query would change an answer; `isOwn` tells which words the area knows. */
function conditionsOf(
  tokens: readonly Token[],
  days: Days,
  isOwn: (token: Token) => boolean,
  { reason, amounts, asked }: { reason: string | undefined; amounts: readonly Amount[]; asked: Asked },
): Condition[] {
  const conditions: Condition[] = [];
  const when = tokens.filter(({ kind }) => kind === 'day').map(({ word }) => word);
  const isToday = days.day === istDay() && days.weekday === undefined;
  // The current year alone means now.
  const isNow = isToday || (days.year === Number(istDay().slice(0, 4)) && !days.day && !days.month && !days.range && !days.weekdays);
  if (!isNow && (days.day || days.year || days.month || days.range))
    conditions.push({ kind: 'time', text: when.join(' ') || (days.day ?? '') });
  // If a thing of another area is asked for in one of this area's, or the other way round, it is a different question.
  const isTarget = (at: number) => TARGETS.has(tokens[at]?.word ?? '');
  const lastTarget = tokens.findLastIndex((token, at) => isOwn(token) && isTarget(at - 1));
  const isTied = (at: number) => (at > 1 && isTarget(at - 1)) || at < lastTarget - 1;
  const said = new Set(asked.words);
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'negation') conditions.push({ kind: 'negation', text: token.word });
    else if (token.abroad !== undefined && !isOwn(token)) {
      if (token.abroad) conditions.push({ kind: 'abroad', text: token.abroad });
    } else if (said.has(token.word) || isAroundAlone(token)) continue;
    else if (token.kind === 'unknown') conditions.push({ kind: 'word', text: token.word });
    else if (token.kind === 'name' && token.starts && !isOwn(token) && !isRupee(token)) {
      const place = token.senses.find(isPlace);
      conditions.push(
        place
          ? { kind: 'place', text: place.place.name, typed: token.word }
          : // What is only nearly a word of another area is nobody's.
            {
              kind: isTied(at) || token.corrected ? 'word' : 'other',
              text: token.word,
              areas: token.senses.flatMap((one) => ('area' in one && !isAround(one) ? [one.area] : [])),
              ...(token.senses.every(isAround) && { around: true }),
            },
      );
    }
  }
  if (days.weekdays) conditions.push({ kind: 'operation', text: when.join(' ') });
  if (reason) conditions.push({ kind: 'reason', text: reason });
  for (const count of [asked.few, asked.nth]) if (count !== undefined) conditions.push({ kind: 'amount', text: String(count) });
  for (const { value } of amounts) conditions.push({ kind: 'amount', text: String(value) });
  if (!PLAIN.has(asked.kind) && tokens.some(({ kind }) => kind === 'operation'))
    conditions.push({ kind: 'operation', text: asked.words.join(' ') });
  return conditions;
}
