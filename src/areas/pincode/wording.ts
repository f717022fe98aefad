import { defineWording } from '../../i18n/locale.ts';

type OfficeType = 'head' | 'sub' | 'branch';

/** What pages say of PIN codes. */
export const PINCODE = defineWording({
  pinCodes: { en: 'PIN codes', hi: 'पिन कोड' },
  listTitle: { en: 'PIN codes of India', hi: 'भारत के पिन कोड' },
  ask: { en: 'PIN code, post office or place', hi: 'पिन कोड, डाकघर या जगह' },
  example: { en: '110001 or Karol Bagh', hi: '110001, Karol Bagh' },
  lookUp: { en: 'Look up', hi: 'खोजें' },
  total: {
    en: (codes: string, districts: number) => `${codes} PIN codes in ${districts} districts.`,
    hi: (codes, districts) => `${districts} ज़िलों में ${codes} पिन कोड।`,
  },
  mayHaveChanged: { en: 'Offices may have opened or closed since.', hi: 'तब से कुछ डाकघर खुले या बंद हुए हो सकते हैं।' },
  asListed: {
    en: 'States and districts are those of today.',
    hi: 'राज्य और ज़िले आज के हैं।',
  },
  notOnRecord: { en: 'The directory is not on record here.', hi: 'पिन कोड की सूची यहाँ दर्ज नहीं है।' },
  districts: { en: 'Districts', hi: 'ज़िले' },
  asData: { en: 'The districts as data', hi: 'ज़िलों का डेटा' },

  pinCodesAbout: {
    en: 'Look up a PIN code, or find that of a place.',
    hi: 'कोई पिन कोड देखिए, या किसी जगह का पिन कोड खोजिए।',
  },
  indiaAlone: {
    en: 'PIN codes are those of India; codes of other countries are not on record',
    hi: 'यहाँ भारत के पिन कोड हैं; दूसरे देशों के कोड दर्ज नहीं हैं',
  },
  pinOf: { en: (office: string) => `PIN code of ${office}`, hi: (office) => `${office} का पिन कोड` },
  pinsOf: { en: (district: string) => `PIN codes of ${district}`, hi: (district) => `${district} के पिन कोड` },
  pinsSay: {
    en: (count: string, district: string, state: string) => `${count} PIN codes of ${district} district, ${state}.`,
    hi: (count, district, state) => `ज़िला ${district} (${state}) के ${count} पिन कोड।`,
  },
  pinIs: { en: (code: string) => `PIN code ${code}`, hi: (code) => `पिन कोड ${code}` },
  notAPin: { en: (digits: string) => `${digits} is no PIN code`, hi: (digits) => `${digits} पिन कोड नहीं है` },
  sixDigits: { en: (count: number) => `It has ${count} digits; a PIN code has 6`, hi: (count) => `इसमें ${count} अंक हैं; पिन कोड में 6 होते हैं` },
  noneCalled: {
    en: (name: string) => `The directory has no post office called “${name}”`,
    hi: (name) => `सूची में “${name}” नाम का डाकघर नहीं है`,
  },
  notListed: { en: 'Not in the directory.', hi: 'सूची में नहीं है।' },
  officeWithPin: {
    en: (office: string, code: number) => `${office} post office, PIN ${code}`,
    hi: (office, code) => `${office} डाकघर, पिन ${code}`,
  },
  andMore: {
    en: (office: string, more: number) => `${office} and ${more} more post offices`,
    hi: (office, more) => `${office}, साथ में ${more} और डाकघर`,
  },
  crumb: { en: 'PIN codes', hi: 'पिन कोड' },
  districtTitle: {
    en: (district: string, state: string) => `PIN codes of ${district}, ${state}`,
    hi: (district, state) => `${district} के पिन कोड, ${state}`,
  },
  districtAbout: {
    en: (count: string, district: string, state: string) => `${count} of ${district} district, ${state}, with their post offices.`,
    hi: (count, district, state) => `${state} के ज़िले ${district} के ${count} और उनके डाकघर।`,
  },
  districtLead: {
    en: (count: string, state: string, ends: readonly [string, string] | undefined) =>
      `${count} in ${state}${ends ? `, from ${ends[0]} to ${ends[1]}` : ''}.`,
    hi: (count, state, ends) => `${state}: ${count}${ends ? `, ${ends[0]} से ${ends[1]} तक` : ''}।`,
  },
  findInDistrict: { en: 'Find a code or an office', hi: 'पिन कोड या डाकघर का नाम अंग्रेज़ी में' },
  districtNumber: {
    en: (count: number) => `${count} ${count === 1 ? 'district' : 'districts'}`,
    hi: (count) => `${count} ${count === 1 ? 'ज़िला' : 'ज़िले'}`,
  },
  officeNumber: { en: (count: number) => `${count} ${count === 1 ? 'office' : 'offices'}`, hi: (count) => `${count} डाकघर` },
  byDirectory: {
    en: "By India Post's directory of October 2025; a PIN code stands with the district of most of its offices.",
    hi: 'डाक विभाग की अक्टूबर 2025 की सूची से; पिन कोड उस ज़िले में लिखा है जहाँ उसके ज़्यादातर डाकघर हैं।',
  },
  findTitle: { en: 'Find a PIN code', hi: 'पिन कोड खोजें' },
  oneTitle: {
    en: (code: string, district: string, state: string) => `PIN code ${code}: ${district}, ${state}`,
    hi: (code, _district, state) => `पिन कोड ${code}, ${state}`,
  },
  about: { en: 'Post offices of a PIN code.', hi: 'किसी पिन कोड के डाकघर।' },
  stop: { en: '. ', hi: '। ' },
  officeCount: {
    en: (count: string) => `${count} post office${count === '1' ? '' : 's'}.`,
    hi: (count) => `${count} डाकघर।`,
  },
  near: { en: 'Near: ', hi: 'मिलते-जुलते: ' },
  nearby: { en: (code: string) => `PIN codes near ${code}`, hi: (code) => `${code} के पास के पिन कोड` },
  km: { en: 'km', hi: 'किमी' },
  whereIs: { en: (code: string) => `Where ${code} is in India`, hi: (code) => `भारत में ${code} कहाँ है` },
  nothing: { en: (q: string) => `No post office or district is called “${q}”.`, hi: (q) => `“${q}” नाम का कोई डाकघर या ज़िला नहीं मिला।` },
  loose: {
    en: (q: string) => `No office is called “${q}”. By a near spelling:`,
    hi: (q) => `“${q}” नाम का कोई डाकघर नहीं है। मिलते-जुलते नाम:`,
  },
  officesOf: { en: (code: string) => `Post offices of ${code}`, hi: (code) => `${code} के डाकघर` },
  office: { en: 'Post office', hi: 'डाकघर' },
  offices: { en: 'Post offices', hi: 'डाकघर' },
  officesFound: { en: 'Post offices found', hi: 'मिले हुए डाकघर' },
  district: { en: 'District', hi: 'ज़िला' },
  taluk: { en: 'Taluk', hi: 'तहसील' },
  type: {
    en: (type: OfficeType) => ({ head: 'head office', sub: 'sub office', branch: 'branch office' })[type],
    hi: (type) => ({ head: 'प्रधान डाकघर', sub: 'उप डाकघर', branch: 'शाखा डाकघर' })[type],
  },
  delivers: { en: 'delivers', hi: 'डाक बाँटता है' },
  notListedNow: { en: 'no longer listed', hi: 'अब सूची में नहीं' },
  doesNotDeliver: { en: 'does not deliver', hi: 'डाक नहीं बाँटता' },
  state: { en: 'State', hi: 'राज्य' },
  circle: { en: 'Circle', hi: 'सर्किल' },
  region: { en: 'Region', hi: 'क्षेत्र' },
  coordinates: { en: 'Coordinates', hi: 'निर्देशांक' },
  digipin: { en: 'DIGIPIN', hi: 'डिजिपिन' },
  by: { en: 'By ', hi: 'स्रोत: ' },
  madeOf: {
    en: (edition: string, day: string | undefined) =>
      `Made of ${edition}${day ? `; the directory is that of ${day}` : ''}. Taluks are those of 2015.`,
    hi: (edition, day) => `${edition} से बना${day ? `; सूची ${day} की है` : ''}। तहसीलें 2015 की हैं।`,
  },
  pinCode: { en: 'PIN code', hi: 'पिन कोड' },
});
