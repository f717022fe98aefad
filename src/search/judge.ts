import { FIELD } from '../areas/field-wording.ts';
import type { Condition, DirectAnswer, Query } from '../areas/intent.ts';
import { formatDay } from '../i18n/format.ts';
import { eachLocale, inAllLocales, type LocalizedText, localName, toLocalizedText, translate } from '../i18n/locale.ts';
import { istDay } from '../kernel/time.ts';
import { fold } from '../text/fold.ts';
import { type Frame, MIN_CONFIDENCE, type RankedAnswer } from './area-answer.ts';
import type { SearchedArea } from './searched-areas.ts';

/** Conditions that an answer must use; the first unused one is reported. Others are only listed as ignored. */
const NEEDED: readonly Condition['kind'][] = ['abroad', 'time', 'negation', 'reason', 'word', 'amount', 'operation'];

/** What an area declines so surely, it has recognised: a plate whose owner is asked for. */
const SURE = 0.95;

/** Whether the query is about the area. Without a word of its own, a word that only others know says that it is not. */
export function isAbout({ isNamed, named, conditions }: Query, { ignored = [], declined, confidence }: RankedAnswer): boolean {
  // A code is its area's beside words that only stand around things of others.
  const others = conditions.filter(({ kind, around }) => kind === 'other' && !(around && confidence === 1));
  // An approximate match counts only if the whole query is understood; what is certain counts beside other words.
  const isGuess = named.length > 0 && (ignored.length > 0 || (confidence < SURE && conditions.some(({ kind }) => kind === 'word')));
  return isNamed || (!isGuess && !others.some(({ text }) => (declined && confidence < SURE) || ignored.includes(text)));
}

/** An answer with what it was made from; declined if the query asks for something that it did not use. */
export function judge(
  area: SearchedArea,
  query: Query,
  { uses = [], unused: left = [], assumed, ...answer }: DirectAnswer,
  from: 'own' | 'page',
): RankedAnswer {
  // A word in the title is one by which the answer was found.
  const titled = new Set(fold(toLocalizedText(answer.title).en).split(' '));
  const isUsed = ({ kind, text }: Condition) =>
    uses === 'all' ||
    uses.includes(kind) ||
    // The 10 of 10% is not that of 10 g.
    (!(kind === 'amount' && query.asked.percents?.includes(Number(text))) &&
      (kind === 'word' || kind === 'other' || kind === 'amount' || kind === 'time' || kind === 'operation') &&
      fold(text)
        .split(' ')
        .every((word) => titled.has(word)));
  const unused = query.conditions.filter((one) => !isUsed(one));
  const needed = NEEDED.flatMap((kind) => unused.filter((one) => one.kind === kind));
  const [first] = needed;
  // Yes or no to a word of others is no figure: `is bitcoin safe`.
  const [predicate] = query.asked.isQuestion && !uses.includes('operation') ? unused.filter(({ kind }) => kind === 'other') : [];
  if (predicate && answer.answer !== null) return declined(area, predicate, answer);
  // Nothing here is about places abroad, not even a page. An area's own answer about a time is about that time.
  const isOther =
    first?.kind === 'abroad' || ((first?.kind === 'time' || first?.kind === 'negation') && from === 'own' && !answer.declined);
  if (first && (answer.answer !== null || isOther || isOfWord(area, first, answer))) return declined(area, first, answer);
  const ignored = [...new Set([...unused.map(({ text }) => text), ...left])];
  // Who asks for today's figure is told that it is none.
  const isOld =
    query.day === istDay() &&
    query.weekday === undefined &&
    answer.as_of !== undefined &&
    answer.as_of < istDay() &&
    answer.answer !== null;
  const age = isOld ? inAllLocales(FIELD, (t, locale) => t.notTodays(formatDay(answer.as_of ?? '', true, locale))) : undefined;
  const detail =
    age && eachLocale((locale) => [translate(toLocalizedText(answer.detail ?? ''), locale), age[locale]].filter(Boolean).join(' '));
  return {
    ...answer,
    ...(detail ? { detail } : {}),
    area: area.name,
    // A tool that has read the whole text says nothing of its words.
    claimed: uses === 'all' && area.group === 'tools' ? [] : query.conditions.filter((one) => !unused.includes(one)),
    ...(assumed ? { assumes: true } : {}),
    understood: understoodOf(isNamed(query, answer) ? query : { ...query, places: [] }, assumed, answer.as_of),
    ...(ignored.length > 0 && { ignored }),
    frame: frameOf(query, query.named, ignored),
  };
}

