import type { Element } from '../../astronomy/calendar/elements.ts';
import { coveredShare } from '../../astronomy/calendar/festivals/parts.ts';
import { FESTIVAL_RULES } from '../../astronomy/calendar/festivals/rules.ts';
import { describeKeeper, festivalRule, listFestivalDays, tithiName } from '../../astronomy/calendar/festivals/year.ts';
import { FIRST_DAY, LAST_DAY } from '../../astronomy/delta-t.ts';
import { MONTHS, NAKSHATRAS, nameAt, WEEKDAYS } from '../../i18n/almanac-names.ts';
import { formatTime } from '../../i18n/day-words.ts';
import { formatDay } from '../../i18n/format.ts';
import { inAllLocales, type Locale, type LocalizedText, localName } from '../../i18n/locale.ts';
import { addDays, istDay } from '../../kernel/time.ts';
import { zonedIso } from '../../kernel/zone.ts';
import { findSkyPoint, skyPointName } from '../../places/sky-point.ts';
import { findTown } from '../../places/town.ts';
import { confidence } from '../../text/confidence.ts';
import { fold } from '../../text/fold.ts';
import { askedDays } from '../asked-time.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { type AlmanacDay, computeAlmanacDay } from './day.ts';
import { ECLIPSE_WORDS, eclipseAnswer } from './eclipse-answer.ts';
import { isInMonth, lunarMonth, MOON_DAYS, NAMED_TITHIS } from './moon-days.ts';
import { abhijitPeriod, brahmaPeriod, eighthPeriod, listChoghadiyas, type Period } from './periods.ts';
import { PANCHANG } from './wording.ts';

/** Where the sky is looked at, and what that is called. */
interface Point {
  name: string;
  hi?: string;
  lat: number;
  lon: number;
}

const INDIA = 'Asia/Kolkata';
const DELHI: Point = findTown('delhi') ?? { name: 'Delhi', lat: 28.6, lon: 77.2 };
const MAX_MONTH_DAYS = 31;
/** Until a lunar month comes again: a year with a month put in is longer than ours. */
const MAX_YEAR_DAYS = 385;
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
  'durga-ashtami': ['durga puja', 'durga pooja', 'maha ashtami', 'दुर्गा पूजा'],
  'bhai-dooj': ['bhaiya dooj', 'bhaiya duj', 'bhai duj', 'bhau beej', 'भैया दूज', 'भाई दूज'],
  janmashtami: ['krishna janmashtami', 'gokulashtami', 'जन्माष्टमी'],
  dhanteras: ['dhantrayodashi', 'धनतेरस'],
  onam: ['thiruvonam'],
};
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
  ],
  ...ECLIPSE_WORDS,
  choghadiya: ['choghadiya', 'chaughadiya', 'choghadia', 'chogadiya', 'चौघड़िया', 'चोघड़िया'],
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
  yamaganda: ['yamaganda', 'yamagandam', 'yamghant', 'यमगण्ड', 'यमगंड'],
  gulika: ['gulika', 'gulika kaal', 'gulikai', 'गुलिक', 'गुलिक काल'],
  abhijit: [
    'muhurat',
    'muhurta',
    'abhijit',
    'abhijit muhurat',
    'shubh muhurat',
    'shubh samay',
    'good time',
    'मुहूर्त',
    'शुभ मुहूर्त',
    'शुभ समय',
    'अभिजीत',
    'अभिजित',
  ],
  brahma: ['brahma muhurta', 'brahma muhurat', 'brahm muhurt', 'brahmamuhurta', 'ब्रह्म मुहूर्त'],
  ekadashi: ['ekadashi', 'ekadasi', 'gyaras', 'एकादशी'],
  purnima: ['purnima', 'poornima', 'full moon', 'pournami', 'पूर्णिमा'],
  amavasya: ['amavasya', 'amavas', 'new moon', 'no moon', 'अमावस्या', 'अमावस'],
  sankashti: ['sankashti', 'sankashti chaturthi', 'संकष्टी चतुर्थी', 'संकष्टी'],
  ...Object.fromEntries(NAMED_TITHIS.map(({ id, name }) => [id, [id, name.hi]])),
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
    'visible',
    'din',
    'baad',
    'days',
    'left',
    'countdown',
    'kab',
    'दिन',
    'बाद',
    'sutak',
    'dikhega',
    'dikhai',
  ],
  ...Object.fromEntries(
    FESTIVAL_RULES.map(({ id, name }) => [
      `of ${id}`,
      [id.replaceAll('-', ' '), plainName(name.en), plainName(name.hi), ...(EVERYDAY[id] ?? [])],
    ]),
  ),
};

