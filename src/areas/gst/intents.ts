import { groupDigits } from '../../i18n/format.ts';
import { inAllLocales, localName, toLocalizedText, translate } from '../../i18n/locale.ts';
import { STATES } from '../../places/states.ts';
import { normaliseDevanagari } from '../../text/fold.ts';
import { firstAnswers } from '../first-answers.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { usesOf } from '../query-uses.ts';
import { codeAnswers, GST_WORDS } from './code-answers.ts';
import { isOfGoods } from './everyday.ts';
import { cleanNumber, GST_STATES, readGstin, readPan } from './gstin.ts';
import { gstDatabase } from './queries.ts';
import { goodsAtRate } from './rates/goods-at-rate.ts';
import { faultInHindi, HOLDERS_IN_HINDI } from './reading-words.ts';
import { GST, stateInHindi } from './wording.ts';

/** A GSTIN and a PAN within a text, with the gaps that people leave between their parts. */
const GSTIN = /(?<![A-Z0-9])\d{2}[ -]?[A-Z]{5}[ -]?\d{4}[ -]?[A-Z0-9][ -]?[A-Z0-9][ -]?[A-Z0-9][ -]?[A-Z0-9](?![A-Z0-9])/i;
const PAN = /(?<![A-Z0-9])[A-Z]{5}[ -]?\d{4}[ -]?[A-Z](?![A-Z0-9])/i;

/** A GSTIN, whether right or with what is wrong with it; a PAN's form; a code of goods or services by its digits or by what it is for. */
export async function answerTax(query: Query): Promise<DirectAnswer[]> {
  const { text, entities } = query;
  const gstin = GSTIN.exec(text)?.[0];
  if (gstin) {
    const answer = gstinAnswer(cleanNumber(gstin));
    const isOfRegister = OF_REGISTER.test(text.replace(gstin, ' '));
    if (!isOfRegister) return [{ ...answer, uses: usesOf(query, gstin) }];
    return [{ ...answer, ...(answer.answer === null ? {} : ofRegister(answer)), uses: 'all' }];
  }
  const pan = PAN.exec(text)?.[0];
  if (pan) return [{ ...panAnswer(cleanNumber(pan), entities.includes('pan')), uses: usesOf(query, pan) }];
  // Fifteen characters that begin so were meant for a GSTIN.
  const compact = cleanNumber(text);
  const ofState = stateCodeAnswer(query);
  if (ofState.length > 0) return ofState;
  if (entities.includes('gstin') || /^\d{2}[A-Z]{5}\d{3,4}[A-Z0-9]{3,5}$/.test(compact)) {
    const number = /(?<![A-Z0-9])\d{2}[A-Z0-9]{8,16}(?![A-Z0-9])/i.exec(text)?.[0].toUpperCase();
    if (number) return [{ ...gstinAnswer(number), uses: 'all' }];
  }
  return firstAnswers(shareAnswer, goodsAtRate, async (one) => codeAnswers(await gstDatabase(), one))(query);
}

/** What only the register of taxpayers knows of a number: whether it is registered, since when, and for whom. */
const OF_REGISTER =
  /\b(?:regist\w*|active|inactive|cancel\w*|suspended|status|owns?|owner|whose|name|company|firm|business|naam|malik|kis(?:ka|ki)|search|verify)\b|पंजीकृत|रजिस्टर|नाम|किसका|मालिक/iu;

/** The reading of a GSTIN, and that the rest is asked of the register. */
const ofRegister = ({ detail = '' }: DirectAnswer): Partial<DirectAnswer> => ({
  detail: inAllLocales(GST, (t, locale) => `${translate(toLocalizedText(detail), locale)}${locale === 'hi' ? '। ' : '. '}${t.askRegister}`),
});

const STATE_WORDS = new Set('state states rajya राज्य digit digits ank अंक first starting begins beginning'.split(' '));
const NUMBER = /\b(?:gstin|gst (?:number|no))\b|जीएसटी नंबर/iu;

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
  // `what is 29 in gst number`.
  if (state && (isOfState || NUMBER.test(text)))
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

const PERCENT =
  /(\d+(?:\.\d+)?)\s*(?:%|percent\b|per cent\b|pratishat\b|फीसदी|प्रतिशत)|\b(0?3|5|12|18|28|40)\s+gst\b|\bgst\s+(?:at |@ ?)?(3|5|12|18|28|40)(?!\d)(?=.*\d)|\b(?:at|@)\s*(3|5|12|18|28|40)\s*$/iu;