/** How a question was taken apart, for programs; `named`: words of the area that answers. */
export function frameOf(
  { places, asked, tokens }: Pick<Query, 'places' | 'asked'> & { tokens: readonly Pick<Query['tokens'][number], 'word' | 'kind'>[] },
  named: readonly string[],
  ignored: readonly string[],
): Frame {
  const unused = new Set(ignored.map(fold));
  const telling = tokens.filter(({ kind }) => kind !== 'filler').map(({ word }) => word);
  return {
    subject: [...new Set([...named, ...places.map(({ name }) => name)])],
    operation: asked.kind,
    used: telling.filter((word) => !unused.has(fold(word))),
    not_used: [...ignored],
  };
}

/** Whether an answer is about the place that was read, perhaps from a misspelt word. */
function isNamed({ place, words }: Query, { title, detail, url }: Pick<DirectAnswer, 'title' | 'detail' | 'url'>): boolean {
  if (!place) return false;
  const said = fold([title, detail ?? ''].map((text) => toLocalizedText(text).en).join(' '));
  return (
    words.includes(fold(place.name)) || [place.name, place.state].some((name) => said.includes(fold(name))) || url.includes(place.slug)
  );
}

/** Whether a page ignores an unknown word, such as a town whose weather is asked for. A page alone may be for names of one's own. */
const isOfWord = ({ find }: SearchedArea, { kind }: Condition, answer: Omit<DirectAnswer, 'uses'>): boolean =>
  kind === 'word' && find?.answers !== undefined && !answer.declined;

/** Replaces an answer to something related: what is not on record, and what is nearest. */
export function declined(area: SearchedArea, { kind, text }: Condition, { title, url, confidence }: DirectAnswer): RankedAnswer {
  const says = inAllLocales(FIELD, (t, locale) => {
    const name = translate(area.title, locale);
    return kind === 'abroad' || kind === 'time' ? t.nothingFor(name, text) : t.notUnderstood(name, text);
  });
  const detail = inAllLocales(FIELD, (t, locale) => t.nearest(translate(toLocalizedText(title), locale)));
  return {
    title: says,
    answer: null,
    detail,
    url,
    area: area.name,
    declined: true,
    confidence: confidence < MIN_CONFIDENCE && kind !== 'abroad' ? confidence : MIN_CONFIDENCE,
  };
}

/** The area's words, the place and the day that an answer is based on. */
function understoodOf({ named, place, places }: Query, assumed: DirectAnswer['assumed'], day: string | undefined): LocalizedText {
  return inAllLocales(FIELD, (t, locale) =>
    [
      named.join(' '),
      ...(places.length > 0 && place ? [localName(locale, place)] : []),
      assumed && t.assumed(translate(toLocalizedText(assumed), locale)),
      day && formatDay(day, true, locale),
    ]
      .filter(Boolean)
      .join(' · '),
  );
}

/** Whether a topic's name begins a longer name on record that the whole text asks for: Startup India of the Startup India Seed Fund. */
export function isPartOfName(
  topic: RankedAnswer['title'],
  { title, declined, ignored }: Pick<RankedAnswer, 'title' | 'declined' | 'ignored'>,
  words: readonly string[],
): boolean {
  const [part, whole] = [topic, title].map((text) => fold(toLocalizedText(text).en));
  if (!part || declined || ignored || !whole?.startsWith(`${part} `)) return false;
  const others = words.filter((word) => !part.split(' ').includes(word));
  return others.length >= 2 && others.filter((word) => whole.split(' ').includes(word)).length >= 2;
}
