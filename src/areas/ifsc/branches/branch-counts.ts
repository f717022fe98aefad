import { groupDigits } from '../../../i18n/format.ts';
import { eachLocale, inAllLocales, type Locale, localName } from '../../../i18n/locale.ts';
import { DISTRICTS_IN_HINDI } from '../../../places/districts.ts';
import type { Place } from '../../../places/gazetteer.ts';
import { findStateName } from '../../../places/states.ts';
import type { DirectAnswer, Query } from '../../intent.ts';
import { type AskedQuantities, countedQuantity } from '../../quantity.ts';
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
  const isTown = place?.type === 'town';
  const count = await countThere(bank ? bank.groups : [...register.groups.values()], place);
  const state = place && findStateName(place.state);
  return {
    title: inAllLocales(IFSC, (t, locale) =>
      t.branchesCounted(bank && bankNameIn(locale, bank.code, bank.name), place && localName(locale, isTown ? place : (state ?? place))),
    ),
    answer: inAllLocales(IFSC, (t) => t.branchNumber(groupDigits(count))),
    ...(bank && register.branchList ? { detail: inAllLocales(IFSC, (t) => t.ofAllBranches(groupDigits(countOf(bank.groups)))) } : {}),
    url: bank
      ? branchesAddress({ bank: bank.code, ...(place && !isTown ? { state: listedState(place.state) } : isTown ? { q: place.name } : {}) })
      : PAGE,
    confidence: 0.97,
    uses: ['place', 'other', 'operation'],
    ...sourceOf(register),
  };
}

/** How many branches banks have, as quantities: those that are named in each place, and all that have any there. */
export function bankQuantities(register: Register, { places, asked }: Query, named: readonly Bank[]): AskedQuantities {
  const [place, other] = places;
  const isOfSeveral = named.length > 1;
  const source = sourceOf(register);
  const quantityOf = (bank: Bank, where = place) =>
    countedQuantity({
      title: inAllLocales(IFSC, (t, locale) => t.branchesCounted(bankNameIn(locale, bank.code, bank.name), whereIn(locale, where))),
      name: eachLocale((locale) => (other ? whereIn(locale, where) : undefined) ?? bankNameIn(locale, bank.code, bank.name)),
      value: () => countThere(bank.groups, where),
      day: source.as_of ?? '',
      source: source.source,
      show: (count) => inAllLocales(IFSC, (t) => t.branchNumber(groupDigits(count, Number.isInteger(count) ? 0 : 1))),
      url: `${PAGE}/bank/${bank.code}`,
    });
  const quantities = named.flatMap((bank) => (other ? places : [place]).map((where) => quantityOf(bank, where)));
  return {
    named: quantities,
    all: async () => (isOfSeveral || other ? quantities : (await banksThere(register, place)).map(({ bank }) => quantityOf(bank))),
    ranking: (end) =>
      inAllLocales(IFSC, (t, locale) => t.banksRanked(end === 'most' || end === 'least' ? end : undefined, whereIn(locale, place))),
    isWhole: true,
    isList: isOfSeveral && (asked.kind === 'count' || asked.kind === 'value'),
    isOfAll: named.length === 0,
    url: PAGE,
    uses: ['place', 'other'],
  };
}

const whereIn = (locale: Locale, place: Place | undefined): string | undefined =>
  place && localName(locale, place.type === 'state' ? (findStateName(place.state) ?? place) : place);

/** The banks with branches in a place, or in all the country, those with most first. */
async function banksThere(register: Register, place: Place | undefined): Promise<{ bank: Bank; count: number }[]> {
  const all = Array.from(register.banks.values(), async (bank) => ({ bank, count: await countThere(bank.groups, place) }));
  return (await Promise.all(all)).filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
}

/** How many banks have branches in a place, and those with most. */
export async function banksIn(register: Register, place: Place): Promise<DirectAnswer[]> {
  const banks = await banksThere(register, place);
  if (banks.length === 0) return [];
  return [
    {
      title: inAllLocales(IFSC, (t, locale) => t.banksRanked(undefined, whereIn(locale, place))),
      answer: inAllLocales(IFSC, (t) => t.bankNumber(groupDigits(banks.length))),
      detail: inAllLocales(IFSC, (t, locale) =>
        banks
          .slice(0, MAX_TOLD)
          .map(({ bank, count }) => `${bankNameIn(locale, bank.code, bank.name)}: ${t.branchNumber(groupDigits(count))}`)
          .join('; '),
      ),
      url: place.type === 'town' ? `${PAGE}/find?${new URLSearchParams({ q: place.name })}` : PAGE,
      confidence: 0.97,
      uses: ['place', 'other', 'operation'],
      ...sourceOf(register),
    },
  ];
}

/** Union territories whose branches the list still has under the state that they were a part of. */
const LISTED_UNDER: Readonly<Record<string, string>> = { Ladakh: 'Jammu and Kashmir' };
export const listedState = (state: string): string => LISTED_UNDER[state] ?? state;

/** How many branches of these groups are in a place, or in all. */
async function countThere(groups: readonly BranchGroup[], place: Place | undefined): Promise<number> {
  if (!place) return countOf(groups);
  const there = groups.filter(({ state }) => state === place.state);
  const former = groups.filter(({ state }) => state === LISTED_UNDER[place.state]);
  if (place.type !== 'town') return countOf(there) + (await countCalled(former, `"${districtsOf(place.state).join('" OR "')}"`));
  return countCalled([...there, ...former], matchOf(foldedWords(place.name)));
}
type BranchGroup = Parameters<typeof idsOf>[0][number];

async function countCalled(groups: readonly BranchGroup[], words: string | undefined): Promise<number> {
  const db = await ifscDatabase();
  const counts = await Promise.all(groups.map((group) => countBranches(db, { ...idsOf([group]), words })));
  return counts.reduce((sum, one) => sum + one, 0);
}

/** The names of a state's districts. */
const districtsOf = (state: string): string[] =>
  [...DISTRICTS_IN_HINDI.keys()].flatMap((key) => (key.endsWith(`, ${state}`) ? key.slice(0, -state.length - 2) : []));
