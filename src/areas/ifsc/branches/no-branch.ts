import { formatDay } from '../../../i18n/format.ts';
import { inAllLocales } from '../../../i18n/locale.ts';
import { declinedAnswer } from '../../first-answers.ts';
import type { DirectAnswer } from '../../intent.ts';
import { bankAnswer, PAGE } from '../banks/bank-answers.ts';
import { bankNameIn } from '../banks/bank-names.ts';
import { MERGED_BANKS } from '../banks/merged-banks.ts';
import type { Bank, Register } from '../banks/register.ts';
import type { FoundBranch, IfscDatabase } from '../queries.ts';
import { IFSC } from '../wording.ts';
import { branchesAddress } from './addresses.ts';
import type { BetterKnown } from './better-known.ts';
import { searchBranches, withDetails } from './branches.ts';
import { inState, MAX_TOLD, placeOf, sourceOf } from './told-branches.ts';

/** That no branch has the name, and the branches at the place. */
export async function noneCalled(
  db: IfscDatabase,
  register: Register,
  bank: Bank,
  { certain, asked, state }: { certain: readonly string[]; asked: readonly string[]; state: string | undefined },
): Promise<DirectAnswer> {
  if (MERGED_BANKS[bank.code]) return bankAnswer(register, bank, 0.9);
  // Without the words that only surround a name, or without its part: `jayanagar 4th block`.
  const whole = certain.filter((word) => !/^\d|^(?:block|sec(?:tor)?|phase|stage)$/.test(word));
  const fewer = asked.length > certain.length ? certain : whole.length < certain.length ? whole : [];
  const near = fewer.length > 0 ? inState(register, await searchBranches(db, register, fewer, { bank }), state) : [];
  const listed = await withDetails(db, register, near.slice(0, MAX_TOLD));
  const day = register.branchList?.day;
  return declinedAnswer(
    inAllLocales(IFSC, (t, locale) => t.branchesLike(bankNameIn(locale, bank.code, bank.name), asked.join(' '))),
    inAllLocales(IFSC, (t, locale) =>
      [
        t.noBranchCalled(day ? formatDay(day, true, locale) : ''),
        listed.length > 0 &&
          `${t.branchesLike(bankNameIn(locale, bank.code, bank.name), fewer.join(' '))} (${near.length}): ${listed.map((one) => `${one.name} ${one.code}`).join(', ')}`,
      ]
        .filter(Boolean)
        .join(' '),
    ),
    {
      url: near.length > 0 ? branchesAddress({ bank: bank.code, q: fewer.join(' ') }) : `${PAGE}/bank/${bank.code}`,
      confidence: 0.9,
      ...sourceOf(register),
    },
  );
}

/** That the bank has no branch of the name where it is best known, which ones are like it there, and the one elsewhere. */
export async function noneInPlace(
  db: IfscDatabase,
  register: Register,
  bank: Bank,
  { words, found, place }: { words: readonly string[]; found: readonly FoundBranch[]; place: BetterKnown },
): Promise<DirectAnswer> {
  const alike = (await searchBranches(db, register, words.slice(0, 1), { bank })).filter(place.isThere);
  const listed = await withDetails(db, register, [...alike.slice(0, MAX_TOLD - 1), ...found]);
  return declinedAnswer(
    inAllLocales(IFSC, (t, locale) => t.branchesLike(bankNameIn(locale, bank.code, bank.name), words.join(' '))),
    inAllLocales(IFSC, (t, locale) =>
      t.noneInPlace(
        place.name,
        listed
          .map((one) => `${one.name} ${one.code} (${[one.district, one.state].filter(Boolean).join(', ') || placeOf(one, locale)})`)
          .join(', '),
      ),
    ),
    { url: branchesAddress({ bank: bank.code, q: words[0] ?? '' }), confidence: 0.9, ...sourceOf(register) },
  );
}
