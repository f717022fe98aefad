/** Schema version of data/domain.sqlite. */
export const DOMAIN_VERSION = 1;

/** Which server tells of the names below an ending. */
export interface RegistryRow {
  /** In ASCII, without a dot: `in`, `xn--h2brj9c`. */
  ending: string;
  /** Base address, https, with a slash at the end. */
  rdap: string;
  source: string;
  /** Day of the list, YYYY-MM-DD. */
  as_of: string;
}

export interface DomainTables {
  registry: RegistryRow;
}

export const CREATE_DOMAIN_TABLES = [
  `create table if not exists registry (
    ending text primary key check (ending not glob '*[^a-z0-9.-]*'),
    rdap text not null check (rdap glob 'https://*/'),
    source text not null,
    as_of text not null
  )`,
] as const;
