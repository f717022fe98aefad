import { SLUG } from '../../store/forms.ts';
import { blob, defineSnapshot, integer, type TablesOf, table, text, unread } from '../../store/table.ts';
import type { Schedule } from '../area.ts';

export const LEVELS = ['central', 'state'] as const;
export type Level = (typeof LEVELS)[number];

/** What is on record: only name, ministry and perhaps states; or everything in the publisher's listing. */
export type Known = 'name' | 'listing';

const MYSCHEME = { name: 'myscheme.gov.in', url: 'https://www.myscheme.gov.in' };

export const SCHEMES_SNAPSHOT = defineSnapshot({
  name: 'schemes',
  version: 1,
  about: 'Schemes of the Union and the states as the publisher lists them. Null is unknown; an empty text or list is known to be empty.',
  sources: [
    MYSCHEME,
    { name: 'AIForBharat', url: 'https://github.com/romeirofernandes/AIForBharat' },
    { name: 'Aawaz Intelligence', url: 'https://github.com/AtharvSinha26052005/ai-for-bharat-aawaz-intelligence' },
  ],
  tables: {
    scheme: table({
      page: '/browse/schemes/{slug}',
      renewedBy: { column: 'recorded' },
      about: 'A scheme as listed.',
      lifetime: { from: 'first_recorded', until: 'gone_since', tells: ['slug', 'name', 'level', 'ministry'] },
      source: 'myscheme.gov.in, by a crawl or by the records of March 2026 to begin with',
      columns: {
        id: integer('Number of the row, by which other tables name it', { source: 'Given here', primary: true }),
        slug: text('The publisher’s word for it in addresses', { unique: true, form: SLUG, longest: 120 }),
        upstream_id: text('The publisher’s identifier; empty until a crawl gives it', {
          called: { en: 'Number at the publisher', hi: 'प्रकाशक की संख्या' },
          form: /^[\w-]+$/,
        }),
        name: text('Name', { longest: 500 }),
        short_title: text('Short title: PMAY', { called: { en: 'Short name', hi: 'छोटा नाम' }, null: true }),
        level: text('central or state', {
          called: { hi: 'स्तर' },
          said: { central: { en: 'central', hi: 'केंद्र' }, state: { en: 'state', hi: 'राज्य' } },
          in: LEVELS,
        }),
        scheme_for: text('Whom it is for, in the publisher’s word: Individual', {
          called: { en: 'Whom it is for', hi: 'किसके लिए' },
          null: true,
        }),
        ministry: text('Ministry or department', { called: { en: 'Ministry or department', hi: 'मंत्रालय या विभाग' }, null: true }),
        states: text('States that it is for; All for all of India', {
          called: { hi: 'राज्य' },
          unit: 'JSON list',
          null: true,
          longest: 4_000,
        }),
        categories: text('The publisher’s categories', { called: { hi: 'श्रेणियाँ' }, unit: 'JSON list', null: true, longest: 2_000 }),
        tags: text('The publisher’s tags', { called: { en: 'Subjects', hi: 'विषय' }, unit: 'JSON list', null: true, longest: 5_000 }),
        // Ours is made from facts, and goes with a fact that no longer holds.
        brief: text('What it is, in a sentence or two', {
          called: { en: 'In short', hi: 'संक्षेप में' },
          null: true,
          mayClear: true,
          longest: 2_000,
        }),
        brief_source: text('Who wrote the brief: myscheme or jaankari', {
          called: { en: 'Who wrote that', hi: 'संक्षेप किसने लिखा' },
          null: true,
          mayClear: true,
          in: ['myscheme', 'jaankari'],
        }),
        close_date: text('Last day to apply; null when there is none or none is known', {
          called: { en: 'Last day to apply', hi: 'आवेदन का आख़िरी दिन' },
          unit: 'YYYY-MM-DD',
          null: true,
          mayClear: true,
          check: "close_date glob '????-??-??'",
        }),
        known: text('What is on record: name (name, ministry and perhaps states alone) or listing (all that the listing shows)', {
          called: { en: 'What is on record', hi: 'क्या दर्ज है' },
          said: { name: { en: 'its name', hi: 'केवल नाम' }, listing: { en: 'all that the list shows', hi: 'सूची की पूरी जानकारी' } },
          source: 'Noted here',
          in: ['name', 'listing'],
        }),
        recorded: text('When the listing showed it so', {
          called: { en: 'Listed so on', hi: 'सूची में कब ऐसा था' },
          unit: 'YYYY-MM-DD or YYYY-MM',
          source: 'Noted here',
        }),
        first_recorded: text('When it was first recorded here', {
          called: { en: 'First recorded', hi: 'पहली बार कब दर्ज' },
          unit: 'YYYY-MM-DD or YYYY-MM',
          source: 'Noted here',
        }),
        gone_since: text('Since when the publisher no longer lists it; null while it does', {
          called: { en: 'No longer listed since', hi: 'सूची में कब से नहीं' },
          unit: 'YYYY-MM-DD',
          source: 'Noted here',
          null: true,
          mayClear: true,
        }),
        name_key: text('Name as it is sorted and compared: lower case, without marks', {
          called: { en: 'Name as sorted', hi: 'क्रम के लिए नाम' },
          source: 'Made here',
          longest: 600,
        }),
        short_keys: text('Short title and slug without spaces and marks, each between spaces', {
          called: { en: 'Short names as searched', hi: 'खोज के लिए छोटे नाम' },
          source: 'Made here',
          longest: 400,
        }),
      },
      indexes: { scheme_by_name: 'name_key, id' },
    }),
    scheme_state: table({
      about: 'The states of schemes, one a row.',
      source: 'Made here from scheme',
      columns: {
        state: text('Name of the state, or All'),
        scheme: integer('id of the scheme'),
      },
      key: ['state', 'scheme'],
    }),
    scheme_category: table({
      about: 'The categories of schemes, one a row.',
      source: 'Made here from scheme',
      columns: {
        category: text('The publisher’s category'),
        scheme: integer('id of the scheme'),
      },
      key: ['category', 'scheme'],
    }),
    scheme_text: table({
      about: 'Index of words (SQLite FTS5, 3.43 or newer): where scheme_text match ?. It holds words only; the texts stand in scheme.',
      source: 'Made here from scheme',
      columns: {
        rowid: integer('id of the scheme'),
        short: text('Short title, searched'),
        name: text('Name, searched'),
        tags: text('Tags, searched'),
        brief: text('Brief, searched'),
        place: text('States, searched'),
      },
      using: "fts5(short, name, tags, brief, place, content='', contentless_delete=1, tokenize='ascii')",
    }),
    scheme_word: table({
      about: 'The index’s words (SQLite fts5vocab).',
      source: 'Made here from scheme_text',
      columns: {
        term: text('The word'),
        doc: integer('How many schemes have it', { unit: 'schemes' }),
        cnt: unread(text('How often it stands in all of them', { unit: 'times' })),
      },
      using: "fts5vocab('scheme_text', 'row')",
    }),
  },
});

