import { inAllLocales, localName, toLocalizedText, translate } from '../../i18n/locale.ts';
import { STATES } from '../../places/states.ts';
import { declinedAnswer, firstAnswers } from '../first-answers.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { usesOf } from '../query-uses.ts';
import { codeAnswers, GST_WORDS } from './code-answers.ts';
import { cleanNumber, GST_STATES, readGstin, readPan } from './gstin.ts';
import { goodsAtRate } from './rates/goods-at-rate.ts';
import { faultInHindi, HOLDERS_IN_HINDI } from './reading-words.ts';
import { shareAnswer } from './sums.ts';
import { GST, stateInHindi } from './wording.ts';

/** A GSTIN and a PAN within a text, with the gaps that people leave between their parts. */
const GSTIN = /(?<![A-Z0-9])\d{2}[ -]?[A-Z]{5}[ -]?\d{4}[ -]?[A-Z0-9][ -]?[A-Z0-9][ -]?[A-Z0-9][ -]?[A-Z0-9](?![A-Z0-9])/i;
const PAN = /(?<![A-Z0-9])[A-Z]{5}[ -]?\d{4}[ -]?[A-Z](?![A-Z0-9])/i;

/** A GSTIN, whether right or with what is wrong with it; a PAN's form; a code of goods or services by its digits or by what it is for. */
export const answerTax = firstAnswers(
  gstinIn,
  panIn,
  stateCodeAnswer,
  brokenGstin,
  numberOfName,
  shareAnswer,
  goodsAtRate,
  // The number of somebody is no rate.
  (query) => (NUMBER.test(query.text) && !query.entities.includes('code') ? [] : codeAnswers(query)),
);

function gstinIn(query: Query): DirectAnswer[] {
  const gstin = GSTIN.exec(query.text)?.[0];
  if (!gstin) return [];
  const answer = gstinAnswer(cleanNumber(gstin));
  if (!OF_REGISTER.test(query.text.replace(gstin, ' '))) return [{ ...answer, uses: usesOf(query, gstin) }];
  return [{ ...answer, ...(answer.answer === null ? {} : ofRegister(answer)), uses: 'all' }];
}

function panIn(query: Query): DirectAnswer[] {
  const pan = PAN.exec(query.text)?.[0];
  return pan ? [{ ...panAnswer(cleanNumber(pan), query.entities.includes('pan')), uses: usesOf(query, pan) }] : [];
}

/** Fifteen characters that begin so were meant for a GSTIN. */
function brokenGstin({ text, entities }: Query): DirectAnswer[] {
  if (!entities.includes('gstin') && !/^\d{2}[A-Z]{5}\d{3,4}[A-Z0-9]{3,5}$/.test(cleanNumber(text))) return [];
  const number = /(?<![A-Z0-9])\d{2}[A-Z0-9]{8,16}(?![A-Z0-9])/i.exec(text)?.[0].toUpperCase();
  return number ? [{ ...gstinAnswer(number), uses: 'all' }] : [];
}

/** `gst number of tata motors`. */
function numberOfName({ text, entities, unclaimedWords }: Query): DirectAnswer[] {
  return OF_NAME.test(text) && !entities.includes('code') && unclaimedWords.length > 0 ? [BY_NUMBER] : [];
}
const OF_NAME = /\b(?:gstin|gst (?:number|no))\b.*\b(?:of|ka|ki)\b|\b(?:ka|ki)\b.*\b(?:gstin|gst (?:number|no))\b/iu;
const BY_NUMBER = declinedAnswer(
  inAllLocales(GST, (t) => t.numbersByName),
  inAllLocales(GST, (t) => t.askByNumber),
  { url: '/browse/gst', confidence: 0.95, uses: 'all' },
);

/** What only the register of taxpayers knows of a number: whether it is registered, since when, and for whom. */
const OF_REGISTER =
  /\b(?:regist\w*|active|inactive|cancel\w*|suspended|status|owns?|owner|whose|name|company|firm|business|naam|malik|kis(?:ka|ki)|search|verify)\b|पंजीकृत|रजिस्टर|नाम|किसका|मालिक/iu;

/** The reading of a GSTIN, and that the rest is asked of the register. */
const ofRegister = ({ detail = '' }: DirectAnswer): Partial<DirectAnswer> => ({
  detail: inAllLocales(GST, (t, locale) => `${translate(toLocalizedText(detail), locale)}${locale === 'hi' ? '। ' : '. '}${t.askRegister}`),
});

const STATE_WORDS = new Set('state states rajya राज्य digit digits ank अंक first starting begins beginning'.split(' '));
const NUMBER = /\b(?:gstin|gst (?:number|no))\b|जीएसटी नंबर/iu;

const CODE_OF_TAX = /\bgst codes?\b|जीएसटी कोड/iu;
const CODE_WORDS = new Set(['code', 'codes', 'कोड']);

/** The state that two digits stand for, and the digits of a state: `gst state code 29`, `gst code of karnataka`. */
function stateCodeAnswer({ text, words, entities, place, unknownWords }: Query): DirectAnswer[] {
  const digits = words.filter((word) => /^\d+$/.test(word));
  const isOfState = words.some((word) => STATE_WORDS.has(word));
  // `state code 07`: the digits are those of a GSTIN.
  const isBare = isOfState && digits.length === 1 && words.some((word) => CODE_WORDS.has(word));
  if (
    unknownWords.some((word) => !STATE_WORDS.has(word) && word !== 'number' && word !== 'gstn') ||
    digits.length > 1 ||
    !(isBare || words.some((word) => GST_WORDS.has(word) || word === 'gstin' || word === 'gstn'))
  )
    return [];
  const frame = { url: '/browse/gst', confidence: 1 };
  const [code = ''] = digits;
  const state = GST_STATES[code];
  // `what is 29 in gst number`, `gst code 36`.
  if (state && (isOfState || NUMBER.test(text) || CODE_OF_TAX.test(text)))
    return [
      {
        title: inAllLocales(GST, (t) => t.stateCode(code)),
        answer: { en: state, hi: stateInHindi(state) },
        ...frame,
        uses: ['amount', 'other', 'word'],
      },
    ];
  const isCode = isOfState || entities.includes('code') || words.some((word) => CODE_WORDS.has(word));
  const namedState = place && isCode ? STATES.find(({ name }) => name === place.name) : undefined;
  const stateCode = digits.length === 0 && Object.entries(GST_STATES).find(([, name]) => name === namedState?.name)?.[0];
  if (!stateCode || !namedState) return [];
  const title = inAllLocales(GST, (t, locale) => t.stateCodeOf(localName(locale, namedState)));
  return [{ title, answer: stateCode, ...frame, uses: ['place', 'other', 'word'] }];
}

function panAnswer(number: string, isAsked: boolean): DirectAnswer {
  const reading = readPan(number);
  const holder = reading.ok ? reading.value.holder : null;
  const holderIn = { en: holder, hi: holder && (HOLDERS_IN_HINDI[number.charAt(3)] ?? holder) };
  return {
    title: `PAN ${number}`,
    answer: inAllLocales(GST, (t) => (holder ? t.panIsRight : t.noHolder)),
    detail: inAllLocales(GST, (t, locale) => t.panAsked(holderIn[locale])),
    url: '/browse/gst',
    confidence: isAsked ? 1 : holder ? 0.95 : 0.6,
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
