import { bothOf, type Locale, nameIn } from '../../lib/locale.ts';
import { skyNameOf, skyPointOf } from '../../lib/places/sky-point.ts';
import { findTown } from '../../lib/places/town.ts';
import { addDays, istDay } from '../../lib/time.ts';
import { dayInWords } from '../../lib/words.ts';
import { zonedIso } from '../../lib/zone.ts';
import type { DirectAnswer, Typed } from '../area.ts';
import { sureOf } from '../search/typed.ts';
import { almanacDayOf } from './day.ts';
import { FESTIVAL_RULES } from './festivals/rules.ts';
import { daysOfFestival, keeperInWords, ruleOf, tithiName } from './festivals/year.ts';
import { NAKSHATRAS, nameOf, WEEKDAYS } from './names.ts';
import { eighthOf } from './periods.ts';
import { PANCHANG } from './wording.ts';
import { timeInWords } from './words.ts';

/** Where the sky is looked at, and what that is called. */
interface Point {
  name: string;
  hi?: string;
  lat: number;
  lon: number;
}

const INDIA = 'Asia/Kolkata';
const DELHI: Point = findTown('delhi') ?? { name: 'Delhi', lat: 28.6, lon: 77.2 };
const LONGEST_MONTH = 31;
/** Short names that everybody uses for a festival whose full name is longer, and other spellings than those that sound alike. */
const EVERYDAY: Readonly<Record<string, readonly string[]>> = {
  diwali: ['deepavali', 'deepawali', 'lakshmi puja', 'laxmi pooja', 'दीपावली', 'दिवाली'],
  'raksha-bandhan': ['rakhi', 'rakshabandhan', 'राखी', 'रक्षाबंधन'],
  'maha-shivaratri': ['shivratri', 'mahashivratri', 'शिवरात्रि', 'महाशिवरात्रि'],
  dussehra: ['vijayadashami', 'dashahra', 'dasara', 'दशहरा', 'विजयादशमी'],
  'ram-navami': ['ramnavami', 'rama navami', 'रामनवमी'],
  'chaitra-navaratri': ['chaitra navratri', 'चैत्र नवरात्रि'],
  'sharad-navaratri': ['navratri', 'navaratri', 'sharad navratri', 'नवरात्रि', 'नवरात्र'],
  'ganesh-chaturthi': ['ganesh chaturthi', 'vinayaka chaturthi', 'ganpati', 'गणेश चतुर्थी'],
  'vasant-panchami': ['basant panchami', 'saraswati puja', 'सरस्वती पूजा'],
  'makar-sankranti': ['sankranti', 'sankranthi', 'uttarayan', 'khichdi'],
  'karwa-chauth': ['karva chauth', 'karwachauth', 'करवा चौथ'],
  'chhath-puja': ['chhath', 'chath puja', 'छठ', 'छठ पूजा'],
  'mesha-sankranti': ['baisakhi', 'vaisakhi', 'बैसाखी'],
  janmashtami: ['krishna janmashtami', 'gokulashtami', 'जन्माष्टमी'],
  dhanteras: ['dhantrayodashi', 'धनतेरस'],
  onam: ['thiruvonam'],
};
/** Days of the moon that people look for: their names, and the tithis from 0. */
const MOON_DAYS: Readonly<Record<string, readonly number[]>> = { purnima: [14], amavasya: [29], chaturthi: [18], pradosh: [12, 27] };

const plainName = (name: string): string => name.replace(/ ?\(.*\)/, '').replace(/ (?:begins|आरंभ)$/, '');

