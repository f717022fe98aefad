import { FIELD } from '../areas/field-wording.ts';
import { inAllLocales, type LocalizedText } from '../i18n/locale.ts';
import { normaliseDevanagari, wordSet } from '../text/fold.ts';
import { PRICE_WORDS } from '../text/stop-words.ts';
import type { AreaAnswer } from './area-answer.ts';
import { declined } from './judge.ts';
import type { ParsedQuery } from './parse-query.ts';
import { areaCalled } from './searched-areas.ts';
import { isThing } from './tokens.ts';

/** A refusal with one line on what to do instead. */
const sayInstead = (title: LocalizedText, detail: LocalizedText): AreaAnswer => ({ title, answer: null, detail, url: '/', area: 'search' });
/** Greetings, and words that only ask for help. */
const GREETINGS = wordSet(
  'kya haal kaise ho hai good morning evening night ok okay thanks thank you thankyou dhanyavad shukriya bye help hello hi hey hii namaste namaskar madad sahayata menu start मदद नमस्ते नमस्कार सहायता',
);
/** Who answers here: `what can you do`. */
const US = /\b(?:you|aap|tum|ja+nkari)\b|आप|तुम|जानकारी/iu;
/** Questions about people, whom we have no data on. */
const WHO = /^who(?:'s| is| was| are)\b|\bkaun (?:hai|hain|tha|the)\b|कौन (?:है|हैं|था|थे)/i;
/** What has this number of digits. */
const DIGITS_OF = FIELD.en.digitsOf;
const MIN_DIGITS = 4;
const MAX_DIGITS = 20;

/** Answers a greeting or a call for help with what can be asked, and a bare number with what it may be. */
export function tellWhatIsAccepted({ text, words, tokens, unknownWords }: ParsedQuery): AreaAnswer | undefined {
  const isOfUs = US.test(text) && tokens.every(({ kind }) => kind === 'filler');
  if (isOfUs || (words.length <= 3 && words.every((word) => GREETINGS.has(normaliseDevanagari(word)))))
    return sayInstead(
      inAllLocales(FIELD, (t) => t.whatCanBeAsked),
      inAllLocales(FIELD, (t) => t.askLike),
    );
  const isPriced = unknownWords.length > 0 && words.some((word) => PRICE_WORDS.has(word));
  if (WHO.test(text) || isPriced) return tellNotOnRecord(text);
  const digits = text.replace(/[ .-]/g, '');
  if (!/^\+?\d+$/.test(digits) || digits.length < MIN_DIGITS || digits.length > MAX_DIGITS) return undefined;
  const knownLength = digits.length in DIGITS_OF ? (digits.length as keyof typeof DIGITS_OF) : undefined;
  const detail = inAllLocales(FIELD, (t) => (knownLength ? t.noneOfDigits(t.digitsOf[knownLength]) : t.noSuchLength(digits.length)));
  return { ...tellNotOnRecord(text), detail };
}

/** Shown before results that match only some of the words. */
export const tellNotOnRecord = (text: string): AreaAnswer => ({
  ...sayInstead(
    inAllLocales(FIELD, (t) => t.notOnRecord(text)),
    inAllLocales(FIELD, (t) => t.askLike),
  ),
  declined: true,
});

/**
 * Where one area's thing is named beside a word that nobody knows, and nothing is found: that the word is not understood. Undefined where more words
 * are unknown than known, since such a question is about something else.
 */
export function tellUnknownName({ tokens, unknownWords }: ParsedQuery): AreaAnswer | undefined {
  const [word] = unknownWords;
  const areas = tokens.map(({ word: typed, senses, corrected }) =>
    corrected || /^\d/.test(typed) ? [] : senses.filter(isThing).map(({ area }) => area),
  );
  if (unknownWords.length > areas.filter((list) => list.length > 0).length) return undefined;
  const named = new Set(areas.flat());
  const [name] = named;
  const area = named.size === 1 ? areaCalled(name) : undefined;
  if (!area || word === undefined) return undefined;
  const { confidence: _, ...answer } = declined(
    area,
    { kind: 'word', text: word },
    { title: area.title, answer: null, url: area.page ?? `/docs/${area.name}`, confidence: 0 },
  );
  return answer;
}
