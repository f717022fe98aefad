import { formatDate } from '../../../i18n/day-words.ts';
import { eachLocale, inAllLocales, type Locale, toLocalizedText, translate } from '../../../i18n/locale.ts';
import { askedDays } from '../../asked-time.ts';
import type { DirectAnswer, Query } from '../../intent.ts';
import { runsOn } from '../clock.ts';
import { formatAge, formatClock, formatDuration } from '../format.ts';
import { KINDS, trainsNamed } from '../names/called-trains.ts';
import type { Network } from '../timetable/network.ts';
import { pageOfTrain, toDetails } from '../timetable/timetable.ts';
import { TRAIN } from '../wording.ts';
import { readParts } from './asked-parts.ts';
import { stationTitle, trainTitle, warningOf } from './called.ts';

export function trainAnswer(network: Network, number: string, confidence: number, query: Query): DirectAnswer[] {
  const train = network.byNumber.get(number);
  if (!train) {
    if (confidence < 1) return [];
    const title = inAllLocales(TRAIN, (t) => t.oneTrain(number));
    const former = network.former.get(number);
    if (former)
      return [
        {
          title,
          answer: null,
          detail: inAllLocales(TRAIN, (t, locale) => t.noLongerListed(former.name, formatAge(former.as_of, locale))),
          url: '/browse/train',
          confidence: 0.9,
        },
      ];
    return [{ title, answer: null, detail: inAllLocales(TRAIN, (t) => t.notListed), url: '/browse/train', confidence: 0.7 }];
  }
  const { from, to, departure, arrival, duration } = toDetails(network, train);
  const day = askedDay(query);
  const runs = day && train.days_runs !== null ? runsOn(train.days_runs, day) : undefined;
  const called = (code: string, locale: Locale) => stationTitle(network, code, locale);
  const ride = eachLocale(
    (locale) => `${called(from.code, locale)} ${formatClock(departure)} – ${called(to.code, locale)} ${formatClock(arrival)}`,
  );
  return [
    {
      title: day ? eachLocale((locale) => `${translate(trainTitle(train), locale)}, ${formatDate(day, locale)}`) : trainTitle(train),
      answer: runs === false ? inAllLocales(TRAIN, (t) => t.doesNotRun) : ride,
      uses: ['amount', ...(runs === undefined ? [] : (['time'] as const))],
      detail: inAllLocales(TRAIN, (t, locale) => t.rideSays(formatDuration(duration, locale), warningOf(train, locale))),
      url: pageOfTrain(train),
      confidence,
    },
  ];
}

/** The same as an answer; of several, the first is shown. */
export function namedAnswer(network: Network, query: Query): DirectAnswer[] {
  // `gatimaan express time`: words around trains are in no name.
  const around = new Set(query.tokens.flatMap(({ word, concepts }) => (concepts.includes('about') && !KINDS.has(word) ? [word] : [])));
  const bare = query.words.filter((word) => !around.has(word));
  // The last of a way is no train of its name.
  if (readParts(query).choice) return [];
  const [numbers = []] = [query.words, bare].map((words) => trainsNamed(network, words)).filter((found) => found.length > 0);
  return numbers.length === 0 ? [] : firstOf(network, numbers, query);
}

/** The first of several trains, and how many more there are. */
export function firstOf(network: Network, [first = '', ...others]: readonly string[], query: Query): DirectAnswer[] {
  const more = new Set(others).size;
  return trainAnswer(network, first, 1, query).map((answer) => ({
    ...answer,
    // Every word is part of its name.
    uses: ['word', 'other', 'place', 'abroad', ...(answer.uses === 'all' ? [] : (answer.uses ?? []))],
    ...(more > 0
      ? { detail: inAllLocales(TRAIN, (t, locale) => t.andOfName(more, toLocalizedText(answer.detail ?? '')[locale] ?? '')) }
      : {}),
    confidence: 0.9,
  }));
}

/** The day of travel in a text; undefined for today, and if it names none or several. */
export function askedDay(query: Query): string | undefined {
  const days = askedDays(query);
  return days && days.from === days.to ? days.from : undefined;
}