/** Words by which people ask for the almanac, the sun, the good and bad times, and the names of festivals. */
export const ALMANAC_WORDS: Readonly<Record<string, readonly string[]>> = {
  day: [
    'panchang',
    'panchangam',
    'panchaang',
    'almanac',
    'tithi',
    'thithi',
    'nakshatra',
    'nakshatram',
    'calendar',
    'hindu calendar',
    'paksha',
    'yoga karana',
    'samvat',
    'पंचांग',
    'तिथि',
    'नक्षत्र',
    'पक्ष',
    'संवत',
    'हिंदू कैलेंडर',
    'choghadiya',
    'चौघड़िया',
  ],
  sun: [
    'sunrise',
    'sunset',
    'sun rise',
    'sun set',
    'suryoday',
    'suryodaya',
    'surya uday',
    'suryast',
    'sunrise time',
    'day length',
    'सूर्योदय',
    'सूर्यास्त',
    'सूरज',
  ],
  moon: ['moonrise', 'moonset', 'moon rise', 'chandroday', 'chand', 'चंद्रोदय', 'चांद', 'moon'],
  rahu: ['rahu', 'rahukaal', 'rahukalam', 'rahu kaal', 'rahu kalam', 'rahukal', 'rahu kal', 'राहु', 'राहुकाल', 'राहु काल'],
  abhijit: ['muhurat', 'muhurta', 'abhijit', 'abhijit muhurat', 'shubh muhurat', 'brahma muhurta', 'मुहूर्त', 'शुभ मुहूर्त', 'अभिजीत'],
  ekadashi: ['ekadashi', 'ekadasi', 'gyaras', 'एकादशी'],
  purnima: ['purnima', 'poornima', 'full moon', 'pournami', 'पूर्णिमा'],
  amavasya: ['amavasya', 'amavas', 'new moon', 'no moon', 'अमावस्या', 'अमावस'],
  chaturthi: ['sankashti', 'sankashti chaturthi', 'संकष्टी चतुर्थी', 'संकष्टी'],
  pradosh: ['pradosh', 'pradosh vrat', 'प्रदोष', 'प्रदोष व्रत'],
  asked: [
    'time',
    'timing',
    'timings',
    'date',
    'day',
    'next',
    'upcoming',
    'festival',
    'puja',
    'pooja',
    'vrat',
    'vrat date',
    'hindu',
    'agla',
    'agli',
    'tarikh',
    'samay',
    'saal',
    'year',
    'this',
    'parv',
    'tyohar',
    'begin',
    'begins',
    'start',
    'starts',
    'तारीख',
    'समय',
    'अगली',
    'अगला',
    'व्रत',
    'त्योहार',
    'पूजा',
    'साल',
    'पड़ेगी',
    'पड़ रही',
    'padegi',
    'pad',
    'rahi',
    'manayi',
    'jayegi',
    'good',
    'shubh',
  ],
  ...Object.fromEntries(
    FESTIVAL_RULES.map(({ id, name }) => [
      `of ${id}`,
      [id.replaceAll('-', ' '), plainName(name.en), plainName(name.hi), ...(EVERYDAY[id] ?? [])],
    ]),
  ),
};

/** The next day of a festival, or that of a year typed beside it. */
function festivalAnswer({ says, year, strangers, place }: Typed): DirectAnswer[] {
  const id = says.find((one) => one.startsWith('of '))?.slice(3);
  if (!id && !says.includes('ekadashi')) return [];
  const today = istDay();
  const thisYear = Number(today.slice(0, 4));
  const here = { ...(pointOf(place) ?? DELHI), zone: INDIA };
  const inYear = (one: number) => daysOfFestival(id, one, here).find(({ date }) => year !== undefined || date >= today);
  const found = inYear(year ?? thisYear) ?? (year === undefined ? inYear(thisYear + 1) : undefined);
  if (!found) return [];
  return [
    {
      title: bothOf(PANCHANG, (_, locale) => `${found.name[locale]} ${found.date.slice(0, 4)}`),
      answer: dayAnswerOf(found.date),
      detail: bothOf(PANCHANG, (t, locale) =>
        found.others.length > 0
          ? found.others.map(({ date, by }) => t.dayFor(dayInWords(date, false, locale), keeperInWords(by, locale))).join('; ')
          : ruleOf(found, locale),
      ),
      url: prebuiltOf(found.date.slice(0, 4), found.id),
      sureness: sureOf(strangers, 0.95),
    },
  ];
}

const dayAnswerOf = (date: string) =>
  bothOf(
    PANCHANG,
    (_, locale) => `${nameOf(WEEKDAYS, new Date(`${date}T00:00:00Z`).getUTCDay())[locale]}, ${dayInWords(date, true, locale)}`,
  );
/** Of a state its capital's. */
function pointOf(place: Typed['place']): Point | undefined {
  const point = place && skyPointOf(place);
  if (!point) return undefined;
  const { name, hi } = skyNameOf(place, point);
  return { name, ...(hi ? { hi } : {}), lat: point.lat, lon: point.lon };
}

