import { inAllLocales } from '../../i18n/locale.ts';
import { fold } from '../../text/fold.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { ridesBetween } from './ends.ts';
import { findJourney, nameOfStation, pageBetween, readEnd } from './journey.ts';
import type { Network } from './network.ts';
import type { Train } from './records.ts';
import { pageOfTrain, toDetails } from './timetable.ts';
import { askedDay, firstOf, MAX_TOLD } from './train-intents.ts';
import { isOfKind, type TrainKind, withoutKind } from './train-kinds.ts';
import { TRAIN } from './wording.ts';

/** The trains of a kind between two ends: `shatabdi delhi bhopal`. The first is told; where none goes, that is said. */
export function kindBetween(network: Network, kind: TrainKind, query: Query): DirectAnswer[] {
  const words = withoutKind(query.words, kind);
  // Rath is a town, too.
  const places = query.places.filter(({ name }) => !query.words.includes(fold(name)) || words.includes(fold(name)));
  const journey = findJourney(network, words, { ...query, places }, true);
  if (!journey) return [];
  const { from, to } = journey;
  const rides = ridesBetween(network, from.end, to.end, askedDay(query)).filter(({ train }) =>
    isOfKind([train.name, ...train.aliases], kind),
  );
  const [first] = rides;
  // Between towns a further word is no part of any name.
  const isWhole = !journey.ofTowns || !words.some((word) => query.contentWords.includes(word) && nameOfStation([word]) !== '');
  const uses = ['other', 'place', 'time', ...(isWhole ? (['word', 'abroad'] as const) : [])] as const;
  if (!first)
    return [
      {
        title: inAllLocales(TRAIN, (t, locale) => t.noneOfKind(kind.name[locale], from.name[locale], to.name[locale])),
        answer: null,
        declined: true,
        url: pageBetween(journey),
        confidence: 0.9,
        uses,
      },
    ];
  const told = firstOf(network, [first.train.number, ...rides.slice(1).map(({ train }) => train.number)], query);
  return isWhole ? told : told.map((answer) => ({ ...answer, uses }));
}

/** The trains of a kind at one station or town, or all of them: `garib rath from patna`, `duronto express`. */
export function kindAnswer(network: Network, kind: TrainKind, query: Query): DirectAnswer[] {
  const name = nameOfStation(withoutKind(query.words, kind).filter((word) => !query.named.includes(word)));
  const end = name === '' ? undefined : readEnd(network, name);
  if (name !== '' && !end) return [];
  const codes = new Set(end?.end.stations.map(({ code }) => code));
  const calls = (train: Train) => codes.size === 0 || train.stops.some(({ station }) => codes.has(station));
  const starts = (train: Train) => codes.has(train.stops[0]?.station ?? '');
  const found = network.trains
    .filter((train) => isOfKind([train.name, ...train.aliases], kind) && calls(train))
    .sort((a, b) => Number(starts(b)) - Number(starts(a)));
  const told = found.slice(0, MAX_TOLD).map((train) => {
    const { name: title, from, to } = toDetails(network, train);
    return `${train.number} ${title} (${from.name} – ${to.name})`;
  });
  return [
    {
      title: inAllLocales(TRAIN, (t, locale) => t.ofKind(kind.name[locale], end?.name[locale])),
      answer: inAllLocales(TRAIN, (t) => t.count(found.length)),
      ...(told.length > 0 ? { detail: told.join('; ') } : {}),
      url: found.length === 1 && found[0] ? pageOfTrain(found[0]) : '/browse/train',
      confidence: 0.9,
      uses: ['word', 'other', 'place'],
    },
  ];
}
