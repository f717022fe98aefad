import { bothOf, type Words } from '../../lib/locale.ts';
import type { DirectAnswer, Typed } from '../area.ts';
import { readVpa } from './upi.ts';
import { QR } from './wording.ts';

const LONGEST = 300;

/** `qr`, a text after or before that word, or a UPI address: the page, with the code made. */
export async function recognise({ text }: Typed): Promise<DirectAnswer[]> {
  if (text.length > LONGEST) return [];
  if (readVpa(text)) return [payment(text, 0.7)];
  if (/^(?:qr(?: ?code)?|क्यूआर(?: ?कोड)?)$/iu.test(text))
    return [{ title: bothOf(QR, (t) => t.heading), answer: bothOf(QR, (t) => t.typeAndPrint), url: '/browse/qr', sureness: 0.9 }];
  const rest =
    /^(?:qr(?: ?code)?|क्यूआर(?: ?कोड)?)(?: (?:for|of|के लिए))? +(.+)$/iu.exec(text)?.[1] ??
    /^(.+?) +(?:qr(?: ?code)?|क्यूआर(?: ?कोड)?)$/iu.exec(text)?.[1];
  if (!rest) return [];
  return [readVpa(rest) ? payment(rest, 1) : ofText(rest)];
}

const ofText = (text: string): DirectAnswer =>
  answer(
    bothOf(QR, (t) => t.ofText(text)),
    'data',
    text,
    0.9,
  );

const payment = (payee: string, sureness: number): DirectAnswer =>
  answer(
    bothOf(QR, (t) => t.toPay(payee)),
    'upi',
    payee,
    sureness,
  );

const answer = (title: Words, name: string, value: string, sureness: number): DirectAnswer => ({
  title,
  answer: bothOf(QR, (t) => t.madeHere),
  url: `/browse/qr?${new URLSearchParams({ [name]: value })}`,
  sureness,
});
