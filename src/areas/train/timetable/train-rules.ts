/** Words in names of trains that exist only to test the railways' programs: `TEST FOR CCLMS`. */
const TEST = /\b(?:test|dummy)\b/i;
/** Words in names of trains that carry goods: `SGTY-AJNI RAPID PARCEL`, `YPR-TKD ICOD JPP RCS`, `CP-PTNR VP SPL`. */
const PARCELS = /\b(?:parcels?|pcet|pexp|jpp|rcs|vp|cargo)\b/i;

export const PARCEL_TYPE = 'Parcel Express';

/** Whether a record is of no train at all. Such records are left out, whatever source they are from. */
export const isTestTrain = ({ name }: { name: string }): boolean => TEST.test(name);

/** A train whose source does not say its kind, with the kind that its name says: trains for parcels take no passengers. */
export const withParcelType = <T extends { name: string; type: string | null }>(train: T): T =>
  train.type === null && PARCELS.test(train.name) ? { ...train, type: PARCEL_TYPE } : train;

/** Specials have numbers beginning with 0 (Railway Board's numbering of December 2010): they run for days or a season. */
export const isSpecial = ({ number }: { number: string }): boolean => number.startsWith('0');
