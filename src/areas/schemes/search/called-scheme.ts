import { setImmediate } from 'node:timers/promises';
import { keptIn, memoizeAsync } from '../../../kernel/memoize.ts';
import { fold, normaliseDevanagari, wordSet } from '../../../text/fold.ts';
import { addName, type NameFound, type NameIndex, namesIn, newNames } from '../../../text/name-index.ts';
import { nearestWord } from '../../../text/spelling.ts';
import { latinAsSpoken } from '../../../text/transliterate.ts';
import type { Query } from '../../intent.ts';
import { allSchemes, type SchemesDatabase, schemesDatabase } from '../queries.ts';
import { isBestKnown, schemeNames } from '../scheme-names.ts';
import type { SchemeRow } from '../tables.ts';
import { parseList } from './index-text.ts';
import { type SchemeHit, searchSchemes } from './search.ts';

/** Words at the start of many names that identify nothing. */
export const HONORIFICS = wordSet(
  'pm cm pradhan pradhanmantri mantri mukhyamantri mukhya prime chief minister पीएम सीएम प्रधानमंत्री मुख्यमंत्री',
);

/** What stands before and behind the name that people use: उज्ज्वला of प्रधानमंत्री उज्ज्वला योजना. */
const TITLE = /^(?:प्रधानमंत्री|मुख्यमंत्री|पीएम|सीएम|राष्ट्रीय) /u;
const SCHEME = / (?:योजना|स्कीम)$/u;

/** The same around the English names of the best known: the Jan Dhan of Pradhan Mantri Jan Dhan Yojana. */
const ENGLISH_TITLE = /^(?:pradhan mantri|prime minister s|pm|national) /;
const ENGLISH_SCHEME = / (?:yojana|yojna|scheme|mission|programme)$/;
/** Shorter abbreviations are those of other things too. */
const MIN_ABBREVIATION = 4;

/** What one of the best known is called in Latin letters: its name and its parts, without title and `yojana`, and its abbreviation. */
function englishNames(
  { name, slug, short_keys: keys }: Pick<SchemeRow, 'name' | 'slug' | 'short_keys'>,
  all: readonly SchemeRow[],
): string[] {
  const parts = name.replace(/\([^)]*\)/g, ' ').split(/ [-–] |: /);
  // The first part of several is a family's: Pradhan Mantri Awas Yojana of the one for towns.
  const isShared = (part: string) => all.some((one) => one.slug !== slug && asSpelt(one.name).includes(asSpelt(part)));
  const own = parts.length === 1 ? parts : parts.filter((part) => !isShared(part));
  const bare = own.map((part) => fold(part).replace(ENGLISH_TITLE, '').replace(ENGLISH_SCHEME, ''));
  const names = [fold(parts.join(' ')), ...own.map(fold), ...bare.filter((one) => one.includes(' '))];
  return [...new Set([...names, ...keys.split(' '), fold(slug)])].filter((one) => one.length >= MIN_ABBREVIATION);
}
/** Awas is written awaas, too. */
const asSpelt = (text: string): string => fold(text).replaceAll('aa', 'a');

/** How many schemes are named before other calls are answered. */
const NAMED_AT_ONCE = 250;

/** Fewer words name only the best known schemes, and those with a word that no other has. */
const MIN_TELLING = 3;
const MAX_SHORT = 3;

interface CalledScheme {
  row: Pick<SchemeRow, 'name' | 'level' | 'states'> & { isKnown: boolean };
  /** Whether it is one word without what says that it is a scheme, which may mean other things. */
  isShort: boolean;
  /** Whether it is a name of the best known in English. */
  isEnglish?: boolean;
  /** Whether it is letters for a longer name. */
  isAbbreviation?: boolean;
}

