import { soundOf } from '../../../text/everyday-words.ts';
import { normaliseDevanagari, wordSet } from '../../../text/fold.ts';
import { STOP_WORDS } from '../../../text/stop-words.ts';
import type { Network } from '../timetable/network.ts';
import type { Train } from '../timetable/records.ts';

/** Words that make a name a train's, each with its abbreviations in the timetables and its Hindi form. */
const KIND_FORMS = [
  'express exp exprs expres एक्सप्रेस',
  'rajdhani राजधानी',
  'shatabdi शताब्दी',
  'duronto दुरंतो',
  'mail मेल',
  'vande वंदे',
  'tejas तेजस',
  'humsafar हमसफर',
  'intercity इंटरसिटी',
  'superfast sf सुपरफास्ट',
  'passenger pass पैसेंजर',
  'garib गरीब',
  'sampark संपर्क',
  'janshatabdi जनशताब्दी',
].map((forms) => forms.split(' '));
export const KINDS: ReadonlySet<string> = new Set(KIND_FORMS.flatMap(([kind = '']) => kind));
const SHORT = new Map(KIND_FORMS.flatMap(([kind = '', ...forms]) => forms.map((form) => [form, kind] as const)));

const AROUND = wordSet('train trains time timing ट्रेन ट्रेनें गाड़ी टाइम टाइमिंग समय');

/** The words of a train's name, those of kinds as timetables in full have them. */
export const plainWords = (name: string): string[] =>
  normaliseDevanagari(name)
    .split(' ')
    .map((word) => SHORT.get(word) ?? word);

interface Called {
  number: string;
  words: readonly string[];
  sounds: ReadonlySet<string>;
  /** Whether it is the name of the train that goes the other way. */
  isBack: boolean;
}

/** All names by each of their sounds. */
type Names = ReadonlyMap<string, readonly Called[]>;
const names = new WeakMap<Network, Names>();

/** The train that goes the same way back: its number is the other of a pair. */
function trainBack({ byNumber }: Network, { number, stops }: Train): Train | undefined {
  const other = byNumber.get(String(Number(number) + (Number(number) % 2 === 0 ? -1 : 1)).padStart(number.length, '0'));
  const isBack = other?.stops[0]?.station === stops.at(-1)?.station && other?.stops.at(-1)?.station === stops[0]?.station;
  return isBack ? other : undefined;
}

/** All trains by what they are called; a train goes by the names of its way back too. */
function namesOf(network: Network): Names {
  const known = names.get(network);
  if (known) return known;
  const called = ({ name, name_hi: hi, aliases }: Train) => [name, ...(hi ? [hi] : []), ...aliases];
  const all = network.trains.flatMap((train) => {
    const back = trainBack(network, train);
    return [
      ...called(train).map((one) => ({ one, isBack: false })),
      ...(back ? called(back).map((one) => ({ one, isBack: true })) : []),
    ].map(({ one, isBack }) => {
      const words = plainWords(one);
      return { number: train.number, words, sounds: new Set(words.map(soundOf)), isBack };
    });
  });
  const bySound = new Map<string, Called[]>();
  for (const one of all)
    for (const sound of one.sounds) {
      const of = bySound.get(sound) ?? [];
      of.push(one);
      bySound.set(sound, of);
    }
  names.set(network, bySound);
  return bySound;
}

/** The names that have all of some sounds: those of the rarest are looked at. */
function namesWith(network: Network, sounds: ReadonlySet<string>): readonly Called[] {
  const ofEach = [...sounds].map((sound) => namesOf(network).get(sound) ?? []);
  const [rarest = []] = ofEach.toSorted((a, b) => a.length - b.length);
  return rarest.filter((one) => sounds.isSubsetOf(one.sounds));
}

const numbersOf = (matches: readonly Called[]): string[] => [
  ...new Set(
    matches.toSorted((a, b) => Number(a.isBack) - Number(b.isBack) || a.words.length - b.words.length).map(({ number }) => number),
  ),
];

const wordsOfName = (words: readonly string[]): string[] =>
  words.flatMap(plainWords).filter((word) => !STOP_WORDS.has(word) && !AROUND.has(word));

/** Trains with this name, if the words suggest a train: `coromandel express`. Those with the shortest name first. */
export function trainsNamed(network: Network, words: readonly string[]): string[] {
  const nameWords = wordsOfName(words);
  if (nameWords.length < 2 || nameWords.every((word) => KINDS.has(word))) return [];
  const sounds = new Set(nameWords.map(soundOf));
  // Without a kind they are the whole name: `deccan queen`.
  const isOfKind = nameWords.some((word) => KINDS.has(word));
  return numbersOf(namesWith(network, sounds).filter((one) => isOfKind || one.sounds.size === sounds.size));
}

/** Trains whose name without its kind these words are: `coromandel`. */
export function trainsCalled(network: Network, words: readonly string[]): string[] {
  const sounds = new Set(wordsOfName(words).map(soundOf));
  const kinds = new Set([...KINDS].map(soundOf));
  const isWhole = (one: Called) => [...one.sounds].every((sound) => sounds.has(sound) || kinds.has(sound));
  const isOfKinds = [...sounds].some((sound) => kinds.has(sound));
  return isOfKinds ? [] : numbersOf(namesWith(network, sounds).filter(isWhole));
}
