import { LRUCache } from 'lru-cache';
import { CITIES } from '../places/cities.ts';
import { STATES } from '../places/states.ts';
import { isEveryday } from '../text/everyday-words.ts';
import { normaliseDevanagari } from '../text/fold.ts';
import { thingsCalled } from '../text/name-index.ts';
import { hasPrefix, lowerBound } from '../text/sorted.ts';
import { STOP_WORDS } from '../text/stop-words.ts';
import type { AreaAnswer } from './area-answer.ts';
import type { Lexicon } from './lexicon.ts';
import { ASKING } from './mend-words.ts';
import { isPlace, isThing, type Sense } from './tokens.ts';

/** A beginning of fewer letters says nothing of the word. */
const MIN_NAME = 3;
/** So many letters of a word that no list has, such as a branch's, are taken as they stand. */
const MIN_UNKNOWN = 6;
const PLACE_NAMES = new Set(
  [...CITIES, ...STATES.map((state) => ({ ...state, aliases: [] }))]
    .flatMap(({ name, hi, aliases }) => [name, ...(hi ? [hi] : []), ...aliases])
    .map(normaliseDevanagari),
);
/** Words that most questions go on by: `petrol pri` is `petrol price`; and all that ask. */
const MOST_ASKED = ['price', 'today', 'rate', 'kitna', 'कीमत', 'दाम'].map(normaliseDevanagari);
const ASKING_WORDS = [...new Set([...MOST_ASKED, ...[...ASKING].flatMap((one) => normaliseDevanagari(one).split(' '))])].filter(
  (one) => one.length > MIN_NAME,
);
/** Words by which a question begins. */
const OPENING = [...new Set([...ASKING_WORDS, ...STOP_WORDS])];
/** The first row moves seldom: so many readings of one beginning are tried. */
const MAX_READINGS = 2;
/** The settled part of a text is the same for every letter of its last word. */
const KEPT_MS = 10_000;
const kept = new LRUCache<string, Promise<AreaAnswer[]>>({ max: 200, ttl: KEPT_MS });

/**
 * What is shown while a text is typed: its last word is a beginning and never judged as a whole. It counts where it is a name, or the beginning of one
 * thing, one city or a word that asks; until then the answer to the longest part before it that has one stands, so that the first row moves with
 * whole words. A refusal is never shown.
 */
export async function answersWhileTyping(
  text: string,
  lexicon: Lexicon,
  answer: (text: string) => Promise<AreaAnswer[]>,
): Promise<AreaAnswer[]> {
  const settled = (part: string): Promise<AreaAnswer[]> => {
    const answers =
      kept.get(part) ??
      answer(part).then(([first, ...others]) => (first && !first.declined ? [first, ...others.filter(({ declined }) => !declined)] : []));
    kept.set(part, answers);
    return answers;
  };
  const words = text.trim().split(/\s+/);
  // `tamil n` begins one name.
  for (const length of [2, 1].filter((one) => one <= words.length)) {
    const begun = words.slice(-length).join(' ');
    if (length === 2 && thingsCalled(lexicon, [normaliseDevanagari(words.at(-2) ?? '')])?.some(isPlace)) continue;
    for (const one of readings(normaliseDevanagari(begun), words.length === length, lexicon)) {
      const whole = [...words.slice(0, -length), one === normaliseDevanagari(begun) ? begun : one].join(' ');
      const answers = await settled(whole);
      if (answers.length > 0) return whole === words.join(' ') ? answers : answers.map((each) => ({ ...each, finished: whole }));
    }
  }
  for (let count = words.length - 1; count > 0; count -= 1) {
    const answers = await settled(words.slice(0, count).join(' '));
    if (answers.length > 0) return answers;
  }
  return [];
}

