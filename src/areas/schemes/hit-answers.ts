import { inAllLocales, type LocalizedText } from '../../i18n/locale.ts';
import { declinedAnswer } from '../first-answers.ts';
import type { DirectAnswer } from '../intent.ts';
import { aboutScheme } from './asked-facts.ts';
import { schemeNames } from './scheme-names.ts';
import type { SchemeHit } from './search/search.ts';
import { SCHEMES } from './wording.ts';

/** Confidence that a scheme is meant: by name, by all words, by words of which one means "scheme", by most words. */
export const CONFIDENCE = { name: 0.95, words: 0.55, asked: 0.75, loosely: 0.45 } as const;

/** A scheme's name in both languages, where it has two. */
export const titleOf = ({ url, title }: SchemeHit): LocalizedText => {
  const { name, hi } = schemeNames(url.split('/').at(-1) ?? '', title);
  return { en: name, ...(hi ? { hi } : {}) };
};

/** A scheme that is named for certain. */
export const hitAnswer = async (hit: SchemeHit, left: readonly string[]): Promise<DirectAnswer> => ({
  title: titleOf(hit),
  answer: null,
  detail: await aboutScheme(hit),
  url: hit.url,
  confidence: CONFIDENCE.name,
  uses: ['word', 'other', 'place', 'reason', 'operation'],
  unused: left,
});

/** A scheme was asked for, but none has that name. */
export const noneSuch = (text: string): DirectAnswer =>
  declinedAnswer(
    inAllLocales(SCHEMES, (t) => t.noneCalled(text)),
    inAllLocales(SCHEMES, (t) => t.findByTopic),
    { url: `/browse/schemes?${new URLSearchParams({ q: text })}`, confidence: CONFIDENCE.loosely, uses: 'all' },
  );
