import { defineWording } from '../i18n/locale.ts';

const KINDS = {
  en: { least: 'lowest', most: 'highest', average: 'average' },
  hi: { least: 'सबसे कम', most: 'सबसे ज़्यादा', average: 'औसत' },
} as const;

/** What is said of differences, changes and rankings of any figures. */
export const QUANTITIES = defineWording({
  versus: { en: (titles: readonly string[]) => titles.join(' and '), hi: (titles) => titles.join(' और ') },
  same: { en: (value: string) => `The same: ${value}`, hi: (value) => `बराबर: ${value}` },
  yes: { en: (why: string) => `Yes: ${why}`, hi: (why) => `हाँ: ${why}` },
  no: { en: (why: string) => `No: ${why}`, hi: (why) => `नहीं: ${why}` },
  by: { en: (gap: string) => `a difference of ${gap}`, hi: (gap) => `${gap} का अंतर` },
  up: { en: (by: string, percent: string) => `up ${by} (${percent} %)`, hi: (by, percent) => `${by} बढ़ा (${percent} %)` },
  down: { en: (by: string, percent: string) => `down ${by} (${percent} %)`, hi: (by, percent) => `${by} घटा (${percent} %)` },
  unchanged: { en: 'unchanged', hi: 'कोई बदलाव नहीं' },
  changeOf: { en: (title: string) => `${title}: change`, hi: (title) => `${title}: बदलाव` },
  onDay: { en: (day: string, value: string) => `${day}: ${value}`, hi: (day, value) => `${day}: ${value}` },
  extreme: {
    en: (title: string, kind: 'least' | 'most' | 'average') => `${title}: ${KINDS.en[kind]}`,
    hi: (title, kind) => `${title}: ${KINDS.hi[kind]}`,
  },
  overDays: {
    en: (count: number, from: string, to: string) => `Of ${count} days on record from ${from} to ${to}`,
    hi: (count, from, to) => `${from} से ${to} तक दर्ज ${count} दिनों में`,
  },
  ofMany: { en: (count: number) => `Of ${count}`, hi: (count) => `${count} में से` },
  next: { en: 'Then', hi: 'फिर' },
});
