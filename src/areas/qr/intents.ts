import { groupDigits } from '../../i18n/format.ts';
import { inAllLocales, type LocalizedText } from '../../i18n/locale.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { readAmount, readVpa } from './upi.ts';
import { QR } from './wording.ts';

const MAX_TEXT_LENGTH = 300;
const ASKS_QR = /\bqr\b|क्यूआर/iu;
/** Words for a payment beside an address of UPI: `upi payment link 250 rs shop@bank`. */
const TO_PAY = /\b(?:pay|payments?|paying|send|request|collect|bhej\w*|transfer)\b|भेज|भुगतान/iu;
/** A question for a code that does not say what the code should contain. */
const ASKS_TOOL =
  /^(?=.*(?:\bqr\b|क्यूआर))(?:(?:how|to|a|an|my|the|make|create|generate|generator|maker|free|online|qr|code|codes|scanner|kaise|banaye|banao|banana|banaen|for|upi|payment|payments|gpay|paytm|phonepe|wifi|whatsapp|website|link|url|ka|ki|ke|liye|mera|hai|क्यूआर|कोड|बनाओ|बनाएं|बनाना|कैसे|है|यूपीआई|के|लिए)(?: |$))+$/iu;

/** `qr`, a text after or before that word, or a UPI address: the page, with the code made. */
export async function answerQr({ text, amounts }: Query): Promise<DirectAnswer[]> {
  if (text.length > MAX_TEXT_LENGTH) return [];
  if (readVpa(text)) return [payment(text, 0.7)];
  if (/^(?:qr(?: ?code)?|क्यूआर(?: ?कोड)?)$/iu.test(text)) return [answerTool(0.9)];
  const payee = text.split(' ').find((word) => readVpa(word));
  // `upi qr for 500 rs shop@bank`: the one sum beside an address is what is to be paid.
  const [sum, other] = amounts.filter(({ value }) => !payee?.includes(String(value)));
  if (payee && (ASKS_QR.test(text) || TO_PAY.test(text))) return [payment(payee, 1, other ? undefined : sum?.value)];
  if (ASKS_TOOL.test(text)) return [answerTool(0.95)];
  const rest =
    /^(?:qr(?: ?code)?|क्यूआर(?: ?कोड)?)(?: (?:for|of|के लिए))? +(.+)$/iu.exec(text)?.[1] ??
    /^(.+?) +(?:qr(?: ?code)?|क्यूआर(?: ?कोड)?)(?: (?:banao|banaye|bana do|बनाओ))?$/iu.exec(text)?.[1] ??
    /^(?:make|create|generate|banao|bana do) (?:an? )?(?:qr(?: ?code)?) (?:for |of )?(.+)$/iu.exec(text)?.[1];
  if (!rest) return [];
  return [readVpa(rest) ? payment(rest, 1) : answerText(rest)];
}

const answerTool = (confidence: number): DirectAnswer => ({
  title: inAllLocales(QR, (t) => t.heading),
  answer: inAllLocales(QR, (t) => t.typeAndPrint),
  url: '/browse/qr',
  confidence,
  uses: 'all',
});

const answerText = (text: string): DirectAnswer =>
  answer(
    inAllLocales(QR, (t) => t.ofText(text)),
    { data: text },
    0.9,
  );

function payment(payee: string, confidence: number, rupees?: number): DirectAnswer {
  const am = rupees === undefined ? undefined : readAmount(String(rupees));
  return answer(
    inAllLocales(QR, (t) => (am ? t.toPaySum(groupDigits(Number(am), Number.isInteger(Number(am)) ? 0 : 2), payee) : t.toPay(payee))),
    { upi: payee, ...(am ? { am } : {}) },
    confidence,
  );
}

const answer = (title: LocalizedText, fields: Readonly<Record<string, string>>, confidence: number): DirectAnswer => ({
  title,
  answer: inAllLocales(QR, (t) => t.madeHere),
  url: `/browse/qr?${new URLSearchParams(fields)}`,
  confidence,
  // The code is of the very words.
  uses: 'all',
});
