import { groupDigits } from '../../../i18n/format.ts';
import { inAllLocales, localName } from '../../../i18n/locale.ts';
import type { Place } from '../../../places/gazetteer.ts';
import { findStateName } from '../../../places/states.ts';
import type { DirectAnswer } from '../../intent.ts';
import { PAGE } from '../banks/bank-answers.ts';
import { bankNameIn } from '../banks/bank-names.ts';
import { type Bank, countOf, idsOf, type Register } from '../banks/register.ts';
import { countBranches, ifscDatabase } from '../queries.ts';
import { IFSC } from '../wording.ts';
import { branchesAddress } from './addresses.ts';
import { foldedWords } from './asked-branch.ts';
import { matchOf } from './branches.ts';
import { MAX_TOLD, sourceOf } from './told-branches.ts';

/** How many branches a bank, or all banks, have in the country, a state or a town. */
export async function countAnswer(register: Register, bank: Bank | undefined, place: Place | undefined): Promise<DirectAnswer> {
  const groups = (bank ? bank.groups : [...register.groups.values()]).filter(({ state }) => place === undefined || state === place.state);
  const isTown = place?.type === 'town';
  const words = matchOf(isTown ? foldedWords(place.name) : []);
  const counts = isTown ? await Promise.all(Array.from(groups, (group) => countIn(group, words))) : [countOf(groups)];
  const count = counts.reduce((sum, one) => sum + one, 0);
  const state = place && findStateName(place.state);
  return {
    title: inAllLocales(IFSC, (t, locale) =>
      t.branchesCounted(bank && bankNameIn(locale, bank.code, bank.name), place && localName(locale, isTown ? place : (state ?? place))),
    ),
    answer: inAllLocales(IFSC, (t) => t.branchNumber(groupDigits(count))),
    ...(bank && register.branchList ? { detail: inAllLocales(IFSC, (t) => t.ofAllBranches(groupDigits(countOf(bank.groups)))) } : {}),
    url: bank
      ? branchesAddress({ bank: bank.code, ...(place && !isTown ? { state: place.state } : isTown ? { q: place.name } : {}) })
      : PAGE,
    confidence: 0.97,
    uses: ['place', 'other', 'operation'],
    ...sourceOf(register),
  };
}

/** The banks with the most or fewest branches in the country or a state. */
export function rankedBanks(register: Register, end: 'most' | 'least', place: Place | undefined): DirectAnswer[] {
  const sizes = [...register.banks.values()].flatMap((bank) => {
    const count = countOf(bank.groups.filter(({ state }) => place === undefined || state === place.state));
    return count > 0 ? [{ bank, count }] : [];
  });
  const [first, ...others] = sizes.sort((a, b) => (end === 'most' ? b.count - a.count : a.count - b.count));
  if (!first) return [];
  const countText = ({ bank, count }: typeof first) =>
    inAllLocales(IFSC, (t, locale) => `${bankNameIn(locale, bank.code, bank.name)}: ${t.branchNumber(groupDigits(count))}`);
  const state = place && findStateName(place.state);
  return [
    {
      title: inAllLocales(IFSC, (t, locale) => t.banksRanked(end, state && localName(locale, state))),
      answer: countText(first),
      detail: inAllLocales(IFSC, (_, locale) =>
        others
          .slice(0, MAX_TOLD)
          .map((one) => countText(one)[locale])
          .join('; '),
      ),
      url: PAGE,
      confidence: 0.97,
      uses: ['place', 'other', 'operation'],
      ...sourceOf(register),
    },
  ];
}

const countIn = async (group: Parameters<typeof idsOf>[0][number], words: string | undefined): Promise<number> =>
  countBranches(await ifscDatabase(), { ...idsOf([group]), words });
