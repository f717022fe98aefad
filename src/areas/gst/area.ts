import { lastLookedAt } from '../../store/report.ts';
import { countRows } from '../../store/sqlite/tables.ts';
import { defineArea } from '../area.ts';
import type { SearchHit } from '../intent.ts';
import { PORTAL_LIST } from './code-lists.ts';
import { code, codes, numbersByPan, states, taxpayer, validate } from './endpoints.ts';
import { everydayHindiName, everydayNames } from './everyday.ts';
import { findCodesAsWritten, findCodesFuzzy } from './find-codes.ts';
import { answerTax } from './intents.ts';
import navigation from './navigation.json' with { type: 'json' };
import { GST_PROVIDERS } from './providers/index.ts';
import { findCode, gstDatabase, type ShownCode } from './queries.ts';
import { GST_RATES_SNAPSHOT } from './rates/tables.ts';
import { GST_SOURCES } from './sources.ts';
import { GST_SCHEDULE, GST_SNAPSHOT } from './tables.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };
import { GST } from './wording.ts';
import { NO_DESCRIPTION } from './words.ts';

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
    records: async () => [
      {
        url: '/browse/gst',
        title: 'GST numbers and codes',
        description: 'Check a GSTIN, ask the register about a taxpayer, and find HSN and SAC codes with the rates of goods.',
        names: ['GST', 'HSN', 'SAC', 'GST rates', 'tax', 'taxpayer', 'registration', 'PAN', 'जीएसटी', 'कर'],
      },
    ],
    search: searchCodes,
    searchFuzzy: searchCodesFuzzy,
    navigation,
    vocabulary,
    textWords: everydayNames().flatMap((name) => name.split(' ')),
    answers: answerTax,
  },
});

const NAMES = { goods: 'HSN', services: 'SAC' } as const;

/** Codes of goods and services by their digits or the words of their description. */
async function searchCodes(text: string, limit: number): Promise<SearchHit[]> {
  const db = await gstDatabase();
  const digits = text.replace(/^(hsn|sac)( code)? /, '');
  const exact = /^\d{2,8}$/.test(digits) ? await findCode(db, digits) : undefined;
  if (exact) return [toHit(exact, true)];
  if (!IN_ENGLISH.test(text) || text.length < MIN_TEXT_LENGTH) return [];
  return (await findCodesAsWritten(db, text, limit)).map((row) => ({ ...toHit(row, false), fuzzy: row.guessed }));
}

/** Codes of goods whose everyday word is spelled nearly so. */
async function searchCodesFuzzy(text: string, limit: number): Promise<SearchHit[]> {
  if (!IN_ENGLISH.test(text)) return [];
  return (await findCodesFuzzy(await gstDatabase(), text, limit)).map((row) => ({ ...toHit(row, false), fuzzy: true }));
}

/** Descriptions are in English, and the index has no phrases, which a word of another script would become. */
const IN_ENGLISH = /^[a-z0-9 ]+$/;
/** One letter begins words of thousands of descriptions, and means none of them. */
const MIN_TEXT_LENGTH = 2;

const toHit = ({ code, kind, description }: ShownCode, exact: boolean): SearchHit => ({
  url: `/browse/gst/codes?q=${code}`,
  title: `${NAMES[kind]} code ${code}`,
  description: description ?? NO_DESCRIPTION,
  hi: { title: GST.hi.codeNamed(NAMES[kind], code, everydayHindiName(code)) },
  exact,
});