/** The years for which festivals are computed, both included. */
const FIRST_YEAR = Number(FIRST_DAY.slice(0, 4));
const LAST_YEAR = Number(LAST_DAY.slice(0, 4));

/** The next day of the festival that a text names, or that of the year in it. */
function festivalIn({ entities, year: asked, month, day, weekday, place }: Query) {
  const id = entities.find((one) => one.startsWith('of '))?.slice(3);
  if (!id && !entities.includes('ekadashi')) return undefined;
  const today = istDay();
  const thisYear = Number(today.slice(0, 4));
  const year = asked ?? (day && day !== today && weekday === undefined ? Number(day.slice(0, 4)) : undefined);
  const here = { ...(findPoint(place) ?? DELHI), zone: INDIA };
  const inMonth = (date: string) => month === undefined || Number(date.slice(5, 7)) === month;
  const inYear = (one: number) =>
    one < FIRST_YEAR || one > LAST_YEAR
      ? undefined
      : listFestivalDays(id, one, here).find(({ date }) => (year !== undefined || date >= today) && (id !== undefined || inMonth(date)));
  return { id, year, found: inYear(year ?? thisYear) ?? (year === undefined ? inYear(thisYear + 1) : undefined) };
}

/** The next day of a festival, or that of a year typed beside it. */
function festivalAnswer(query: Query): DirectAnswer[] {
  const { entities, unknownWords } = query;
  const festival = festivalIn(query);
  if (!festival) return [];
  const { id, year, found } = festival;
  if (!found) {
    if (year === undefined || (year >= FIRST_YEAR && year <= LAST_YEAR)) return [];
    const rule = FESTIVAL_RULES.find((one) => one.id === id);
    return [
      {
        title: rule
          ? inAllLocales(PANCHANG, (_, locale) => `${rule.name[locale]} ${year}`)
          : inAllLocales(PANCHANG, (t) => t.festivalsOf(String(year))),
        answer: null,
        detail: inAllLocales(PANCHANG, (t) => t.computedFor(FIRST_YEAR, LAST_YEAR)),
        declined: true,
        url: '/browse/panchang',
        confidence: confidence(unknownWords, 0.95),
        uses: ['time'],
      },
    ];
  }
  // `moonrise karva chauth delhi`: what is asked for is of that day.
  if (TIMES.some((one) => entities.includes(one))) return dayAnswer({ ...query, day: found.date });
  return [
    {
      title: inAllLocales(PANCHANG, (_, locale) => `${found.name[locale]} ${found.date.slice(0, 4)}`),
      answer: dayTitle(found.date),
      detail: inAllLocales(PANCHANG, (t, locale) =>
        found.others.length > 0
          ? found.others.map(({ date, by }) => t.dayFor(formatDay(date, false, locale), describeKeeper(by, locale))).join('; ')
          : festivalRule(found, locale),
      ),
      url: festivalsPage(found.date.slice(0, 4), found.id),
      confidence: confidence(unknownWords, 0.95),
      uses: query.weekday === undefined ? ['place', 'time'] : ['place'],
    },
  ];
}

const dayTitle = (date: string) =>
  inAllLocales(
    PANCHANG,
    (_, locale) => `${nameAt(WEEKDAYS, new Date(`${date}T00:00:00Z`).getUTCDay())[locale]}, ${formatDay(date, true, locale)}`,
  );
/** Of a state its capital's. */
function findPoint(place: Query['place']): Point | undefined {
  const point = place && findSkyPoint(place);
  if (!point) return undefined;
  const { name, hi } = skyPointName(place, point);
  return { name, ...(hi ? { hi } : {}), lat: point.lat, lon: point.lon };
}

