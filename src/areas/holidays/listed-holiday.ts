import { formatDay } from '../../i18n/format.ts';
import { eachLocale, inAllLocales, localName } from '../../i18n/locale.ts';
import { onceNeeded } from '../../kernel/memoize.ts';
import { istDay } from '../../kernel/time.ts';
import { findStateName, type State } from '../../places/states.ts';
import { fold, slugify } from '../../text/fold.ts';
import { isWordAlike } from '../../text/spelling.ts';
import { dayNamed } from '../asked-time.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { holidayId } from './holiday-id.ts';
import { holidayText } from './holiday-text.ts';
import { ALSO_CALLED, LISTED_YEARS, type ListedDay, listedDays } from './lists/index.ts';
import { HOLIDAYS } from './wording.ts';

const MIN_LETTERS = 4;
const MAX_STATES = 6;
const HALF = 0.5;
/** Words that ask for a day. */
const DAY = /\b(?:date|day|kab|when|kis din|tarikh|holiday|chh?utt?i)\b|कब|तारीख|किस दिन|छुट्टी/iu;

/** The names of the lists of the states, each by its words. */
const listedNames = onceNeeded(() =>
  [...new Set(LISTED_YEARS.flatMap((year) => listedDays(year).map(({ name }) => name)))].flatMap((name) =>
    [name.replace(/\(.*/, ''), ...(ALSO_CALLED[name] ?? [])].map((called) => ({ name, words: wordsOf(called) })),
  ),
);

const wordsOf = (text: string): string[] => fold(text.replace(/['’]s\b/g, '')).split(' ');

/**
 * The day of a holiday that the lists of states have, by the words of its name: `goa liberation day`, `bohag bihu`, `birsa munda jayanti`. A part of
 * the name is enough where a day is asked for and every word that nobody knows is in it.
 */
export function listedHoliday(
  { text, year, unclaimedWords, conditions, day, weekday, month, range, tokens, asked }: Query,
  near: State | undefined,
): DirectAnswer[] {
  const words = wordsOf(text);
  // The almanac has its own answer; the Netaji of the Netaji Express is no other thing where a holiday's name has it.
  const others = conditions.filter(({ kind }) => kind === 'other');
  const isOfOthers = others.some(({ areas }) => areas?.includes('panchang'));
  // The Birsa of a name is no misspelt Sirsa.
  const typed = tokens.find(({ place }) => place)?.word ?? '';
  const isSlip =
    !tokens.some(({ word, place }) => place && fold(place.name).includes(word)) &&
    listedNames().some(({ words: name }) => name.includes(typed));
  const state = isSlip ? undefined : near;
  const isAsked = DAY.test(text) || year !== undefined || state !== undefined;
  // `how many sundays in december` is no Easter Sunday.
  if (
    words.length < 2 ||
    month !== undefined ||
    asked.kind === 'count' ||
    (day && weekday === undefined) ||
    range ||
    isOfOthers ||
    (!isAsked && unclaimedWords.length + others.length === 0)
  )
    return [];
  const said = (name: readonly string[]) =>
    name.filter((one) => words.includes(one) || (one.length >= MIN_LETTERS && isWordAlike(one, unclaimedWords)));
  const fitting = listedNames().filter(({ words: name }) => {
    const share = said(name).length / name.length;
    const isWhole = name.length > 1 && share === 1;
    // A part that is only spelt alike is none: shaadi is no Sharad Navratri.
    const isTyped = share === 1 || name.some((one) => words.includes(one));
    const isPart = isAsked && share >= HALF && isTyped && unclaimedWords.length + others.length > 0;
    return (
      (isWhole || isPart) && unclaimedWords.every((word) => isWordAlike(word, name)) && others.every((one) => name.includes(fold(one.text)))
    );
  });
  const most = Math.max(...fitting.map(({ words: name }) => said(name).length));
  const names = new Set(fitting.flatMap(({ name, words: own }) => (said(own).length === most ? [name] : [])));
  if (names.size === 0) {
    const called = others.length === 0 && unclaimedWords.length > 0 ? dayNamed(text) : undefined;
    return called === undefined ? [] : [noneCalled(called)];
  }
  const today = istDay();
  const years = year === undefined ? [Number(today.slice(0, 4)), Number(today.slice(0, 4)) + 1] : [year];
  const isOfState = ({ states }: ListedDay) => !state || states.includes(state.name);
  const found = years
    .flatMap(listedDays)
    .filter((one) => names.has(one.name) && isOfState(one) && (year !== undefined || one.date >= today))
    .toSorted((a, b) => a.date.localeCompare(b.date))[0];
  if (!found) return [];
  const { date, name, estimated } = found;
  const states = [...new Set(years.flatMap(listedDays).flatMap((one) => (names.has(one.name) && one.date === date ? one.states : [])))];
  const holiday = holidayText({ id: holidayId(name), date, name, estimated, kind: 'state', basis: 'expected', moon: estimated });
  return [
    {
      title: eachLocale((locale) =>
        [`${holiday.name(locale)} ${date.slice(0, 4)}`, ...(state ? [localName(locale, state)] : [])].join(', '),
      ),
      answer: eachLocale((locale) => `${holiday.weekday(locale)}, ${formatDay(date, true, locale)}`),
      ...holiday.note,
      ...(state || states.length === 0
        ? {}
        : {
            detail: inAllLocales(HOLIDAYS, (t, locale) =>
              t.keptIn(
                [
                  ...states.slice(0, MAX_STATES).map((one) => localName(locale, findStateName(one))),
                  ...(states.length > MAX_STATES ? ['…'] : []),
                ].join(', '),
              ),
            ),
          }),
      url: `/browse/holidays/${date.slice(0, 4)}${state ? `/${slugify(state.name)}` : ''}`,
      confidence: 0.9,
      uses: ['time', 'place', 'word', 'other', 'operation'],
    },
  ];
}

/** That no holiday has the name that is asked for: it is observed, if at all, without a day off. */
const noneCalled = (text: string): DirectAnswer => ({
  title: inAllLocales(HOLIDAYS, (t) => t.noneCalled(text)),
  answer: null,
  declined: true,
  url: '/browse/holidays',
  confidence: 0.95,
  uses: 'all',
});
