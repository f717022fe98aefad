import type { DirectAnswer, Typed } from '../area.ts';
import { readVpa } from './upi.ts';

const LONGEST = 300;

/** `qr`, a text after or before that word, or a UPI address: the page, with the code made. */
export async function recognise({ text }: Typed): Promise<DirectAnswer[]> {
  if (text.length > LONGEST) return [];
  if (readVpa(text)) return [answer(`QR code to pay ${text}`, 'upi', text, 0.7)];
  const rest =
    /^(?:qr(?: ?code)?|क्यूआर(?: ?कोड)?)(?: (?:for|of|के लिए))? +(.+)$/iu.exec(text)?.[1] ??
    /^(.+?) +(?:qr(?: ?code)?|क्यूआर(?: ?कोड)?)$/iu.exec(text)?.[1];
  if (rest) return [readVpa(rest) ? answer(`QR code to pay ${rest}`, 'upi', rest, 1) : answer(`QR code of “${rest}”`, 'data', rest, 0.9)];
  return /^(?:qr(?: ?code)?|क्यूआर(?: ?कोड)?)$/iu.test(text)
    ? [{ title: 'QR code', answer: 'Type a text, an address or a UPI address, and print its code', url: '/browse/qr', sureness: 0.9 }]
    : [];
}

const answer = (title: string, name: string, value: string, sureness: number): DirectAnswer => ({
  title,
  answer: 'Made on the page, in your browser',
  url: `/browse/qr?${new URLSearchParams({ [name]: value })}`,
  sureness,
});