/**
 * The next full or new moon, or another day of the moon: the next day that has its tithi at sunrise or in which it lies, or that has it at its part of
 * the day. With a lunar month, that of this month (named as where months end with the full moon): `kartik purnima`.
 */
function moonAnswer(query: Query): DirectAnswer[] {
  const { entities, words } = query;
  const wanted = Object.keys(MOON_DAYS).find((one) => entities.includes(one));
  if (!wanted) return [];
  const { tithis: wantedTithis = [], part } = MOON_DAYS[wanted] ?? {};
  const ofMonth = words.map(lunarMonth).find((month) => month >= 0);
  // Sawan is a month, not the town Siwan.
  const place = ofMonth !== undefined && !words.includes(fold(query.place?.name ?? '')) ? undefined : query.place;
  const town = findPoint(place) ?? DELHI;
  const point = { ...town, zone: INDIA };
  const unknownWords = query.unknownWords.filter((word) => lunarMonth(word) < 0);
  const asked = askedDays(query);
  // A year has a dozen of each; the page of the year lists them.
  const span = asked && (query.month !== undefined || ofMonth !== undefined) ? asked : undefined;
  if (span && (span.from < FIRST_DAY || span.to > LAST_DAY)) return [];
  const start = span?.from ?? istDay();
  const days = ofMonth === undefined ? MAX_MONTH_DAYS : MAX_YEAR_DAYS;
  for (let ahead = 0; ahead < days; ahead += 1) {
    const date = addDays(start, ahead);
    if (ofMonth !== undefined && !isInMonth(date, ofMonth)) continue;
    const { tithis, purnimanta } = computeAlmanacDay(point, date);
    if (ofMonth !== undefined && (purnimanta.index !== ofMonth || purnimanta.adhika)) continue;
    const isOfDay = (one: Element, at: number) => (part ? coveredShare(part, one, date, point) > 0 : at === 0 || at < tithis.length - 1);
    const tithi = tithis.find((one, at) => wantedTithis.includes(one.index) && isOfDay(one, at));
    if (!tithi) continue;
    const at = (instant: number, locale: Locale) => formatTime(zonedIso(INDIA, instant), date, locale);
    const name = (locale: Locale) =>
      ofMonth === undefined ? tithiName(tithi.index)[locale] : `${nameAt(MONTHS, ofMonth)[locale]} ${tithiName(tithi.index)[locale]}`;
    return [
      {
        title: inAllLocales(PANCHANG, (t, locale) =>
          span ? `${name(locale)}${ofMonth === undefined ? '' : ` ${date.slice(0, 4)}`}` : t.next(name(locale)),
        ),
        answer: dayTitle(date),
        detail: inAllLocales(PANCHANG, (t, locale) => t.fromTo(at(tithi.start, locale), at(tithi.end, locale))),
        url: dayPage(town.name, date),
        confidence: confidence(unknownWords, 0.9),
        uses: ['place', ...(span ? (['time'] as const) : []), ...(unknownWords.length === 0 ? (['word'] as const) : [])],
      },
    ];
  }
  return [];
}

/** The page of a year's festivals is there for this year and the next; other years are told by the endpoint. */
function festivalsPage(year: string, id: string): string {
  const current = Number(istDay().slice(0, 4));
  return Number(year) === current || Number(year) === current + 1 ? `/browse/panchang/festivals/${year}#${id}` : '/browse/panchang';
}

const dayPage = (town: string, date: string): string =>
  `/browse/panchang/day?${new URLSearchParams({ city: town, ...(date === istDay() ? {} : { date }) })}`;

/** Parts of the day that people ask for by name. */
const PERIODS = ['rahu', 'yamaganda', 'gulika', 'brahma', 'abhijit', 'choghadiya'] as const;
const TIMES: readonly string[] = ['sun', 'moon', ...PERIODS];

