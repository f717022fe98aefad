import { groupDigits } from '../i18n/format.ts';
import { eachLocale } from '../i18n/locale.ts';
import { readNumber } from './amounts.ts';
import type { RankedAnswer } from './area-answer.ts';
import { numberInWords, SCALE_NAMES, scaleOf } from './number-words.ts';
import type { ParsedQuery } from './parse-query.ts';
import { isAround, isRupee, type Token } from './tokens.ts';

const IN_WORDS = /\bin words\b|\bshabd\w* (?:me|mein)\b|(?:शब्दों|अक्षरों) में/iu;
const IN_FIGURES = /\bin (?:figures|digits|numbers)\b|\b(?:ank\w*|sankhya) (?:me|mein)\b|(?:अंकों|अंक|संख्या) में/iu;
/** Longer numbers have no name here. */
const MAX = 1e15;

/** A number in words, one that is said in words in figures, and one of millions in lakhs and crores. */
export function numberAnswers({ text, tokens, places, asked }: ParsedQuery): RankedAnswer[] {
  const isOfOther = (token: Token) => token.kind === 'name' && !isRupee(token) && !token.senses.every(isAround);
  if (places.length > 0 || tokens.some(isOfOther)) return [];
  const read = numbersIn(tokens);
  const [one, other, third] = read;
  if (!one || third) return [];
  if (!other && (IN_WORDS.test(text) || IN_FIGURES.test(text)) && one.value >= 0 && one.value < MAX && Number.isInteger(one.value))
    return IN_WORDS.test(text)
      ? told(
          groupDigits(one.value),
          eachLocale((locale) => numberInWords(one.value, locale)),
        )
      : told(one.said, groupDigits(one.value));
  const isCounted = asked.also.includes('count') || /\b(?:in|to|me|mein)\b|में|बराबर/iu.test(text);
  if (!other || !isCounted || one.isBare === other.isBare || !(one.value > 0)) return [];
  const [counted, unit] = one.isBare ? [other, one] : [one, other];
  const value = Number((counted.value / unit.value).toPrecision(12));
  const name = scaleOf(unit.value);
  return name
    ? told(
        groupDigits(counted.value),
        eachLocale((locale) => `${groupDigits(value, decimalsOf(value))} ${SCALE_NAMES[name][locale]}`),
      )
    : [];
}

/** As many decimals as a number has, four at most. */
const decimalsOf = (value: number): number => Math.min(4, String(value).split('.')[1]?.length ?? 0);

const told = (title: string, answer: RankedAnswer['answer']): RankedAnswer[] => [
  { title, answer, url: '/', area: 'search', confidence: 0.98 },
];

/** The numbers of a text in order, each with the words that say it; `isBare` is a scale without a number, such as million. */
function numbersIn(tokens: readonly Token[]): { value: number; said: string; isBare: boolean }[] {
  const found: { value: number; said: string; isBare: boolean }[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const read = readNumber(tokens, at);
    if (!read) continue;
    const words = tokens.slice(at, read.end).map(({ word }) => word);
    const isOne = /^(?:a|an|one)$/.test(tokens[at - 1]?.word ?? '');
    found.push({ value: read.value, said: words.join(' '), isBare: read.isBare && !isOne });
    at = read.end - 1;
  }
  return found;
}
