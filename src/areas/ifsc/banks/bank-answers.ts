import { formatDay, groupDigits } from '../../../i18n/format.ts';
import { eachLocale, inAllLocales, toLocalizedText, translate } from '../../../i18n/locale.ts';
import type { DirectAnswer } from '../../intent.ts';
import { mergerOf } from '../codes/require.ts';
import { IFSC } from '../wording.ts';
import { BANK_NOTES, bankNameIn } from './bank-names.ts';
import { MERGED_BANKS } from './merged-banks.ts';
import type { Bank, Register } from './register.ts';

export const PAGE = '/browse/ifsc';

/** What a bank's codes begin with; of a bank that is no more, what became of it. */
export function bankAnswer(register: Register, { code, name }: Pick<Bank, 'code' | 'name'>, confidence: number): DirectAnswer {
  const merged = mergerOf(register, code);
  const note = BANK_NOTES[code];
  const former = MERGED_BANKS[code]?.name ?? name;
  return {
    title: inAllLocales(IFSC, (t, locale) => t.ofBank(bankNameIn(locale, code, merged ? former : name))),
    answer: inAllLocales(IFSC, (t) => (merged ? t.begin(merged.letters) : t.begin(code))),
    ...(merged
      ? {
          detail: inAllLocales(
            IFSC,
            (t, locale) =>
              `${t.mergedInto(bankNameIn(locale, code, former), bankNameIn(locale, merged.letters, merged.bank), formatDay(merged.on, true, locale))}${t.stop}${t.oldCodesGone(code)}`,
          ),
          source: inAllLocales(IFSC, (t) => t.mergerNotices),
          as_of: merged.on,
        }
      : note
        ? { detail: note }
        : {}),
    url: `${PAGE}/bank/${merged ? merged.letters : code}`,
    confidence,
  };
}

/** Into which bank one was merged, and when. */
export function mergerAnswer(register: Register, code: string): DirectAnswer | undefined {
  const merged = mergerOf(register, code);
  if (!merged) return undefined;
  const { detail = '', ...rest } = bankAnswer(register, { code, name: MERGED_BANKS[code]?.name ?? null }, 0.98);
  return {
    ...rest,
    answer: eachLocale((locale) => bankNameIn(locale, merged.letters, merged.bank)),
    detail,
    uses: ['word', 'other', 'place', 'operation'],
  };
}

/** The bank that four letters stand for. */
export function lettersAnswer(register: Register, bank: Bank): DirectAnswer {
  const { answer, detail = '', ...rest } = bankAnswer(register, bank, 0.97);
  return {
    ...rest,
    title: bank.code,
    answer: eachLocale((locale) => bankNameIn(locale, bank.code, bank.name)),
    detail: eachLocale((locale) =>
      [answer ?? '', detail]
        .map((text) => translate(toLocalizedText(text), locale))
        .filter(Boolean)
        .join(', '),
    ),
    uses: ['word', 'amount'],
  };
}

/** How many banks have codes. */
export const banksCounted = ({ banks, codes, published }: Register): DirectAnswer => ({
  title: inAllLocales(IFSC, (t) => t.banksWithCodes),
  answer: inAllLocales(IFSC, (t) => t.bankNumber(groupDigits(banks.size))),
  detail: inAllLocales(IFSC, (t) => t.counts(groupDigits(codes), groupDigits(banks.size))),
  source: 'ifsc',
  ...(published ? { as_of: published } : {}),
  url: PAGE,
  confidence: 0.96,
  uses: ['operation'],
});
