import { defineArea } from '../area.ts';
import { office, offices, vehicle } from './endpoints.ts';
import { answerVehicle } from './intents.ts';
import { VEHICLE_PROVIDERS } from './lookup.ts';
import { allOffices, newestSource, vehicleDatabase } from './queries.ts';
import { keptOffices, searchVehicleOffices, searchVehicleOfficesFuzzy, vehicleSearchable } from './searchable.ts';
import { officesAt } from './show.ts';
import { VEHICLE_SOURCES } from './sources.ts';
import { VEHICLE_SCHEDULE, VEHICLE_SNAPSHOT } from './tables.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

export default defineArea({
  name: 'vehicle',
  title: { en: 'Number plates', hi: 'गाड़ी का नंबर (नंबर प्लेट)' },
  summary: {
    en: 'What a number plate says: state, registering office and series, and the codes of every RTO in India.',
    hi: 'नंबर प्लेट क्या बताती है: राज्य, आरटीओ और सीरीज़, और भारत के हर आरटीओ के कोड।',
  },
  group: 'places',
  icon: 'plate',
  page: '/browse/vehicle',
  endpoints: [vehicle, offices, office],
  attribution: [...VEHICLE_PROVIDERS.map(({ title: name, url }) => ({ name, url })), ...VEHICLE_SNAPSHOT.sources],
  upstreamQueries: { registration: VEHICLE_PROVIDERS },
  official: { name: 'Parivahan, know your vehicle', hi: 'परिवहन, अपना वाहन जानें', url: 'https://vahan.parivahan.gov.in/nrservices/' },
  data: {
    crawler: { sources: VEHICLE_SOURCES, schedule: VEHICLE_SCHEDULE, load: () => import('./crawl.ts') },
    snapshots: [VEHICLE_SNAPSHOT],
    async freshness() {
      const db = await vehicleDatabase();
      const [observedAt, all] = await Promise.all([newestSource(db), allOffices(db)]);
      return { observedAt, source: VEHICLE_SOURCES[0]?.name ?? '', count: all.length, counted: 'offices' };
    },
  },
  find: {
    records: vehicleSearchable,
    search: searchVehicleOffices,
    searchFuzzy: searchVehicleOfficesFuzzy,
    vocabulary,
    answers: answerVehicle,
    keptAnswers: keptOffices,
  },
  show: {
    placeSection: officesAt,
  },
});
