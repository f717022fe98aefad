import { localName } from '../../i18n/locale.ts';
import { findStateName } from '../../places/states.ts';
import type { SearchRecord } from '../intent.ts';
import { formatAge } from './format.ts';
import { type Network, timetableNetwork, trainsAt } from './timetable/network.ts';
import { findEnds, type Train } from './timetable/records.ts';
import { hasFile, pageOfTrain, toStationRef, trainsWithFiles } from './timetable/timetable.ts';
import { nameStation, type StationName } from './values.ts';
import { TRAIN } from './wording.ts';

/** Every non-local train by number and names, every busy station by code and names, and the page of all trains. */
export async function trainSearchable(): Promise<SearchRecord[]> {
  const network = await timetableNetwork();
  return [
    {
      url: '/browse/train',
      title: 'Trains between stations, routes and PNR status',
      description: `Timetable of ${network.trains.length} trains, live positions and ticket status.`,
      names: ['train', 'railway', 'IRCTC', 'PNR', 'timetable', 'running status', 'रेल', 'ट्रेन', 'समय सारणी', 'पीएनआर'],
    },
    ...trainsWithFiles(network).map((train) => trainRecord(network, train)),
    ...[...network.stations.values()]
      .filter(({ code }) => hasFile(network, code))
      .map(({ code, name, name_hi, state, aliases }) => ({
        url: `/browse/train/station/${code}`,
        title: `${name} (${code}): trains`,
        description: TRAIN.en.stationSays(trainsAt(network, code), state ?? undefined),
        hi: {
          title: TRAIN.hi.trainsAt(`${name_hi ?? name} (${code})`),
          description: TRAIN.hi.stationSays(trainsAt(network, code), state ? localName('hi', findStateName(state)) : undefined),
        },
        names: [...aliases, ...(name_hi ? [name_hi] : []), 'station', 'railway'],
      })),
  ];
}

function trainRecord(network: Network, train: Train): SearchRecord {
  const { first, last } = findEnds(train);
  const [from, to] = [first, last].map(({ station }) => nameStation(network, toStationRef(network, station))) as [StationName, StationName];
  const title = `${train.number} ${train.name}`;
  const inHindi = train.name_hi ? `${train.number} ${train.name_hi}` : title;
  return {
    url: pageOfTrain(train),
    title,
    description: TRAIN.en.trainSays(from.name, to.name, train.stops.length, formatAge(train.as_of)),
    hi: {
      title: inHindi,
      description: TRAIN.hi.trainSays(localName('hi', from), localName('hi', to), train.stops.length, formatAge(train.as_of, 'hi')),
    },
    names: ['train', ...(train.type ? [train.type] : []), ...train.aliases, ...(train.name_hi ? [train.name_hi] : [])],
  };
}
