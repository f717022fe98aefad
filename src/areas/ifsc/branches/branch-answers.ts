import { formatDay, groupDigits } from '../../../i18n/format.ts';
import { eachLocale, inAllLocales, type Locale, toLocalizedText, translate } from '../../../i18n/locale.ts';
import { fold } from '../../../text/fold.ts';
import type { DirectAnswer, Query } from '../../intent.ts';
import { PAGE } from '../banks/bank-answers.ts';
import { BANK_NOTES, bankNameIn } from '../banks/bank-names.ts';
import { MERGED_BANKS } from '../banks/merged-banks.ts';
import type { Bank, Register } from '../banks/register.ts';
import { mergerOf } from '../codes/require.ts';
import { type FoundBranch, type IfscDatabase, ifscDatabase } from '../queries.ts';
import { IFSC } from '../wording.ts';
import { branchesAddress } from './addresses.ts';
import { branchWordsOf, byNamesOfTown, foldedWords, mendLocalities, withDoubleVowels } from './asked-branch.ts';
import { betterKnownPlace } from './better-known.ts';
import { type BranchPart, partAsked, partOf } from './branch-parts.ts';
import { type ListedBranch, searchBranches, withDetails } from './branches.ts';
import { noneCalled, noneInPlace } from './no-branch.ts';
import { inState, MAX_TOLD, placeOf, sourceOf } from './told-branches.ts';

/** Branches of similar names compared to find the one in the right state. */
const MAX_COMPARED = 60;

/**
 * A branch by words of its name and place: its code if they name one alone, else how many there are, or that there is none. Words that mostly
 * surround a question (`main`, `new`) are part of the name where a branch has them: another branch's code would send money astray.
 */
export async function branchAnswer(register: Register, bank: Bank, query: Query): Promise<DirectAnswer> {
  const db = await ifscDatabase();
  const { certain: left, doubtful } = await branchWordsOf(query);
  // The rest of the bank's own name, where it is called in short: the Mahindra of Kotak.
  const ofBank = new Set(foldedWords(bank.name ?? ''));
  const ofPlaces = new Set(query.places.flatMap(({ name }) => foldedWords(name)));
  const others = left.filter((word) => !ofBank.has(word) || ofPlaces.has(word));
  const certain = others.length > 0 ? others : left;
  const state = query.place?.state;
  const whole = doubtful.length > 0 ? [...certain, ...doubtful] : certain;
  const isAsked = (word: string) => NAME_WORDS.has(word);
  const needed = [...certain, ...doubtful.filter(isAsked)];
  const readings = doubtful.length > 0 ? [whole, needed] : [certain];
  const isSpoken = query.words.some((word) => /[\u0900-\u097f]/u.test(word));
  const mended = isSpoken ? undefined : await mendLocalities(needed);
  for (const words of mended ? [...readings, mended] : readings) {
    const forms = byNamesOfTown(words, query.place).flatMap((one) => (isSpoken ? [one, withDoubleVowels(one)] : [one]));
    const found = (await Promise.all(forms.map((one) => searchBranches(db, register, one, { bank })))).flat();
    const all = [...new Map(found.map((one) => [one.id, one])).values()];
    // `new` is no beginning of Newpal Road, nor is a branch at a main market the main one.
    const bears = ({ name, centre }: FoundBranch) => {
      const all = fold(`${name} ${centre}`).split(' ');
      const isSo = (one: string, at: number, word: string) =>
        one === word && !(OF_WAYS.test(all[at + 1] ?? '') && !words.includes(all[at + 1] ?? ''));
      return doubtful.every((word) => !words.includes(word) || all.some((one, at) => isSo(one, at, word)));
    };
    const there = inState(register, all.filter(bears), state);
    const [alone, other] = there;
    // The one branch of a name may be of a place that bears the name of a better known one.
    const better = alone && !other && state === undefined ? await betterKnownPlace(db, register, words, alone) : undefined;
    if (better) return noneInPlace(db, register, bank, { words, found: there, place: better });
    if (there.length > 0)
      return toldBranches(db, register, bank, { words, names: forms, found: there, town: query.place?.name, text: query.text });
  }
  return noneCalled(db, register, bank, { certain, asked: needed, state });
}

/** Behind `main` and `new` what they say something of. */
const OF_WAYS = /^(?:market|mkt|road|rd|bazaa?r|street|st|chowk|gate|line|lines)$/;
/** Stop words that tell one branch from others wherever they stand beside a bank. */
const NAME_WORDS: ReadonlySet<string> = new Set(['main', 'new']);

const OF_BRANCH = new Set(['branch', 'br', 'bo', 'distt', 'dist', 'new']);
/** Whether a branch is called by these words and its town's name, give or take its end: `Delhi Chandni Chowk, Distt. DE`. */
function saysOnly({ name, centre, city, district, state }: ListedBranch, words: readonly string[]): boolean {
  const town = foldedWords([centre, city, district, state].join(' '));
  return foldedWords(name ?? '').every((word) => words.includes(word) || OF_BRANCH.has(word) || town.some((one) => one.startsWith(word)));
}

