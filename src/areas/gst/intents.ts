import { cutAtWord, groupDigits } from '../../i18n/format.ts';
import { inAllLocales, localName, toLocalizedText, translate } from '../../i18n/locale.ts';
import { STATES } from '../../places/states.ts';
import { FIELD } from '../field-wording.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { usesOf } from '../query-uses.ts';
import { CODE_LISTS } from './code-lists.ts';
import { everydayCodes, everydayHindiName, isEverydayWord } from './everyday.ts';
import { codeOfGoods, goodsWords, severalGoods, wordsBeside } from './goods-words.ts';
import { cleanNumber, GST_STATES, readGstin, readPan } from './gstin.ts';
import { findCode, type GstDatabase, gstDatabase, type ShownCode } from './queries.ts';
import { phraseNamedGoods, phraseRates } from './rates/phrases.ts';
import { GST_RATES_SOURCE } from './rates/source.ts';
import { ratesOf } from './rates/values.ts';
import { faultInHindi, HOLDERS_IN_HINDI } from './reading-words.ts';
import { GST, stateInHindi } from './wording.ts';

/** A GSTIN and a PAN within a text, with the gaps that people leave between their parts. */
const GSTIN = /(?<![A-Z0-9])\d{2}[ -]?[A-Z]{5}[ -]?\d{4}[ -]?[A-Z0-9][ -]?[A-Z0-9][ -]?[A-Z0-9][ -]?[A-Z0-9](?![A-Z0-9])/i;
const PAN = /(?<![A-Z0-9])[A-Z]{5}[ -]?\d{4}[ -]?[A-Z](?![A-Z0-9])/i;

/** A GSTIN, whether right or with what is wrong with it; a PAN's form; a code of goods or services by its digits or by what it is for. */
export async function answerTax(query: Query): Promise<DirectAnswer[]> {
  const { text, entities } = query;
  const gstin = GSTIN.exec(text)?.[0];
  if (gstin) return [{ ...gstinAnswer(cleanNumber(gstin)), uses: usesOf(query, gstin) }];
  const pan = PAN.exec(text)?.[0];
  if (pan) return [{ ...panAnswer(cleanNumber(pan), entities.includes('pan')), uses: usesOf(query, pan) }];
  // Fifteen characters that begin so were meant for a GSTIN.
  const compact = cleanNumber(text);
  const ofState = stateCodeAnswer(query);
  if (ofState.length > 0) return ofState;
  if (entities.includes('gstin') || /^\d{2}[A-Z]{5}\d{3,4}[A-Z0-9]{3,5}$/.test(compact)) {
    const number = /\d{2}[A-Z0-9]{8,16}$/.exec(compact)?.[0];
    if (number) return [{ ...gstinAnswer(number), uses: 'all' }];
  }
  const computed = shareAnswer(query);
  return computed.length > 0 ? computed : codeAnswers(await gstDatabase(), query);
}

const STATE_WORDS = new Set([
  'state',
  'states',
  'rajya',
  'राज्य',
  'digit',
  'digits',
  'ank',
  'अंक',
  'first',
  'starting',
  'begins',
  'beginning',
]);

const CODE_WORDS = new Set(['code', 'codes', 'कोड']);

/** The state that two digits stand for, and the digits of a state: `gst state code 29`, `gst code of karnataka`. */
function stateCodeAnswer({ words, entities, place, unknownWords }: Query): DirectAnswer[] {
  const digits = words.filter((word) => /^\d+$/.test(word));
  const isOfState = words.some((word) => STATE_WORDS.has(word));
  if (
    unknownWords.some((word) => !STATE_WORDS.has(word) && word !== 'number') ||
    digits.length > 1 ||
    !words.some((word) => GST_WORDS.has(word) || word === 'gstin')
  )
    return [];
  const told = { url: '/browse/gst', confidence: 1 };
  const [code = ''] = digits;
  const state = GST_STATES[code];
  if (state && isOfState)
    return [
      {
        title: inAllLocales(GST, (t) => t.stateCode(code)),
        answer: { en: state, hi: stateInHindi(state) },
        ...told,
        uses: ['amount', 'other'],
      },
    ];
  const isCode = isOfState || entities.includes('code') || words.some((word) => CODE_WORDS.has(word));
  const asked = place && isCode ? STATES.find(({ name }) => name === place.name) : undefined;
  const found = digits.length === 0 && Object.entries(GST_STATES).find(([, name]) => name === asked?.name)?.[0];
  if (!found || !asked) return [];
  const title = inAllLocales(GST, (t, locale) => t.stateCodeOf(localName(locale, asked)));
  return [{ title, answer: found, ...told, uses: ['place', 'other', 'word'] }];
}

const PERCENT = /(\d+(?:\.\d+)?)\s*(?:%|percent\b|per cent\b|pratishat\b|फीसदी|प्रतिशत)/iu;

