import { defineEndpoint } from '../../../api/endpoint.ts';
import { agedBody } from '../../../crawl/freshness.ts';
import { compactDay, runsOn } from '../clock.ts';
import { findDetails, settle } from '../endpoints.ts';
import type { Running } from '../providers/provider.ts';
import { requireDay } from '../require.ts';
import { datedBody, stationRef } from '../responses.ts';
import { TRAIN_SCHEDULE } from '../tables.ts';
import { type Network, timetableNetwork } from '../timetable/network.ts';
import { ageToDay } from '../timetable/timetable.ts';
import { creditOfProvider, nameStation } from '../values.ts';
import * as schema from './live-schema.ts';
import { type Answer, ticketByPnr, trainFare, trainPosition } from './lookup.ts';

const runningBody = (network: Network, { lastStation, atStation, delayMin, updatedAt, nextStops }: Running) => ({
  last_station: lastStation && stationRef(nameStation(network, lastStation)),
  at_station: atStation,
  delay_min: delayMin,
  updated_at: updatedAt,
  next_stops: nextStops.map(({ station, scheduled, expected, delayMin, platform }) => ({
    station: stationRef(nameStation(network, station)),
    scheduled,
    expected,
    delay_min: delayMin,
    platform,
  })),
});

export const pnr = defineEndpoint({
  path: '/train/pnr',
  tool: 'train_pnr',
  title: 'Status of a ticket',
  summary: 'Train, day, class, chart and the state of every passenger of a PNR, which is kept nowhere.',
  query: schema.pnrQuery,
  response: schema.trainPnr,
  cache: { scope: 'private', maxAge: 0 },
  queriesUpstream: true,
  errors: ['not_found', 'not_configured', 'not_covered', 'upstream_unavailable', 'busy'],
  examples: [{ title: 'A ticket', params: { number: '1234567890' } }],
  async respond({ number }, context) {
    const { value, provider } = await ticketByPnr(number, context);
    const { train, from, to, date, chartPrepared, passengers } = value;
    return {
      status: 'ok' as const,
      train_number: train.number,
      train_name: train.name,
      from,
      to,
      date,
      class: value.class,
      chart: chartPrepared === null ? null : chartPrepared ? ('prepared' as const) : ('not prepared' as const),
      count: passengers.length,
      passengers: passengers.map(({ bookingStatus, currentStatus, coach, berth }) => ({
        booking_status: bookingStatus,
        current_status: currentStatus,
        coach,
        berth,
      })),
      provider: provider.name,
      attribution: creditOfProvider(provider),
    };
  },
});

export const live = defineEndpoint({
  path: '/train/live',
  tool: 'train_number',
  title: 'Where a train is',
  summary: 'The train with its fares, and where it is now: last station, delay and next stops.',
  query: schema.liveQuery,
  response: schema.trainLive,
  cache: { scope: 'public', maxAge: 30 },
  queriesUpstream: true,
  errors: ['not_found', 'snapshot_unavailable', 'not_covered', 'upstream_unavailable', 'busy'],
  examples: [{ title: 'Mumbai Rajdhani of today', params: { number: '12951' } }],
  async respond({ number, date }, context) {
    const network = await timetableNetwork();
    const day = requireDay(date);
    const details = findDetails(network, number, undefined, context);
    const onRecord = network.byNumber.get(number);
    /** Whether the train starts on that day according to the timetable; null if its days are unknown. */
    const runs = onRecord?.days_runs ? runsOn(onRecord.days_runs, day) : null;
    // A train that does not run has no position; providers would give another day's.
    const position = runs === false ? undefined : settle(trainPosition({ number, day }, context));
    const [train, running] = await Promise.all([details, position]);
    const runsThen = running?.value.runs ?? runs;
    const { value } = train;
    const fare = await settle(trainFare({ number, day, from: value.from.code, to: value.to.code }, context));
    // If the train does not run that day, a missing position is not a failure.
    const parts: Record<string, Answer<unknown> | undefined> = runsThen === false ? { train, fare } : { train, running, fare };
    return {
      status: 'ok' as const,
      train_number: value.number,
      train_name: value.name,
      from: stationRef(nameStation(network, value.from)),
      to: stationRef(nameStation(network, value.to)),
      date: compactDay(day),
      departure: value.departure,
      arrival: value.arrival,
      duration: value.duration,
      distance_km: value.distanceKm,
      train_type: value.type?.toUpperCase() ?? null,
      fare: fare?.value ?? {},
      ...(Object.keys(fare?.value ?? {}).length === 0 && { fare_note: 'No provider could tell a fare now; none is on record.' }),
      runs_on_date: runsThen,
      running: running && runsThen !== false ? runningBody(network, running.value) : null,
      ...datedBody(value),
      providers: Object.fromEntries(Object.entries(parts).flatMap(([name, part]) => (part ? [[name, part.provider.name]] : []))),
      unavailable: Object.entries(parts).flatMap(([name, part]) => (part ? [] : [name])),
      ...agedBody(
        value.asOf && ageToDay(value.asOf),
        TRAIN_SCHEDULE,
        Object.values(parts).some((part) => part?.stale),
      ),
    };
  },
});
