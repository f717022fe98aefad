import { defineWording, inAllLocales, type Locale, type LocalizedText, localName, template } from '../../i18n/locale.ts';
import { findDistrictName } from '../../places/districts.ts';
import { findStateName } from '../../places/states.ts';
import { officeName } from './office-names.ts';
import { PLATE_KINDS, type PlateKind } from './schema.ts';
import type { OfficeRow } from './tables.ts';
import texts from './wording.json' with { type: 'json' };

/** Kinds of plate, as plate.ts has them in English. */
const KINDS_IN_HINDI: Readonly<Record<PlateKind, string>> = texts.kindsInHindi;

/** Missions, and vehicles by a letter of Delhi, as plate.ts and state-codes.ts have them in English. */
const MISSIONS: Readonly<Record<string, string>> = texts.missionsInHindi;
const CATEGORIES: Readonly<Record<string, string>> = texts.categoriesInHindi;

/** What pages say of number plates and registering offices. */
export const VEHICLE = defineWording({
  ...texts.vehicle,
  officeCount: template('{count} codes of offices', '{count} कार्यालयों के कोड'),
  ownersElsewhere: {
    en: 'Who owns a vehicle is told at vahan.parivahan.gov.in alone. Its number is of:',
    hi: 'वाहन किसका है, यह सिर्फ़ vahan.parivahan.gov.in बताता है। नंबर यहाँ का है:',
  },
  missionOf: {
    en: (kind: string, number: string) => `${kind}, number ${number}`,
    hi: (kind, number) => `${MISSIONS[kind] ?? kind}, नंबर ${number}`,
  },
  perhaps: template('perhaps {office}', 'शायद {office}'),
  /** Vehicles of a letter of Delhi. */
  categoryOf: { en: (category: string) => category, hi: (category) => CATEGORIES[category] ?? category },
  plateTitle: template('Number plate {plate}', 'नंबर प्लेट {plate}'),
  noPlate: template('{text} is no number plate', '{text} नंबर प्लेट नहीं है'),
  lettersOf: template('Plates of {state} begin with {code}', '{state} की प्लेट {code} से शुरू होती है'),
  stateOf: {
    en: (state: string, code: string | null, today: string | null) => `${state} (${code}${today ? `, today ${today}` : ''})`,
    hi: (state, code, today) => `${state} (${code}${today ? `, अब ${today}` : ''})`,
  },
  noOffice: template('No list has an office {code}.', '{code} नाम का कार्यालय किसी सूची में नहीं है।'),
  officeAsOf: template('Office as of {day} ', 'कार्यालय की जानकारी {day} की '),
  noneFound: template('No office was found for “{q}”.', '“{q}” के लिए कोई कार्यालय नहीं मिला।'),
  nearNames: template('Nothing is called “{q}”; these are of {names}.', '“{q}” नाम से कुछ नहीं मिला; ये {names} के हैं।'),
  renamed: template('{old} until {year}', '{year} तक {old}'),
  stateTitle: template('RTO codes of {state}', '{state} के आरटीओ कोड'),
  stateAbout: template(
    'Registering offices of {state}, whose number plates begin with {code}.',
    '{state} के आरटीओ; यहाँ की नंबर प्लेट {code} से शुरू होती है।',
  ),
  /** The texts around the letters. */
  beginWith: { en: 'Number plates begin with ', hi: 'यहाँ की नंबर प्लेट ' },
  listed: template('{codes} of registering offices, by lists up to {day}.', 'आरटीओ के {codes}; सबसे नया स्रोत {day} का।'),
  officesOf: template('Registering offices of {state}', '{state} के आरटीओ'),
  formerOf: template('Former codes of {state}', '{state} के पुराने कोड'),
  dashboardOf: template('Dashboard numbers of {state}', '{state} के डैशबोर्ड नंबर'),
  legacy: {
    en: (current: string | null) => `no longer given${current ? `, now ${current}` : ''}`,
    hi: (current) => `अब नहीं दिया जाता${current ? `, अब ${current}` : ''}`,
  },
  inDistrict: template('{district} district', 'ज़िला {district}'),
  onPlates: template('{code} on number plates', 'नंबर प्लेट पर {code}'),
  rtoOf: template('RTO of {place}', '{place} का आरटीओ'),
  rtoOfDistrict: template('RTOs of {district} district, where {place} is', '{district} ज़िले के आरटीओ, जहाँ {place} है'),
  notKnownWhich: { en: 'Which of them registers vehicles there is not on record', hi: 'इनमें से कौन-सा वहाँ का है, यह दर्ज नहीं' },
  plateIs: { en: (kind: PlateKind): string => `A plate ${PLATE_KINDS[kind]}.`, hi: (kind) => `${KINDS_IN_HINDI[kind]}।` },
  kindOf: { en: (kind: PlateKind): string => PLATE_KINDS[kind], hi: (kind) => KINDS_IN_HINDI[kind] },
  statusOf: {
    en: (status: string) => status.replaceAll('-', ' '),
    hi: (status) => (status === 'not-in-use' ? 'इस्तेमाल में नहीं' : status === 'discontinued' ? 'बंद' : status),
  },
});

/** Notes on a plate in Hindi, by the English; the groups of a pattern stand where the text has `$1`. */
const NOTES = texts.notesInHindi.map(({ en, hi }) => ({ pattern: new RegExp(`^${en}$`), hi }));
/** A note on a plate, as `plate.ts` has it in English. */
export const noteIn = (locale: Locale, note: string): string => {
  const inHindi = locale === 'hi' ? NOTES.find(({ pattern }) => pattern.test(note)) : undefined;
  return inHindi ? note.replace(inHindi.pattern, inHindi.hi) : note;
};

type Office = Omit<OfficeRow, 'doubts' | 'attested_by'>;

/** An office in a sentence, where it is and what it is; the names of offices that are no town's are in English. */
export const officeText = ({ office, district, state, type, kind, current }: Office): LocalizedText & { hi: string } =>
  inAllLocales(VEHICLE, (t, locale) => {
    const inDistrict = district && district !== office ? t.inDistrict(localName(locale, findDistrictName(district, state))) : null;
    const where = [office && localName(locale, officeName(office, state)), inDistrict, state && localName(locale, findStateName(state))]
      .filter(Boolean)
      .join(', ');
    const what = kind === 'legacy' ? t.legacy(current) : kind === 'dashboard' ? t.aDashboardNumber : t.registeringOffice;
    return `${where}: ${what}${locale === 'en' && type && kind === 'office' ? ` (${type})` : ''}${t.end}`;
  });
