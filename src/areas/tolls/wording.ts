import { defineWording } from '../../i18n/locale.ts';
import texts from './wording.json' with { type: 'json' };

/** A road as its signs name it: `NH 48`, `NE 4` for the record's `NE- 4`. */
const written = (road: string): string => {
  const plain = road.replace(/^NH[ -]*/, '');
  return plain.startsWith('NE') ? plain.replace(/^NE[ -]*0?/, 'NE ') : `NH ${plain}`;
};

/** What is said of toll plazas. */
export const TOLLS = defineWording({
  ...texts,
  about: {
    en: (count: string) => `${count} toll plazas of national highways, with what each class of vehicles pays and until when.`,
    hi: (count) => `राष्ट्रीय राजमार्गों के ${count} टोल प्लाज़ा, हर तरह के वाहन का टोल और कब तक लागू।`,
  },
  inState: { en: (state: string) => `Toll plazas in ${state}`, hi: (state) => `${state} के टोल प्लाज़ा` },
  stateTitle: { en: (state: string) => `Toll plazas in ${state} and their rates`, hi: (state) => `${state} के टोल प्लाज़ा और टोल` },
  stateAbout: {
    en: (state: string, count: string) => `${count} toll plazas in ${state}: a car’s single, return and monthly toll, and a bus’s.`,
    hi: (state, count) => `${state} के ${count} टोल प्लाज़ा: कार का एक बार का, आने-जाने का और महीने का टोल, और बस का।`,
  },
  until: { en: (day: string) => `until ${day}`, hi: (day) => `${day} तक` },
  ended: { en: (day: string) => `rates ended on ${day}`, hi: (day) => `ये दरें ${day} को ख़त्म हुईं` },
  tollFor: {
    en: (plaza: string, vehicle: string, journey: string | undefined) =>
      `Toll at ${plaza}, ${[vehicle, journey].filter(Boolean).join(', ')}`,
    hi: (plaza, vehicle, journey) => `${plaza} पर टोल, ${[vehicle, journey].filter(Boolean).join(', ')}`,
  },
  vehicles: {
    en: {
      car: 'car',
      lcv: 'light commercial vehicle',
      bus: 'bus or truck',
      multiaxle: 'three axles',
      axle_4_6: 'four to six axles',
      axle_7_plus: 'seven axles or more',
      hcm: 'construction machinery',
    },
    hi: {
      car: 'कार',
      lcv: 'हल्का व्यावसायिक वाहन',
      bus: 'बस या ट्रक',
      multiaxle: 'तीन एक्सल',
      axle_4_6: 'चार से छह एक्सल',
      axle_7_plus: 'सात या ज़्यादा एक्सल',
      hcm: 'निर्माण मशीन',
    },
  },
  journeys: {
    en: {
      single: 'single journey',
      return_24h: 'return within 24 hours',
      monthly: 'monthly, 50 journeys',
      local: 'registered in the district',
    },
    hi: { single: 'एक बार', return_24h: '24 घंटे में आना-जाना', monthly: 'महीने का, 50 यात्राएँ', local: 'ज़िले में दर्ज वाहन' },
  },
  calledLike: { en: (name: string) => `Toll plazas called like “${name}”`, hi: (name) => `“${name}” से मिलते नाम के टोल प्लाज़ा` },
  noneCalled: {
    en: (name: string) => `No toll plaza or highway on record is called “${name}”`,
    hi: (name) => `“${name}” नाम का कोई टोल प्लाज़ा या राजमार्ग दर्ज नहीं`,
  },
  ofNationalRoads: {
    en: 'On record are the plazas of the national highways authority; few of states and none of private expressways',
    hi: 'राष्ट्रीय राजमार्ग प्राधिकरण के टोल प्लाज़ा दर्ज हैं; राज्यों के कम, निजी एक्सप्रेसवे के नहीं',
  },
  forCars: { en: 'A car pays', hi: 'कार का टोल' },
  fromTo: { en: (from: string, to: string) => `Toll from ${from} to ${to}`, hi: (from, to) => `${from} से ${to} का टोल` },
  onRoadIn: {
    en: (road: string, state: string | undefined) => `Toll plazas on ${road}${state ? ` in ${state}` : ''}`,
    hi: (road, state) => `${state ? `${state} में ` : ''}${road} के टोल प्लाज़ा`,
  },
  carPays: {
    en: (single: string, back: string | undefined) => `₹${single}${back ? `, return ₹${back}` : ''}`,
    hi: (single, back) => `₹${single}${back ? `, आना-जाना ₹${back}` : ''}`,
  },
  nearest: { en: (place: string) => `Toll plazas near ${place}`, hi: (place) => `${place} के पास टोल प्लाज़ा` },
  nearFact: { en: (km: string) => `${km} km away`, hi: (km) => `${km} किमी दूर` },
  onRoad: {
    en: (road: string) => written(road),
    hi: (road) =>
      written(road)
        .replace('NH', 'एनएच')
        .replace('NE', 'एनई')
        .replace(/\bnew\b/gi, 'नया')
        .replace(/\bold\b/gi, 'पुराना'),
  },
});
