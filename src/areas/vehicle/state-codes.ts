/** The two letters with which a plate begins, and the state or union territory they stand for (Ministry's table, S.O. 444(E) of 12 June 1989 as amended). */
export const STATE_CODES: Readonly<Record<string, string>> = {
  AN: 'Andaman and Nicobar Islands',
  AP: 'Andhra Pradesh',
  AR: 'Arunachal Pradesh',
  AS: 'Assam',
  BR: 'Bihar',
  CG: 'Chhattisgarh',
  CH: 'Chandigarh',
  DD: 'Dadra and Nagar Haveli and Daman and Diu',
  DL: 'Delhi',
  GA: 'Goa',
  GJ: 'Gujarat',
  HP: 'Himachal Pradesh',
  HR: 'Haryana',
  JH: 'Jharkhand',
  JK: 'Jammu and Kashmir',
  KA: 'Karnataka',
  KL: 'Kerala',
  LA: 'Ladakh',
  LD: 'Lakshadweep',
  MH: 'Maharashtra',
  ML: 'Meghalaya',
  MN: 'Manipur',
  MP: 'Madhya Pradesh',
  MZ: 'Mizoram',
  NL: 'Nagaland',
  OD: 'Odisha',
  PB: 'Punjab',
  PY: 'Puducherry',
  RJ: 'Rajasthan',
  SK: 'Sikkim',
  TG: 'Telangana',
  TN: 'Tamil Nadu',
  TR: 'Tripura',
  UK: 'Uttarakhand',
  UP: 'Uttar Pradesh',
  WB: 'West Bengal',
};

/** A state code that another took the place of. */
export interface RenamedCode {
  old: string;
  new: string;
  state: string;
  /** As exactly as a source says: a year, a month or a day. */
  since: string;
  /** What says so. */
  source: string;
  /** Only for what was a part of the state; the old code goes on for the rest. */
  part?: true;
}

/** Plates with the old code stay valid; the number of the office is the same unless the code of a part was numbered anew. */
export const RENAMED_CODES: readonly RenamedCode[] = [
  { old: 'OR', new: 'OD', state: 'Odisha', since: '2012', source: 'reported in July 2012; the notification was not found' },
  { old: 'UA', new: 'UK', state: 'Uttarakhand', since: '2007-04-19', source: 'S.O. 606(E) of 19 April 2007' },
  { old: 'AP', new: 'TS', state: 'Telangana', since: '2014-06', source: 'G.O.Ms.No. 2 TR&B of 17 June 2014', part: true },
  { old: 'TS', new: 'TG', state: 'Telangana', since: '2024-03-12', source: 'S.O. 444(E), serial 29A as amended in March 2024' },
  { old: 'DN', new: 'DD', state: 'Dadra and Nagar Haveli and Daman and Diu', since: '2020-01', source: 'reported on 11 February 2020' },
  { old: 'JK', new: 'LA', state: 'Ladakh', since: '2019-11-27', source: 'S.O. 444(E), serial 17A as amended in November 2019', part: true },
  { old: 'BR', new: 'JH', state: 'Jharkhand', since: '2001-01-05', source: 'S.O. 14(E) of 5 January 2001', part: true },
];

/** The whole renaming of a code that is no longer given; undefined for one of today. */
export const findRenaming = (code: string): RenamedCode | undefined => RENAMED_CODES.find(({ old, part }) => old === code && !part);

/** The code that stands in a code's place today, however often it was renamed; the code itself where none does. */
export function currentCode(code: string): string {
  const renaming = findRenaming(code);
  return renaming ? currentCode(renaming.new) : code;
}

/** Codes that a state's offices had before: TS for Telangana. */
export const formerCodes = (code: string): string[] => RENAMED_CODES.filter((one) => one.new === code && !one.part).map(({ old }) => old);

/** The state of a code of today or of before; undefined for letters that are no state's. */
export const findStateByCode = (code: string): string | undefined => STATE_CODES[code] ?? findRenaming(code)?.state;

/** The letter after the office number of a Delhi plate. */
export const DELHI_CATEGORIES: Readonly<Record<string, string>> = {
  S: 'two-wheelers',
  C: 'cars and SUVs',
  P: 'public passenger vehicles',
  R: 'three-wheeled rickshaws',
  T: 'tourist vehicles and taxis',
  V: 'pick-up trucks and vans',
  Y: 'hire vehicles',
};