/** Schemes by their Hindi names: whole, without title and `योजना`, and by what stands in brackets (मनरेगा). */
const loadNames = memoizeAsync(async (db: SchemesDatabase) => {
  const index = newNames<CalledScheme>();
  // In Latin letters too, by which words that English has as well are read.
  const rows: (SchemeRow & { hi: string })[] = [];
  for (const [at, row] of (await allSchemes(db)).entries()) {
    if (at % NAMED_AT_ONCE === 0) await setImmediate();
    const { hi } = row.gone_since === null ? schemeNames(row.slug, row.name) : {};
    if (hi) rows.push({ ...row, hi });
  }
  const named = Map.groupBy(
    rows.flatMap(({ hi }) => [...new Set(normaliseDevanagari(hi).split(' '))]),
    (word) => word,
  );
  const put = (name: string, scheme: CalledScheme) => {
    const telling = name.split(' ').filter((word) => word !== 'योजना');
    // `पेंशन योजना` describes many, लाडली बहना one.
    const isTelling = telling.length >= MIN_TELLING || (telling.length > 1 && telling.some((word) => named.get(word)?.length === 1));
    if (!scheme.row.isKnown && !isTelling) return;
    addName(index, name, scheme);
    addName(index, name.split(' ').map(latinAsSpoken).join(' '), scheme);
    // Two short words are written as one too: जनधन.
    const [one = '', other = '', ...rest] = name.split(' ');
    if (one.length <= MAX_SHORT && other.length <= MAX_SHORT && other !== '') addName(index, [one + other, ...rest].join(' '), scheme);
  };
  for (const [at, found] of rows.entries()) {
    const { slug, name, level, states, hi } = found;
    if (at % NAMED_AT_ONCE === 0) await setImmediate();
    // Names alone are kept, without the schemes' texts.
    const row = { name, level, states, isKnown: isBestKnown(slug) };
    const [, inside] = isBestKnown(slug) ? (/\(([^)]+)\)/u.exec(hi) ?? []) : [];
    const parts = hi.replace(/\([^)]*\)/gu, ' ').split(' – ');
    const whole = normaliseDevanagari(parts.join(' '));
    const bare = normaliseDevanagari(parts[0] ?? '').replace(TITLE, '');
    if (row.isKnown)
      for (const called of englishNames(found, rows))
        addName(index, called, { row, isShort: false, isEnglish: true, isAbbreviation: found.short_keys.split(' ').includes(called) });
    for (const called of [whole, ...(inside ? [normaliseDevanagari(inside)] : []), bare]) put(called, { row, isShort: false });
    const short = bare.replace(SCHEME, '');
    if (short !== bare || parts.length > 1) put(short, { row, isShort: !short.includes(' ') });
  }
  return index;
});

/** Shorter abbreviations, and shorter misspelt ones, are near to too much. */
const MIN_MISSPELT = 5;
/** One that is said as a word; of those said letter by letter another one is another scheme: PMJAY is no PMJDY. */
const SPOKEN = /[aeiou].*[aeiou]/;

const abbreviations = new WeakMap<NameIndex<CalledScheme>, readonly string[]>();
/** The abbreviation of a best known scheme of which a word that names nothing is one slip away: mnrega, which ends as verbs do, मनरेगा. */
function nearAbbreviation(
  index: NameIndex<CalledScheme>,
  words: readonly string[],
  strange: ReadonlySet<string>,
): NameFound<CalledScheme>[] {
  const short = keptIn(abbreviations, index, () =>
    [...index.exact].flatMap(([name, things]) => (SPOKEN.test(name) && things.some(({ isAbbreviation }) => isAbbreviation) ? [name] : [])),
  );
  return words.flatMap((word, at) => {
    const latin = latinAsSpoken(word);
    const name = latin.length >= MIN_MISSPELT && strange.has(word) ? nearestWord(latin, short, 1) : undefined;
    return name?.startsWith(latin.charAt(0)) ? [{ things: index.exact.get(name) ?? [], at, length: 1 }] : [];
  });
}

/** The scheme that a question calls by its Hindi name, or one of the best known by its English one, and the words that are nobody's beside it; of several of a name that of the state that is named, else the Union's. */
export async function schemeCalled(
  { words, entities, place, unclaimedWords, tokens }: Query,
  asksPart: boolean,
): Promise<{ hit: SchemeHit; left: readonly string[] } | undefined> {
  const isLatin = !words.some((word) => /[\u0900-\u097f]/u.test(word));
  const index = await loadNames(await schemesDatabase());
  const plain = words.map((word) => (word === 'yojana' ? 'योजना' : normaliseDevanagari(word)));
  const nobodys = new Set(tokens.flatMap(({ word, kind }) => (kind === 'unknown' || kind === 'filler' ? [word] : [])));
  const [longest] = [...nearAbbreviation(index, plain, nobodys), ...namesIn(index, plain)].toSorted((a, b) => b.length - a.length);
  const isAsked = asksPart || entities.includes('scheme');
  const fitting = [
    ...new Set(
      (longest?.things ?? []).filter(({ isShort, isEnglish }) => (isLatin ? isEnglish : !isShort || isAsked)).map(({ row }) => row),
    ),
  ];
  const ofState = place ? fitting.filter(({ states }) => parseList(states).includes(place.state)) : [];
  const central = fitting.filter(({ level }) => level === 'central');
  // Another state's is not asked for.
  const likely = ofState.length > 0 ? ofState : central.length > 0 ? central : place ? [] : fitting;
  // Of several that are called so the one that everybody knows.
  const known = likely.filter(({ isKnown }) => isKnown);
  const [row, other] = known.length === 1 ? known : likely;
  const [hit] = row && !other ? await searchSchemes(row.name, 1) : [];
  if (!longest || hit?.title !== row?.name || !hit) return undefined;
  const said = new Set(plain.slice(longest.at, longest.at + longest.length));
  // The pm of `pm surya ghar`, the pmay of `pmay gramin`.
  const isOfName = (word: string) =>
    HONORIFICS.has(normaliseDevanagari(word)) || said.has(normaliseDevanagari(word)) || hit.names?.some((name) => name.startsWith(word));
  return { hit, left: unclaimedWords.filter((word) => !isOfName(word)) };
}