/** The next full or new moon, or another day of the moon: the next day that has its tithi at sunrise, or in which it lies. */
function moonAnswer({ says, strangers, place }: Typed): DirectAnswer[] {
  const wanted = Object.keys(MOON_DAYS).find((one) => says.includes(one));
  if (!wanted) return [];
  const town = pointOf(place) ?? DELHI;
  for (let ahead = 0; ahead < LONGEST_MONTH; ahead += 1) {
    const date = addDays(istDay(), ahead);
    const { tithis } = almanacDayOf({ ...town, zone: INDIA }, date);
    const tithi = tithis.find(({ index }, at) => MOON_DAYS[wanted]?.includes(index) && (at === 0 || tithis.length > 2));
    if (!tithi) continue;
    const at = (instant: number, locale: Locale) => timeInWords(zonedIso(INDIA, instant), date, locale);
    return [
      {
        title: bothOf(PANCHANG, (t, locale) => t.next(tithiName(tithi.index)[locale])),
        answer: dayAnswerOf(date),
        detail: bothOf(PANCHANG, (t, locale) => t.fromTo(at(tithi.start, locale), at(tithi.end, locale))),
        url: pageOf(town.name, date),
        sureness: sureOf(strangers, 0.9),
      },
    ];
  }
  return [];
}

/** The page of a year's festivals is there for this year and the next; other years are told by the endpoint. */
function prebuiltOf(year: string, id: string): string {
  const current = Number(istDay().slice(0, 4));
  return Number(year) === current || Number(year) === current + 1 ? `/browse/panchang/festivals/${year}#${id}` : '/browse/panchang';
}

const pageOf = (town: string, date: string): string =>
  `/browse/panchang/day?${new URLSearchParams({ city: town, ...(date === istDay() ? {} : { date }) })}`;

/** A day at a place: what was asked for of it. A day alone means its almanac. */
function dayAnswer({ says, place, day: asked, strangers, rest }: Typed): DirectAnswer[] {
  const asks = (...known: string[]) => known.some((one) => says.includes(one));
  const isDay = asks('day', 'sun', 'moon', 'rahu', 'abhijit');
  if (!isDay && (asked === undefined || rest.length > 0)) return [];
  const town = pointOf(place) ?? DELHI;
  const date = asked ?? istDay();
  const day = almanacDayOf({ ...town, zone: INDIA }, date);
  const at = (instant: number, locale: Locale) => timeInWords(zonedIso(INDIA, instant), date, locale);
  const { sunrise, sunset } = day.frame;
  const { moonrise, moonset } = day;
  const [tithi] = day.tithis;
  const rahu = eighthOf('rahu', day.frame);
  const sun = bothOf(PANCHANG, (t, locale) => t.sunSays(at(sunrise, locale), at(sunset, locale)));
  const moon = bothOf(PANCHANG, (t, locale) =>
    [moonrise === null ? '' : t.moonRises(at(moonrise, locale)), moonset === null ? '' : t.moonSets(at(moonset, locale))]
      .filter(Boolean)
      .join(', '),
  );
  const almanac = bothOf(PANCHANG, (t, locale) => (tithi ? t.until(tithiName(tithi.index)[locale], at(tithi.end, locale)) : ''));
  const nakshatra = nameOf(NAKSHATRAS, day.nakshatras[0]?.index ?? 0);
  const answer = asks('rahu')
    ? bothOf(PANCHANG, (t, locale) => t.rahuSays(at(rahu.start, locale), at(rahu.end, locale)))
    : asks('sun')
      ? sun
      : asks('moon') && moon.en
        ? moon
        : almanac;
  const what = asks('sun') ? 'sun' : asks('moon') ? 'moon' : 'day';
  return [
    {
      title: bothOf(PANCHANG, (t, locale) =>
        [t.in(what, nameIn(locale, town)), ...(date === istDay() ? [] : [dayInWords(date, true, locale)])].join(', '),
      ),
      answer,
      detail: answer === almanac ? bothOf(PANCHANG, (t, locale) => `${nakshatra[locale]}${t.stop}${sun[locale]}`) : almanac,
      as_of: date,
      url: pageOf(town.name, date),
      sureness: isDay ? sureOf(strangers, 0.9) : place ? 0.45 : 0.6,
    },
  ];
}

/** A festival's day, a day of the moon, or the almanac of a day at a place. */
export async function recognise(typed: Typed): Promise<DirectAnswer[]> {
  for (const answer of [festivalAnswer, moonAnswer, dayAnswer]) {
    const found = answer(typed);
    if (found.length > 0) return found;
  }
  return [];
}
