import { clockText, dayOffset, durationText } from './clock.ts';
import { type Ride, rideOf } from './direct.ts';
import { type Network, trainsAt } from './network.ts';
import type { Dated, Details, Route, RouteStop, StationRef, Summary } from './providers/provider.ts';
import { arrivalOf, departureOf, endsOf, type Stop, type Train } from './records.ts';

/** The timetable's name among the providers. */
export const TIMETABLE = {
  name: 'timetable',
  title: 'the timetable on record',
  url: 'https://data.gov.in/catalog/indian-railways-train-time-table-0',
} as const;
/** Where today's times are: the railways' own enquiry. */
export const OFFICIAL_ENQUIRY = 'https://enquiry.indianrail.gov.in/mntes/';

/** The source whose names end at a field's width. */
const CUT_NAMES = { source: 'data-gov-in-2015', letters: 15 } as const;

/** What has to be known of a train's record besides its age; undefined when nothing is. */
export function noteOf(train: Train): string | undefined {
  const parts = [
    ...(train.days_runs === null ? ['Days not known.'] : []),
    ...(train.type === null && train.classes.length === 0 ? ['Type and classes not known.'] : []),
    ...(train.source === CUT_NAMES.source && train.name.length === CUT_NAMES.letters
      ? [`The name may be cut: the source prints ${CUT_NAMES.letters} letters.`]
      : []),
    ...(train.note ? [train.note] : []),
  ];
  return parts.length ? parts.join(' ') : undefined;
}

const dated = (train: Train): Dated => {
  const note = noteOf(train);
  return { asOf: train.as_of, ...(note ? { note } : {}) };
};

export const refOf = (network: Network, code: string): StationRef => ({ name: network.stations.get(code)?.name ?? code, code });

/** A ride as a provider would tell it. */
export function summaryOf(network: Network, { train, from, to, departure, arrival, daysRuns, distanceKm }: Ride): Summary & Dated {
  return {
    number: train.number,
    name: train.name,
    from: refOf(network, from.station),
    to: refOf(network, to.station),
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
export function detailsOf(network: Network, train: Train): Details & Dated {
  const { first, last } = endsOf(train);
  const whole = rideOf(train, first, last);
  if (!whole) throw new Error(`Train ${train.number} has no times at its ends`);
  return { ...summaryOf(network, whole), type: train.type, distanceKm: train.distance_km ?? whole.distanceKm };
}

export function routeOf(network: Network, train: Train): Route & Dated {
  return { number: train.number, name: train.name, stops: train.stops.map((stop) => routeStop(network, stop)), ...dated(train) };
}

function routeStop(network: Network, { station, arrival, departure, distance_km }: Stop): RouteStop {
  const place = network.stations.get(station);
  return {
    station: refOf(network, station),
    arrival: arrival === null ? null : clockText(arrival),
    departure: departure === null ? null : clockText(departure),
    haltMin: arrival === null || departure === null ? null : departure - arrival,
    distanceKm: distance_km,
    day: dayOffset(arrival ?? departure ?? 0) + 1,
    platform: null,
    lat: place?.lat ?? null,
    lon: place?.lon ?? null,
  };
}

/** A train as a station's board shows it. */
export interface BoardLine extends Dated {
  number: string;
  name: string;
  from: StationRef;
  to: StationRef;
  arrival: string | null;
  departure: string | null;
  /** At this station: seven 0 or 1, Monday first; null where unknown. */
  daysRuns: string | null;
}

/** Trains at a station by the clock: by departure, by arrival for those that end there. */
export function boardOf(network: Network, code: string): BoardLine[] {
  const lines = (network.calls.get(code) ?? []).flatMap(({ train: index, stop: at }) => {
    const train = network.trains[index];
    const stop = train?.stops[at];
    if (!train || !stop) return [];
    const { first, last } = endsOf(train);
    const ride = rideOf(train, stop, last);
    const time = departureOf(stop) ?? arrivalOf(stop) ?? 0;
    const line: BoardLine = {
      number: train.number,
      name: train.name,
      from: refOf(network, first.station),
      to: refOf(network, last.station),
      arrival: stop.arrival === null ? null : clockText(stop.arrival),
      departure: stop.departure === null ? null : clockText(stop.departure),
      daysRuns: ride?.daysRuns ?? null,
      ...dated(train),
    };
    return [{ time: time % 1440, line }];
  });
  return lines.sort((a, b) => a.time - b.time || (a.line.number < b.line.number ? -1 : 1)).map(({ line }) => line);
}

/** A station with fewer trains has no page of its own. */
export const LEAST_TRAINS_FOR_A_PAGE = 5;
export const hasPage = (network: Network, code: string): boolean => trainsAt(network, code) >= LEAST_TRAINS_FOR_A_PAGE;

/** An age as an instant: of a year or a month that is all a source says, its middle. */
export function instantOfAge(asOf: string): string {
  const [year, month = '07', day] = asOf.split('-');
  return `${year}-${month}-${day ?? (asOf.length === 4 ? '01' : '15')}T00:00:00.000Z`;
}

/** How old the timetable is, by what most of its trains say, and who says it. */
export function ageOf({ trains, sources }: Network): { asOf: string; source: string } {
  const counts = new Map<string, { count: number; source: string }>();
  for (const { as_of, source } of trains) counts.set(as_of, { source, count: (counts.get(as_of)?.count ?? 0) + 1 });
  const [asOf = '', { source = '' } = {}] = [...counts].toSorted(([, a], [, b]) => b.count - a.count)[0] ?? [];
  return { asOf: instantOfAge(asOf), source: sources.get(source)?.title ?? source };
}
