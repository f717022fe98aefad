import { blob, defineSnapshot, type TablesOf, table, text } from '../../store/table.ts';
import type { Schedule } from '../area.ts';

/** data/ip.sqlite. */
export const IP_SNAPSHOT = defineSnapshot({
  name: 'ip',
  version: 1,
  about: 'The database of countries by IP address as its publisher made it. Whoever passes it on has to link to DB-IP (https://db-ip.com).',
  sources: [{ name: 'IP Geolocation by DB-IP', url: 'https://db-ip.com', licence: 'CC BY 4.0' }],
  tables: {
    edition: table({
      renewedBy: { column: 'edition' },
      internal: true,
      about: 'An edition of a database: whole files in the format MMDB.',
      source: 'DB-IP',
      columns: {
        name: text('Which database: country', { primary: true }),
        edition: text('Day on which it was built', { unit: 'YYYY-MM-DD' }),
        source: text('The way it came: db-ip or dbip-country-package'),
        sha256: text('SHA-256 of the unpacked files', { unit: 'hex', source: 'Computed here', form: /^[\da-f]{64}$/ }),
        ipv4: blob('The file for IPv4, or for both families', { unit: 'MMDB, packed with Brotli', longest: 20_000_000 }),
        ipv6: blob('The file for IPv6; null where the first holds both families', {
          unit: 'MMDB, packed with Brotli',
          null: true,
          mayClear: true,
          longest: 20_000_000,
        }),
      },
    }),
  },
});

export type IpTables = TablesOf<typeof IP_SNAPSHOT>;
/** An edition of a database, as its publisher made it: MMDB files, packed with Brotli. */
export type EditionRow = IpTables['edition'];

/** DB-IP publishes on the first days of each month. */
export const IP_SCHEDULE: Schedule = {
  cron: ['29 21 5 * *'],
  words: { en: 'once a month, on the 6th at 02:59 IST', hi: 'महीने में एक बार, 6 तारीख़ को रात 2:59 बजे' },
  staleAfterHours: 70 * 24,
  alarmAfterDays: 70,
};
