import { nameIn } from '../../lib/locale.ts';
import { stateCalled } from '../../lib/places/states.ts';
import type { SearchRecord } from '../area.ts';
import { type Network, timetableNetwork, trainsAt } from './network.ts';
import { endsOf, type Train } from './records.ts';
import { hasPage, refOf } from './timetable.ts';
import { TRAIN } from './wording.ts';
import { ageInWords } from './words.ts';

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
        description: TRAIN.en.stationSays(trainsAt(network, code), state ?? undefined),
        hi: {
          title: TRAIN.hi.trainsAt(`${name} (${code})`),
          description: TRAIN.hi.stationSays(trainsAt(network, code), state ? nameIn('hi', stateCalled(state)) : undefined),
        },
        names: [...aliases, 'station', 'railway'],
      })),
  ];
}

function trainRecord(network: Network, train: Train): SearchRecord {
  const { first, last } = endsOf(train);
  const [from, to] = [first, last].map(({ station }) => refOf(network, station).name) as [string, string];
  const title = `${train.number} ${train.name}`;
  return {
    url: `/browse/train/${train.number}`,
    title,
    description: TRAIN.en.trainSays(from, to, train.stops.length, train.as_of),
    hi: { title, description: TRAIN.hi.trainSays(from, to, train.stops.length, ageInWords(train.as_of, 'hi')) },
    names: ['train', ...(train.type ? [train.type] : [])],
  };
}
