import { now } from '../../../src/kernel/time.ts';
import { type Family, whole } from './family.ts';

/** Festivals with their days by the gazetted lists and almanacs of 2026 and 2027. */
const FESTIVALS = [
  ['holi', 'होली', '2027', '22 Mar 2027'],
  ['diwali', 'दिवाली', '2027', '29 Oct 2027'],
  ['raksha bandhan', 'रक्षाबंधन', '2027', '17 Aug 2027'],
  ['janmashtami', 'जन्माष्टमी', '2027', '25 Aug 2027'],
  ['ganesh chaturthi', 'गणेश चतुर्थी', '2027', '4 Sep 2027'],
  ['dussehra', 'दशहरा', '2027', '9 Oct 2027'],
  ['maha shivratri', 'महाशिवरात्रि', '2027', '6 Mar 2027'],
  ['ram navami', 'राम नवमी', '2027', '15 Apr 2027'],
  ['republic day', 'गणतंत्र दिवस', '2027', '26 Jan 2027'],
  ['independence day', 'स्वतंत्रता दिवस', '2027', '15 Aug 2027'],
  ['gandhi jayanti', 'गांधी जयंती', '2027', '2 Oct 2027'],
  ['christmas', 'क्रिसमस', '2026', '25 Dec 2026'],
  ['guru purnima', 'गुरु पूर्णिमा', '2027', '18 Jul 2027'],
  ['karva chauth', 'करवा चौथ', '2027', '18 Oct 2027'],
  ['dhanteras', 'धनतेरस', '2027', '27 Oct 2027'],
  ['vasant panchami', 'वसंत पंचमी', '2027', '11 Feb 2027'],
  ['good friday', 'गुड फ्राइडे', '2027', '26 Mar 2027'],
] as const;
const dayNumber = (day: Date) => Math.round(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()) / 86_400_000);
/** Today in India. */
const today = () => new Date(now().getTime() + 330 * 60_000);
const festivalDay = (day: string) => new Date(`${day} UTC`);
const weekday = (day: Date) => new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(day);

const DATES = ['15 August 1947', '1 January 2000', '26 January 2027', '29 February 2024', '2 October 1869', '14 November 2028'];

const PLACES = [
  ['Delhi', 'दिल्ली', 28.65, 77.22],
  ['Mumbai', 'मुंबई', 19.07, 72.88],
  ['Chennai', 'चेन्नई', 13.08, 80.27],
  ['Kolkata', 'कोलकाता', 22.57, 88.36],
  ['Jaipur', 'जयपुर', 26.92, 75.78],
] as const;

/** Sunrise or sunset of today in minutes past midnight in India, by NOAA's short formula; good to two minutes. */
function sunMinutes(lat: number, lon: number, side: -1 | 1): number {
  const day = today();
  const of = (2 * Math.PI * (dayNumber(day) - dayNumber(new Date(Date.UTC(day.getUTCFullYear(), 0, 1))) + 0.25)) / 365;
  const equation =
    229.18 * (0.000075 + 0.001868 * Math.cos(of) - 0.032077 * Math.sin(of) - 0.014615 * Math.cos(2 * of) - 0.040849 * Math.sin(2 * of));
  const declination =
    0.006918 - 0.399912 * Math.cos(of) + 0.070257 * Math.sin(of) - 0.006758 * Math.cos(2 * of) + 0.000907 * Math.sin(2 * of);
  const phi = (lat * Math.PI) / 180;
  const angle =
    (Math.acos(Math.cos((90.833 * Math.PI) / 180) / (Math.cos(phi) * Math.cos(declination)) - Math.tan(phi) * Math.tan(declination)) *
      180) /
    Math.PI;
  return 720 + side * 4 * angle - 4 * lon - equation + 330;
}

/** The times within three minutes of one, as `6:45`. */
const about = (minutes: number): RegExp =>
  new RegExp(
    `\\b(?:${[-3, -2, -1, 0, 1, 2, 3]
      .map((off) => {
        const at = Math.round(minutes) + off;
        const hour = Math.floor(at / 60);
        return `0?${hour > 12 ? `(?:${hour - 12}|${hour})` : hour}:${String(at % 60).padStart(2, '0')}`;
      })
      .join('|')})`,
  );

