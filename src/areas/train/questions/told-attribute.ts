import { type Locale, localName, translate } from '../../../i18n/locale.ts';
import type { Query } from '../../intent.ts';
import { clockText, dayOffset, durationText, runsOn } from '../clock.ts';
import { formatClock, formatDuration, formatRestDays, formatRunDays } from '../format.ts';
import { typeName, zoneName } from '../rail-words.ts';
import { stationsOfTown } from '../stations/station-search.ts';
import type { Network } from '../timetable/network.ts';
import { arrivalTime, departureTime, findEnds, type Stop, type Train } from '../timetable/records.ts';
import { TRAIN } from '../wording.ts';
import type { AskedParts, Attribute } from './asked-parts.ts';
import { stationTitle, trainTitle } from './called.ts';
import { askedDay } from './train-intents.ts';

const MAX_STOPS_TOLD = 12;
/** What is asked of a train, and in which language it is told. */
export interface Asked {
  network: Network;
  train: Train;
  parts: AskedParts;
  query: Query;
  /** The stops that are named. */
  stops: readonly Stop[];
  locale: Locale;
}

const DAILY = '1111111';
const OF_RUNNING: readonly Attribute[] = ['runs', 'departure', 'days'];

/** Whether it is asked if a train runs every day: `kya 22435 roz chalti hai`; not when it leaves each day. */
export const isDaily = ({ daily, attributes }: AskedParts): boolean => daily && attributes.every((one) => OF_RUNNING.includes(one));

const FROM = /\bfrom\b|\bse\b|(?<=\s)से(?=\s)/iu;

const clockAt = (minutes: number | null): string => (minutes === null ? '–' : formatClock(clockText(minutes)));

/** What one attribute of a train is, in words; `elsewhere` is a place where it does not stop. Undefined where that is not asked. */
export function tellAttribute(asked: Asked, attribute: Attribute | undefined, elsewhere: string | undefined): string | undefined {
  const { train, parts, query, stops, locale } = asked;
  const t = TRAIN[locale];
  const { first, last } = findEnds(train);
  const [stop, next] = stops;
  // `from delhi` it arrives at its end.
  const goal = next ?? (stop === first && FROM.test(query.text) ? last : (stop ?? last));
  const nameOf = (one: Stop) => nameIn(asked, one);
  const at = (minutes: number | null, one: Stop) => t.timeAt(clockAt(minutes), nameOf(one), dayOffset(minutes ?? 0) + 1);
  const allStops = (all = train.stops) =>
    t.stopsAre(
      all.length,
      all.slice(0, MAX_STOPS_TOLD).map(nameOf).join(', '),
      all.length > MAX_STOPS_TOLD ? nameOf(all.at(-1) ?? last) : undefined,
    );
  if (parts.classes && (!attribute || attribute === 'classes' || attribute === 'runs')) {
    if (train.classes.length === 0) return t.notInTimetable;
    const has = parts.classes.codes.some((code) => train.classes.includes(code));
    return (has ? t.yes : t.no)(t.classesAre(train.classes.join(', ')));
  }
  if (elsewhere !== undefined && ['stopsAt', 'arrival', 'departure', 'platform', 'halt', 'stops', undefined].includes(attribute))
    return t.no(t.doesNotStop(elsewhere));
  switch (attribute) {
    case 'arrival':
      // Where it begins it leaves.
      return goal === first ? t.timesAt(clockAt(null), clockAt(departureTime(first)), nameOf(first)) : at(arrivalTime(goal), goal);
    case 'departure':
    case 'origin':
      // Where it ends it arrives.
      if (attribute === 'departure' && stop === last) return t.timesAt(clockAt(arrivalTime(last)), clockAt(null), nameOf(last));
      return attribute === 'origin' ? at(departureTime(first), first) : at(departureTime(stop ?? first), stop ?? first);
    case 'end':
      return at(arrivalTime(last), last);
    case 'firstStop': {
      const one = train.stops[1] ?? last;
      return t.timesAt(clockAt(arrivalTime(one)), clockAt(departureTime(one)), nameOf(one));
    }
    case 'nextStop':
    case 'previousStop': {
      const one = stop && train.stops[train.stops.indexOf(stop) + (attribute === 'nextStop' ? 1 : -1)];
      return one && t.timesAt(clockAt(arrivalTime(one)), clockAt(departureTime(one)), nameOf(one));
    }
    case 'platform':
      return (stop ?? first).platform === null ? t.notInTimetable : t.platformAt((stop ?? first).platform ?? '', nameOf(stop ?? first));
    case 'halt':
      return stop?.arrival === null || stop?.departure === null || !stop
        ? undefined
        : t.haltAt(stop.departure - stop.arrival, nameOf(stop));
    case 'stopsAt':
    case 'stops':
      // An end is in the names of many trains: `mumbai rajdhani stops`.
      if (
        stop &&
        (!next || attribute === 'stopsAt') &&
        query.asked.kind !== 'count' &&
        (parts.attributes.includes('stopsAt') || (stop !== first && stop !== last))
      )
        return t.yes(stops.map((one) => t.timesAt(clockAt(arrivalTime(one)), clockAt(departureTime(one)), nameOf(one))).join('; '));
      return stop && next && attribute === 'stops'
        ? allStops(train.stops.slice(train.stops.indexOf(stop), train.stops.indexOf(next) + 1))
        : allStops();
    case 'days':
    case 'runs': {
      if (isDaily(parts) && train.days_runs !== null)
        return (train.days_runs === DAILY ? t.yes : t.no)(formatRunDays(train.days_runs, locale));
      const day = askedDay(query);
      if (parts.not && !day && train.days_runs !== null)
        return train.days_runs === DAILY ? t.no(formatRunDays(DAILY, locale)) : t.restsOn(formatRestDays(train.days_runs, locale));
      if (parts.not || !day || train.days_runs === null)
        return attribute === 'runs' && stops.length > 0 ? undefined : formatRunDays(train.days_runs, locale);
      return (runsOn(train.days_runs, day) ? t.yes : t.no)(formatRunDays(train.days_runs, locale));
    }
    case 'distance':
    case 'duration':
    case 'speed':
      return alongTheWay(asked, attribute, stop && (next || stop === first) ? [stop, next ?? last] : [first, stop ?? last]);
    case 'classes':
      return train.classes.length > 0 ? train.classes.join(', ') : t.notInTimetable;
    case 'pantry':
      return train.pantry === null ? t.notInTimetable : train.pantry ? t.yes(t.hasPantry) : t.no(t.hasNoPantry);
    case 'type':
      return train.type ? translate(typeName(train.type), locale) : t.notInTimetable;
    case 'zone':
      return train.railway ? translate(zoneName(train.railway), locale) : t.notInTimetable;
    case 'number':
    case 'name':
      return attribute === 'number' || stops.length === 0 ? translate(trainTitle(train), locale) : undefined;
    default:
      if (query.asked.kind === 'count') return allStops();
      if (!stop) return undefined;
      return next
        ? `${nameOf(stop)} ${clockAt(departureTime(stop))} – ${nameOf(next)} ${clockAt(arrivalTime(next))}`
        : t.timesAt(clockAt(stop.arrival), clockAt(stop.departure), nameOf(stop));
  }
}

