import type { SnapshotMeaning } from '../dictionary.ts';
import type { IpTables } from './tables.ts';

/** What stands in data/ip.sqlite. */
export const IP_MEANING: SnapshotMeaning<IpTables> = {
  name: 'ip',
  about: 'The database of countries by IP address as its publisher made it. Whoever passes it on has to link to DB-IP (https://db-ip.com).',
  sources: [{ name: 'IP Geolocation by DB-IP', url: 'https://db-ip.com', licence: 'CC BY 4.0' }],
  tables: {
    edition: {
      about: 'An edition of a database: whole files in the format MMDB.',
      source: 'DB-IP',
      columns: {
        name: { about: 'Which database: country' },
        edition: { about: 'Day on which it was built', unit: 'YYYY-MM-DD' },
        source: { about: 'The way it came: db-ip or dbip-country-package' },
        sha256: { about: 'SHA-256 of the unpacked files', unit: 'hex', source: 'Computed here' },
        ipv4: { about: 'The file for IPv4, or for both families', unit: 'MMDB, packed with Brotli' },
        ipv6: { about: 'The file for IPv6; null where the first holds both families', unit: 'MMDB, packed with Brotli' },
      },
    },
  },
};
