import { defineWording } from '../../i18n/locale.ts';
import texts from './wording.json' with { type: 'json' };

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
  tollAt: { en: (plaza: string) => `Toll at ${plaza}, car`, hi: (plaza) => `${plaza} पर कार का टोल` },
  carPays: {
    en: (single: string, back: string | undefined) => `₹${single}${back ? `, return ₹${back}` : ''}`,
    hi: (single, back) => `₹${single}${back ? `, आना-जाना ₹${back}` : ''}`,
  },
  nearest: { en: (place: string) => `Toll plazas near ${place}`, hi: (place) => `${place} के पास टोल प्लाज़ा` },
  nearFact: { en: (km: string) => `${km} km away`, hi: (km) => `${km} किमी दूर` },
  onRoad: { en: (road: string) => `NH ${road}`, hi: (road) => `NH ${road}` },
});
