import { ordinal } from '../i18n/format.ts';
import { defineWording, template } from '../i18n/locale.ts';

const KINDS = {
  en: { least: 'lowest', most: 'highest', average: 'average', median: 'median', range: 'lowest to highest' },
  hi: { least: 'सबसे कम', most: 'सबसे ज़्यादा', average: 'औसत', median: 'माध्यिका', range: 'सबसे कम से सबसे ज़्यादा' },
} as const;
/** What of several values in their order is told. */
export type End = keyof typeof KINDS.en;

/** What is said of differences, changes and rankings of any figures. */
export const QUANTITIES = defineWording({
  versus: { en: (titles: readonly string[]) => titles.join(' and '), hi: (titles) => titles.join(' और ') },
  same: template('The same: {value}', 'बराबर: {value}'),
  yes: template('Yes: {why}', 'हाँ: {why}'),
  no: template('No: {why}', 'नहीं: {why}'),
  by: template('a difference of {gap}', '{gap} का अंतर'),
  up: template('up {by} ({percent}%)', '{by} बढ़ा ({percent}%)'),
  down: template('down {by} ({percent}%)', '{by} घटा ({percent}%)'),
  ratioOf: template('{title}: ratio', '{title}: अनुपात'),
  percentMore: {
    en: (one: string, percent: string, other: string) => `${one} is ${percent}% more than ${other}`,
    hi: (one, percent, other) => `${one} ${other} से ${percent}% ज़्यादा है`,
  },
  percentLess: {
    en: (one: string, percent: string, other: string) => `${one} is ${percent}% less than ${other}`,
    hi: (one, percent, other) => `${one} ${other} से ${percent}% कम है`,
  },
  percentOf: {
    en: (one: string, percent: string, other: string) => `${one} is ${percent}% of ${other}`,
    hi: (one, percent, other) => `${one} ${other} का ${percent}% है`,
  },
  shareOf: {
    en: (percent: string, part: string, whole: string) => `${percent}%: ${part} of ${whole}`,
    hi: (percent, part, whole) => `${percent}%: ${whole} में से ${part}`,
  },
  rankOf: {
    en: (rank: number, count: number, isLeast: boolean) => `${ordinal(rank)} ${isLeast ? 'lowest' : 'highest'} of ${count}`,
    hi: (rank, count, isLeast) => `${count} में ${ordinal(rank, 'hi')}, ${isLeast ? 'सबसे कम' : 'सबसे ज़्यादा'} से`,
  },
  numbered: template('number {nth}', 'नंबर {nth}'),
  noneWithinLimit: { en: 'None', hi: 'कोई नहीं' },
  crossing: {
    en: (title: string, limit: string, isOver: boolean) =>
      `${title}: ${isOver ? 'first at' : 'last fell below'} ${limit}${isOver ? ' or more' : ''}`,
    hi: (title, limit, isOver) => `${title}: ${isOver ? `पहली बार ${limit} या ज़्यादा` : `पिछली बार ${limit} से नीचे`}`,
  },
  inDays: template('At some time in {days}', '{days} के बीच कभी'),
  onRecord: template('{day}, of the days on record', '{day}, दर्ज दिनों में'),
  noneWithin: template(
    'Nothing between {from} and {to} is on record; it may have been so before',
    '{from} और {to} के बीच कुछ दर्ज नहीं; पहले भी ऐसा हुआ हो सकता है',
  ),
  alreadyBeyond: template('The record begins above it: {first}', 'रिकॉर्ड इससे ऊपर ही शुरू होता है: {first}'),
  lastBelow: template(
    'It does not fall below in the days on record; the last day below: {last}',
    'दर्ज दिनों में नीचे नहीं गिरा; आख़िरी बार नीचे: {last}',
  ),
  neverBeyond: template('Never in the days on record; nearest {nearest}', 'दर्ज दिनों में कभी नहीं; सबसे पास {nearest}'),
  unchanged: { en: 'unchanged', hi: 'कोई बदलाव नहीं' },
  changeOf: template('{title}: change', '{title}: बदलाव'),
  times: { en: (count: number) => (count === 1 ? 'once' : `${count} times`), hi: (count) => `${count} बार` },
  lastChange: template('The last on {day}: {value}', 'आख़िरी बार {day} को: {value}'),
  onePrice: { en: 'One price of each place is on record', hi: 'हर जगह का एक ही दाम दर्ज है' },
  nobodyKnows: { en: 'Nobody knows what a price will be', hi: 'आगे का दाम कोई नहीं जानता' },
  onDay: template('{day}: {value}', '{day}: {value}'),
  extreme: {
    en: (title: string, kind: End) => `${title}: ${KINDS.en[kind]}`,
    hi: (title, kind) => `${title}: ${KINDS.hi[kind]}`,
  },
  mostMoved: {
    en: (isFall: boolean) => `What ${isFall ? 'fell' : 'rose'} most, in percent`,
    hi: (isFall) => `प्रतिशत में सबसे ज़्यादा ${isFall ? 'गिरा' : 'बढ़ा'}`,
  },
  noneMoved: { en: (isFall: boolean) => `None ${isFall ? 'fell' : 'rose'}`, hi: (isFall) => (isFall ? 'कोई नहीं गिरा' : 'कोई नहीं बढ़ा') },
  since: template('From {first} to {last}', '{first} से {last} तक'),
  overDays: template('Of {count} days on record from {from} to {to}', '{from} से {to} तक दर्ज {count} दिनों में'),
  ofMany: {
    en: (count: number) => (count === 1 ? 'The only one on record' : `Of ${count}`),
    hi: (count) => (count === 1 ? 'दर्ज यही एक है' : `${count} में से`),
  },
  next: { en: 'Then', hi: 'फिर' },
});
