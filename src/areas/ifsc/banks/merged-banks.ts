/** A bank that was merged into another and whose codes are no longer in use. */
export interface Merger {
  /** Its former name. */
  name: string;
  /** Letters of the bank it is now part of. */
  into: string;
  /** Day of the merger, YYYY-MM-DD. */
  on: string;
  /** The source's kind for it before the merger, if the list has another. */
  kind?: string;
  /** The last six characters of the new code, if the successor has a rule; such a code must be in the list. */
  rule?(branch: string): string | undefined;
}

/**
 * Banks whose four letters are still on people's cheques. Days are those on which the amalgamations took effect: Dena and Vijaya with Bank
 * of Baroda (notified 2 January 2019), the four of 4 March 2020, Lakshmi Vilas with DBS Bank India (25 November 2020), banks of the State
 * Bank group with it (orders of 22 February and 20 March 2017), ING Vysya with Kotak Mahindra (1 April 2015), Punjab and Maharashtra
 * Co-operative with Unity (25 January 2022), Fincare with AU (order of 4 March 2024), Karnataka Vikas Grameena with Karnataka Grameena
 * (gazette of 5 April 2025). Rules: notices of Canara Bank (10000 is added to a Syndicate branch's number) and of DBS (IN0 and the last
 * three digits); others gave each branch a code of its own.
 */
export const MERGED_BANKS: Readonly<Record<string, Merger>> = {
  ALLA: { name: 'Allahabad Bank', into: 'IDIB', on: '2020-04-01' },
  SYNB: {
    name: 'Syndicate Bank',
    into: 'CNRB',
    on: '2020-04-01',
    rule: (branch) => (/^00\d{4}$/.test(branch) ? `01${branch.slice(2)}` : undefined),
  },
  CORP: { name: 'Corporation Bank', into: 'UBIN', on: '2020-04-01' },
  ANDB: { name: 'Andhra Bank', into: 'UBIN', on: '2020-04-01' },
  ORBC: { name: 'Oriental Bank of Commerce', into: 'PUNB', on: '2020-04-01' },
  UTBI: { name: 'United Bank of India', into: 'PUNB', on: '2020-04-01' },
  VIJB: { name: 'Vijaya Bank', into: 'BARB', on: '2019-04-01' },
  BKDN: { name: 'Dena Bank', into: 'BARB', on: '2019-04-01' },
  LAVB: {
    name: 'Lakshmi Vilas Bank',
    into: 'DBSS',
    on: '2020-11-27',
    kind: 'Private',
    rule: (branch) => (/^000\d{3}$/.test(branch) ? `IN0${branch.slice(3)}` : undefined),
  },
  SBBJ: { name: 'State Bank of Bikaner and Jaipur', into: 'SBIN', on: '2017-04-01' },
  SBHY: { name: 'State Bank of Hyderabad', into: 'SBIN', on: '2017-04-01' },
  SBMY: { name: 'State Bank of Mysore', into: 'SBIN', on: '2017-04-01' },
  STBP: { name: 'State Bank of Patiala', into: 'SBIN', on: '2017-04-01' },
  SBTR: { name: 'State Bank of Travancore', into: 'SBIN', on: '2017-04-01' },
  VYSA: { name: 'ING Vysya Bank', into: 'KKBK', on: '2015-04-01' },
  PMCB: { name: 'Punjab and Maharashtra Co-operative Bank', into: 'UNBA', on: '2022-01-25' },
  FSFB: { name: 'Fincare Small Finance Bank', into: 'AUBL', on: '2024-04-01' },
  KVGB: { name: 'Karnataka Vikas Grameena Bank', into: 'PKGB', on: '2025-05-01' },
};
