import { eachLocale, inAllLocales, type Locale, type LocalizedText, translate } from '../../../i18n/locale.ts';
import type { DirectAnswer, Query } from '../../intent.ts';
import { clockText, DAY_MINUTES, durationText } from '../clock.ts';
import { formatClock, formatDuration } from '../format.ts';
import type { TrainKind } from '../names/train-kinds.ts';
import type { Network } from '../timetable/network.ts';
import { arrivalTime, departureTime, findEnds, type Stop, type Train } from '../timetable/records.ts';
import { pageOfTrain } from '../timetable/timetable.ts';
import { TRAIN } from '../wording.ts';
import type { AskedParts } from './asked-parts.ts';
import { stationTitle, timesOf, trainTitle } from './called.ts';
import { type Journey, pageBetween } from './journey.ts';
import { ridesOfKind } from './rides-told.ts';

/** Words that ask which of two takes less time. */
export const FASTER = /\b(?:fast(?:er)?|slower|quicker|tez|tej|(?:less|more|kam|zyada) (?:time|samay|waqt|hours))\b|तेज/iu;
/** Words that ask which of two comes first by the clock. */
export const EARLIER = /\b(?:earlier|later|first|pe?a?hle|pe?a?hli|baad)\b|पहले|बाद/iu;

/** Something that is ridden, by its time from end to end. */
interface Timed {
  title: LocalizedText;
  minutes: number;
  train: Train;
}

/** Which of two trains is the faster, from end to end. */
export const fasterOf = (trains: readonly [Train, Train]): DirectAnswer[] =>
  fasterRow(
    trains.map((train) => {
      const { first, last } = findEnds(train);
      return { train, minutes: (arrivalTime(last) ?? 0) - (departureTime(first) ?? 0), title: trainTitle(train) };
    }),
  );

/** Which of two trains is at a stop earlier in the day, or starts earlier where no stop is named; of each the time is told. */
export function earlierOf(
  network: Network,
  trains: readonly { train: Train; named: Stop | undefined }[],
  { attributes, byArrival }: AskedParts,
  { text }: Query,
): DirectAnswer[] {
  const isArrival = attributes.includes('arrival') || byArrival;
  const isOfStop = trains.some(({ named }) => named);
  const rows = trains.flatMap(({ train, named }) => {
    const { first, last } = findEnds(train);
    const stop = named ?? (isOfStop ? undefined : isArrival ? last : first);
    if (!stop) return [];
    const minutes = isArrival ? (arrivalTime(stop) ?? departureTime(stop)) : (departureTime(stop) ?? arrivalTime(stop));
    return minutes === null ? [] : [{ train, clock: minutes % DAY_MINUTES, station: stop.station }];
  });
  const [one, other] = rows.toSorted((a, b) => a.clock - b.clock);
  if (!one || !other) return [];
  const [first, second] = /\b(?:later|baad)\b|बाद/iu.test(text) ? [other, one] : [one, other];
  const says = ({ train, clock, station }: typeof one, locale: Locale) =>
    `${translate(trainTitle(train), locale)}: ${TRAIN[locale].timeAt(formatClock(clockText(clock)), stationTitle(network, station, locale), 1)}`;
  return [
    {
      title: eachLocale((locale) => trains.map(({ train }) => translate(trainTitle(train), locale)).join(', ')),
      answer: eachLocale((locale) => says(first, locale)),
      detail: eachLocale((locale) => says(second, locale)),
      ...sureOf(first.train),
    },
  ];
}
const sureOf = (train: Train) => ({ url: pageOfTrain(train), confidence: 1, uses: 'all', source: timesOf(train) }) as const;

/** Which of two kinds has the faster train on a journey; empty where one of them has none. */
export function fasterKind(network: Network, journey: Journey, kinds: readonly TrainKind[], { text }: Query): DirectAnswer[] {
  if (kinds.length !== 2 || !FASTER.test(text)) return [];
  const rows = kinds.flatMap((kind): Timed[] => {
    const times = ridesOfKind(network, journey, kind).map(({ train, departure, arrival }) => ({ train, minutes: arrival - departure }));
    const [best] = times.toSorted((a, b) => a.minutes - b.minutes);
    return best ? [{ ...best, title: eachLocale((locale) => `${kind.name[locale]} (${translate(trainTitle(best.train), locale)})`) }] : [];
  });
  const [only] = rows;
  if (!only) return [];
  const lacking = kinds.find((kind) => ridesOfKind(network, journey, kind).length === 0);
  if (lacking)
    return [
      {
        title: only.title,
        answer: eachLocale((locale) => formatDuration(durationText(only.minutes), locale)),
        detail: inAllLocales(TRAIN, (t, locale) => t.noneOfKind(lacking.name[locale], journey.from.name[locale], journey.to.name[locale])),
        ...sureOf(only.train),
        url: pageBetween(journey),
      },
    ];
  return fasterRow(rows).map((answer) => ({ ...answer, url: pageBetween(journey) }));
}

function fasterRow(rows: readonly Timed[]): DirectAnswer[] {
  const [fast, slow] = rows.toSorted((a, b) => a.minutes - b.minutes);
  if (!fast || !slow || fast.minutes <= 0) return [];
  return [
    {
      title: eachLocale((locale) => rows.map(({ title }) => translate(title, locale)).join(', ')),
      answer: inAllLocales(TRAIN, (t, locale) =>
        t.faster(translate(fast.title, locale), formatDuration(durationText(slow.minutes - fast.minutes), locale)),
      ),
      detail: eachLocale((locale) =>
        rows.map(({ train, minutes }) => `${train.number}: ${formatDuration(durationText(minutes), locale)}`).join('; '),
      ),
      ...sureOf(fast.train),
    },
  ];
}