/** A stop's station, with the town that is asked for where its name does not have it: Chhatrapati Shivaji Maharaj Terminus, Mumbai. */
function nameIn({ network, query, locale }: Asked, { station }: Stop): string {
  const title = stationTitle(network, station, locale);
  const isOf = (place: Query['places'][number]) => stationsOfTown(network, place.name).some(({ code }) => code === station);
  const isSaid = (place: Query['places'][number]) => [localName(locale, place), ...place.aliases].some((name) => title.includes(name));
  const town = query.places.find((place) => !isSaid(place) && isOf(place));
  return town ? `${title}, ${localName(locale, town)}` : title;
}

function alongTheWay(asked: Asked, attribute: 'distance' | 'duration' | 'speed', [from, to]: readonly [Stop, Stop]): string | undefined {
  const { train, locale } = asked;
  const t = TRAIN[locale];
  const [start, end] = [departureTime(from), arrivalTime(to)];
  const minutes = start === null || end === null ? null : Math.abs(end - start);
  const whole = from === train.stops[0] && to === train.stops.at(-1) ? train.distance_km : null;
  const km = whole ?? (from.distance_km === null || to.distance_km === null ? null : Math.abs(to.distance_km - from.distance_km));
  const span = [from, to].map((stop) => nameIn(asked, stop)).join(' – ');
  if (attribute === 'distance') return km === null ? t.notInTimetable : `${t.km(String(km))} (${span})`;
  if (minutes === null) return t.notInTimetable;
  if (attribute === 'duration') return `${formatDuration(durationText(minutes), locale)} (${span})`;
  return km === null || minutes === 0 ? t.notInTimetable : t.kmPerHour(Math.round((km / minutes) * 60));
}