/** When such a part of a day is, in words; of the choghadiyas the good ones of the daylight. */
function periodAnswer(
  asked: (typeof PERIODS)[number],
  { frame }: AlmanacDay,
  at: (instant: number, locale: Locale) => string,
): LocalizedText {
  return inAllLocales(PANCHANG, (t, locale) => {
    const span = ({ start, end }: Period) => t.times(at(start, locale), at(end, locale));
    if (asked === 'choghadiya')
      return listChoghadiyas(frame)
        .filter(({ of, quality }) => of === 'day' && quality === 'good')
        .map((one) => `${one.name[locale]} ${span(one)}`)
        .join(', ');
    if (asked === 'brahma') return `${t.brahma} ${span(brahmaPeriod(frame))}`;
    if (asked === 'abhijit') {
      const period = abhijitPeriod(frame);
      return `${t.abhijit} ${period ? span(period) : t.noneOnWednesday}`;
    }
    return `${t[asked]} ${span(eighthPeriod(asked, frame))}`;
  });
}

/** A day at a place: what was asked for of it. A day alone means its almanac. */
function dayAnswer({ entities, place, day: asked, unknownWords, contentWords }: Query): DirectAnswer[] {
  const asks = (...known: string[]) => known.some((one) => entities.includes(one));
  const isDay = asks('day', ...TIMES);
  if (!isDay && (asked === undefined || contentWords.length > 0)) return [];
  const town = findPoint(place) ?? DELHI;
  const date = asked ?? istDay();
  if (date < FIRST_DAY || date > LAST_DAY) return [];
  const day = computeAlmanacDay({ ...town, zone: INDIA }, date);
  const at = (instant: number, locale: Locale) => formatTime(zonedIso(INDIA, instant), date, locale);
  const { sunrise, sunset } = day.frame;
  const { moonrise, moonset } = day;
  const [tithi] = day.tithis;
  const sun = inAllLocales(PANCHANG, (t, locale) => t.sunSays(at(sunrise, locale), at(sunset, locale)));
  const moon = inAllLocales(PANCHANG, (t, locale) =>
    [moonrise === null ? '' : t.moonRises(at(moonrise, locale)), moonset === null ? '' : t.moonSets(at(moonset, locale))]
      .filter(Boolean)
      .join(', '),
  );
  const almanac = inAllLocales(PANCHANG, (t, locale) => (tithi ? t.until(tithiName(tithi.index)[locale], at(tithi.end, locale)) : ''));
  const nakshatra = nameAt(NAKSHATRAS, day.nakshatras[0]?.index ?? 0);
  const part = PERIODS.find((one) => entities.includes(one));
  const period = part && periodAnswer(part, day, at);
  const answer = period ?? (asks('sun') ? sun : asks('moon') && moon.en ? moon : almanac);
  const what = asks('sun') ? 'sun' : asks('moon') ? 'moon' : 'day';
  return [
    {
      title: inAllLocales(PANCHANG, (t, locale) =>
        [t.in(what, localName(locale, town)), ...(date === istDay() ? [] : [formatDay(date, true, locale)])].join(', '),
      ),
      answer,
      detail: answer === almanac ? inAllLocales(PANCHANG, (t, locale) => `${nakshatra[locale]}${t.stop}${sun[locale]}`) : almanac,
      as_of: date,
      url: dayPage(town.name, date),
      confidence: isDay ? confidence(unknownWords, 0.9) : place ? 0.45 : 0.6,
      uses: asked === undefined ? ['place'] : ['place', 'time'],
      ...(place ? {} : { assumed: inAllLocales(PANCHANG, (_, locale) => localName(locale, town)) }),
    },
  ];
}

/** A festival's day, a day of the moon, or the almanac of a day at a place. */
export async function answerPanchang(query: Query): Promise<DirectAnswer[]> {
  const point = findPoint(query.place) ?? DELHI;
  const eclipses = eclipseAnswer(query, point, (date) => dayPage(point.name, date));
  if (eclipses.length > 0) return eclipses;
  // Vaishakh Amavasya is not Vaisakhi.
  const isOfMonth = query.words.some((word) => lunarMonth(word) >= 0);
  for (const answer of isOfMonth ? [moonAnswer, festivalAnswer, dayAnswer] : [festivalAnswer, moonAnswer, dayAnswer]) {
    const found = answer(query);
    if (found.length > 0) return found;
  }
  return [];
}
