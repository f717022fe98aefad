import { defineWording, template } from '../../i18n/locale.ts';
import texts from './wording.json' with { type: 'json' };

/** What the page of the air says. */
export const AIR = defineWording({
  ...texts,
  range: template('{from} to {to}', '{from} से {to}'),
  citiesLead: template(
    'The index of {count} cities, measured at stations of the CPCB and the states. Newest reading:',
    '{count} शहरों का सूचकांक, CPCB और राज्यों के स्टेशनों पर नापा गया। सबसे नया माप:',
  ),
  stationsCount: {
    en: (count: number) => `${count} ${count === 1 ? 'station' : 'stations'}`,
    hi: (count) => `${count} स्टेशन`,
  },
  stationsOf: template('Stations of the Central Pollution Control Board, list of {day}.', 'केंद्रीय प्रदूषण नियंत्रण बोर्ड के स्टेशन, {day} की सूची।'),
  airIn: template('Air quality in {place}', '{place} की वायु गुणवत्ता'),
});
