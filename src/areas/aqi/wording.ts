import { defineWording } from '../../i18n/locale.ts';
import texts from './wording.json' with { type: 'json' };

/** What the page of the air says. */
export const AIR = defineWording({
  ...texts,
  range: { en: (from: number, to: number) => `${from} to ${to}`, hi: (from, to) => `${from} से ${to}` },
  airIn: { en: (place: string) => `Air quality in ${place}`, hi: (place) => `${place} में हवा की गुणवत्ता` },
});
