import { formatCount, groupDigits } from '../../i18n/format.ts';
import { localName } from '../../i18n/locale.ts';
import type { Place } from '../../places/gazetteer.ts';
import { findStateName } from '../../places/states.ts';
import type { PromptField } from '../agent-prompt.ts';
import { defineArea } from '../area.ts';
import { inBothLanguages } from '../hindi-pages.ts';
import type { SearchRecord } from '../intent.ts';
import type { PlaceSection } from '../place-part.ts';
import { between, info, route } from './endpoints.ts';
import { gtfsFeed } from './gtfs-feed.ts';
import { answerTrain } from './intents.ts';
import { live, pnr } from './live-endpoints.ts';
import { TRAIN_PROVIDERS } from './lookup.ts';
import navigation from './navigation.json' with { type: 'json' };
import { type NearStation, pointOf, stationsNear } from './near-stations.ts';
import { type Network, timetableNetwork, trainsAt } from './network.ts';
import { findEnds, type Train } from './records.ts';
import { boards, timetable } from './shard-endpoints.ts';
import { TRAIN_SOURCES } from './sources/index.ts';
import { station, stations } from './station-endpoints.ts';
import { searchStations } from './station-search.ts';
import { TRAIN_SCHEDULE, TRAIN_SNAPSHOT } from './tables.ts';
import { describeAge, hasFile, pageOfStation, pageOfTrain, toStationRef, trainsWithFiles } from './timetable.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };
import { TRAIN } from './wording.ts';
import { formatAge } from './words.ts';

const stationField: PromptField = {
  about: 'A town, a station or its code',
  required: true,
  complete: async (typed) => searchStations(await timetableNetwork(), typed, 20).map(({ station: { code, name } }) => `${name} (${code})`),
};

/** Every non-local train by number and names, every busy station by code and names, and the page of all trains. */
async function trainSearchable(): Promise<SearchRecord[]> {
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
  const [from, to] = [first, last].map(({ station }) => toStationRef(network, station).name) as [string, string];
  const title = `${train.number} ${train.name}`;
  return {
    url: pageOfTrain(train),
    title,
    description: TRAIN.en.trainSays(from, to, train.stops.length, formatAge(train.as_of)),
    hi: { title, description: TRAIN.hi.trainSays(from, to, train.stops.length, formatAge(train.as_of, 'hi')) },
    names: ['train', ...(train.type ? [train.type] : []), ...train.aliases, ...(train.name_hi ? [train.name_hi] : [])],
  };
}

/** A station this close to a town's centre is one of the town's. */
const TOWN_KM = 12;
/** If there is none, the nearest within this distance. */
const MAX_DISTANCE_KM = 60;
const MAX_STATIONS = 4;

/** A town's busiest stations, or the nearest one; a state's busiest. */
async function stationsAt(place: Place): Promise<PlaceSection | undefined> {
  const network = await timetableNetwork();
  const stops = place.type === 'state' ? stateStations(network, place.state) : townStations(network, place);
  if (stops.length === 0) return undefined;
  const newest = network.trains.reduce((last, { as_of }) => (as_of.length === 10 && as_of > last ? as_of : last), '');
  const [first] = stops as [NearStation];
  return {
    title: { en: 'Trains', hi: 'रेल' },
    facts: stops.map(({ station, trains, km }) => ({
      label: `${station.name} (${station.code})`,
      value: { en: formatCount(trains, 'trains'), hi: `${groupDigits(trains)} ट्रेनें` },
      ...(km > TOWN_KM ? { note: { en: `${Math.round(km)} km away`, hi: `${Math.round(km)} किमी दूर` } } : {}),
      url: pageOfStation(network, station.code),
    })),
    ...(newest ? { asOf: newest } : {}),
    source: { en: 'timetable on record', hi: 'दर्ज समय सारणी' },
    url: pageOfStation(network, first.station.code),
  };
}

