import { defineArea } from '../area.ts';
import { groupCodes } from '../kept-answers.ts';
import { office, offices, vehicle } from './endpoints.ts';
import { answerVehicle } from './intents.ts';
import { officesAt } from './place.ts';
import { VEHICLE_PROVIDERS } from './providers/index.ts';
import { allOffices, newestSource, vehicleDatabase } from './queries.ts';
import { searchVehicleOffices, searchVehicleOfficesFuzzy, vehicleSearchable } from './searchable.ts';
import { VEHICLE_SOURCES } from './sources/index.ts';
import { VEHICLE_SCHEDULE, VEHICLE_SNAPSHOT } from './tables.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

export default defineArea({
  name: 'vehicle',
  title: { en: 'Number plates', hi: 'नंबर प्लेट' },
  summary: {
    en: 'What a number plate says: state, registering office and series, and the codes of every RTO in India.',
    hi: 'नंबर प्लेट क्या बताती है: राज्य, पंजीकरण कार्यालय और सीरीज़, और भारत के हर आरटीओ के कोड।',
  },
  group: 'places',
  icon: 'plate',
  page: '/browse/vehicle',
  endpoints: [vehicle, offices, office],
  crawler: { sources: VEHICLE_SOURCES, schedule: VEHICLE_SCHEDULE, load: () => import('./crawl.ts') },
  snapshots: [VEHICLE_SNAPSHOT],
  searchRecords: vehicleSearchable,
  search: searchVehicleOffices,
  searchFuzzy: searchVehicleOfficesFuzzy,
  vocabulary,
  findAnswers: answerVehicle,
  placePart: officesAt,
  async keptAnswers() {
    const offices = (await allOffices(await vehicleDatabase())).filter(({ kind }) => kind === 'office');
    return {
      of: { en: 'Number plate', hi: 'नंबर प्लेट' },
      page: '/browse/vehicle',
      codes: groupCodes(offices.map(({ code, office, state }) => [code.replace('-', ''), `${office}, ${state}`])),
    };
  },
  async freshness() {
    const db = await vehicleDatabase();
    return {
      observedAt: await newestSource(db),
      source: VEHICLE_SOURCES[0]?.name ?? '',
      count: (await allOffices(db)).length,
      counted: 'offices',
    };
  },
  attribution: [...VEHICLE_PROVIDERS.map(({ title: name, url }) => ({ name, url })), ...VEHICLE_SNAPSHOT.sources],
  upstreamQueries: { registration: VEHICLE_PROVIDERS },
  official: { name: 'Parivahan, know your vehicle', url: 'https://vahan.parivahan.gov.in/nrservices/' },
});
