import { writeMmdb } from '../../support/mmdb.ts';

/** An operator's databases in both layouts, made up: MaxMind's, and ip-location-db's with a file for each family. */
export const ASN_V4 = writeMmdb({
  version: 4,
  type: 'asn ipv4',
  built: '2026-10-01T00:00:00Z',
  networks: [
    { cidr: '8.8.8.0/24', record: { autonomous_system_number: 64500, autonomous_system_organization: 'Example Network' } },
    { cidr: '117.192.0.0/10', record: { autonomous_system_number: 64501, autonomous_system_organization: 'Example Telecom of India' } },
  ],
});
export const ASN_V6 = writeMmdb({
  version: 6,
  type: 'asn ipv6',
  built: '2026-10-02T00:00:00Z',
  networks: [{ cidr: '2405:200::/29', record: { autonomous_system_number: 64502, autonomous_system_organization: 'Example Six' } }],
});
export const CITY = writeMmdb({
  version: 6,
  type: 'DBIP-City-Lite',
  built: '2026-10-01T00:00:00Z',
  networks: [
    {
      cidr: '117.192.0.0/10',
      record: {
        city: { names: { en: 'Chennai' } },
        country: { iso_code: 'IN' },
        location: { latitude: 13.0878, longitude: 80.2785, time_zone: 'Asia/Kolkata' },
        subdivisions: [{ names: { en: 'Tamil Nadu' } }],
      },
    },
  ],
});
