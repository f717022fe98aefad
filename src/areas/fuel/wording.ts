import { defineWording } from '../../i18n/locale.ts';
import texts from './wording.json' with { type: 'json' };

export const FUEL = defineWording({
  ...texts,
  aLitreOf: { en: (place: string) => `a litre, price of ${place}`, hi: (place) => `प्रति लीटर, ${place} का दाम` },
  fuelIn: { en: (fuel: string, place: string) => `${fuel} in ${place}`, hi: (fuel, place) => `${place} में ${fuel}` },
  extreme: {
    en: (fuel: string, end: 'least' | 'most' | 'average', places: string) =>
      `${{ least: 'Cheapest', most: 'Dearest', average: 'Average price of' }[end]} ${fuel.toLowerCase()} among the ${places}`,
    hi: (fuel, end, places) => `${places} में ${{ least: 'सबसे सस्ता', most: 'सबसे महँगा', average: 'औसत दाम:' }[end]} ${fuel}`,
  },
  perLitre: { en: (rupees: string) => `₹${rupees} a litre`, hi: (rupees) => `₹${rupees} प्रति लीटर` },
  forRupees: { en: (title: string, rupees: string) => `${title} for ₹${rupees}`, hi: (title, rupees) => `${title}, ₹${rupees} का` },
  litresAt: {
    en: (litres: string, each: string) => `${litres} litres at ${each}`,
    hi: (litres, each) => `${litres} लीटर, ${each} के हिसाब से`,
  },
  ofLitres: { en: (title: string, litres: string) => `${title}, ${litres} litres`, hi: (title, litres) => `${title}, ${litres} लीटर` },
  rupeesAt: { en: (rupees: string, each: string) => `₹${rupees} at ${each}`, hi: (rupees, each) => `₹${rupees}, ${each} के हिसाब से` },
  priceOfState: {
    en: (state: string, town: string) => `The price of ${state}; ${town} has none of its own on record.`,
    hi: (state, town) => `यह ${state} का दाम है; ${town} का अपना दाम दर्ज नहीं है।`,
  },
  citiesOf: { en: (state: string) => `Prices in cities of ${state}`, hi: (state) => `${state} के शहरों में दाम` },
  placeTitle: { en: (place: string) => `Petrol and diesel price in ${place}`, hi: (place) => `${place} में पेट्रोल और डीज़ल का दाम` },
  cityAbout: {
    en: (city: string, state: string) =>
      `The petrol and diesel price in ${city}, ${state}, with past days, cities near by and a check of a fuel bill.`,
    hi: (city, state) => `${city} (${state}) में पेट्रोल और डीज़ल का दाम, पिछले दिनों के दाम, पास के शहर और बिल की जाँच।`,
  },
  stateAbout: {
    en: (state: string) => `The petrol and diesel price in ${state}, its rank among the states, its cities and its neighbours.`,
    hi: (state) => `${state} में पेट्रोल और डीज़ल का दाम, राज्यों में उसकी जगह, उसके शहर और पड़ोसी राज्य।`,
  },
  rankOfCity: { en: (rank: string) => `Petrol: ${rank} cities.`, hi: (rank) => `पेट्रोल: ${rank}।` },
  ranksOfState: {
    en: (petrol: string, diesel: string) => `Petrol: ${petrol}; diesel: ${diesel} states and union territories.`,
    hi: (petrol, diesel) => `पेट्रोल: ${petrol}; डीज़ल: ${diesel}।`,
  },
  /** `cheapest of 36`, `3rd dearest of 36`. */
  rank: {
    en: (place: string | undefined, isCheap: boolean, count: number, _of: 'city' | 'state') =>
      `${place ? `${place} ` : ''}${isCheap ? 'cheapest' : 'costliest'} of ${count}`,
    hi: (place, isCheap, count, of) =>
      `${count} ${of === 'city' ? 'शहरों' : 'राज्यों और केंद्र शासित प्रदेशों'} में ${place ? `${place} ` : ''}सबसे ${isCheap ? 'सस्ता' : 'महँगा'}`,
  },
  moreOf: { en: (place: string) => `More of ${place}`, hi: (place) => `${place} के बारे में और` },
  everything: { en: (place: string) => `Everything on ${place}`, hi: (place) => `${place} की सारी जानकारी` },
  everythingAndTowns: {
    en: (place: string) => `Everything on ${place}, and its towns`,
    hi: (place) => `${place} और उसके शहरों की सारी जानकारी`,
  },
  inPlace: { en: (place: string) => `Petrol and diesel in ${place}`, hi: (place) => `${place} में पेट्रोल और डीज़ल` },
  at: {
    en: (fuel: string, rupees: string) => `${fuel.toLowerCase()} at ₹${rupees}`,
    hi: (fuel, rupees) => `${fuel} ₹${rupees}`,
  },
  billAbout: {
    en: (prices: string, place: string, day: string, source: string, isState: boolean) =>
      `Against ${prices} a litre in ${place} on ${day}, ${source}. Pumps of a town differ by some paise${isState ? ', towns of a state by rupees' : ''}.`,
    hi: (prices, place, day, source, isState) =>
      `${place} में ${day} के दाम से मिलान: ${prices} प्रति लीटर (स्रोत ${source})। एक ही शहर के पंपों में कुछ पैसों का फ़र्क़ होता है${isState ? ', और राज्य के अलग-अलग शहरों में रुपयों का' : ''}।`,
  },
  chartCaption: { en: (fuel: string) => `${fuel}, rupees a litre`, hi: (fuel) => `${fuel}, रुपये प्रति लीटर` },
  chartTitle: { en: (fuel: string, place: string) => `${fuel} price in ${place}`, hi: (fuel, place) => `${place} में ${fuel} का दाम` },
  daysLabel: { en: (place: string) => `Prices in ${place} by day`, hi: (place) => `${place} में दाम, दिन के हिसाब से` },
  km: { en: (km: string) => `${km} km`, hi: (km) => `${km} किमी` },
});
