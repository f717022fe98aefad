import { lastLookedAt } from '../../store/report.ts';
import { defineArea } from '../area.ts';
import { inBothLanguages } from '../hindi-pages.ts';
import { groupCodes } from '../kept-answers.ts';
import { BANK_WORDS } from './banks/bank-names.ts';
import { ifscRegister } from './banks/register.ts';
import { branchesAddress } from './branches/addresses.ts';
import { bank, banks, branch, micr, near, search } from './endpoints.ts';
import { answerIfsc, ifscSearchable } from './intents.ts';
import { IFSC_PROVIDERS } from './lookup.ts';
import { ifscDatabase, readBanks } from './queries.ts';
import { searchIfsc } from './search.ts';
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
  upstreamQueries: { branch: IFSC_PROVIDERS },
  attribution: [
    ...IFSC_SNAPSHOT.sources,
    ...IFSC_PROVIDERS.map(({ title: name, url, licence }) => ({ name, url, ...(licence ? { licence } : {}) })),
  ],
  data: {
    crawler: { sources: IFSC_SOURCES, schedule: IFSC_SCHEDULE, load: () => import('./crawl.ts') },
    snapshots: [IFSC_SNAPSHOT],
    /** Codes come and go with branches: a list that was looked at lately is as old as its edition. */
    async freshness() {
      const [observedAt, register] = await Promise.all([lastLookedAt('ifsc'), ifscRegister()]);
      return { observedAt, published: register.published, source: 'ifsc', count: register.codes, counted: 'codes' };
    },
  },
  find: {
    records: ifscSearchable,
    vocabulary: BANK_WORDS,
    answers: answerIfsc,
    async keptAnswers() {
      const banks = await readBanks(await ifscDatabase());
      return {
        of: { en: 'Bank of IFSC codes with', hi: 'IFSC का बैंक:' },
        page: '/browse/ifsc',
        codes: groupCodes(banks.flatMap(({ code, name }) => (name ? [[code, name] as const] : []))),
      };
    },
  },
  show: {
    async pagesOnRequest() {
      const { groups } = await ifscRegister();
      return inBothLanguages([...groups.values()].flatMap(({ bank, state }) => (state === null ? [] : branchesAddress({ bank, state }))));
    },
    prompts: [
      {
        name: 'check_bank_details',
        title: 'Check bank details before a payment',
        about: 'Is an IFSC that of the branch that was named, and which ways to pay does it take',
        fields: {
          ifsc: {
            about: 'IFSC, or words of bank and branch',
            required: true,
            complete: async (typed) =>
              (await searchIfsc(await ifscRegister(), typed, 20)).flatMap((hit) => ('code' in hit && hit.code ? [hit.code] : [])),
          },
          branch: { about: 'Bank and branch as they were told to you' },
        },
        text: ({ ifsc, branch }) =>
          `Look up ${ifsc} by the tool ifsc (by ifsc_bank with q where it is no code). Tell bank, branch, address, MICR and ways to pay, and the day of the list.` +
          (branch ? ` Does that agree with: ${branch}? Name each difference.` : ''),
      },
    ],
  },
});
