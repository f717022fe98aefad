import { bothOf } from '../../lib/locale.ts';
import { stateCalled } from '../../lib/places/states.ts';
import type { DirectAnswer, Typed } from '../area.ts';
import { FILLERS } from '../search/fillers.ts';
import { everydayCodes, isEverydayWord } from './everyday.ts';
import { findCodes } from './find-codes.ts';
import { cleanNumber, readGstin, readPan } from './gstin.ts';
import { faultInHindi, HOLDERS_IN_HINDI } from './gstin-hindi.ts';
import { findCode, type GstDatabase, gstDatabase, type ShownCode } from './queries.ts';
import { GST, NO_STATES_IN_HINDI } from './wording.ts';

/** Words by which people ask for a code, a number or its owner. */
export const TAX_WORDS = {
  code: [
    'hsn',
    'hsn code',
    'hsn sac',
    'sac',
    'sac code',
    'hsn number',
    'gst code',
    'gst rate',
    'tax code',
    'एचएसएन',
    'एचएसएन कोड',
    'एसएसी',
  ],
  tax: [
    'gst',
    'tax',
    'code',
    'codes',
    'जीएसटी',
    'कर',
    'टैक्स',
    'कोड',
    'goods',
    'services',
    'under',
    'applicable',
    'slab',
    'percentage',
    'percent',
    'kitna lagta',
  ],
  gstin: ['gstin', 'gst number', 'gst no', 'gstin number', 'gst in', 'जीएसटी नंबर', 'gst search', 'gst verify'],
  pan: ['pan', 'pan card', 'pan number', 'pan no', 'पैन', 'पैन कार्ड', 'पैन नंबर'],
  about: [
    'number',
    'no',
    'verify',
    'verification',
    'search',
    'card',
    'owner',
    'company',
    'name',
    'status',
    'taxpayer',
    'नंबर',
    'valid',
    'validate',
  ],
} as const;

/** A GSTIN and a PAN within a text, with the gaps that people leave between their parts. */
const GSTIN = /(?<![A-Z0-9])\d{2}[ -]?[A-Z]{5}[ -]?\d{4}[ -]?[A-Z0-9][ -]?[A-Z0-9][ -]?[A-Z0-9][ -]?[A-Z0-9](?![A-Z0-9])/i;
const PAN = /(?<![A-Z0-9])[A-Z]{5}[ -]?\d{4}[ -]?[A-Z](?![A-Z0-9])/i;

/** A GSTIN, whether right or with what is wrong with it; a PAN's form; a code of goods or services by its digits or by what it is for. */
export async function recogniseTax(typed: Typed): Promise<DirectAnswer[]> {
  const { text, says } = typed;
  const gstin = GSTIN.exec(text)?.[0];
  if (gstin) return [gstinAnswer(cleanNumber(gstin))];
  const pan = PAN.exec(text)?.[0];
  if (pan) return [panAnswer(cleanNumber(pan), says.includes('pan'))];
  // Fifteen characters that begin so were meant for a GSTIN.
  const compact = cleanNumber(text);
  if (says.includes('gstin') || /^\d{2}[A-Z]{5}\d{3,4}[A-Z0-9]{3,5}$/.test(compact)) {
    const number = /\d{2}[A-Z0-9]{8,16}$/.exec(compact)?.[0];
    if (number) return [gstinAnswer(number)];
  }
  return codeAnswers(await gstDatabase(), typed);
}

/** Digits that are a code, or the code of what was named. */
async function codeAnswers(db: GstDatabase, { words, says, strangers, unknown }: Typed): Promise<DirectAnswer[]> {
  const asks = says.includes('code') || says.includes('tax');
  const digits = words.filter((word) => /^\d{2,8}$/.test(word));
  const [code] = digits;
  if (code && digits.length === 1) {
    const alone = words.length === 1 && [4, 6, 8].includes(code.length);
    if (!alone && !(says.includes('code') || (asks && strangers.length === 0))) return [];
    const found = await findCode(db, code);
    // Six digits alone are a PIN code sooner than goods.
    return found ? [answerOf(found, asks ? 1 : code.length === 6 ? 0.65 : 0.7)] : [];
  }
  if (strangers.length === 0 || digits.length > 0) return [];
  const goods = strangers.filter((word) => !FILLERS.has(word)).join(' ');
  // Goods without a word of tax beside them are meant where nobody else knows them.
  if (!asks && !(strangers.length === unknown.length && isEverydayWord(goods))) return [];
  const found = await findCodes(db, goods, 1);
  const [first] = found;
  const meant = first !== undefined && everydayCodes(goods).includes(first.code);
  return first
    ? [
        {
          ...answerOf(first, asks ? (says.includes('code') ? 0.95 : 0.7) : meant ? 0.58 : 0),
          url: `/browse/gst/codes?q=${encodeURIComponent(goods)}`,
        },
      ]
    : says.includes('code')
      ? [
          {
            title: bothOf(GST, (t) => t.codesTitle),
            answer: null,
            detail: bothOf(GST, (t) => t.noCode(goods)),
            url: `/browse/gst/codes?q=${encodeURIComponent(goods)}`,
            sureness: 0.5,
          },
        ]
      : [];
}

function answerOf({ kind, code, description }: ShownCode, sureness: number): DirectAnswer {
  return {
    title: bothOf(GST, (t) => t.codeNamed(kind === 'services' ? 'SAC' : 'HSN', code)),
    answer: description ?? null,
    url: `/browse/gst/codes?q=${code}`,
    sureness,
  };
}

function panAnswer(number: string, asked: boolean): DirectAnswer {
  const reading = readPan(number);
  const holder = reading.ok ? reading.value.holder : null;
  const holderIn = { en: holder, hi: holder && (HOLDERS_IN_HINDI[number.charAt(3)] ?? holder) };
  return {
    title: `PAN ${number}`,
    answer: bothOf(GST, (t) => (holder ? t.panIsRight : t.noHolder)),
    detail: bothOf(GST, (t, locale) => t.panAsked(holderIn[locale])),
    url: '/browse/gst',
    sureness: asked ? 1 : holder ? 0.95 : 0.6,
  };
}

function gstinAnswer(number: string): DirectAnswer {
  const reading = readGstin(number);
  const url = `/browse/gst#${number}`;
  if (!reading.ok) {
    const detail = { en: reading.fault.message, hi: faultInHindi(number, reading.fault) };
    return { title: bothOf(GST, (t) => t.noGstin(number)), answer: null, detail, url, sureness: 1 };
  }
  const { state, holder, pan } = reading.value;
  const inHindi = [stateCalled(state).hi ?? NO_STATES_IN_HINDI[state] ?? state, holder && HOLDERS_IN_HINDI[pan?.charAt(3) ?? '']];
  return {
    title: `GSTIN ${number}`,
    answer: bothOf(GST, (t) => t.gstinIsRight),
    detail: { en: [state, holder].filter(Boolean).join(', '), hi: inHindi.filter(Boolean).join(', ') },
    url,
    sureness: 1,
  };
}
