import type { SnapshotMeaning } from '../dictionary.ts';
import type { DomainTables } from './tables.ts';

/** What stands in data/domain.sqlite. */
export const DOMAIN_MEANING: SnapshotMeaning<DomainTables> = {
  name: 'domain',
  about:
    'Which server tells, by RDAP, of the names below an ending. What they tell of a name is asked for on request and is not on record.',
  sources: [{ name: 'IANA, registration data servers of domain names', url: 'https://www.iana.org/assignments/rdap-dns/rdap-dns.xhtml' }],
  tables: {
    registry: {
      about: 'The server of an ending.',
      source: 'IANA',
      columns: {
        ending: { about: 'Ending in ASCII, without a dot: in, xn--h2brj9c' },
        rdap: { about: 'Base address of the server, with a slash at the end', unit: 'https address' },
        source: { about: 'Where the row is from: iana-rdap, the list itself, or rdap-starter, the endings to begin with' },
        as_of: { about: 'Day of the list', unit: 'YYYY-MM-DD' },
      },
    },
  },
};
