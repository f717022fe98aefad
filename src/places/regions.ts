import type { LocalizedText } from '../i18n/locale.ts';

/** States that people name together: those of the zonal councils (States Reorganisation Act, 1956) and of the North Eastern Council. */
interface Region {
  name: Required<LocalizedText>;
  pattern: RegExp;
  states: readonly string[];
}

const REGIONS: readonly Region[] = [
  {
    name: { en: 'the north-east', hi: 'पूर्वोत्तर' },
    pattern: /\bnorth ?-?east(?:ern)?\b|पूर्वोत्तर|\bpurvottar\b/iu,
    states: ['Assam', 'Arunachal Pradesh', 'Manipur', 'Tripura', 'Mizoram', 'Meghalaya', 'Nagaland', 'Sikkim'],
  },
  {
    name: { en: 'the south', hi: 'दक्षिण भारत' },
    pattern: /\bsouth(?:ern)? (?:india\w*|states?)\b|\bdakshin bharat\b|दक्षिण भारत/iu,
    states: ['Andhra Pradesh', 'Karnataka', 'Kerala', 'Tamil Nadu', 'Puducherry', 'Telangana'],
  },
  {
    name: { en: 'the north', hi: 'उत्तर भारत' },
    pattern: /\bnorth(?:ern)? (?:india\w*|states?)\b|\buttar bharat\b|उत्तर भारत/iu,
    states: ['Haryana', 'Himachal Pradesh', 'Jammu and Kashmir', 'Punjab', 'Rajasthan', 'Delhi', 'Chandigarh', 'Ladakh'],
  },
  {
    name: { en: 'the west', hi: 'पश्चिम भारत' },
    pattern: /\bwest(?:ern)? (?:india\w*|states?)\b|\bpaschim bharat\b|पश्चिम भारत/iu,
    states: ['Goa', 'Gujarat', 'Maharashtra', 'Dadra and Nagar Haveli and Daman and Diu'],
  },
  {
    name: { en: 'the east', hi: 'पूर्वी भारत' },
    pattern: /\beast(?:ern)? (?:india\w*|states?)\b|\bpurvi bharat\b|पूर्वी भारत/iu,
    states: ['Bihar', 'Jharkhand', 'Odisha', 'West Bengal'],
  },
];

/** The region that a text names. */
export const regionIn = (text: string): Region | undefined => REGIONS.find(({ pattern }) => pattern.test(text));