export type SchemeTables = TablesOf<typeof SCHEMES_SNAPSHOT>;
/** A scheme as listed. Null means unknown; an empty text or list is known to be empty. */
export type SchemeRow = SchemeTables['scheme'];
/** A scheme's searchable texts, folded, under its id. The index holds only words. */
export type SchemeTextRow = SchemeTables['scheme_text'];

export const SCHEME_FACTS_SNAPSHOT = defineSnapshot({
  name: 'schemes-facts',
  version: 1,
  about:
    'Facts of schemes, taken from the English texts of their pages by rules, those with a `page` by hand from two public reports: who can apply, ' +
    'what is given, which papers are asked for.',
  sources: [MYSCHEME],
  tables: {
    fact: table({
      about: 'The facts of a scheme.',
      source: 'Made here from the texts of myscheme.gov.in',
      columns: {
        slug: text('slug of the scheme', { primary: true, form: SLUG, longest: 120 }),
        facts: text('The facts; a member that is not there is not known', { called: { hi: 'तथ्य' }, unit: 'JSON', longest: 20_000 }),
        as_of: text('When the texts were read', { unit: 'YYYY-MM-DD or YYYY-MM' }),
        rules: integer('Number of the rules that took them', {
          called: { en: 'Number of the rules', hi: 'नियमों की संख्या' },
          source: 'Noted here',
        }),
      },
      withoutRowid: true,
    }),
  },
});

export type FactTables = TablesOf<typeof SCHEME_FACTS_SNAPSHOT>;
/** Facts extracted from a scheme's texts. A file of its own, since it starts with its own seed and follows the texts. */
export type FactRow = FactTables['fact'];

export const SCHEME_TEXTS_SNAPSHOT = defineSnapshot({
  name: 'schemes-texts',
  version: 1,
  about: 'The long texts of schemes: what they give, to whom, and how one applies.',
  sources: [MYSCHEME],
  tables: {
    text: table({
      internal: true,
      about: 'The texts of a scheme.',
      source: 'myscheme.gov.in',
      columns: {
        slug: text('slug of the scheme', { primary: true, form: SLUG, longest: 120 }),
        body: blob('The texts', { unit: 'JSON, packed with Brotli', longest: 300_000 }),
        read_on: text('Day on which they were first read so, or last read after a change', { unit: 'YYYY-MM-DD', source: 'Noted here' }),
      },
    }),
    pass: table({
      internal: true,
      about: 'How far the weekly reading of all texts has come: one row.',
      source: 'Noted here',
      columns: {
        id: integer('Always 1', { primary: true, check: 'id = 1' }),
        began: text('Day on which this reading began', { unit: 'YYYY-MM-DD' }),
        through: text('slug of the last scheme that was read'),
      },
    }),
  },
});

export type TextTables = TablesOf<typeof SCHEME_TEXTS_SNAPSHOT>;
/** A scheme's long texts. A file of its own, which changes far less often than the listing. */
export type TextRow = TextTables['text'];
/**
 * Progress of reading all texts, which goes through the schemes by slug once a week, over several crawls if necessary. Unchanged texts
 * leave no trace, so that a week without news adds almost nothing to the repository.
 */
export type PassRow = TextTables['pass'];

/** Daily at 02:17 IST (20:47 UTC), off the hour; the first crawl of a week starts reading all long texts again. */
export const SCHEMES_SCHEDULE: Schedule = {
  cron: ['47 20 * * *'],
  words: {
    en: 'once a day at night IST; the long texts of all schemes once a week, those of changed ones at once',
    hi: 'रोज़ रात को एक बार; सभी योजनाओं के लंबे पाठ हफ़्ते में एक बार, बदली योजनाओं के तुरंत',
  },
  staleAfterHours: 72,
  alarmAfterDays: 30,
};