/** So much tax on a sum: `18% gst on 5000`. */
function shareAnswer({ text, amounts, entities, conditions }: Query): DirectAnswer[] {
  const percent = Number(PERCENT.exec(text)?.[1]);
  const sum = amounts.map(({ value }) => value).find((value) => value !== percent);
  if (
    !entities.some((one) => one === 'tax' || one === 'gstin') ||
    !(percent > 0 && percent <= 100) ||
    sum === undefined ||
    amounts.length > 2 ||
    // The tax on a thing of another area, such as gold, is that area's.
    conditions.some(({ kind }) => kind === 'other')
  )
    return [];
  // Of a sum that has the tax in it, the rest is the price.
  const isIncluded = /\b(?:including|inclusive|incl|included|sahit|milakar)\b|मिलाकर|सहित/iu.test(text);
  const net = isIncluded ? sum / (1 + percent / 100) : sum;
  const tax = (net * percent) / 100;
  return [
    {
      title: inAllLocales(GST, (t) => t.shareOf(String(percent), groupDigits(sum))),
      answer: inAllLocales(GST, (t) =>
        isIncluded ? t.shareIn(groupDigits(tax, 2), groupDigits(net, 2)) : t.shareIs(groupDigits(tax, 2), groupDigits(sum + tax, 2)),
      ),
      detail: `CGST ₹${groupDigits(tax / 2, 2)}, SGST ₹${groupDigits(tax / 2, 2)}`,
      url: '/browse/gst',
      confidence: 0.97,
      uses: ['amount', ...(isIncluded ? (['word'] as const) : [])],
    },
  ];
}

const RATE = /\brates?\b|\bkitn[aei]\b|\bhow much\b|%|\bpercent|\bslab\b|कितना|दर\b/iu;
const LIMIT = /^(?:under|below|above|over|upto|within|than|costing|worth)$/iu;
/** `hsn 9403 rate`: a code's rate, not its text. */
const asksRateOf = (text: string): boolean => /\brates?\b|\bkitn[aei]\b|\bpercent|\bslab\b|कितना/iu.test(text);
const TAX_ON = /\btax (?:on|rate)\b|\bpar (?:kitna )?tax\b|पर (?:कितना |कितनी )?(?:टैक्स|tax|कर)(?=\s|$)/iu;
const GST_WORDS = new Set(['gst', 'jst', 'जीएसटी', 'goods', 'cgst', 'sgst', 'igst']);

/** Digits that are a code, or the code of what was named. */
async function codeAnswers(db: GstDatabase, query: Query): Promise<DirectAnswer[]> {
  const { text, words, entities, unknownWords, unclaimedWords, year, amounts } = query;
  // A tax alone may be another: on income, on houses.
  const asksRate = entities.includes('tax') && (words.some((word) => GST_WORDS.has(word)) || TAX_ON.test(text));
  const asks = entities.includes('code') || asksRate;
  // `shoes under 1000` names a price, no code.
  const digits = words.filter((word, at) => /^\d{2,8}$/.test(word) && Number(word) !== year && !LIMIT.test(words[at - 1] ?? ''));
  const isLimited = words.some((word) => LIMIT.test(word)) && amounts.length > 0;
  const [code] = digits;
  if (code && digits.length === 1) {
    const alone = words.length === 1 && [4, 6, 8].includes(code.length);
    if (!alone && !(entities.includes('code') || (asks && unknownWords.length === 0))) return [];
    const found = await findCode(db, code);
    // Six digits alone are a PIN code sooner than goods.
    const rate = found && asksRateOf(text) ? await rateAnswer(found) : {};
    return found ? [{ ...toAnswer(found, asks ? 1 : code.length === 6 ? 0.65 : 0.7), ...rate, uses: ['amount'] }] : [];
  }
  if (unknownWords.length === 0 || digits.length > 0) return [];
  const several = severalGoods(query);
  if (asks && several.length > 1) return (await Promise.all(several.map((one) => codeAnswers(db, one)))).flat();
  const goods = goodsWords(query);
  // Goods without a word of tax are meant where they are all that is said, and nobody else knows them.
  if (!asks && !(words.join(' ') === goods && unknownWords.length === unclaimedWords.length && isEverydayWord(goods))) return [];
  const first = await codeOfGoods(db, goods);
  const url = `/browse/gst/codes?q=${encodeURIComponent(goods)}`;
  if (first) {
    const meant = everydayCodes(goods).includes(first.code);
    const answer = toAnswer(first, asks ? (entities.includes('code') ? 0.95 : 0.7) : meant ? 0.58 : 0);
    const rate = asks && (!entities.includes('code') || RATE.test(text)) ? await rateAnswer(first) : {};
    const beside = await wordsBeside(db, goods, { text, told: toLocalizedText(rate.detail ?? '').en, found: first });
    const told = { ...answer, ...rate, url, uses: ['word', 'other', ...(isLimited ? (['amount'] as const) : [])] as const };
    const [stranger] = beside.unknown;
    return [stranger ? otherGoods(stranger, told) : { ...told, ...(beside.unused.length > 0 && { unused: beside.unused }) }];
  }
  if (!asks) return [];
  return [
    {
      title: inAllLocales(GST, (t) => t.codesTitle),
      answer: null,
      detail: inAllLocales(GST, (t) => t.noCode(goods)),
      url,
      declined: true,
      confidence: 0.5,
      uses: ['word', 'other', 'time'],
    },
  ];
}

