import { defineArea } from '../area.ts';
import { VEHICLE_MEANING } from './dictionary.ts';
import { office, offices, vehicle } from './endpoints.ts';
import { officesAt } from './place.ts';
import { VEHICLE_PROVIDERS } from './providers/index.ts';
import { allOffices, newestSource, vehicleDatabase } from './queries.ts';
import { recogniseVehicle, VEHICLE_WORDS } from './recognise.ts';
import { VEHICLE_SCHEDULE } from './schedule.ts';
import { searchVehicleOffices, searchVehicleOfficesAlike, vehicleSearchable } from './searchable.ts';
import { VEHICLE_SOURCES } from './sources/index.ts';

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
  snapshots: [VEHICLE_MEANING],
  searchable: vehicleSearchable,
  search: searchVehicleOffices,
  searchAlike: searchVehicleOfficesAlike,
  vocabulary: VEHICLE_WORDS,
  recognise: recogniseVehicle,
  place: officesAt,
  async freshness() {
    const db = await vehicleDatabase();
    return {
      observedAt: await newestSource(db),
      source: VEHICLE_SOURCES[0]?.name ?? '',
      count: (await allOffices(db)).length,
      counted: 'offices',
    };
  },
  attribution: [...VEHICLE_PROVIDERS.map(({ title: name, url }) => ({ name, url })), ...VEHICLE_MEANING.sources],
  asked: { registration: VEHICLE_PROVIDERS },
  official: { name: 'Parivahan, know your vehicle', url: 'https://vahan.parivahan.gov.in/nrservices/' },
});
