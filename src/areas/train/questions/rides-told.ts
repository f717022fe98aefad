import { groupDigits } from '../../../i18n/format.ts';
import { eachLocale, inAllLocales, type Locale } from '../../../i18n/locale.ts';
import { istDay, now } from '../../../kernel/time.ts';
import type { DirectAnswer } from '../../intent.ts';
import { DAY_MINUTES, durationText } from '../clock.ts';
import { formatDuration, warning } from '../format.ts';
import { isOfKind, type TrainKind } from '../names/train-kinds.ts';
import { type Ride, rideRunsOn } from '../routes/direct.ts';
import { areMumbais, ridesBetween } from '../routes/ends.ts';
import type { Network } from '../timetable/network.ts';
import { pageOfTrain } from '../timetable/timetable.ts';
import { TRAIN } from '../wording.ts';
import type { AskedParts } from './asked-parts.ts';
import { rideText, stationTitle, timesText, trainTitle } from './called.ts';
import { type AskedRides, DAILY, type FoundRides, findRides } from './found-rides.ts';
import type { Journey } from './journey.ts';
import { asksStopsBetween, stopsBetween } from './stops-between.ts';

const INDIA_MINUTES = 330;
const MAX_TOLD = 4;
/** Words that ask for a price, which no timetable has. */
export const FARES =
  /\b(?:seats?|availab\w+|fares?|(?:ticket|tikat|tiket)s? (?:price|rate|cost|kitn\w+|ka (?:paisa|daam|rate))|cost of (?:a )?ticket|kiraya|cheapest|sabse sast[aei])\b|किराया|सबसे सस्त|टिकट कितन|सीट|बर्थ/iu;

/** The rides of a journey on trains of a kind. */
export const ridesOfKind = (network: Network, { from, to }: Journey, kind: TrainKind): Ride[] =>
  ridesBetween(network, from.end, to.end).filter(({ train }) => isOfKind(train, kind));

/** Which trains of a journey meet what a question says: how many, the first, those with a class. */
export function ridesTold(network: Network, journey: Journey, asked: AskedRides): DirectAnswer[] {
  const found = findRides(network, journey, asked);
  if (!found) return [];
  for (const way of [onTheWay, lacksLocals, distanceTold, chosenTold, onlyOneTold, durationTold]) {
    const answers = way(found);
    if (answers.length > 0) return answers;
  }
  return ridesCounted(found);
}

const onTheWay = ({ network, journey, query, rides, common }: FoundRides): DirectAnswer[] =>
  asksStopsBetween(query.text) && rides.length > 0 ? stopsBetween(network, journey, rides, common) : [];

/** Of lines whose local trains are not on record the first and the last are unknown. */
const lacksLocals = ({ journey: { from, to }, parts, kind, common }: FoundRides): DirectAnswer[] =>
  areMumbais(from.end, to.end) && (parts.choice || kind?.types?.includes('Suburban'))
    ? [{ ...common, answer: null, declined: true, detail: inAllLocales(TRAIN, (t) => t.lacksLocals), uses: 'all' }]
    : [];

function distanceTold({ parts, weekly, common }: FoundRides): DirectAnswer[] {
  const kms = parts.attributes.includes('distance') ? weekly.flatMap(({ distanceKm }) => distanceKm ?? []) : [];
  if (kms.length === 0) return [];
  const [least, most] = [Math.min(...kms), Math.max(...kms)].map((km) => groupDigits(Math.round(km)));
  return [
    {
      ...common,
      answer: inAllLocales(TRAIN, (t) => t.byRail(least === most ? t.km(`${least}`) : `${least}–${t.km(`${most}`)}`)),
      detail: eachLocale((locale) => warning(weekly[0]?.train.as_of ?? '', locale)),
    },
  ];
}

/** The first, last, next, fastest or slowest, or a few of them. */
function chosenTold({ network, journey: { from, to }, parts, query, day, rides, common }: FoundRides): DirectAnswer[] {
  const { choice } = parts;
  if (!choice) return [];
  const choose = (all: readonly Ride[]) => chooseRides(parts.byArrival ? all.toSorted(byClockOf('arrival')) : all, choice, day);
  const { nth = 1 } = query.asked;
  const few = query.asked.few ?? query.asked.top ?? 1;
  // The first of Howrah is that of Andul: besides, that of the station which bears the town's name.
  const isByClock = few === 1 && nth === 1 && !choice.endsWith('est');
  const ofName = isByClock ? rides.filter((ride) => bearsName(network, ride.from, from) && bearsName(network, ride.to, to)) : [];
  const chosen = [...new Set([...choose(rides).slice(nth - 1, nth - 1 + few), ...choose(ofName).slice(0, 1)])];
  const [one, other] = chosen;
  if (!one)
    return [{ ...common, answer: inAllLocales(TRAIN, (t) => t.direct(0)), ...(rides.length === 0 ? { declined: true as const } : {}) }];
  return [
    {
      ...common,
      answer: eachLocale((locale) => chosen.map((ride) => rideText(network, ride, locale)).join('; ')),
      detail: inAllLocales(TRAIN, (t, locale) =>
        other ? warning(one.train.as_of, locale) : t.rideSays(timeOf(one, locale), warning(one.train.as_of, locale)),
      ),
    },
  ];
}

