import { defineWording, template } from '../i18n/locale.ts';

const KINDS = {
  en: { least: 'lowest', most: 'highest', average: 'average' },
  hi: { least: 'सबसे कम', most: 'सबसे ज़्यादा', average: 'औसत' },
} as const;

/** What is said of differences, changes and rankings of any figures. */
export const QUANTITIES = defineWording({
  versus: { en: (titles: readonly string[]) => titles.join(' and '), hi: (titles) => titles.join(' और ') },
  same: template('The same: {value}', 'बराबर: {value}'),
  yes: template('Yes: {why}', 'हाँ: {why}'),
  no: template('No: {why}', 'नहीं: {why}'),
  by: template('a difference of {gap}', '{gap} का अंतर'),
  up: template('up {by} ({percent}%)', '{by} बढ़ा ({percent}%)'),
  down: template('down {by} ({percent}%)', '{by} घटा ({percent}%)'),
  unchanged: { en: 'unchanged', hi: 'कोई बदलाव नहीं' },
  changeOf: template('{title}: change', '{title}: बदलाव'),
  nobodyKnows: { en: 'Nobody knows what a price will be', hi: 'आगे का दाम कोई नहीं जानता' },
  onDay: template('{day}: {value}', '{day}: {value}'),
  extreme: {
    en: (title: string, kind: 'least' | 'most' | 'average') => `${title}: ${KINDS.en[kind]}`,
    hi: (title, kind) => `${title}: ${KINDS.hi[kind]}`,
  },
  overDays: template('Of {count} days on record from {from} to {to}', '{from} से {to} तक दर्ज {count} दिनों में'),
  ofMany: template('Of {count}', '{count} में से'),
  next: { en: 'Then', hi: 'फिर' },
});
