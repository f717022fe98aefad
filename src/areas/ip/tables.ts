/** Schema version of data/ip.sqlite. */
export const IP_VERSION = 1;

/** An edition of a database, as its publisher made it: MMDB files, packed with Brotli. */
export interface EditionRow {
  /** `country`. */
  name: string;
  /** Day on which it was built, YYYY-MM-DD. */
  edition: string;
  source: string;
  /** Of the unpacked files, hex. */
  sha256: string;
  /** The file for IPv4. */
  ipv4: Uint8Array;
  /** The file for IPv6; null where the first holds both families. */
  ipv6: Uint8Array | null;
}

export interface IpTables {
  edition: EditionRow;
}

export const CREATE_IP_TABLES = [
  `create table if not exists edition (
    name text primary key,
    edition text not null,
    source text not null,
    sha256 text not null,
    ipv4 blob not null,
    ipv6 blob
  )`,
] as const;
