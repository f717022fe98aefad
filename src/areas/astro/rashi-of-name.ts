import { nameAt, RASHIS } from '../../i18n/almanac-names.ts';
import { eachLocale, inAllLocales } from '../../i18n/locale.ts';
import { phoneticKey } from '../../text/spelling.ts';
import { transliterate } from '../../text/transliterate.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { ASTRO } from './wording.ts';

/**
 * The signs from Mesha on by the sounds that begin a name: the syllables of the quarters of the nakshatras. Letters with a dot below are left out, which
 * hardly a name begins with; श is read as स, and the first consonant of several counts.
 */
const SYLLABLES = [
  'chu che cho la li lu le lo a',
  'i u e o va vi vu ve vo',
  'ka ki ku gha ghi ghu ghe gho chha chhi chhu chhe chho ke ko ha',
  'hi hu he ho',
  'ma mi mu me mo',
  'pa pi pu pe po',
  'ra ri ru re ro ta ti tu te',
  'to na ni nu ne no ya yi yu',
  'ye yo bha bhi bhu bhe pha phi phu phe pho dha dhi dhu dhe dho',
  'bho ja ji ju je jo kha khi khu khe kho ga gi',
  'gu ge go sa si su se so da',
  'di du de do tha thi thu the tho jha jhi jhu jhe jho cha chi',
].map((all) => new Set(all.split(' ')));
/** Letters by the sound that the syllables have for them. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/^sh/, 's'],
  [/^(?:ksh|x|q|c(?!h))/, 'k'],
  [/^gy/, 'g'],
  [/^[wb](?!h)/, 'v'],
  [/^z/, 'j'],
  [/^f/, 'ph'],
];
const VOWELS: readonly (readonly [RegExp, string])[] = [
  [/^(?:ai|ei|ay)/, 'e'],
  [/^(?:au|ou|aw)/, 'o'],
  [/^(?:ee|y)/, 'i'],
  [/^oo/, 'u'],
  [/^[aeiou]/, ''],
];
const START = /^(chh|[kgjtdpbc]h|[kgjtdnpvmyrlsh])?[^aeiou]*?((?:ai|ei|ay|au|ou|aw|ee|oo|[aeiouy]).*)$/;

/** The number of the sign that a name begins with, from 0 for Mesha; undefined where the syllables have none. */
export function signOfName(name: string): number | undefined {
  const plain = SOUNDS.reduce((text, [letters, sound]) => text.replace(letters, sound), transliterate(name).toLowerCase());
  const [, consonant = '', rest = ''] = START.exec(plain) ?? [];
  const [letters, sound] = VOWELS.find(([pattern]) => pattern.test(rest)) ?? [];
  if (!letters) return undefined;
  const at = SYLLABLES.findIndex((all) => all.has(consonant + (sound || rest.charAt(0))));
  return at < 0 ? undefined : at;
}

const NAME = /^(?:name|naam|named|nam|नाम)$/u;
/** What ties a name to its sign: `chirag ki rashi`; the Kumbh of `kumbh rashi` is one itself. */
const MY = /^(?:my|our|mer[aei]|hamar[aei]|apn[aei]|मेर[ाीे]|अपन[ाीे])$/u;
const TIE = /\b(?:ki|ka|of|for|by)\b|की|का/iu;
const keyOf = (name: string): string => phoneticKey(transliterate(name).toLowerCase()).replace(/a$/, '');
const SIGN_KEYS = new Set(RASHIS.map(({ en }) => keyOf(en)));
const RASHI = /\b(?:rashi|raashi|moon sign)\b|राशि/iu;

/** The sign that the first syllable of a name stands for: `rashi of name priya`, `suresh naam ki rashi`. */
export function rashiOfName({ text, words, day, unknownWords, unclaimedWords, tokens }: Query): DirectAnswer[] {
  const isNamed = words.some((word) => NAME.test(word));
  // `rashi of gold` asks of no name.
  const names = (isNamed ? unknownWords : unclaimedWords).filter((word) => !NAME.test(word));
  const placed = isNamed && names.length === 0 ? tokens.flatMap(({ word, place }) => (place ? [word] : [])) : [];
  const [name, other] = [...names, ...placed];
  const isSign = name !== undefined && SIGN_KEYS.has(keyOf(name));
  const sign =
    isSign ||
    !(isNamed || (TIE.test(text) && !MY.test(words[words.indexOf(name ?? '') - 1] ?? ''))) ||
    day ||
    !name ||
    (other && !isNamed) ||
    !RASHI.test(text)
      ? undefined
      : signOfName(name);
  if (sign === undefined || !name) return [];
  return [
    {
      title: inAllLocales(ASTRO, (t) => t.rashiOf(name.replace(/^\p{L}/u, (letter) => letter.toUpperCase()))),
      answer: eachLocale((locale) => nameAt(RASHIS, sign)[locale]),
      detail: inAllLocales(ASTRO, (t) => t.bySyllable),
      url: '/browse/astro',
      confidence: 0.96,
      uses: ['word', 'other', 'place'],
    },
  ];
}
