import { defineArea } from '../area.ts';
import { tolls } from './endpoints.ts';
import { PAGE, tollsAt, tollsSearchable } from './show.ts';
import { TOLLS_SOURCE } from './source.ts';
import { TOLLS_SCHEDULE, TOLLS_SNAPSHOT } from './tables.ts';
import { answerTolls } from './toll-answers.ts';
import { plazas } from './values.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

export default defineArea({
  name: 'tolls',
  title: { en: 'Toll plazas', hi: 'टोल प्लाज़ा' },
  summary: {
    en: 'Toll plazas of national highways: where they are, what each class of vehicles pays, and until when.',
    hi: 'राष्ट्रीय राजमार्गों के टोल प्लाज़ा: कहाँ हैं, किस वाहन का कितना टोल, और कब तक लागू।',
  },
  group: 'places',
  icon: 'road',
  page: PAGE,
  endpoints: [tolls],
  official: { name: 'NHAI, RajMargYatra', hi: 'एनएचएआई, राजमार्गयात्रा', url: 'https://rajmargyatra.nhai.gov.in' },
  data: {
    crawler: { sources: [TOLLS_SOURCE], schedule: TOLLS_SCHEDULE, load: () => import('./crawl.ts') },
    snapshots: [TOLLS_SNAPSHOT],
    async freshness() {
      const all = await plazas();
      return { observedAt: all[0]?.asOf ?? '', source: TOLLS_SOURCE.name, count: all.length, counted: 'plazas' };
    },
  },
  find: { records: tollsSearchable, vocabulary, answers: answerTolls },
  show: { placeSection: tollsAt },
});
