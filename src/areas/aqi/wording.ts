import { defineWording } from '../../i18n/locale.ts';
import texts from './wording.json' with { type: 'json' };

/** What the page of the air says. */
export const AIR = defineWording({
  ...texts,
  range: { en: (from: number, to: number) => `${from} to ${to}`, hi: (from, to) => `${from} से ${to}` },
  citiesLead: {
    en: (count: number) => `The index of ${count} cities, measured at stations of the CPCB and the states. Newest reading:`,
    hi: (count) => `${count} शहरों का सूचकांक, CPCB और राज्यों के स्टेशनों पर नापा गया। सबसे नया माप:`,
  },
  stationsCount: {
    en: (count: number) => `${count} ${count === 1 ? 'station' : 'stations'}`,
    hi: (count) => `${count} स्टेशन`,
  },
  airIn: { en: (place: string) => `Air quality in ${place}`, hi: (place) => `${place} में हवा की गुणवत्ता` },
});
