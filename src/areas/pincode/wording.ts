import { defineWording } from '../../i18n/locale.ts';
import type { OfficeType } from '../../places/pincodes/tables.ts';
import texts from './wording.json' with { type: 'json' };

/** Texts of the PIN code pages. */
export const PINCODE = defineWording({
  ...texts,
  total: {
    en: (codes: string, districts: number) => `${codes} PIN codes in ${districts} districts.`,
    hi: (codes, districts) => `${districts} ज़िलों में ${codes} पिन कोड।`,
  },
  pinOf: { en: (office: string) => `PIN code of ${office}`, hi: (office) => `${office} का पिन कोड` },
  inDistricts: { en: (count: number) => `In ${count} districts`, hi: (count) => `${count} ज़िलों में` },
  beginWith: { en: (digits: string) => `PIN codes that begin with ${digits}`, hi: (digits) => `${digits} से शुरू होने वाले पिन कोड` },
  alsoCalled: { en: (others: string) => `Also: ${others}`, hi: (others) => `और: ${others}` },
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
  officeWithPin: {
    en: (office: string, code: number) => `${office} post office, PIN ${code}`,
    hi: (office, code) => `${office} डाकघर, पिन ${code}`,
  },
  andMore: {
    en: (office: string, more: number) => `${office} and ${more} more post offices`,
    hi: (office, more) => `${office}, साथ में ${more} और डाकघर`,
  },
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
  districtNumber: {
    en: (count: number) => `${count} ${count === 1 ? 'district' : 'districts'}`,
    hi: (count) => `${count} ${count === 1 ? 'ज़िला' : 'ज़िले'}`,
  },
  officeNumber: { en: (count: number) => `${count} ${count === 1 ? 'office' : 'offices'}`, hi: (count) => `${count} डाकघर` },
  oneTitle: {
    en: (code: string, district: string, state: string) => `PIN code ${code}: ${district}, ${state}`,
    hi: (code, _district, state) => `पिन कोड ${code}, ${state}`,
  },
  officeCount: {
    en: (count: string) => `${count} post office${count === '1' ? '' : 's'}.`,
    hi: (count) => `${count} डाकघर।`,
  },
  nearby: { en: (code: string) => `PIN codes near ${code}`, hi: (code) => `${code} के पास के पिन कोड` },
  whereIs: { en: (code: string) => `Where ${code} is in India`, hi: (code) => `भारत में ${code} कहाँ है` },
  nothing: { en: (q: string) => `No post office or district is called “${q}”.`, hi: (q) => `“${q}” नाम का कोई डाकघर या ज़िला नहीं मिला।` },
  loose: {
    en: (q: string) => `No office is called “${q}”. By a near spelling:`,
    hi: (q) => `“${q}” नाम का कोई डाकघर नहीं है। मिलते-जुलते नाम:`,
  },
  officesOf: { en: (code: string) => `Post offices of ${code}`, hi: (code) => `${code} के डाकघर` },
  type: {
    en: (type: OfficeType) => ({ head: 'head office', sub: 'sub office', branch: 'branch office' })[type],
    hi: (type) => ({ head: 'प्रधान डाकघर', sub: 'उप डाकघर', branch: 'शाखा डाकघर' })[type],
  },
  directoryOf: {
    en: (day: string | undefined) => `${day ? `The directory is that of ${day}. ` : ''}Taluks are those of 2015.`,
    hi: (day) => `${day ? `सूची ${day} की है। ` : ''}तहसीलें 2015 की हैं।`,
  },
});
