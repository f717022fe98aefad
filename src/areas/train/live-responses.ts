import { compactDay } from './clock.ts';
import { type Body, creditOfProvider, named } from './credits.ts';
import type * as schema from './live-schema.ts';
import type { Answer } from './lookup.ts';
import type { Network } from './network.ts';
import type { Dated, Details, Fare, NextStop, Running, Ticket } from './providers/provider.ts';
import { datedBody } from './responses.ts';

export function pnrBody({ value, provider }: Answer<Ticket>): Body<typeof schema.trainPnr> {
  return {
    status: 'ok',
    train_number: value.train.number,
    train_name: value.train.name,
    from: value.from,
    to: value.to,
    date: value.date,
    class: value.class,
    chart: value.chartPrepared === null ? null : value.chartPrepared ? 'prepared' : 'not prepared',
    count: value.passengers.length,
    passengers: value.passengers.map(({ bookingStatus, currentStatus, coach, berth }) => ({
      booking_status: bookingStatus,
      current_status: currentStatus,
      coach,
      berth,
    })),
    provider: provider.name,
    attribution: creditOfProvider(provider),
  };
}

export interface LiveAnswer {
  day: string;
  train: Answer<Details & Dated>;
  running: Answer<Running> | undefined;
  fare: Answer<Fare> | undefined;
  /** Does the train leave on that day, by the timetable on record? Null where its days are not known. */
  runs: boolean | null;
}

export function liveBody(network: Network, { day, train, running, fare, runs }: LiveAnswer): Body<typeof schema.trainLive> {
  const { value } = train;
  // Where a train is on a day on which it does not run is no part that somebody failed to tell.
  const parts: Record<string, Answer<unknown> | undefined> = runs === false ? { train, fare } : { train, running, fare };
  return {
    status: 'ok',
    train_number: value.number,
    train_name: value.name,
    from: named(network, value.from),
    to: named(network, value.to),
    date: compactDay(day),
    departure: value.departure,
    arrival: value.arrival,
    duration: value.duration,
    distance_km: value.distanceKm,
    train_type: value.type?.toUpperCase() ?? null,
    fare: fare?.value ?? {},
    ...(Object.keys(fare?.value ?? {}).length === 0 && { fare_note: 'No provider could tell a fare now; none is on record.' }),
    runs_on_date: runs,
    running: running ? runningBody(network, running.value) : null,
    ...datedBody(value),
    providers: Object.fromEntries(Object.entries(parts).flatMap(([name, part]) => (part ? [[name, part.provider.name]] : []))),
    unavailable: Object.entries(parts).flatMap(([name, part]) => (part ? [] : [name])),
    ...(Object.values(parts).some((part) => part?.stale) ? { stale: true as const } : {}),
  };
}

const runningBody = (network: Network, { lastStation, atStation, delayMin, updatedAt, nextStops }: Running) => ({
  last_station: lastStation && named(network, lastStation),
  at_station: atStation,
  delay_min: delayMin,
  updated_at: updatedAt,
  next_stops: nextStops.map(({ station, scheduled, expected, delayMin, platform }: NextStop) => ({
    station: named(network, station),
    scheduled,
    expected,
    delay_min: delayMin,
    platform,
  })),
});