/** That nothing is known of goods with a strange word, and what is nearest: `unicorn milk`. */
const otherGoods = (word: string, { title, answer, ...nearest }: DirectAnswer): DirectAnswer => ({
  ...nearest,
  title: inAllLocales(FIELD, (t) => t.notUnderstood('GST', word)),
  answer: null,
  declined: true,
  detail: inAllLocales(FIELD, (t, locale) =>
    t.nearest(
      [title, answer ?? '']
        .map((text) => translate(toLocalizedText(text), locale))
        .filter(Boolean)
        .join(': '),
    ),
  ),
});

/** Words of a schedule that name no goods. */
const EXPLAINS = /^Explanation\b/;
/** Longer conditions are cut: the page has them whole. */
const MAX_CONDITION = 140;

/** The rates of a code instead of its description, with the schedule's own words where they are conditional. */
async function rateAnswer({ kind, code, description }: ShownCode): Promise<Partial<DirectAnswer>> {
  const rates = (await ratesOf([code])).get(code);
  const conditions =
    rates && rates.percents.length > 1
      ? rates.entries.flatMap(({ percent, words }) => (EXPLAINS.test(words) ? [] : [`${percent}%: ${cutAtWord(words, MAX_CONDITION)}`]))
      : [];
  const named = rates && rates.namedGoods.length > 0 ? rates.namedGoods.map(({ percent }) => percent) : [];
  return {
    title: inAllLocales(GST, (t) => t.rateOf(kind === 'services' ? 'SAC' : 'HSN', code, everydayHindiName(code))),
    answer: inAllLocales(GST, (_, locale) => phraseRates(kind, rates, locale)),
    detail: inAllLocales(GST, (t, locale) =>
      [
        ...(locale === 'en' ? [description?.replace(/\.$/, '') ?? '', ...conditions] : conditions.length > 0 ? [t.whichRate] : []),
        ...(named.length > 0 ? [phraseNamedGoods(named, locale)] : []),
      ]
        .filter(Boolean)
        .join(locale === 'en' ? '. ' : '। '),
    ),
    ...(rates && { source: GST_RATES_SOURCE.title, as_of: rates.asOf }),
  };
}

function toAnswer({ kind, code, description, source }: ShownCode, confidence: number): DirectAnswer {
  const list = CODE_LISTS[source];
  return {
    title: inAllLocales(GST, (t) => t.codeNamed(kind === 'services' ? 'SAC' : 'HSN', code, everydayHindiName(code))),
    answer: description ?? null,
    source: list?.title ?? source,
    ...(list?.day && { as_of: list.day }),
    url: `/browse/gst/codes?q=${code}`,
    confidence,
  };
}

function panAnswer(number: string, asked: boolean): DirectAnswer {
  const reading = readPan(number);
  const holder = reading.ok ? reading.value.holder : null;
  const holderIn = { en: holder, hi: holder && (HOLDERS_IN_HINDI[number.charAt(3)] ?? holder) };
  return {
    title: `PAN ${number}`,
    answer: inAllLocales(GST, (t) => (holder ? t.panIsRight : t.noHolder)),
    detail: inAllLocales(GST, (t, locale) => t.panAsked(holderIn[locale])),
    url: '/browse/gst',
    confidence: asked ? 1 : holder ? 0.95 : 0.6,
  };
}

function gstinAnswer(number: string): DirectAnswer {
  const reading = readGstin(number);
  const url = `/browse/gst#${number}`;
  if (!reading.ok) {
    const detail = { en: reading.fault.message, hi: faultInHindi(number, reading.fault) };
    return { title: inAllLocales(GST, (t) => t.noGstin(number)), answer: null, detail, url, confidence: 1 };
  }
  const { state, holder, pan } = reading.value;
  const inHindi = [stateInHindi(state), holder && HOLDERS_IN_HINDI[pan?.charAt(3) ?? '']];
  return {
    title: `GSTIN ${number}`,
    answer: inAllLocales(GST, (t) => t.gstinIsRight),
    detail: { en: [state, holder].filter(Boolean).join(', '), hi: inHindi.filter(Boolean).join(', ') },
    url,
    confidence: 1,
  };
}
