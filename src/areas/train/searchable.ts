import type { SearchRecord } from '../area.ts';
import { type Network, timetableNetwork, trainsAt } from './network.ts';
import { endsOf, type Train } from './records.ts';
import { hasPage, refOf } from './timetable.ts';

/** Every train by its number and name, every station with a page by its code and names, and the page of them all. */
export async function trainSearchable(): Promise<SearchRecord[]> {
  const network = await timetableNetwork();
  return [
    {
      url: '/browse/train',
      title: 'Trains between stations, routes and PNR status',
      description: `Timetable of ${network.trains.length} trains, live positions and ticket status.`,
      names: ['train', 'railway', 'IRCTC', 'PNR', 'timetable', 'running status', 'रेल', 'ट्रेन', 'समय सारणी', 'पीएनआर'],
    },
    ...network.trains.map((train) => trainRecord(network, train)),
    ...[...network.stations.values()]
      .filter(({ code }) => hasPage(network, code))
      .map(({ code, name, state, aliases }) => ({
        url: `/browse/train/station/${code}`,
        title: `${name} (${code}): trains`,
        description: `${trainsAt(network, code)} trains stop here${state ? `, ${state}` : ''}.`,
        names: [...aliases, 'station', 'railway'],
      })),
  ];
}

function trainRecord(network: Network, train: Train): SearchRecord {
  const { first, last } = endsOf(train);
  return {
    url: `/browse/train/${train.number}`,
    title: `${train.number} ${train.name}`,
    description: `${refOf(network, first.station).name} to ${refOf(network, last.station).name}, ${train.stops.length} stops, timetable of ${train.as_of}.`,
    names: ['train', ...(train.type ? [train.type] : [])],
  };
}
