import { inAllLocales } from '../../../i18n/locale.ts';
import { declinedAnswer } from '../../first-answers.ts';
import type { DirectAnswer, Query } from '../../intent.ts';
import { QUANTITIES } from '../../quantity-wording.ts';
import { usesOf } from '../../query-uses.ts';
import type { AskedBank } from '../banks/asked-bank.ts';
import { bankAnswer, lettersAnswer } from '../banks/bank-answers.ts';
import { bankNameIn } from '../banks/bank-names.ts';
import { ifscRegister } from '../banks/register.ts';
import { branchesAtPin } from '../branches/pin-branches.ts';
import { IFSC } from '../wording.ts';
import { cleanCode } from './code.ts';
import { codeAnswer, codePart, micrAnswer } from './code-answers.ts';

/** An IFSC in a text: a bank's four letters, a zero (or O), six characters. */
const CODE = /(?<![A-Z0-9])[A-Z]{4}[ -]?[0O][ -]?[A-Z0-9]{6}(?![A-Z0-9])/i;
/** The letters of a bank with figures of which the first is no zero. */
const LETTERS_AND_FIGURES = /(?<![A-Z0-9])[A-Z]{4}[1-9]\d{5,7}(?![A-Z0-9])/i;
const PIN = /(?<![A-Z\d])[1-9]\d{2} ?\d{3}(?!\d)/i;
/** Degrees of latitude and longitude. */
const POINT = /(?<![\d.])\d{1,2}\.\d+[ ,]+\d{2}\.\d+(?![\d.])/;
/** The last figures of an IFSC, where they are called so; six figures are a PIN code. */
const BRANCH_CODE = /\bbranch (?:code|no|number)\b\D{0,5}(\d{3,6})(?!\d)|\bcode (\d{3,5})(?!\d)/iu;

/** The branch of a MICR code on a cheque. */
export async function chequeAnswer({ text }: Query): Promise<DirectAnswer[]> {
  const micr = /\bmicr\b/i.test(text) ? /(?<!\d)\d{9}(?!\d)/.exec(text)?.[0] : undefined;
  return micr ? [{ ...(await micrAnswer(await ifscRegister(), micr)), uses: 'all' }] : [];
}

/** Eleven characters that start with a bank's letters and a zero are certainly a code; a slip in them is told. */
export async function typedCodeAnswer(query: Query): Promise<DirectAnswer[]> {
  const code = CODE.exec(query.text)?.[0];
  if (!code) return [];
  const part = await codePart(cleanCode(code), query.text.replace(code, ' '));
  if (part.length > 0) return part;
  const isCode = /\d/.test(code.slice(5)) || query.entities.includes('ifsc') || /^[A-Z]{4}0[A-Z]{6}$/.test(code);
  // `batao canara bank` is none of a bank called Bata.
  return isCode && (!/[ -]/.test(code) || /\d/.test(code)) ? [{ ...(await codeAnswer(cleanCode(code))), uses: usesOf(query, code) }] : [];
}

/** A bank with the figures of a branch, a PIN code or a point: `sbi branch code 0691`, `pnb 800001`. */
export async function bankAndFigures({ query: { text }, register, asks, bank }: AskedBank): Promise<DirectAnswer[]> {
  if (!bank) return [];
  const [, ofBranch, figures] = BRANCH_CODE.exec(text) ?? [];
  const branch = ofBranch ?? (asks ? figures : undefined);
  if (branch) return [{ ...(await codeAnswer(`${bank.code}0${branch.padStart(6, '0')}`)), uses: 'all' }];
  const pin = PIN.exec(text)?.[0].replace(' ', '');
  if (pin) return branchesAtPin(register, bank, pin);
  if (!POINT.test(text)) return [];
  const { title, ...rest } = bankAnswer(register, bank, 0.95);
  const detail = inAllLocales(IFSC, (t) => t.noPoints);
  return [declinedAnswer(title, detail, { ...rest, uses: 'all' })];
}

/** What is nearly a code: too long or too short, or without its zero. */
export async function slippedCodeAnswer({ query, register, asks }: AskedBank): Promise<DirectAnswer[]> {
  const whole = cleanCode(query.text.replace(/\bifsc(\s+code)?\b:?/i, ''));
  if ((asks ? /^[A-Z0-9]{9,13}$/ : /^[A-Z]{4}0\d{3,8}$/).test(whole) && /\d/.test(whole))
    return [{ ...(await codeAnswer(whole)), uses: 'all' }];
  const figures = LETTERS_AND_FIGURES.exec(query.text)?.[0];
  return figures && register.banks.has(figures.slice(0, 4).toUpperCase())
    ? [{ ...(await codeAnswer(cleanCode(figures))), uses: usesOf(query, figures) }]
    : [];
}

/** The bank of four letters, where nothing more is asked: `which bank is UTIB`. */
export function bankOfLetters({ query, register, asks, asksMeaning, bank, named, ofLetters }: AskedBank): DirectAnswer[] {
  // `axis bank ifsc starts with`.
  if (!ofLetters) return asks && asksMeaning && bank ? [{ ...bankAnswer(register, bank, 0.95), uses: ['word', 'other'] }] : [];
  const answer = lettersAnswer(register, ofLetters);
  // `does BARB0 stand for bank of baroda`.
  const code = bank?.code ?? named;
  if (query.asked.isQuestion && code && query.places.length === 0)
    return [
      {
        ...answer,
        answer: inAllLocales(QUANTITIES, (t, locale) =>
          (code === ofLetters.code ? t.yes : t.no)(bankNameIn(locale, ofLetters.code, ofLetters.name)),
        ),
        uses: ['word', 'amount', 'other'],
      },
    ];
  if (asksMeaning) return [{ ...answer, uses: 'all' }];
  const isAlone = !asks && query.conditions.every(({ text }) => text.toUpperCase() === ofLetters.code || text === '0');
  return isAlone ? [answer] : [];
}
