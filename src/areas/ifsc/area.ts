import { readReport } from '../../store/report.ts';
import { defineArea } from '../area.ts';
import { groupCodes } from '../kept-answers.ts';
import { bank, banks, branch, micr, near, search } from './endpoints.ts';
import { answerIfsc, BANK_WORDS, ifscSearchable } from './intents.ts';
import { IFSC_PROMPTS } from './prompts.ts';
import { IFSC_PROVIDERS } from './providers/index.ts';
import { ifscDatabase, readBanks } from './queries.ts';
import { ifscRegister } from './register.ts';
import { IFSC_SOURCES } from './sources/index.ts';
import { IFSC_SCHEDULE, IFSC_SNAPSHOT } from './tables.ts';

export default defineArea({
  name: 'ifsc',
  title: { en: 'Bank branches by IFSC', hi: 'IFSC से बैंक शाखा' },
  summary: {
    en: 'Whether an IFSC is valid, its branch with address and MICR code, and the branches of every bank by state.',
    hi: 'IFSC सही है या नहीं, उसकी शाखा का पता और MICR कोड, और हर बैंक की शाखाएँ, राज्य के हिसाब से।',
  },
  group: 'money',
  icon: 'bank',
  page: '/browse/ifsc',
  endpoints: [branch, banks, bank, micr, near, search],
  crawler: { sources: IFSC_SOURCES, schedule: IFSC_SCHEDULE, load: () => import('./crawl.ts') },
  snapshots: [IFSC_SNAPSHOT],
  searchRecords: ifscSearchable,
  vocabulary: BANK_WORDS,
  findAnswers: answerIfsc,
  async keptAnswers() {
    const banks = await readBanks(await ifscDatabase());
    return {
      of: { en: 'Bank of IFSC codes with', hi: 'IFSC का बैंक:' },
      page: '/browse/ifsc',
      codes: groupCodes(banks.flatMap(({ code, name }) => (name ? [[code, name] as const] : []))),
    };
  },
  prompts: IFSC_PROMPTS,
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
  upstreamQueries: { branch: IFSC_PROVIDERS },
  attribution: [
    ...IFSC_SNAPSHOT.sources,
    ...IFSC_PROVIDERS.map(({ title: name, url, licence }) => ({ name, url, ...(licence ? { licence } : {}) })),
  ],
});