/** The one train of a kind or a name, by itself. */
function onlyOneTold({ network, parts, kind, query: { asked }, rides: [only, other], common }: FoundRides): DirectAnswer[] {
  const isOfOne = (kind || parts.train) && parts.not !== 'kind' && asked.kind !== 'count' && !asked.isQuestion;
  if (!isOfOne || !only || other) return [];
  return [
    {
      ...common,
      title: trainTitle(only.train),
      answer: eachLocale((locale) => timesText(network, only, locale)),
      detail: eachLocale((locale) => warning(only.train.as_of, locale)),
      url: pageOfTrain(only.train),
    },
  ];
}

function durationTold({ network, parts, rides, common }: FoundRides): DirectAnswer[] {
  const byTime = rides.toSorted(byDuration);
  const [fast, slow] = [byTime[0], byTime.at(-1)];
  if (!parts.attributes.includes('duration') || !fast || !slow) return [];
  return [
    {
      ...common,
      answer: inAllLocales(TRAIN, (t, locale) => t.takes(timeOf(fast, locale), timeOf(slow, locale))),
      detail: eachLocale((locale) => [fast, slow].map((ride) => rideText(network, ride, locale)).join('; ')),
    },
  ];
}

/** How many there are, and the first of them. */
function ridesCounted({ network, journey: { from, to }, query, isOfDay, inWeek, rides, common }: FoundRides): DirectAnswer[] {
  const { text, asked } = query;
  const counts = countsOf(inWeek);
  const isYesOrNo = asked.isQuestion && asked.kind !== 'count';
  return [
    {
      ...common,
      answer: inAllLocales(TRAIN, (t) => {
        const count = isOfDay ? t.countOn(rides.length) : t.countWeekly(rides.length, counts.daily, counts.today);
        return isYesOrNo ? (rides.length > 0 ? t.yes(count) : t.no(count)) : count;
      }),
      detail: inAllLocales(TRAIN, (t, locale) =>
        [
          FARES.test(text) && t.faresElsewhere,
          areMumbais(from.end, to.end) && t.lacksLocals,
          ...rides.slice(0, MAX_TOLD).map((ride) => rideText(network, ride, locale)),
        ]
          .filter(Boolean)
          .join('; '),
      ),
    },
  ];
}

/** Whether a stop is at a station of the name of an end, where a town is one. */
const bearsName = (network: Network, { station }: Ride['from'], { end, name }: Journey['from']): boolean =>
  !end.isTown || stationTitle(network, station, 'en').replace(/ (?:jn\.?|junction)$/iu, '') === name.en;

const timeOf = ({ departure, arrival }: Ride, locale: Locale): string => formatDuration(durationText(arrival - departure), locale);

const byDuration = (a: Ride, b: Ride) => a.arrival - a.departure - (b.arrival - b.departure);
const byClockOf = (end: 'departure' | 'arrival') => (a: Ride, b: Ride) => (a[end] % DAY_MINUTES) - (b[end] % DAY_MINUTES);

const countsOf = (rides: readonly Ride[]) => ({
  daily: rides.filter(({ daysRuns }) => daysRuns === DAILY).length,
  today: rides.filter((ride) => rideRunsOn(ride, istDay())).length,
});

/** The rides of a day, or of the week, that are wanted, the foremost first. */
function chooseRides(rides: readonly Ride[], choice: NonNullable<AskedParts['choice']>, day: string | undefined): readonly Ride[] {
  const byTime = rides.toSorted(byDuration);
  if (choice === 'fastest') return byTime;
  if (choice === 'slowest') return byTime.toReversed();
  if (choice === 'last') return rides.toReversed();
  if (choice === 'first' || (day !== undefined && day !== istDay())) return rides;
  const since = minutesNow();
  return rides.filter((ride) => ride.departure % DAY_MINUTES >= since && rideRunsOn(ride, istDay()));
}

/** The one that is wanted of them. */
export const chooseRide = (...asked: Parameters<typeof chooseRides>): Ride | undefined => chooseRides(...asked)[0];

/** Minutes since midnight in India. */
const minutesNow = (): number => (Math.floor(now().getTime() / 60_000) + INDIA_MINUTES) % DAY_MINUTES;
