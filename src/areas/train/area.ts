import { defineArea } from '../area.ts';
import { between, info, route } from './endpoints.ts';
import { gtfsFeed } from './gtfs-feed.ts';
import { answerTrain } from './intents.ts';
import { live, pnr } from './live-endpoints.ts';
import navigation from './navigation.json' with { type: 'json' };
import { timetableNetwork } from './network.ts';
import { stationsAt } from './place.ts';
import { TRAIN_PROMPTS } from './prompts.ts';
import { TRAIN_PROVIDERS } from './providers/index.ts';
import { trainSearchable } from './searchable.ts';
import { TRAIN_SOURCES } from './sources/index.ts';
import { station, stations } from './station-endpoints.ts';
import { TRAIN_SCHEDULE, TRAIN_SNAPSHOT } from './tables.ts';
import { describeAge } from './timetable.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

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
  endpoints: [between, info, route, pnr, live, stations, station],
  crawler: { sources: TRAIN_SOURCES, schedule: TRAIN_SCHEDULE, load: () => import('./crawl.ts') },
  snapshots: [TRAIN_SNAPSHOT],
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
  searchRecords: trainSearchable,
  placePart: stationsAt,
  vocabulary,
  navigation,
  findAnswers: answerTrain,
  prompts: TRAIN_PROMPTS,
  async freshness() {
    const network = await timetableNetwork();
    const { asOf, source } = describeAge(network);
    return { observedAt: asOf, source, count: network.trains.length, counted: 'trains' };
  },
});
