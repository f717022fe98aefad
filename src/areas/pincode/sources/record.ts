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

/** An office of the directory of today. */
export interface CurrentOffice {
  pin: number;
  name: string;
  /** Place in OFFICE_TYPES. */
  type: number;
  delivers: boolean;
  /** In capitals; null where the directory has none. */
  district: string | null;
  state: string | null;
  /** In degrees (WGS 84), where it can be believed. */
  point: { lat: number; lon: number } | null;
}

export type PincodeRecord =
  | { current: CurrentOffice }
  | { office: ListedOffice }
  | { detail: OfficeDetail }
  | { point: ListedPoint }
  | { version: string };
