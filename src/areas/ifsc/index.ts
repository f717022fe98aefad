import { readReport } from '../../lib/crawl/report.ts';
import { defineArea } from '../area.ts';
import { IFSC_MEANING } from './dictionary.ts';
import { bank, banks, branch, search } from './endpoints.ts';
import { IFSC_PROVIDERS } from './providers/index.ts';
import { BANK_WORDS, ifscSearchable, recogniseIfsc } from './recognise.ts';
import { ifscRegister } from './register.ts';
import { IFSC_SCHEDULE } from './schedule.ts';
import { IFSC_SOURCES } from './sources/index.ts';

export default defineArea({
  name: 'ifsc',
  title: { en: 'Bank branches by IFSC', hi: 'IFSC से बैंक शाखा' },
  summary: {
    en: 'Whether an IFSC is valid, its bank and branch, and the codes of every bank.',
    hi: 'IFSC सही है या नहीं, उसका बैंक और शाखा, और हर बैंक के कोड।',
  },
  group: 'money',
  icon: 'bank',
  page: '/browse/ifsc',
  endpoints: [branch, banks, bank, search],
  crawler: { sources: IFSC_SOURCES, schedule: IFSC_SCHEDULE, load: () => import('./crawl.ts') },
  snapshots: [IFSC_MEANING],
  searchable: ifscSearchable,
  vocabulary: BANK_WORDS,
  recognise: recogniseIfsc,
  /** Codes come and go with branches: what counts is when the list was last looked at. */
  async freshness() {
    const [report, register] = await Promise.all([readReport('ifsc'), ifscRegister()]);
    return {
      observedAt: report?.last_success_at ?? report?.finished_at ?? '',
      source: 'ifsc',
      count: register.codes,
      counted: 'codes',
    };
  },
  asked: { branch: IFSC_PROVIDERS },
  attribution: [
    ...IFSC_MEANING.sources,
    ...IFSC_PROVIDERS.map(({ title: name, url, licence }) => ({ name, url, ...(licence ? { licence } : {}) })),
  ],
});
