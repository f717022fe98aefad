import { groupDigits } from '../i18n/format.ts';
import { normaliseDevanagari } from '../text/fold.ts';
import type { RankedAnswer } from './area-answer.ts';
import { countOf, MULTIPLIERS } from './number-words.ts';
import type { ParsedQuery } from './parse-query.ts';
import { isRupee } from './tokens.ts';

/** Signs and what they are called; a sign of subtraction or division stands apart, unlike that of `24/7` and `98-100`. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d)\s*[x×*]\s*(?=\d)|\s[x*]\s|\b(?:multiplied by|times|guna|into)\b|गुणा|गुना/giu, '×'],
  [/\s\/\s|\b(?:divided by|bhaag|bhag)\b|भाग/giu, '÷'],
  [/\+|\b(?:plus|jodo|jod)\b|जोड़/giu, '+'],
  [/\s[-–]\s|\b(?:minus|ghata\w*)\b|घटा/giu, '−'],
  [/%|\b(?:percent|per cent|pratishat|fi?sadi)\b|प्रतिशत|फीसदी/giu, '%'],
];
const ASIDE =
  /^(?:equals?|calculate|calculator|value|what|whats|is|how|much|many|kitn[aei]|ho|hota|hote|hoga|hai|solve|compute|the|a|का|कितन[ाीे]|होता|है)$/iu;
const OF = /^(?:of|ka|ke|का|के)$/u;
const DOUBLE: Readonly<Record<string, number>> = { double: 2, twice: 2, dugna: 2, triple: 3, दुगना: 2 };
const DIGITS = 12;

type Piece = number | string;

/** What an expression of plain numbers comes to: `15% of 2400`, `half of 3.5 lakh`, `250 x 12`, `2400 plus 18%`. Nothing else may be said. */
export function arithmeticAnswers({ text, tokens, days }: ParsedQuery): RankedAnswer[] {
  const rupees = tokens.filter(isRupee).map(({ word }) => word);
  const pieces = days.day === undefined ? piecesOf(text, new Set(rupees)) : undefined;
  const value = pieces && (shareIn(pieces) ?? resultOf(pieces));
  if (value === undefined || !Number.isFinite(value)) return [];
  const rounded = Number(value.toPrecision(DIGITS));
  const figure = groupDigits(rounded, Math.min(4, `${rounded}`.split('.')[1]?.length ?? 0));
  const answer = rupees.length > 0 ? `₹${figure}` : figure;
  return [{ title: text, answer, url: '/', area: 'search', confidence: 0.98 }];
}

/** Numbers and signs of a text in their order; undefined for one that says something else. */
function piecesOf(text: string, aside: ReadonlySet<string>): Piece[] | undefined {
  const signed = SIGNS.reduce((left, [pattern, sign]) => left.replace(pattern, ` ${sign} `), text.replace(/(\d),(?=\d)/g, '$1'));
  const pieces: Piece[] = [];
  for (const word of signed.toLowerCase().match(/\d+(?:\.\d+)?|[\p{L}\p{M}]+|[^\s?=,.!]/gu) ?? []) {
    const plain = normaliseDevanagari(word);
    const [number, times, last] = [/^\d/.test(word) ? Number(word) : countOf(plain), MULTIPLIERS.get(plain), pieces.at(-1)];
    if (times !== undefined) pieces.push((typeof last === 'number' ? (pieces.pop() as number) : 1) * times);
    else if (number !== undefined) pieces.push(number);
    else if (DOUBLE[plain]) pieces.push(DOUBLE[plain], 'of');
    else if (OF.test(plain)) pieces.push('of');
    else if (/^[−×÷+%]$/.test(word)) pieces.push(word);
    else if (!ASIDE.test(plain) && !aside.has(plain)) return undefined;
  }
  return pieces.filter((piece, at) => piece !== 'of' || typeof pieces[at + 1] === 'number');
}

/** `15% of 2400`, `half of 3.5 lakh`, `2400 ka 15%`. */
function shareIn(pieces: readonly Piece[]): number | undefined {
  const said = pieces.map((one) => (typeof one === 'number' ? 'n' : one)).join(' ');
  const [first, other] = pieces.filter((one) => typeof one === 'number');
  if (first === undefined || other === undefined) return undefined;
  if (said === 'n % of n' || said === 'n of n %') return (first * other) / 100;
  return said === 'n of n' && Math.min(first, other) <= Math.max(...Object.values(DOUBLE)) ? first * other : undefined;
}

/** Sums and products in the order of their signs; a percentage is one of what stands before it. */
function resultOf(pieces: readonly Piece[]): number | undefined {
  const [first, ...rest] = pieces;
  if (typeof first !== 'number' || rest.length === 0) return undefined;
  const terms = [first];
  for (let at = 0; at < rest.length; at += 2) {
    const [sign, number] = [rest[at], rest[at + 1]];
    if (typeof number !== 'number' || typeof sign !== 'string' || !/^[−×÷+]$/.test(sign)) return undefined;
    const isShare = rest[at + 2] === '%';
    const isFactor = sign === '×' || sign === '÷';
    const operand = isShare ? ((isFactor ? 1 : sumOf(terms)) * number) / 100 : number;
    const last = terms.at(-1) ?? 0;
    if (isFactor) terms.splice(-1, 1, sign === '×' ? last * operand : last / operand);
    else terms.push(sign === '+' ? operand : -operand);
    if (isShare) at += 1;
  }
  return sumOf(terms);
}

const sumOf = (terms: readonly number[]): number => terms.reduce((sum, one) => sum + one, 0);