function townStations(network: Network, place: Place): NearStation[] {
  if (place.lat === undefined || place.lon === undefined) return [];
  const around = stationsNear(network, pointOf(place), MAX_DISTANCE_KM);
  const own = around.filter(({ km }) => km <= TOWN_KM).sort(byTrains);
  return own.length > 0 ? own.slice(0, MAX_STATIONS) : around.slice(0, 1);
}

const byTrains = (a: NearStation, b: NearStation): number => b.trains - a.trains || (a.station.code < b.station.code ? -1 : 1);

const stateStations = (network: Network, state: string): NearStation[] =>
  [...network.stations.values()]
    .filter((station) => station.state === state)
    .map((station) => ({ station, trains: trainsAt(network, station.code), km: 0 }))
    .filter(({ trains }) => trains > 0)
    .sort(byTrains)
    .slice(0, MAX_STATIONS);

export default defineArea({
  name: 'train',
  title: { en: 'Trains', hi: 'रेलगाड़ियाँ' },
  summary: {
    en: 'Trains between two stations, with a change where none goes direct; routes, live positions, fares and the status of a ticket.',
    hi: 'दो स्टेशनों के बीच की रेलगाड़ियाँ, सीधी न हो तो एक बदली के साथ; मार्ग, गाड़ी कहाँ है, किराया और टिकट की स्थिति।',
  },
  group: 'places',
  icon: 'rail',
  page: '/browse/train',
  endpoints: [between, info, route, pnr, live, stations, station, timetable, boards],
  crawler: { sources: TRAIN_SOURCES, schedule: TRAIN_SCHEDULE, load: () => import('./crawl.ts') },
  snapshots: [TRAIN_SNAPSHOT],
  checks: async () => (await import('./checks.ts')).TRAIN_CHECKS,
  downloads: [
    {
      path: '/train/gtfs.zip',
      about:
        'The timetable as a GTFS feed, for route planners: a route and a trip for each train, platforms as stops of their station, names in Hindi as ' +
        'translations. A train without a last day on record has one two years from the day of the record. Distances and coaches have no place in GTFS.',
      body: async () => gtfsFeed(await timetableNetwork()),
    },
  ],
  attribution: [...TRAIN_SNAPSHOT.sources, ...TRAIN_PROVIDERS.map(({ title: name, url }) => ({ name, url }))],
  upstreamQueries: { ticket: TRAIN_PROVIDERS.filter(({ pnr }) => pnr), trains: TRAIN_PROVIDERS.filter(({ pnr }) => !pnr) },
  official: { name: 'National Train Enquiry System', url: 'https://enquiry.indianrail.gov.in/mntes/' },
  async pagesOnRequest() {
    const network = await timetableNetwork();
    const codes = [...network.calls.keys()].filter((code) => hasFile(network, code));
    return inBothLanguages([...trainsWithFiles(network).map(pageOfTrain), ...codes.map((code) => pageOfStation(network, code))]);
  },
  searchRecords: trainSearchable,
  placePart: stationsAt,
  vocabulary,
  navigation,
  findAnswers: answerTrain,
  prompts: [
    {
      name: 'train_journey',
      title: 'Plan a journey by train',
      about: 'Trains of a day between two places, and where they stop',
      fields: { from: stationField, to: stationField, date: { about: 'Day of boarding, YYYY-MM-DD; today unless said' } },
      text: ({ from, to, date }) =>
        `Find trains from ${from} to ${to}${date ? ` on ${date}` : ''} by the tool train (date as YYYYMMDD; a code in brackets is the code of the station). Compare the three ` +
        'quickest by departure, arrival and classes, look up the stops of the best by the tool train_number with view route, and say of which day the timetable is.',
    },
  ],
  async freshness() {
    const network = await timetableNetwork();
    const { asOf, source } = describeAge(network);
    return { observedAt: asOf, source, count: network.trains.length, counted: 'trains' };
  },
});