/** What a last word, or the last two, may be as it stands, or finished; none for one that says nothing yet. */
function readings(word: string, isFirst: boolean, lexicon: Lexicon): string[] {
  const begins = (one: string) => one.startsWith(word) && one !== word;
  const places = [...PLACE_NAMES].filter(begins);
  const forms = formsOf(lexicon);
  const things = namesBegun(forms, word).map((form) => [form, lexicon.exact.get(form) ?? []] as const);
  const senses = thingsCalled(lexicon, word.split(' '));
  // `180 ml` is one thing.
  if (word.includes(' ')) return senses || /^\d/.test(word) ? [word] : [...placeOf(places), ...thingOf(things)].slice(0, 1);
  if (/\d/.test(word)) return [word];
  if (word.length < MIN_NAME) return [];
  const asking = (isFirst ? OPENING : ASKING_WORDS).filter(begins);
  // `ban` is a town, and begins Bandra; `sun` begins Sunday.
  const isLonger = asking.length > 0 || (!PLACE_NAMES.has(word) && places.length > 0 && (senses?.every(isPlace) || !isFirst));
  if (senses && !(word.length <= MIN_NAME + 1 && isLonger)) return [word];
  if (!senses && (STOP_WORDS.has(word) || ASKING_WORDS.includes(word) || (asking.length === 0 && isEveryday(word)))) return [word];
  const asks = MOST_ASKED.find(begins) ?? stemOf(asking);
  // At the beginning of a text it is one thing, or one place; behind a thing a place is sooner meant.
  if (isFirst) {
    const all = [...(asking.length > 0 ? [asks] : []), ...(things.length > 0 ? thingOf(things) : []), ...placeOf(places)];
    const isOne = new Set(all).size === 1 && (asking.length === 0 || asks !== undefined);
    return isOne ? all.slice(0, 1).filter((one) => one !== undefined) : [];
  }
  const begun = [asks ?? [], placeOf(places), asking.length > 0 ? [] : thingOf(things), senses && places.length < 2 ? [word] : []].flat();
  if (begun.length > 0) return begun.sort((a, b) => a.split(' ').length - b.split(' ').length).slice(0, MAX_READINGS);
  // `fort` and `tea` are words of what areas know, `studen` is the beginning of one.
  const isBegun = places.length + things.length + asking.length > 0 || hasPrefix(forms.ordinary, word);
  return lexicon.ordinary.has(word) || (word.length >= MIN_UNKNOWN && !isBegun) ? [word] : [];
}

interface Forms {
  /** What the things of the areas are called, sorted, and their places in the lexicon, where the first name of a thing stands first. */
  things: readonly string[];
  places: ReadonlyMap<string, number>;
  /** Words of the areas' texts, sorted. */
  ordinary: readonly string[];
}
const formsMade = new WeakMap<Lexicon, Forms>();
function formsOf(lexicon: Lexicon): Forms {
  const known = formsMade.get(lexicon);
  if (known) return known;
  const things = [...lexicon.exact].flatMap(([form, senses]) => (senses.some(isThing) ? [form] : []));
  const made = { things: things.toSorted(), places: new Map(things.map((form, at) => [form, at])), ordinary: [...lexicon.ordinary].sort() };
  formsMade.set(lexicon, made);
  return made;
}

/** The things' names that go on from a word. */
function namesBegun({ things, places }: Forms, word: string): string[] {
  const from = lowerBound(things, word);
  let to = from;
  while (things[to]?.startsWith(word)) to += 1;
  return things
    .slice(from, to)
    .filter((form) => form !== word)
    .sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}

/** The shortest of some forms, where all others go on from it. */
function stemOf(forms: readonly string[]): string | undefined {
  const [shortest] = forms.toSorted((a, b) => a.length - b.length);
  return shortest !== undefined && forms.every((form) => form.startsWith(shortest)) ? shortest : undefined;
}

const placeOf = (places: readonly string[]): readonly string[] => (places.length === 1 ? places : []);

/** The one thing of the areas whose names begin so, by the first of them: `pet` is petrol. A name of several words is one where none of one word is. */
function thingOf(things: readonly (readonly [form: string, senses: readonly Sense[]])[]): string[] {
  const single = things.filter(([form]) => !form.includes(' '));
  const names = single.length > 0 ? single : things;
  const meant = new Set(names.map(([, senses]) => JSON.stringify(senses.find(isThing))));
  const forms = names.map(([form]) => form);
  return meant.size === 1 ? forms.slice(0, 1) : [stemOf(forms) ?? []].flat();
}
