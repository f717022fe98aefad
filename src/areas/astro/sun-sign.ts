import { sunAt } from '../../astronomy/calendar/elements.ts';
import { nameAt, RASHIS } from '../../i18n/almanac-names.ts';
import { formatDay } from '../../i18n/format.ts';
import { eachLocale, inAllLocales, type Locale } from '../../i18n/locale.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { ASTRO } from './wording.ts';

const SUN_SIGN = /\b(?:sun ?sign|star ?sign|zodiac(?: sign)?|surya rashi)\b|सूर्य राशि/iu;
const SIGNS = 'Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces'.split(' ');
/** In Hindi signs have one name, whichever zodiac is meant. */
const signIn = (locale: Locale, sign: number): string => (locale === 'hi' ? nameAt(RASHIS, sign).hi : (SIGNS[sign] ?? ''));
const SIGN_DEGREES = 30;
const DAY_MS = 86_400_000;

/** The sun's signs on a day in India, the later one only where the sun changes it before midnight. */
function signsOn(day: string, kind: 'tropical' | 'sidereal'): number[] {
  const midnight = Date.parse(`${day}T00:00:00+05:30`);
  return [...new Set([midnight, midnight + DAY_MS - 1].map((instant) => Math.floor(sunAt(instant)[kind] / SIGN_DEGREES) % SIGNS.length))];
}

/** The sign in which the sun stands on a day, by the western zodiac and by that of India: `sun sign of 15 august`. */
export function sunSign({ text, day }: Query): DirectAnswer[] {
  if (!day || !SUN_SIGN.test(text)) return [];
  const [western, indian] = [signsOn(day, 'tropical'), signsOn(day, 'sidereal')];
  return [
    {
      title: inAllLocales(ASTRO, (t, locale) => t.sunSignOn(formatDay(day, true, locale))),
      answer: eachLocale((locale) => western.map((one) => signIn(locale, one)).join(' / ')),
      detail: inAllLocales(ASTRO, (t, locale) => t.indianSign(indian.map((one) => nameAt(RASHIS, one)[locale]).join(' / '))),
      url: '/browse/astro',
      confidence: 0.96,
      uses: ['time', 'amount', 'word', 'operation'],
    },
  ];
}
