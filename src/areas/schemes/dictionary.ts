import type { SnapshotMeaning } from '../dictionary.ts';
import type { SchemeTables, TextTables } from './tables.ts';

const MYSCHEME = { name: 'myscheme.gov.in', url: 'https://www.myscheme.gov.in' };

/** What stands in data/schemes.sqlite. */
export const SCHEMES_MEANING: SnapshotMeaning<SchemeTables> = {
  name: 'schemes',
  about: 'Schemes of the Union and the states as the publisher lists them. Null is unknown; an empty text or list is known to be empty.',
  sources: [
    MYSCHEME,
    { name: 'AIForBharat', url: 'https://github.com/romeirofernandes/AIForBharat' },
    { name: 'Aawaz Intelligence', url: 'https://github.com/AtharvSinha26052005/ai-for-bharat-aawaz-intelligence' },
  ],
  tables: {
    scheme: {
      about: 'A scheme as listed.',
      source: 'myscheme.gov.in, by a crawl or by the records of March 2026 to begin with',
      columns: {
        id: { about: 'Number of the row, by which other tables name it', source: 'Given here' },
        slug: { about: 'The publisher’s word for it in addresses' },
        upstream_id: { about: 'The publisher’s identifier; empty until a crawl gives it' },
        name: { about: 'Name' },
        short_title: { about: 'Short title: PMAY' },
        level: { about: 'central or state' },
        scheme_for: { about: 'Whom it is for, in the publisher’s word: Individual' },
        ministry: { about: 'Ministry or department' },
        states: { about: 'States that it is for; All for all of India', unit: 'JSON list' },
        categories: { about: 'The publisher’s categories', unit: 'JSON list' },
        tags: { about: 'The publisher’s tags', unit: 'JSON list' },
        brief: { about: 'What it is, in a sentence or two' },
        brief_source: { about: 'Who wrote the brief: myscheme or jaankari' },
        close_date: { about: 'Last day to apply; null when there is none or none is known', unit: 'YYYY-MM-DD' },
        known: {
          about: 'What is on record: name (name, ministry and perhaps states alone) or listing (all that the listing shows)',
          source: 'Noted here',
        },
        recorded: { about: 'When the listing showed it so', unit: 'YYYY-MM-DD or YYYY-MM', source: 'Noted here' },
        first_recorded: { about: 'When it was first recorded here', unit: 'YYYY-MM-DD or YYYY-MM', source: 'Noted here' },
        gone_since: { about: 'Since when the publisher no longer lists it; null while it does', unit: 'YYYY-MM-DD', source: 'Noted here' },
        name_key: { about: 'Name as it is sorted and compared: lower case, without marks', source: 'Made here' },
        short_keys: { about: 'Short title and slug without spaces and marks, each between spaces', source: 'Made here' },
      },
    },
    scheme_state: {
      about: 'The states of schemes, one a row.',
      source: 'Made here from scheme',
      columns: { state: { about: 'Name of the state, or All' }, scheme: { about: 'id of the scheme' } },
    },
    scheme_category: {
      about: 'The categories of schemes, one a row.',
      source: 'Made here from scheme',
      columns: { category: { about: 'The publisher’s category' }, scheme: { about: 'id of the scheme' } },
    },
    scheme_text: {
      about: 'Index of words (SQLite FTS5, 3.43 or newer): where scheme_text match ?. It holds words only; the texts stand in scheme.',
      source: 'Made here from scheme',
      columns: {
        rowid: { about: 'id of the scheme' },
        short: { about: 'Short title, searched' },
        name: { about: 'Name, searched' },
        tags: { about: 'Tags, searched' },
        brief: { about: 'Brief, searched' },
        place: { about: 'States, searched' },
      },
    },
    scheme_word: {
      about: 'The index’s words (SQLite fts5vocab).',
      source: 'Made here from scheme_text',
      columns: {
        term: { about: 'The word' },
        doc: { about: 'How many schemes have it', unit: 'schemes' },
        cnt: { about: 'How often it stands in all of them', unit: 'times' },
      },
    },
  },
};

/** What stands in data/schemes-texts.sqlite, which a first crawl makes. */
export const SCHEME_TEXTS_MEANING: SnapshotMeaning<TextTables> = {
  name: 'schemes-texts',
  about: 'The long texts of schemes: what they give, to whom, and how one applies.',
  sources: [MYSCHEME],
  tables: {
    text: {
      about: 'The texts of a scheme.',
      source: 'myscheme.gov.in',
      columns: {
        slug: { about: 'slug of the scheme' },
        body: { about: 'The texts', unit: 'JSON, packed with Brotli' },
        read_on: { about: 'Day on which they were first read so, or last read after a change', unit: 'YYYY-MM-DD', source: 'Noted here' },
      },
    },
    pass: {
      about: 'How far the weekly reading of all texts has come: one row.',
      source: 'Noted here',
      columns: {
        id: { about: 'Always 1' },
        began: { about: 'Day on which this reading began', unit: 'YYYY-MM-DD' },
        through: { about: 'slug of the last scheme that was read' },
      },
    },
  },
};
