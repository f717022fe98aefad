import type { LocalizedText } from '../../i18n/locale.ts';

/** What a coach is for: air-conditioned, sleeper, seats without reservation, or not for passengers. */
export type CoachGroup = 'ac' | 'sleeper' | 'general' | 'service';

interface Kind {
  name: LocalizedText;
  group: CoachGroup;
}

const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['1A', { name: { en: 'first class, air-conditioned', hi: 'फ़र्स्ट एसी' }, group: 'ac' }],
  ['2A', { name: { en: 'two tiers, air-conditioned', hi: 'सेकंड एसी' }, group: 'ac' }],
  ['3A', { name: { en: 'three tiers, air-conditioned', hi: 'थर्ड एसी' }, group: 'ac' }],
  ['3E', { name: { en: 'three tiers, economy, air-conditioned', hi: 'थर्ड एसी इकॉनमी' }, group: 'ac' }],
  ['EA', { name: { en: 'Anubhuti seats, air-conditioned', hi: 'अनुभूति, एसी सीटें' }, group: 'ac' }],
  ['EV', { name: { en: 'Vistadome, executive', hi: 'विस्टाडोम, एग्ज़ीक्यूटिव' }, group: 'ac' }],
  ['EC', { name: { en: 'executive seats, air-conditioned', hi: 'एग्ज़ीक्यूटिव, एसी सीटें' }, group: 'ac' }],
  ['VC', { name: { en: 'Vistadome, air-conditioned', hi: 'विस्टाडोम, एसी' }, group: 'ac' }],
  ['VS', { name: { en: 'Vistadome', hi: 'विस्टाडोम' }, group: 'sleeper' }],
  ['CC', { name: { en: 'seats, air-conditioned', hi: 'एसी चेयर कार' }, group: 'ac' }],
  ['FC', { name: { en: 'first class', hi: 'फ़र्स्ट क्लास' }, group: 'sleeper' }],
  ['SL', { name: { en: 'sleeper', hi: 'स्लीपर' }, group: 'sleeper' }],
  ['2S', { name: { en: 'second class seats', hi: 'सेकंड सिटिंग' }, group: 'sleeper' }],
  ['GEN', { name: { en: 'without reservation', hi: 'बिना आरक्षण' }, group: 'general' }],
  ['SLR', { name: { en: 'seats, luggage and guard', hi: 'सीटें, सामान और गार्ड' }, group: 'general' }],
  [
    'SLRD',
    { name: { en: 'seats, luggage and guard, room for disabled people', hi: 'सीटें, सामान और गार्ड; दिव्यांगों के लिए जगह' }, group: 'general' },
  ],
  ['LPR', { name: { en: 'power, luggage and guard', hi: 'बिजली, सामान और गार्ड' }, group: 'service' }],
  ['OCV', { name: { en: 'other coach', hi: 'दूसरा डिब्बा' }, group: 'service' }],
  ['VP', { name: { en: 'parcels', hi: 'पार्सल' }, group: 'service' }],
  ['PC', { name: { en: 'pantry', hi: 'रसोई' }, group: 'service' }],
  ['DC', { name: { en: 'dining car', hi: 'भोजन यान' }, group: 'service' }],
]);

/** A kind of coach in words, by its code; undefined for one that the list has not. */
export const kindOfCoach = (code: string): Kind | undefined => KINDS.get(code);