/** Words for taking the tax out of a sum that has it in it, `reverse gst 1180 18%`, and for putting it on one that has not. */
const INCLUDED =
  /\b(?:includ(?:ing|ed|es|e)|inclusive|incl|(?<!\d (?:(?:rs|rupees) )?)(?:before|pre)|sahit|milakar|reverse|remov(?:e|ing|ed)|deduct\w*|subtract\w*|exclude|minus|extract\w*|taken? out|back|nika+l\w*|hata\w*|ghata\w*)\b|मिलाकर|सहित|निकाल\S*|हटा\S*|घटा\S*/giu;
const ADDED = /\b(?:add(?:ing|ed)?|before|pre|plus|extra|excluding|exclusive|excl|on top|jod\w*|laga\w*|upar)\b|जोड़\S*|लगा\S*|अतिरिक्त/giu;

/** What the sum is called. */
const SUM = /\b(?:base|basic|net|gross|total|final|original|actual|taxable|price|mrp|amount|value|cost|bill|invoice|paid)\b|दाम|कीमत|कुल/giu;
const EXCLUDED = /\bexcl(?:uding|usive|\.)?\b|\b(?:without|bina)\b|बिना/iu;
/** What was paid has the tax in it: the price without it is the rest. */
const OF_PAID =
  /\b(?:total|final|mrp|bill|invoice|paid)\b.*\b(?:without|bina)\b|\b(?:without|bina)\b.*\b(?:total|final|mrp|bill|invoice|paid)\b|कुल.*बिना|बिना.*कुल/iu;

const ON_SUM = /\binclu(?:ding|sive of)\b.*\b(?:gst|tax) on (?:rs\.? ?|₹ ?)?\d/iu;

/** The rates that most is taxed at, each told where a question names none. */
const USUAL_RATES = [5, 18, 40];

/** So much tax on a sum: `18% gst on 5000`; by each usual rate where none is named: `price before gst if total is 1180`. */
function shareAnswer({ text, amounts, entities, conditions }: Query): DirectAnswer[] {
  const [, ...named] = PERCENT.exec(text) ?? [];
  const percent = Number(named.find((one) => one !== undefined));
  const sum = amounts.map(({ value }) => value).find((value) => value !== percent);
  if (
    !entities.some((one) => one === 'tax' || one === 'gstin') ||
    sum === undefined ||
    amounts.length > 2 ||
    // The tax on a thing of another area, such as gold, is that area's.
    conditions.some(({ kind, around }) => kind === 'other' && !around)
  )
    return [];
  // Of a sum that has the tax in it, the rest is the price.
  const left = text.replace(INCLUDED, ' ');
  // `price including 5% gst on 2500` is to have it in it.
  const isIncluded = (left !== text || OF_PAID.test(text)) && !ON_SUM.test(text);
  const rest = left.replace(ADDED, ' ');
  const plain = new Set(rest.replace(SUM, ' ').split(/\s+/u).map(normaliseDevanagari));
  const beside = conditions.flatMap(({ kind, text: one }) => (kind === 'word' && plain.has(normaliseDevanagari(one)) ? [one] : []));
  const isReckoned = beside.length === 0 && (isIncluded || rest !== left);
  const rates = percent > 0 && percent <= 100 ? [percent] : Number.isNaN(percent) && isReckoned ? USUAL_RATES : [];
  if (rates.length === 0) return [];
  // Of goods that cost so much the rate is said: `18% gst on 45000 laptop`.
  const isWhole = beside.every(isOfGoods);
  const taxOf = (rate: number) => {
    const net = isIncluded ? sum / (1 + rate / 100) : sum;
    return { net, tax: (net * rate) / 100 };
  };
  const [only] = rates.length === 1 ? rates.map(taxOf) : [];
  return [
    {
      title: inAllLocales(GST, (t) => t.shareOf(rates.join('%, '), groupDigits(sum))),
      answer: inAllLocales(GST, (t) =>
        rates
          .map((rate) => {
            const { net, tax } = taxOf(rate);
            const told = isIncluded
              ? t.shareIn(groupDigits(tax, 2), groupDigits(net, 2))
              : t.shareIs(groupDigits(tax, 2), groupDigits(sum + tax, 2));
            return rates.length > 1 ? `${rate}%: ${told}` : told;
          })
          .join('. '),
      ),
      detail: only
        ? `CGST ₹${groupDigits(only.tax / 2, 2)}, SGST ₹${groupDigits(only.tax / 2, 2)}`
        : inAllLocales(GST, (t) => t.noRateNamed),
      url: '/browse/gst',
      confidence: 0.97,
      unused: isWhole ? beside : [],
      uses: ['amount', ...(isWhole ? (['word', 'operation'] as const) : []), ...(EXCLUDED.test(text) ? (['negation'] as const) : [])],
    },
  ];
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