async function toldBranches(
  db: IfscDatabase,
  register: Register,
  bank: Bank,
  {
    words,
    names,
    found,
    town,
    text,
  }: {
    words: readonly string[];
    names: readonly (readonly string[])[];
    found: readonly FoundBranch[];
    town: string | undefined;
    text: string;
  },
): Promise<DirectAnswer> {
  const name = words.join(' ');
  // The main branch of a town stands before those of its quarters.
  const isMain = (one: FoundBranch) => {
    const own = foldedWords(one.name ?? '').filter((word) => !OF_BRANCH.has(word));
    return own.length > 0 && own.every((word) => word === 'main' || words.includes(word));
  };
  const ordered = found.toSorted((a, b) => Number(isMain(b)) - Number(isMain(a)));
  const listed = await withDetails(db, register, ordered.slice(0, MAX_COMPARED));
  const called = listed.filter((one) => names.some((said) => fold(one.name ?? '') === said.join(' ')));
  // A branch that bears the name of its town alone is one of many there.
  const isTown = town !== undefined && fold(town) === name;
  // The one of that very name, where none is known to be elsewhere, JP Nagar is in Mysore and in Bangalore, and none has only its town's name besides.
  const isSame = (one: ListedBranch) => !called.includes(one) && saysOnly(one, words);
  const isAlone = (new Set(listed.flatMap(({ district }) => district ?? [])).size <= 1 || town !== undefined) && !listed.some(isSame);
  const [first] = found.length === 1 ? listed : called.length === 1 && !isTown && isAlone ? called : [];
  const { part } = partAsked(text);
  if (first && part) return partTold(register, first, part, text);
  if (first) return branchTold(register, bank, first, found.length - 1);
  // A code that is asked for stands beside each.
  const told = (one: ListedBranch, locale: Locale) => {
    const { label, value } = part && part !== 'address' ? partOf(one, part, text) : { label: undefined, value: null };
    return label ? ` (${label[locale]}: ${value === null ? IFSC[locale].notInList : translate(toLocalizedText(value), locale)})` : '';
  };
  return {
    title: inAllLocales(IFSC, (t, locale) => t.branchesLike(bankNameIn(locale, bank.code, bank.name), name)),
    answer: inAllLocales(IFSC, (t) => t.branchNumber(groupDigits(found.length))),
    detail: eachLocale((locale) =>
      [...called, ...listed.filter((one) => !called.includes(one))]
        .slice(0, MAX_TOLD)
        .map((one) => `${one.name} ${one.code}${told(one, locale)}`)
        .join(', '),
    ),
    url: branchesAddress({ bank: bank.code, q: name }),
    confidence: 0.9,
    ...sourceOf(register),
  };
}

function branchTold(register: Register, bank: Bank, one: ListedBranch, others: number): DirectAnswer {
  const merged = mergerOf(register, bank.code, one.code.slice(5));
  const note = BANK_NOTES[bank.code];
  return {
    title: inAllLocales(IFSC, (t, locale) => t.branchOf(bankNameIn(locale, bank.code, bank.name), one.name ?? one.code)),
    answer: one.code,
    detail: inAllLocales(IFSC, (t, locale) =>
      [
        note?.[locale],
        merged &&
          t.mergedInto(
            bankNameIn(locale, bank.code, MERGED_BANKS[bank.code]?.name ?? null),
            bankNameIn(locale, merged.letters, merged.bank),
            formatDay(merged.on, true, locale),
          ),
        merged?.newCode && t.newCode(merged.newCode),
        placeOf(one, locale),
        one.micr && t.micrTitle(one.micr),
        others > 0 && t.moreLike(others),
      ]
        .filter(Boolean)
        .join(', '),
    ),
    url: `${PAGE}/find?q=${one.code}`,
    confidence: 0.95,
    ...sourceOf(register),
  };
}

/** A part of a branch that is asked for: its address, whether it takes UPI. */
export function partTold(register: Register, one: ListedBranch, part: BranchPart, text: string): DirectAnswer {
  const { label, value } = partOf(one, part, text);
  return {
    title: inAllLocales(
      IFSC,
      (t, locale) => `${t.branchOf(bankNameIn(locale, one.bank.code, one.bank.name), one.name ?? one.code)}: ${label[locale]}`,
    ),
    answer: value,
    ...(value === null ? { declined: true as const } : {}),
    detail: inAllLocales(IFSC, (t, locale) =>
      [value === null && t.notInList, t.codeIs(one.code), placeOf(one, locale)].filter(Boolean).join(', '),
    ),
    url: `${PAGE}/find?q=${one.code}`,
    confidence: 0.95,
    ...sourceOf(register),
  };
}
