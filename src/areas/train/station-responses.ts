import { type Body, creditLine, recordsOf } from './credits.ts';
import { type Network, trainsAt } from './network.ts';
import type { Station } from './records.ts';
import { datedBody, TIMETABLE_NOTE } from './responses.ts';
import type * as schema from './station-schema.ts';
import type { StationMatch } from './station-search.ts';
import { type BoardLine, listDepartures, TIMETABLE } from './timetable.ts';

const stationBody = (network: Network, { code, name, name_hi, state, lat, lon, aliases }: Station) => ({
  code,
  name,
  name_hi,
  state,
  lat,
  lon,
  aliases: [...aliases],
  trains: trainsAt(network, code),
});

export const matchesBody = (network: Network, q: string, matches: readonly StationMatch[]): Body<typeof schema.stationMatches> => ({
  status: 'ok',
  q,
  count: matches.length,
  stations: matches.map(({ station, score }) => ({ ...stationBody(network, station), score })),
});

export function boardBody(network: Network, station: Station): Body<typeof schema.stationBoard> {
  const lines = listDepartures(network, station.code);
  return {
    status: 'ok',
    station: {
      ...stationBody(network, station),
      source: network.sources.get(station.source)?.title ?? station.source,
      as_of: station.as_of,
    },
    count: lines.length,
    trains: lines.map((line: BoardLine) => ({
      train_number: line.number,
      train_name: line.name,
      from: line.from,
      to: line.to,
      arrival: line.arrival,
      departure: line.departure,
      days_runs: line.daysRuns,
      type: line.type,
      name_hi: line.nameHi,
      platform: line.platform,
      next: line.next,
      valid_from: line.validFrom,
      valid_to: line.validTo,
      ...datedBody(line),
    })),
    note: TIMETABLE_NOTE,
    provider: TIMETABLE.name,
    attribution: creditLine(
      network,
      TIMETABLE,
      recordsOf(
        network,
        lines.map(({ number }) => number),
      ),
    ),
  };
}
