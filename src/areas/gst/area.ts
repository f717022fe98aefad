import { readReport } from '../../store/report.ts';
import { defineArea } from '../area.ts';
import { code, codes, numbersByPan, states, taxpayer, validate } from './endpoints.ts';
import { answerTax } from './intents.ts';
import navigation from './navigation.json' with { type: 'json' };
import { GST_PROVIDERS } from './providers/index.ts';
import { countCodes, gstDatabase } from './queries.ts';
import { gstSearchable, searchCodes, searchCodesFuzzy } from './searchable.ts';
import { GST_SOURCES } from './sources/index.ts';
import { GST_SCHEDULE, GST_SNAPSHOT } from './tables.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

export default defineArea({
  name: 'gst',
  title: { en: 'GST numbers and codes', hi: 'GST नंबर और कोड' },
  summary: {
    en: 'Taxpayer, goods and filing status of a GSTIN, the registrations of a PAN, and the codes of goods and services.',
    hi: 'GSTIN का करदाता, माल और रिटर्न की स्थिति, एक PAN के पंजीकरण, और माल और सेवाओं के कोड।',
  },
  group: 'money',
  icon: 'ledger',
  page: '/browse/gst',
  endpoints: [taxpayer, numbersByPan, validate, codes, code, states],
  crawler: { sources: GST_SOURCES, schedule: GST_SCHEDULE, load: () => import('./crawl.ts') },
  snapshots: [GST_SNAPSHOT],
  searchRecords: gstSearchable,
  search: searchCodes,
  searchFuzzy: searchCodesFuzzy,
  navigation,
  vocabulary,
  findAnswers: answerTax,
  /** The nomenclature changes with the law: what counts is when it was last looked at. */
  async freshness() {
    const [report, count] = await Promise.all([readReport('gst'), countCodes(await gstDatabase())]);
    return {
      observedAt: report?.last_success_at ?? report?.finished_at ?? '',
      source: GST_SOURCES[0]?.name ?? '',
      count,
      counted: 'codes',
    };
  },
  attribution: [...GST_PROVIDERS.map(({ title: name, url }) => ({ name, url })), ...GST_SNAPSHOT.sources],
  upstreamQueries: { taxpayer: GST_PROVIDERS.filter(({ profile }) => profile), filings: GST_PROVIDERS.filter(({ returns }) => returns) },
  official: { name: 'GST portal, search of taxpayers', url: 'https://services.gst.gov.in/services/searchtp' },
});
