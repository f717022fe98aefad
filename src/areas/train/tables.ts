/** Schema version of data/train.sqlite. */
export const TRAIN_VERSION = 1;

/** Where rows come from; a train or a station names one of these. */
export interface SourceRow {
  name: string;
  title: string;
  url: string;
  licence: string | null;
}

export interface StationRow {
  code: string;
  name: string;
  /** As the source says it; null where it does not. */
  state: string | null;
  zone: string | null;
  /** Degrees, WGS 84; both null where unknown. */
  lat: number | null;
  lon: number | null;
  /** Former codes and other names, a JSON array of texts. */
  aliases: string;
  source: string;
  /** When it was so: a day, a month or a year. */
  as_of: string;
}

export interface TrainRow {
  /** Five digits. */
  number: string;
  name: string;
  /** Kind of train as people write it, `Jan Shatabdi`; null where unknown. */
  type: string | null;
  /** At the first station: seven 0 or 1, Monday first; null where unknown. */
  days_runs: string | null;
  /** Separated by commas; empty where unknown. */
  classes: string;
  /** From end to end; null where unknown. */
  distance_km: number | null;
  source: string;
  as_of: string;
  /** What is known to be missing or doubtful, in the source's terms; null for nothing besides what holds for the whole source. */
  note: string | null;
}

export interface StopRow {
  train: string;
  /** 1 at the first station. */
  seq: number;
  station: string;
  /** Minutes since midnight (IST) of the day on which the train starts; null at the first station, and where unknown. */
  arrival: number | null;
  departure: number | null;
  /** From the first station; null where unknown. */
  distance_km: number | null;
}

export interface TrainTables {
  source: SourceRow;
  station: StationRow;
  train: TrainRow;
  stop: StopRow;
}

export const CREATE_TRAIN_TABLES = [
  `create table if not exists source (
    name text primary key,
    title text not null,
    url text not null,
    licence text
  ) without rowid`,
  `create table if not exists station (
    code text primary key check (length(code) between 1 and 5 and code not glob '*[^A-Z]*'),
    name text not null,
    state text,
    zone text,
    lat real,
    lon real,
    aliases text not null,
    source text not null references source(name),
    as_of text not null,
    check ((lat is null) = (lon is null))
  ) without rowid`,
  `create table if not exists train (
    number text primary key check (number glob '[0-9][0-9][0-9][0-9][0-9]'),
    name text not null,
    type text,
    days_runs text check (days_runs is null or (length(days_runs) = 7 and days_runs not glob '*[^01]*')),
    classes text not null,
    distance_km integer,
    source text not null references source(name),
    as_of text not null,
    note text
  ) without rowid`,
  `create table if not exists stop (
    train text not null references train(number),
    seq integer not null,
    station text not null references station(code),
    arrival integer check (arrival >= 0),
    departure integer check (departure >= arrival),
    distance_km integer,
    primary key (train, seq)
  ) without rowid`,
] as const;
