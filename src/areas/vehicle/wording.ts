import { defineWording, inAllLocales, type LocalizedText, localName } from '../../i18n/locale.ts';
import { findStateName } from '../../places/states.ts';
import { PLATE_KINDS, type PlateKind } from './schema.ts';
import type { OfficeRow } from './tables.ts';
import texts from './wording.json' with { type: 'json' };

/** Kinds of plate, as plate.ts has them in English. */
const KINDS_IN_HINDI: Readonly<Record<PlateKind, string>> = texts.kindsInHindi;

/** What pages say of number plates and registering offices. */
export const VEHICLE = defineWording({
  ...texts.vehicle,
  officeCount: { en: (count: number) => `${count} codes of offices`, hi: (count) => `${count} दफ़्तरों के कोड` },
  plateTitle: { en: (plate: string) => `Number plate ${plate}`, hi: (plate) => `नंबर प्लेट ${plate}` },
  noPlate: { en: (text: string) => `${text} is no number plate`, hi: (text) => `${text} नंबर प्लेट नहीं है` },
  lettersOf: {
    en: (state: string, code: string) => `Plates of ${state} begin with ${code}`,
    hi: (state, code) => `${state} की प्लेट ${code} से शुरू होती है`,
  },
  stateOf: {
    en: (state: string, code: string | null, today: string | null) => `${state} (${code}${today ? `, today ${today}` : ''})`,
    hi: (state, code, today) => `${state} (${code}${today ? `, अब ${today}` : ''})`,
  },
  noOffice: { en: (code: string) => `No list has an office ${code}.`, hi: (code) => `${code} नाम का दफ़्तर किसी सूची में नहीं है।` },
  officeAsOf: {
    en: (day: string) => `Office as of ${day} `,
    hi: (day) => `दफ़्तर की जानकारी ${day} की `,
  },
  noneFound: { en: (q: string) => `No office was found for “${q}”.`, hi: (q) => `“${q}” के लिए कोई दफ़्तर नहीं मिला।` },
  nearNames: {
    en: (q: string, names: string) => `Nothing is called “${q}”; these are of ${names}.`,
    hi: (q, names) => `“${q}” नाम से कुछ नहीं मिला; ये ${names} के हैं।`,
  },
  renamed: { en: (old: string, year: string) => `${old} until ${year}`, hi: (old, year) => `${year} तक ${old}` },
  stateTitle: { en: (state: string) => `RTO codes of ${state}`, hi: (state) => `${state} के आरटीओ कोड` },
  stateAbout: {
    en: (state: string, code: string) => `Registering offices of ${state}, whose number plates begin with ${code}.`,
    hi: (state, code) => `${state} के आरटीओ दफ़्तर; यहाँ की नंबर प्लेट ${code} से शुरू होती है।`,
  },
  /** What stands around the letters. */
  beginWith: { en: 'Number plates begin with ', hi: 'यहाँ की नंबर प्लेट ' },
  listed: {
    en: (codes: string, day: string) => `${codes} of registering offices, by lists up to ${day}.`,
    hi: (codes, day) => `आरटीओ दफ़्तरों के ${codes}; सबसे नया स्रोत ${day} का।`,
  },
  officesOf: { en: (state: string) => `Registering offices of ${state}`, hi: (state) => `${state} के आरटीओ दफ़्तर` },
  formerOf: { en: (state: string) => `Former codes of ${state}`, hi: (state) => `${state} के पुराने कोड` },
  dashboardOf: { en: (state: string) => `Dashboard numbers of ${state}`, hi: (state) => `${state} के डैशबोर्ड नंबर` },
  legacy: {
    en: (current: string | null) => `no longer given${current ? `, now ${current}` : ''}`,
    hi: (current) => `अब नहीं दिया जाता${current ? `, अब ${current}` : ''}`,
  },
  inDistrict: { en: (district: string) => `${district} district`, hi: (district) => `ज़िला ${district}` },
  onPlates: { en: (code: string) => `${code} on number plates`, hi: (code) => `नंबर प्लेट पर ${code}` },
  rtoOf: { en: (place: string) => `RTO of ${place}`, hi: (place) => `${place} का आरटीओ` },
  kindOf: { en: (kind: PlateKind): string => PLATE_KINDS[kind], hi: (kind) => KINDS_IN_HINDI[kind] },
  statusOf: {
    en: (status: string) => status.replaceAll('-', ' '),
    hi: (status) => (status === 'not-in-use' ? 'इस्तेमाल में नहीं' : status === 'discontinued' ? 'बंद' : status),
  },
});

type Office = Omit<OfficeRow, 'doubts' | 'attested_by'>;

/** An office in a sentence: where it is, and what it is. */
export const describeOffice = (office: Office): string => officeText(office).en;

/** The same in both languages; names of offices and districts are in English. */
export const officeText = ({ office, district, state, type, kind, current }: Office): LocalizedText & { hi: string } =>
  inAllLocales(VEHICLE, (t, locale) => {
    const inDistrict = district && district !== office ? t.inDistrict(district) : null;
    const where = [office, inDistrict, state && localName(locale, findStateName(state))].filter(Boolean).join(', ');
    const what = kind === 'legacy' ? t.legacy(current) : kind === 'dashboard' ? t.aDashboardNumber : t.registeringOffice;
    return `${where}: ${what}${type && kind === 'office' ? ` (${type})` : ''}${t.end}`;
  });
