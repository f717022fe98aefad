import { groupDigits } from '../../i18n/format.ts';
import { eachLocale, inAllLocales, localName } from '../../i18n/locale.ts';
import { findStateName } from '../../places/states.ts';
import { fold } from '../../text/fold.ts';
import type { DirectAnswer } from '../intent.ts';
import { CONFIDENCE, titleOf } from './hit-answers.ts';
import { synonymsOf } from './search/everyday.ts';
import { type SchemeHit, searchSchemes, searchStateSchemes } from './search/search.ts';
import { SCHEMES } from './wording.ts';

const MAX_TOLD = 5;
const MAX_LOOKED = 100;

const pageOf = (text: string, state?: string): string =>
  `/browse/schemes?${new URLSearchParams(state === undefined ? { q: text } : { q: text, state })}`;
const namesOf = (hits: readonly SchemeHit[]) => eachLocale((locale) => hits.map((one) => titleOf(one)[locale] ?? one.title).join('; '));

/** Several schemes, if nothing singles one out: `laptop scheme`. Those that give a stated sum come first: `kisan yojana 6000`. */
export async function severalAnswer(
  words: readonly string[],
  { sums = [], least = 1 }: { sums?: readonly number[]; least?: number },
): Promise<DirectAnswer[]> {
  const text = words.join(' ');
  const gives = ({ description }: SchemeHit) => sums.some((sum) => description.includes(`₹${groupDigits(sum)}`));
  const all = await searchSchemes(text, sums.length > 0 ? MAX_LOOKED : MAX_TOLD);
  const shown = all.toSorted((a, b) => Number(gives(b)) - Number(gives(a))).slice(0, MAX_TOLD);
  return shown.length < least
    ? []
    : [
        {
          title: inAllLocales(SCHEMES, (t) => t.schemesFor(text)),
          answer: null,
          detail: namesOf(shown),
          url: pageOf(text),
          confidence: CONFIDENCE.asked,
          uses: ['word', 'other', 'reason'],
        },
      ];
}

/** Shorter words are parts and sounds of too many others. */
const MIN_ALIKE = 5;
/** Whether a scheme that was found by a word has it: a short one as it stands, not a beginning (`ev` of evaluation) or a sound (`moon` of MUN). */
const says = ({ title, description, names = [] }: SchemeHit, word: string): boolean =>
  word.length >= MIN_ALIKE ||
  /[^a-z]/.test(word) ||
  [...fold([title, description].join(' ')).split(' '), ...names].some((one) => synonymsOf(word).includes(one));

/**
 * The schemes whose texts have all these words, for the people of a state where one is named: `solar pump subsidy rajasthan`. Where the state has
 * none, that is said, with those of others. `isSure`: the text says that schemes are meant, not only what they give.
 */
export async function describedAnswer(
  words: readonly string[],
  { state, isSure }: { state: string | undefined; isSure: boolean },
): Promise<DirectAnswer[]> {
  const text = words.join(' ');
  const isSaid = (hit: SchemeHit) => !hit.fuzzy && words.every((word) => says(hit, word));
  const anywhere = async () => (await searchSchemes(text, MAX_LOOKED)).filter(isSaid);
  const own = state === undefined ? await anywhere() : (await searchStateSchemes(state, text)).filter(isSaid);
  const hits = own.length > 0 || state === undefined ? own : await anywhere();
  if (hits.length === 0) return [];
  const isOwn = own.length > 0;
  const names = namesOf(hits.slice(0, MAX_TOLD));
  const place = state === undefined ? undefined : findStateName(state);
  return [
    {
      title: inAllLocales(SCHEMES, (t, locale) =>
        place ? t[isOwn ? 'schemesIn' : 'noneIn'](text, localName(locale, place)) : t.schemesFor(text),
      ),
      answer: null,
      detail: isOwn ? names : inAllLocales(SCHEMES, (t, locale) => t.elsewhere(names[locale])),
      url: pageOf(text, isOwn ? state : undefined),
      uses: ['word', 'other', 'reason', 'place'],
      ...(isOwn ? { confidence: isSure ? CONFIDENCE.asked : CONFIDENCE.words } : { confidence: CONFIDENCE.name, declined: true }),
    },
  ];
}
