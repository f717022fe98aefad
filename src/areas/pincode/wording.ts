import { defineWording, template } from '../../i18n/locale.ts';
import type { OfficeType } from '../../places/pincodes/tables.ts';
import texts from './wording.json' with { type: 'json' };

/** Texts of the PIN code pages. */
export const PINCODE = defineWording({
  ...texts,
  total: template('{codes} PIN codes in {districts} districts.', '{districts} ज़िलों में {codes} पिन कोड।'),
  districtOf: template('District of {town}', '{town} का ज़िला'),
  codeOf: template('{code} of {place}', '{place}: {code}'),
  pinOf: template('PIN code of {office}', '{office} का पिन कोड'),
  inDistricts: template('In {count} districts', '{count} ज़िलों में'),
  beginWith: template('PIN codes that begin with {digits}', '{digits} से शुरू होने वाले पिन कोड'),
  alsoCalled: template('Also: {others}', 'और: {others}'),
  districtsIn: template('Districts of {state}', '{state} के ज़िले'),
  byDirectory: { en: 'By the directory of PIN codes', hi: 'पिन कोड सूची के अनुसार' },
  pinsOf: template('PIN codes of {district}', '{district} के पिन कोड'),
  pinsSay: template('{count} PIN codes of {district} district, {state}.', 'ज़िला {district} ({state}) के {count} पिन कोड।'),
  pinIs: template('PIN code {code}', 'पिन कोड {code}'),
  notAPin: template('{digits} is no PIN code', '{digits} पिन कोड नहीं है'),
  notAnyOffice: template('No post office has the PIN code {code}.', '{code} पिन कोड सूची में नहीं है।'),
  sixDigits: template('It has {count} digits; a PIN code has 6', 'इसमें {count} अंक हैं; पिन कोड में 6 होते हैं'),
  noneCalled: template('The directory has no post office called “{name}”', 'सूची में “{name}” नाम का डाकघर नहीं है'),
  officeWithPin: template('{office} post office, PIN {code}', '{office} डाकघर, पिन {code}'),
  andMore: template('{office} and {more} more post offices', '{office}, साथ में {more} और डाकघर'),
  districtTitle: template('PIN codes of {district}, {state}', '{district} के पिन कोड, {state}'),
  districtAbout: template(
    '{count} of {district} district, {state}, with their post offices.',
    '{state} के ज़िले {district} के {count} और उनके डाकघर।',
  ),
  districtLead: {
    en: (count: string, state: string) => `${count} in ${state}`,
    hi: (count, state) => `${state}: ${count}`,
  },
  districtNumber: {
    en: (count: number) => `${count} ${count === 1 ? 'district' : 'districts'}`,
    hi: (count) => `${count} ${count === 1 ? 'ज़िला' : 'ज़िले'}`,
  },
  officeNumber: { en: (count: number) => `${count} ${count === 1 ? 'office' : 'offices'}`, hi: (count) => `${count} डाकघर` },
  oneTitle: template('PIN code {code}: {district}, {state}', 'पिन कोड {code}, {state}'),
  officeCount: {
    en: (count: string) => `${count} post office${count === '1' ? '' : 's'}`,
    hi: (count) => `${count} डाकघर`,
  },
  allOf: template('Everything on {town}', '{town} की पूरी जानकारी'),
  nearby: template('PIN codes near {code}', '{code} के पास के पिन कोड'),
  whereIs: template('Where {code} is in India', 'भारत में {code} कहाँ है'),
  nothing: template('No post office or district is called “{q}”.', '“{q}” नाम का कोई डाकघर या ज़िला नहीं मिला।'),
  loose: template('No office is called “{q}”. By a near spelling:', '“{q}” नाम का कोई डाकघर नहीं है। मिलते-जुलते नाम:'),
  officesOf: template('Post offices of {code}', '{code} के डाकघर'),
  type: {
    en: (type: OfficeType) => ({ head: 'head office', sub: 'sub office', branch: 'branch office' })[type],
    hi: (type) => ({ head: 'प्रधान डाकघर', sub: 'उप डाकघर', branch: 'शाखा डाकघर' })[type],
  },
  directoryOf: {
    en: (day: string | undefined) => `${day ? `The directory is that of ${day}. ` : ''}Taluks are those of 2015.`,
    hi: (day) => `${day ? `सूची ${day} की है। ` : ''}तहसीलें 2015 की हैं।`,
  },
});
