import { eachLocale, inAllLocales, type Locale, translate } from '../../../i18n/locale.ts';
import type { DirectAnswer } from '../../intent.ts';
import type { Ride } from '../routes/direct.ts';
import type { Network } from '../timetable/network.ts';
import { pageOfTrain } from '../timetable/timetable.ts';
import { TRAIN } from '../wording.ts';
import { stationTitle, trainTitle } from './called.ts';
import type { Journey } from './journey.ts';

const STOP = String.raw`(?:stations?|stops?|halts?|stoppages?)\b|स्टेशन|स्टॉप`;
const BETWEEN = String.raw`\b(?:between|bee?ch|bich)\b|बीच`;
const STOPS_BETWEEN = new RegExp(`(?:${STOP}).*(?:${BETWEEN})|(?:${BETWEEN}).*(?:${STOP})`, 'iu');
const TRAINS = /\b(?:trains?|gaa?diya?n?)\b|ट्रेन|गाड़ी|गाड़ियाँ/iu;
const MAX_TOLD = 12;

/** Whether the stops on the way are asked for: `stations between new delhi and kanpur`; not the trains. */
export const asksStopsBetween = (text: string): boolean => STOPS_BETWEEN.test(text) && !TRAINS.test(text);

/** The stops of a ride between its two ends. */
export const stopsOnWay = ({ train, from, to }: Ride) => train.stops.slice(train.stops.indexOf(from) + 1, train.stops.indexOf(to));

/** Where trains stop between two ends: the one with the most stops, and the one with the fewest. */
export function stopsBetween(
  network: Network,
  { from, to }: Journey,
  rides: readonly Ride[],
  common: Pick<DirectAnswer, 'confidence' | 'uses' | 'source'>,
): DirectAnswer[] {
  const ordered = rides.toSorted((a, b) => stopsOnWay(a).length - stopsOnWay(b).length);
  const [fewest, most] = [ordered[0], ordered.at(-1)];
  if (!fewest || !most) return [];
  const tell = (ride: Ride, locale: Locale) => {
    const names = stopsOnWay(ride).map(({ station }) => stationTitle(network, station, locale));
    const shown = [...names.slice(0, MAX_TOLD), ...(names.length > MAX_TOLD ? ['…'] : [])];
    return `${translate(trainTitle(ride.train), locale)} (${names.length})${names.length > 0 ? `: ${shown.join(', ')}` : ''}`;
  };
  const [least, greatest] = [fewest, most].map((ride) => stopsOnWay(ride).length);
  return [
    {
      ...common,
      title: inAllLocales(TRAIN, (t, locale) => t.stopsBetween(from.name[locale], to.name[locale])),
      answer: inAllLocales(TRAIN, (t) => t.stopsByTrain(least ?? 0, greatest ?? 0)),
      detail: eachLocale((locale) => (fewest === most ? [most] : [most, fewest]).map((ride) => tell(ride, locale)).join('; ')),
      url: pageOfTrain(most.train),
      as_of: most.train.as_of,
    },
  ];
}
