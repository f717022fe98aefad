import { groupDigits } from '../../../i18n/format.ts';
import { eachLocale, inAllLocales, type Locale, translate } from '../../../i18n/locale.ts';
import { istDay } from '../../../kernel/time.ts';
import { fold } from '../../../text/fold.ts';
import type { DirectAnswer, Query } from '../../intent.ts';
import { warning } from '../format.ts';
import { isOfKind, type TrainKind } from '../names/train-kinds.ts';
import type { Network } from '../timetable/network.ts';
import { arrivalTime, departureTime, findEnds, isSuburban, type Train, takesPassengers } from '../timetable/records.ts';
import { pageOfTrain } from '../timetable/timetable.ts';
import { TRAIN } from '../wording.ts';
import { stationTitle, timesOf, trainTitle } from './called.ts';
import { readEnd } from './journey.ts';

type Measure = 'distance' | 'speed' | 'stops';

/** Words that ask for the one train of all that has most of something. */
const MOST: readonly [Measure, RegExp][] = [
  ['stops', /\b(?:most|maximum|highest number of|sabse (?:zyada|jyada)) (?:stops|halts|stoppages|stations)\b|सबसे ज़?्?यादा (?:स्टेशन|स्टॉप)/iu],
  ['distance', /\b(?:longest|sabse lamb[aie])\b|सबसे लंब/iu],
  ['speed', /\b(?:fastest|quickest|sabse te[jz])\b|सबसे तेज/iu],
];
const OF_WORDS =
  /^(?:longest|most|sabse|lamb[aie]|te[jz]|fastest|quickest|maximum|distance|journey|halts?|stops?|stoppages?|stations?|सबसे|लंब\S*|तेज\S*)$/u;
const TOURIST = 'Tourist Train';
const FROM = /\b(?:from|se)\b|से/iu;

/** The train that goes furthest, goes fastest or stops most often of all, or of a kind: `longest train route in india`. Empty where ends are named. */
export function extremeTrain(
  network: Network,
  { text, places: [place, other], entities, unknownWords, asked: { nth = 1 } }: Query,
  kind: TrainKind | undefined,
): DirectAnswer[] {
  const [measure] = MOST.find(([, pattern]) => pattern.test(text)) ?? [];
  const from = place && !other && FROM.test(text) ? readEnd(network, fold(place.name)) : undefined;
  if (!measure || (place && !from) || !(kind || entities.includes('train')) || unknownWords.some((word) => !OF_WORDS.test(word))) return [];
  const isCounted = (train: Train) =>
    takesPassengers(train) &&
    !isSuburban(train) &&
    train.type !== TOURIST &&
    (train.valid_to === null || train.valid_to >= istDay()) &&
    (!kind || isOfKind(train, kind)) &&
    (!from || from.end.stations.some(({ code }) => code === train.stops[0]?.station));
  const valued = network.trains.filter(isCounted).flatMap((train) => {
    const value = measured(train, measure);
    return value === null ? [] : [{ train, value }];
  });
  const [best, second] = valued.toSorted((a, b) => b.value - a.value).slice(nth - 1);
  if (!best) return [];
  const tell = ({ train, value }: typeof best, locale: Locale) => {
    const { first, last } = findEnds(train);
    const [from, to] = [first, last].map(({ station }) => stationTitle(network, station, locale));
    return `${translate(trainTitle(train), locale)} (${from} – ${to}): ${shown(value, measure, locale)}`;
  };
  return [
    {
      title: inAllLocales(TRAIN, (t, locale) =>
        [
          nth > 1 ? t.nth(t.extremes[measure], nth) : t.extremes[measure],
          ...(kind ? [kind.name[locale]] : []),
          ...(from ? [t.startingAt(from.name[locale])] : []),
        ].join(', '),
      ),
      answer: eachLocale((locale) => tell(best, locale)),
      detail: eachLocale((locale) => [...(second ? [tell(second, locale)] : []), warning(best.train.as_of, locale)].join('. ')),
      url: pageOfTrain(best.train),
      confidence: 0.96,
      uses: ['word', 'other', 'operation', 'place', 'amount'],
      source: timesOf(best.train),
    },
  ];
}

const shown = (value: number, measure: Measure, locale: Locale): string => {
  const t = TRAIN[locale];
  if (measure === 'distance') return t.km(groupDigits(value));
  return measure === 'speed' ? t.kmPerHour(Math.round(value)) : t.stopsOf(value);
};

/** Kilometres, kilometres an hour over the whole way, or stops; null where the timetable does not say. */
function measured(train: Train, measure: Measure): number | null {
  if (measure === 'stops') return train.stops.length;
  const { first, last } = findEnds(train);
  const [start, end] = [departureTime(first), arrivalTime(last)];
  if (measure === 'distance') return train.distance_km;
  return train.distance_km === null || start === null || end === null || end <= start ? null : (train.distance_km / (end - start)) * 60;
}
