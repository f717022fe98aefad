import ekadashis from '../../astronomy/calendar/festivals/ekadashi.json' with { type: 'json' };
import { FESTIVAL_RULES } from '../../astronomy/calendar/festivals/rules.ts';
import { listFestivals } from '../../astronomy/calendar/festivals/year.ts';
import { currentYears } from '../../kernel/time.ts';
import { INDIA } from '../../kernel/zone.ts';
import { slugify } from '../../text/fold.ts';
import { firstAnswers } from '../first-answers.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import type { KeptAnswers } from '../kept-answers.ts';
import { calendarQuestion } from './calendar-questions.ts';
import { DELHI, dayAnswer, dayPage, findPoint } from './day-answer.ts';
import { eclipseAnswer } from './eclipse-answer.ts';
import eclipseWords from './eclipse-words.json' with { type: 'json' };
import { festivalAnswer } from './festival-answer.ts';
import { lunarMonthAnswer } from './lunar-month-answer.ts';
import { isFromDay, lunarMonth, moonAnswer, NAMED_TITHIS } from './moon-answer.ts';
import { nakshatraAnswer } from './nakshatra-answer.ts';
import { occasionMuhurat } from './occasion-muhurat.ts';
import texts from './vocabulary.json' with { type: 'json' };

/** Short names that everybody uses for a festival whose full name is longer, and other spellings than those that sound alike. */
const EVERYDAY: Readonly<Record<string, readonly string[]>> = texts.festivals;
const plainName = (name: string): string => name.replace(/ ?\(.*\)/, '').replace(/ (?:begins|आरंभ)$/, '');

const { day: dayWords, pradosh, about, ...words } = texts.words;

/** A festival's day, a day of the moon, or the almanac of a day at a place. */
export const answerPanchang = (query: Query): Promise<DirectAnswer[]> => {
  const point = findPoint(query.place) ?? DELHI;
  // Vaishakh Amavasya is not Vaisakhi.
  const isOfMonth = query.words.some((word) => lunarMonth(word) >= 0);
  return firstAnswers(
    occasionMuhurat,
    () => eclipseAnswer(query, point, (date) => dayPage(point.name, date)),
    ...(isFromDay(query) ? [moonAnswer] : []),
    nakshatraAnswer,
    calendarQuestion,
    ...(isOfMonth ? [moonAnswer, festivalAnswer, lunarMonthAnswer] : [festivalAnswer, moonAnswer]),
    dayAnswer,
  )(query);
};

/** Words by what they mean to the almanac, festivals and ekadashis by their names. */
export const PANCHANG_WORDS: Readonly<Record<string, readonly string[]>> = {
  day: dayWords,
  ...eclipseWords,
  ...words,
  ...Object.fromEntries(NAMED_TITHIS.map(({ id, name }) => [id, [id, name.hi]])),
  pradosh,
  about,
  ...Object.fromEntries(
    [...ekadashis.months.flat(), ...ekadashis.adhika].map(({ en, hi }) => [
      `of ${slugify(en)}`,
      [en, hi, en.replace('Ekadashi', 'ekadasi')],
    ]),
  ),
  ...Object.fromEntries(
    FESTIVAL_RULES.map(({ id, name }) => [
      `of ${id}`,
      [id.replaceAll('-', ' '), plainName(name.en), plainName(name.hi), ...shortInHindi(id, name), ...(EVERYDAY[id] ?? [])],
    ]),
  ),
};

/** The end of a Hindi name where the id is the end of the English one: रथ यात्रा of जगन्नाथ रथ यात्रा. */
function shortInHindi(id: string, { en, hi }: { en: string; hi: string }): string[] {
  const [english, hindi, short] = [plainName(en).split(' '), plainName(hi).split(' '), id.split('-')];
  const isEnd = slugify(plainName(en)).endsWith(`-${id}`) && english.length === hindi.length;
  return isEnd ? [hindi.slice(-short.length).join(' ')] : [];
}

/** Festivals of these years, for pages that are read without a connection. */
export async function keptFestivals(): Promise<KeptAnswers> {
  const years = currentYears();
  const festivals = years.flatMap((one) => listFestivals(one, { ...DELHI, zone: INDIA }));
  return {
    of: { en: 'Almanac', hi: 'पंचांग' },
    page: `/browse/panchang/festivals/${years[0]}`,
    days: festivals.map(({ date, name }) => [date, name.en, name.hi] as const),
  };
}
