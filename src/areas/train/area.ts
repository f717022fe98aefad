import type { PromptField } from '../agent-prompt.ts';
import { defineArea } from '../area.ts';
import { inBothLanguages } from '../hindi-pages.ts';
import { between, info, route } from './endpoints.ts';
import { trainSearchable } from './find.ts';
import { live, pnr } from './live/live-endpoints.ts';
import { TRAIN_PROVIDERS } from './live/lookup.ts';
import navigation from './navigation.json' with { type: 'json' };
import { answerTrain } from './questions/intents.ts';
import { boards, names, timetable } from './shard-endpoints.ts';
import { stationsAt } from './show.ts';
import { TRAIN_SOURCES } from './sources/index.ts';
import { station, stations } from './stations/station-endpoints.ts';
import { searchStations } from './stations/station-search.ts';
import { TRAIN_SCHEDULE, TRAIN_SNAPSHOT } from './tables.ts';
import { gtfsFeed } from './timetable/gtfs-feed.ts';
import { timetableNetwork } from './timetable/network.ts';
import { describeAge, hasFile, pageOfStation, pageOfTrain, trainsWithFiles } from './timetable/timetable.ts';
import { TRAIN_WORDS } from './vocabulary.ts';

const stationField: PromptField = {
  about: 'A town, a station or its code',
  required: true,
  complete: async (typed) => searchStations(await timetableNetwork(), typed, 20).map(({ station: { code, name } }) => `${name} (${code})`),
};

export default defineArea({
  name: 'train',
  title: { en: 'Trains', hi: 'ट्रेनें' },
  summary: {
    en: 'Trains between two stations, with a change where none goes direct; routes, live positions, fares and the status of a ticket.',
    hi: 'दो स्टेशनों के बीच की ट्रेनें, ज़रूरत पर एक बार ट्रेन बदलकर; रूट, लाइव लोकेशन, किराया और पीएनआर स्टेटस।',
  },
  group: 'places',
  icon: 'rail',
  page: '/browse/train',
  endpoints: [between, info, route, pnr, live, stations, station, timetable, boards, names],
  attribution: [...TRAIN_SNAPSHOT.sources, ...TRAIN_PROVIDERS.map(({ title: name, url }) => ({ name, url }))],
  upstreamQueries: { ticket: TRAIN_PROVIDERS.filter(({ pnr }) => pnr), trains: TRAIN_PROVIDERS.filter(({ pnr }) => !pnr) },
  official: { name: 'National Train Enquiry System', hi: 'राष्ट्रीय ट्रेन पूछताछ प्रणाली', url: 'https://enquiry.indianrail.gov.in/mntes/' },
  data: {
    crawler: { sources: TRAIN_SOURCES, schedule: TRAIN_SCHEDULE, load: () => import('./crawl.ts') },
    snapshots: [TRAIN_SNAPSHOT],
    checks: async () => (await import('./timetable/checks.ts')).TRAIN_CHECKS,
    downloads: [
      {
        path: '/train/gtfs.zip',
        about:
          'The timetable as a GTFS feed, for route planners: a route and a trip for each train, platforms as stops of their station, names in Hindi as ' +
          'translations. A train without a last day on record has one two years from the day of the record. Distances and coaches have no place in GTFS.',
        body: async () => gtfsFeed(await timetableNetwork()),
      },
    ],
    async freshness() {
      const network = await timetableNetwork();
      const { asOf, source } = describeAge(network);
      return { observedAt: asOf, source, count: network.trains.length, counted: 'trains' };
    },
  },
  find: {
    records: trainSearchable,
    vocabulary: TRAIN_WORDS,
    navigation,
    answers: answerTrain,
    dated: 'coming',
  },
  show: {
    async pagesOnRequest() {
      const network = await timetableNetwork();
      const codes = [...network.calls.keys()].filter((code) => hasFile(network, code));
      const stations = codes.map((code) => pageOfStation(network, code));
      return inBothLanguages([...trainsWithFiles(network).map(pageOfTrain), ...stations]);
    },
    placeSection: stationsAt,
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
  },
});
