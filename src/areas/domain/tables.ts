import { defineSnapshot, type TablesOf, table, text } from '../../store/table.ts';
import type { Schedule } from '../area.ts';

/** data/domain.sqlite. */
export const DOMAIN_SNAPSHOT = defineSnapshot({
  name: 'domain',
  version: 1,
  about:
    'Which server tells, by RDAP, of the names below an ending. What they tell of a name is asked for on request and is not on record.',
  sources: [{ name: 'IANA, registration data servers of domain names', url: 'https://www.iana.org/assignments/rdap-dns/rdap-dns.xhtml' }],
  tables: {
    registry: table({
      about: 'The server of an ending.',
      source: 'IANA',
      columns: {
        ending: text('Ending in ASCII, without a dot: in, xn--h2brj9c', {
          called: { hi: 'एक्सटेंशन' },
          primary: true,
          check: "ending not glob '*[^a-z0-9.-]*'",
        }),
        rdap: text('Base address of the server, with a slash at the end', {
          called: { en: 'Server', hi: 'सर्वर' },
          unit: 'https address',
          check: "rdap glob 'https://*/'",
        }),
        source: text('Where the row is from: iana-rdap, the list itself, or rdap-starter, the endings to begin with'),
        as_of: text('Day of the list', { unit: 'YYYY-MM-DD' }),
      },
    }),
  },
});

export type DomainTables = TablesOf<typeof DOMAIN_SNAPSHOT>;
/** Which server tells of the names below an ending. */
export type RegistryRow = DomainTables['registry'];

/** IANA changes its list of registration servers a few times a month; read on the 7th of each. */
export const DOMAIN_SCHEDULE: Schedule = {
  cron: ['29 21 6 * *'],
  words: { en: 'once a month, on the 7th at 02:59 IST', hi: 'महीने में एक बार, 7 तारीख़ को रात 2:59 बजे' },
  staleAfterHours: 70 * 24,
  alarmAfterDays: 70,
};
