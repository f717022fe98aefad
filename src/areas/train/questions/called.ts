import { formatDay } from '../../../i18n/format.ts';
import { inAllLocales, type Locale, type LocalizedText, localName, translate } from '../../../i18n/locale.ts';
import { istDay } from '../../../kernel/time.ts';
import { formatAge, formatClock, warning } from '../format.ts';
import type { Ride } from '../routes/direct.ts';
import type { Network } from '../timetable/network.ts';
import type { Train } from '../timetable/records.ts';
import { toSummary } from '../timetable/timetable.ts';
import { TRAIN } from '../wording.ts';

/** How an answer calls a train: its number and its name; in English where it has no name in Hindi. */
export const trainTitle = ({ number, name, name_hi }: Pick<Train, 'number' | 'name' | 'name_hi'>): LocalizedText => ({
  en: `${number} ${name}`,
  ...(name_hi ? { hi: `${number} ${name_hi}` } : {}),
});

/** How an answer calls the station of a code; by the code where there is none. */
export function stationTitle({ stations }: Network, code: string, locale: Locale): string {
  const { name = code, name_hi: hi } = stations.get(code) ?? {};
  return localName(locale, hi ? { name, hi } : { name });
}

/** The timetable of a train, by its age. */
export const timesOf = ({ as_of: asOf }: Pick<Train, 'as_of'>): LocalizedText =>
  inAllLocales(TRAIN, (t, locale) => t.timetableOf(formatAge(asOf, locale)));

/** Where and when a ride begins and ends. */
export function timesText(network: Network, ride: Ride, locale: Locale): string {
  const { from, to, departure, arrival } = toSummary(network, ride);
  const called = ({ code }: { code: string }) => stationTitle(network, code, locale);
  return `${called(from)} ${formatClock(departure)} – ${called(to)} ${formatClock(arrival)}`;
}

/** `12951 Mumbai Rajdhani: Surat 19:43 – New Delhi 08:32`. */
export const rideText = (network: Network, ride: Ride, locale: Locale): string =>
  `${translate(trainTitle(ride.train), locale)}: ${timesText(network, ride, locale)}`;

/** How old a train's record is, and the last day that it speaks of where that is over. */
export const warningOf = ({ as_of, valid_to }: Pick<Train, 'as_of' | 'valid_to'>, locale: Locale): string =>
  [
    ...(valid_to !== null && valid_to < istDay() ? [TRAIN[locale].onRecordUntil(formatDay(valid_to, true, locale))] : []),
    warning(as_of, locale),
  ].join(' ');
