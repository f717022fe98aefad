import { formatCount } from '../../i18n/format.ts';
import type { Place } from '../../places/gazetteer.ts';
import { slugify } from '../../text/fold.ts';
import { defineArea } from '../area.ts';
import { groupCodes } from '../kept-answers.ts';
import type { PlaceSection } from '../place-section.ts';
import { office, offices, vehicle } from './endpoints.ts';
import { answerVehicle } from './intents.ts';
import { VEHICLE_PROVIDERS } from './lookup.ts';
import { officeName } from './office-names.ts';
import { findState, findTownOffices } from './offices.ts';
import { allOffices, findOfficesByStateCode, newestSource, vehicleDatabase } from './queries.ts';
import { officeUrl, searchVehicleOffices, searchVehicleOfficesFuzzy, vehicleSearchable } from './searchable.ts';
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
    async keptAnswers() {
      const offices = (await allOffices(await vehicleDatabase())).filter(({ kind }) => kind === 'office');
      return {
        of: { en: 'Number plate', hi: 'नंबर प्लेट' },
        page: '/browse/vehicle',
        codes: groupCodes(offices.map(({ code, office, state }) => [code.replace('-', ''), `${office}, ${state}`])),
      };
    },
  },
  show: {
    placeSection: officesAt,
  },
});

const MAX_OFFICES = 6;

/** The registering offices of a town, or the letters of a state's plates. */
async function officesAt(place: Place): Promise<PlaceSection | undefined> {
  const db = await vehicleDatabase();
  const state = findState(place.state);
  if (!state) return undefined;
  const common = {
    title: { en: 'Number plates', hi: 'गाड़ी का नंबर' },
    url: `/browse/vehicle/rto/${slugify(state.name)}`,
  };
  if (place.type === 'state') {
    const count = (await findOfficesByStateCode(db, [state.code])).filter(({ kind }) => kind === 'office').length;
    return {
      ...common,
      facts: [
        {
          label: { en: 'Plates begin with', hi: 'नंबर के शुरू में' },
          value: { en: state.code, hi: state.code },
          note: { en: formatCount(count, 'offices'), hi: `${count} कार्यालय` },
          url: common.url,
        },
      ],
    };
  }
  const rows = (await findTownOffices(db, place)).slice(0, MAX_OFFICES);
  if (rows.length === 0) return undefined;
  const [{ source, as_of }] = rows as [(typeof rows)[number]];
  return {
    ...common,
    facts: rows.map((row) => {
      const { name, hi } = row.office ? officeName(row.office, row.state) : { name: 'Registering office', hi: 'आरटीओ' };
      return { label: { en: name, ...(hi && { hi }) }, value: { en: row.code, hi: row.code }, url: officeUrl(row) };
    }),
    asOf: as_of,
    source,
  };
}
