import { lastLookedAt } from '../../store/report.ts';
import { countRows } from '../../store/sqlite/tables.ts';
import { defineArea } from '../area.ts';
import { PORTAL_LIST } from './code-lists.ts';
import { code, codes, numbersByPan, states, taxpayer, validate } from './endpoints.ts';
import { everydayNames } from './everyday.ts';
import { GST_PAGE, searchCodes, searchCodesFuzzy } from './find.ts';
import { answerTax } from './intents.ts';
import navigation from './navigation.json' with { type: 'json' };
import { GST_PROVIDERS } from './providers/index.ts';
import { gstDatabase } from './queries.ts';
import { GST_RATES_SNAPSHOT } from './rates/tables.ts';
import { GST_SOURCES } from './sources.ts';
import { GST_SCHEDULE, GST_SNAPSHOT } from './tables.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

export default defineArea({
  name: 'gst',
  title: { en: 'GST numbers and codes', hi: 'जीएसटी नंबर और कोड' },
  summary: {
    en: 'Taxpayer, goods and filing status of a GSTIN, the registrations of a PAN, and the codes of goods and services with the rates of goods.',
    hi: 'GSTIN से करदाता और उसके रिटर्न, एक PAN के सभी पंजीकरण, और वस्तुओं और सेवाओं के कोड, जीएसटी दरों के साथ।',
  },
  group: 'money',
  icon: 'ledger',
  page: '/browse/gst',
  endpoints: [taxpayer, numbersByPan, validate, codes, code, states],
  attribution: [...GST_PROVIDERS.map(({ title: name, url }) => ({ name, url })), ...GST_SNAPSHOT.sources, ...GST_RATES_SNAPSHOT.sources],
  upstreamQueries: { taxpayer: GST_PROVIDERS.filter(({ profile }) => profile), filings: GST_PROVIDERS.filter(({ returns }) => returns) },
  official: {
    name: 'GST portal, search of taxpayers',
    hi: 'जीएसटी पोर्टल, करदाता खोज',
    url: 'https://services.gst.gov.in/services/searchtp',
  },
  data: {
    crawler: { sources: GST_SOURCES, schedule: GST_SCHEDULE, load: () => import('./crawl.ts') },
    snapshots: [GST_SNAPSHOT, GST_RATES_SNAPSHOT],
    /** Looked at lately, the nomenclature is as old as the list that most codes are of. */
    async freshness() {
      const db = await gstDatabase();
      const [observedAt, count] = await Promise.all([lastLookedAt('gst'), countRows(db, 'code')]);
      return { observedAt, published: PORTAL_LIST.day, source: GST_SOURCES[0]?.name ?? '', count, counted: 'codes' };
    },
  },
  find: {
    records: async () => [GST_PAGE],
    search: searchCodes,
    searchFuzzy: searchCodesFuzzy,
    navigation,
    vocabulary,
    textWords: everydayNames().flatMap((name) => name.split(' ')),
    answers: answerTax,
  },
});