const days: Family[] = [
  {
    area: 'holidays',
    records: () => FESTIVALS.map(([festival, festival_hi, year, day]) => ({ festival, festival_hi, year, says: whole(day) })),
    patterns: {
      en: [
        'when (is|will be) {festival} {year}',
        '{festival} {year} (when|which day)',
        '{festival} {year}',
        '{festival} {year} date',
        'date of {festival} in {year}',
        'what date is {festival} in {year}',
        'on which day is {festival} {year}',
        '{festival} in {year}',
      ],
      hi: [
        '{festival} कब है {year}',
        '{year} में {festival} कब है',
        '{festival} {year}',
        '{year} में {festival} किस दिन है',
        '{festival} {year} की तारीख',
      ],
      hinglish: [
        '{festival} kab hai {year}',
        '{year} me {festival} kab hai',
        '{festival} {year} kab ki hai',
        '{year} ki {festival} kab hai',
      ],
    },
  },
  {
    area: 'holidays',
    records: () =>
      FESTIVALS.flatMap(([festival, festival_hi, , day]) => {
        const until = dayNumber(festivalDay(day)) - dayNumber(today());
        return until < 366 && until > 0 ? [{ festival, festival_hi, says: whole(`${until} days`) }] : [];
      }),
    patterns: {
      en: [
        'how many days (to|until|till) {festival}',
        'days (left|remaining) for {festival}',
        'days until {festival}',
        'how many days left for {festival}',
        'countdown to {festival}',
        'how long until {festival}',
      ],
      hi: ['{festival} में कितने दिन (बाकी|बचे) हैं', '{festival} कितने दिन बाद है', '{festival} को कितने दिन हैं'],
      hinglish: ['{festival} me kitne din (baki hai|bache hai)', '{festival} kitne din baad hai', '{festival} aane me kitne din hai'],
    },
  },
  {
    area: 'panchang',
    records: () => DATES.map((date) => ({ date, says: weekday(festivalDay(date)) })),
    patterns: {
      en: [
        'what day (is|was) {date}',
        'which day of the week is {date}',
        '{date} which day',
        'day on {date}',
        'what weekday was {date}',
        '{date} falls on which day',
      ],
      hi: ['{date} को कौन सा दिन (है|था)', '{date} कौन सा वार था'],
      hinglish: ['{date} ko kaunsa din (tha|hai)', '{date} ko konsa din padta hai'],
    },
  },
  {
    area: 'panchang',
    records: () => PLACES.map(([place, place_hi, lat, lon]) => ({ place, place_hi, says: about(sunMinutes(lat, lon, -1)) })),
    patterns: {
      en: [
        'sunrise (time|today) in {place}',
        'when does the sun rise in {place}',
        'sunrise {place}',
        'what time is sunrise in {place} today',
      ],
      hi: ['{place} में सूर्योदय (का समय|कब है|कितने बजे है)', 'आज {place} में सूर्योदय'],
      hinglish: ['{place} me suryoday (kab hai|ka samay)', '{place} me suraj kab nikalta hai', 'aaj {place} me sunrise kitne baje'],
    },
  },
  {
    area: 'panchang',
    records: () => PLACES.map(([place, place_hi, lat, lon]) => ({ place, place_hi, says: about(sunMinutes(lat, lon, 1)) })),
    patterns: {
      en: ['sunset (time|today) in {place}', 'when does the sun set in {place}', 'sunset {place}'],
      hi: ['{place} में सूर्यास्त (का समय|कब है)', 'आज {place} में सूरज कब डूबेगा'],
      hinglish: ['{place} me suryast (kab hai|ka samay)', '{place} me suraj kab dubega'],
    },
  },
  {
    area: 'panchang',
    records: () => PLACES.map(([place, place_hi]) => ({ place, place_hi, says: new RegExp(`${place}.*\\| .*\\d{1,2}:\\d\\d`) })),
    patterns: {
      en: [
        'rahu kaal today in {place}',
        'rahukaal {place}',
        'abhijit muhurat {place} today',
        'choghadiya today {place}',
        'moonrise in {place} today',
      ],
      hi: ['आज का राहु काल {place}', '{place} में राहुकाल कब है', 'आज {place} में चंद्रोदय कब है'],
      hinglish: ['aaj ka rahu kaal {place}', '{place} me rahukaal kab hai', 'aaj chand kab niklega {place} me'],
    },
  },
];
export const DAY_FAMILIES: readonly Family[] = days;
