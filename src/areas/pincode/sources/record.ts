/** A post office as the base of the directory prints it. */
export interface ListedOffice {
  pin: number;
  name: string;
  district: string;
  division: string;
  region: string;
  circle: string;
  state: string;
}

/** What an older edition says of an office besides. */
export interface OfficeDetail {
  pin: number;
  name: string;
  taluk: string;
}

export interface ListedPoint {
  pin: number;
  lat: number;
  lon: number;
}

export type PincodeRecord = { office: ListedOffice } | { detail: OfficeDetail } | { point: ListedPoint } | { version: string };
