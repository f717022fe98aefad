/** A post office as in the directory's base. */
export interface ListedOffice {
  pin: number;
  name: string;
  district: string;
  division: string;
  region: string;
  circle: string;
  state: string;
}

/** A corrected office of the older edition, with its type (an index into OFFICE_TYPES) and taluk. */
export type FormerOffice = ListedOffice & { type: number | null; taluk: string | null };

/** Additional data on an office in an older edition. */
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

/** An office in the present directory. */
export interface CurrentOffice {
  pin: number;
  name: string;
  /** Index into OFFICE_TYPES. */
  type: number;
  delivers: boolean;
  /** In capitals; null if missing. */
  district: string | null;
  state: string | null;
  /** In degrees (WGS 84), if reliable. */
  point: { lat: number; lon: number } | null;
}

export type PincodeRecord =
  | { current: CurrentOffice }
  | { office: ListedOffice }
  | { detail: OfficeDetail }
  | { point: ListedPoint }
  | { version: string };
