import { reasonOf } from '../../../store/doubts.ts';
import { clockText, dayOffset, durationText } from '../clock.ts';
import type { Dated, Details, OnRecord, Route, RouteStop, StationRef, Summary } from '../providers/provider.ts';
import { type Ride, toRide } from '../routes/direct.ts';
import { coachesOf } from './coaches.ts';
import { type Network, trainsAt } from './network.ts';
import { findEnds, isSuburban, type Stop, type Train } from './records.ts';

/** The timetable's name among the providers; its URL, the railways' own enquiry, has current times. */
export const TIMETABLE = {
  name: 'timetable',
  title: 'the timetable on record',
  url: 'https://enquiry.indianrail.gov.in/mntes/',
} as const;

/** What is not known or doubtful of a train, and, where `lastDay` is given, until when it runs. */
export const caveatsOf = (train: Train, lastDay: string | null = null): string =>
  [
    ...(train.days_runs === null ? ['Days not known.'] : []),
    ...(train.type === null && train.classes.length === 0 ? ['Type and classes not known.'] : []),
    ...(lastDay === null ? [] : [`Runs until ${lastDay}.`]),
    ...(train.note ? [train.note] : []),
    ...(reasonOf(train, 'leg') ? [`Doubtful: ${reasonOf(train, 'leg')}.`] : []),
  ].join(' ');

/** How old a train's record is, and other caveats. */
export function dated(train: Train): Dated {
  const note = caveatsOf(train, train.valid_to);
  return { asOf: train.as_of, ...(note && { note }) };
}

export const toStationRef = (network: Network, code: string): StationRef => ({ name: network.stations.get(code)?.name ?? code, code });

/** A ride in the form providers use. */
export function toSummary(network: Network, { train, from, to, departure, arrival, daysRuns, distanceKm }: Ride): Summary & Dated {
  return {
    number: train.number,
    name: train.name,
    from: toStationRef(network, from.station),
    to: toStationRef(network, to.station),
    departure: clockText(departure),
    arrival: clockText(arrival),
    duration: durationText(arrival - departure),
    daysRuns,
    classes: [...train.classes],
    type: train.type?.toUpperCase() ?? null,
    distanceKm,
    ...dated(train),
  };
}

/** A train from end to end. */
export function toDetails(network: Network, train: Train): Details & Dated & { onRecord: OnRecord } {
  const { first, last } = findEnds(train);
  const whole = toRide(train, first, last);
  if (!whole) throw new Error(`Train ${train.number} has no times at its ends`);
  return {
    ...toSummary(network, whole),
    type: train.type,
    distanceKm: train.distance_km ?? whole.distanceKm,
    onRecord: {
      nameHi: train.name_hi,
      otherNames: train.aliases,
      coaches: coachesOf(train.coaches),
      pantry: train.pantry,
      railway: train.railway,
      validFrom: train.valid_from,
      validTo: train.valid_to,
    },
  };
}

export function toRoute(network: Network, train: Train): Route & Dated {
  return { number: train.number, name: train.name, stops: train.stops.map((stop) => routeStop(network, stop)), ...dated(train) };
}

function routeStop(network: Network, { station, arrival, departure, distance_km, platform }: Stop): RouteStop {
  const place = network.stations.get(station);
  return {
    station: toStationRef(network, station),
    arrival: arrival === null ? null : clockText(arrival),
    departure: departure === null ? null : clockText(departure),
    haltMin: arrival === null || departure === null ? null : departure - arrival,
    distanceKm: distance_km,
    day: dayOffset(arrival ?? departure ?? 0) + 1,
    platform,
    lat: place?.lat ?? null,
    lon: place?.lon ?? null,
  };
}

/** Stations with fewer trains have their page and file made on request. */
const MIN_TRAINS_FOR_FILE = 20;
export const hasFile = (network: Network, code: string): boolean => trainsAt(network, code) >= MIN_TRAINS_FOR_FILE;

/** Path of a station's page: prebuilt, or made on request. */
export const pageOfStation = (network: Network, code: string): string =>
  hasFile(network, code) ? `/browse/train/station/${code}` : `/browse/train/station?code=${code}`;

/** Path of the page of a station's local trains, where they have one of their own (`localsApart()`). */
export const pageOfLocals = (code: string): string => `/browse/train/station/local?code=${code}`;

/** Path of a train's page; those of local trains are made on request. */
export const pageOfTrain = ({ number, type }: Pick<Train, 'number' | 'type'>): string =>
  isSuburban({ type }) ? `/browse/train/local?number=${number}` : `/browse/train/${number}`;

/** The thousands of local trains have no static files: their pages and bodies are made on request. */
export const trainsWithFiles = ({ trains }: Network): Train[] => trains.filter((train) => !isSuburban(train));

/** A date as a day, YYYY-MM-DD; for a year or month, its middle. */
export function ageToDay(asOf: string): string {
  const [year, month = '07', day] = asOf.split('-');
  return `${year}-${month}-${day ?? (asOf.length === 4 ? '01' : '15')}`;
}

/** The timetable's date and source, as given by most of its trains. */
export function describeAge({ trains, sources }: Network): { asOf: string; source: string } {
  const counts = new Map<string, { count: number; source: string }>();
  for (const { as_of, source } of trains) counts.set(as_of, { source, count: (counts.get(as_of)?.count ?? 0) + 1 });
  const [asOf = '', { source = '' } = {}] = [...counts].toSorted(([, a], [, b]) => b.count - a.count)[0] ?? [];
  return { asOf: ageToDay(asOf), source: sources.get(source)?.title ?? source };
}
