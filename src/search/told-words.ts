import type { Condition } from '../areas/intent.ts';
import { isOfLimit } from '../areas/quantity.ts';
import { formatDay } from '../i18n/format.ts';
import { toLocalizedText } from '../i18n/locale.ts';
import { fold, normaliseDevanagari, wordSet } from '../text/fold.ts';
import { singulars } from '../text/name-index.ts';
import { latinAsSpoken } from '../text/transliterate.ts';
import type { RankedAnswer } from './area-answer.ts';
import type { Days } from './day-spans.ts';
import { MORE_OR_LESS, phrasesIn } from './operations.ts';
import type { ParsedQuery } from './parse-query.ts';
import { isAround, type Token } from './tokens.ts';

/** Words that decline nothing and yet ask for something else than the value itself: an answer that does not depend on one says so. */
const TELLING = wordSet(
  'history chart graph trend reason forecast prediction best worst nearest closest morning afternoon evening tonight night noon midnight subah dopahar shaam sham raat nazdiki nearby person people often usually always outside beyond used free states districts पहला पहली दूसरा दूसरी तीसरा तीसरी चौथा चौथी बाहर सुबह शाम रात',
);
/** What an answer tells is there: `coach classes available`. */
const THERE = wordSet('available availability exist exists milta milti milte uplabdh उपलब्ध मिलता मिलती मिलते');
/** Those that two answers together do justice to. */
const COMPARING = wordSet('compare compared comparison tulna तुलना');
/** The most words of one text that are tried: each is the price of an answer. */
const MAX_TRIED = 6;

const english = (text: RankedAnswer['title'] | null | undefined): string => (text ? toLocalizedText(text).en : '');
const keyOf = ({ title, answer, detail, url, as_of }: RankedAnswer): string =>
  [english(title), english(answer), english(detail), url, as_of].join('\n');
/** All that an answer says, in both languages and Hindi in Latin letters too, as words between spaces; numbers without their commas. */
function saidBy({ title, answer, detail, url, as_of }: RankedAnswer): string {
  const texts = [title, answer, detail].flatMap((text) => (text ? Object.values(toLocalizedText(text)) : []));
  const said = fold(normaliseDevanagari([...texts, url, as_of ?? ''].join(' ').replace(/(\d),(?=\d)/g, '$1')));
  return ` ${said} ${said.replace(/[\u0900-\u097f]+/g, latinAsSpoken)} `;
}

/** A part of a question by the words that say it. */
type Part = Pick<Condition, 'kind' | 'text'> & { words: readonly string[] };

/**
 * Answers with the parts of the question that change nothing: what an answer claims to use it shows, or without it it would be another. `ask` gives the
 * answers of an area to a text.
 */
export async function withUnusedTold(
  answers: readonly RankedAnswer[],
  parsed: ParsedQuery,
  ask: (area: string, text: string) => Promise<readonly RankedAnswer[]>,
): Promise<RankedAnswer[]> {
  const said = answers.map(saidBy).join('');
  return Promise.all(
    withChoiceTold(answers, parsed).map(async (answer) => {
      if (answer.declined || answer.area === 'elsewhere') return answer;
      const own = keyOf(answer);
      const told = new Set((answer.ignored ?? []).flatMap((text) => fold(text).split(' ')));
      const isPlaceSaid = (text: string) =>
        parsed.places.some(({ name, aliases }) => name === text && [name, ...aliases].some((one) => isSaid(said, one)));
      const isTold = ({ kind, text, words }: Part) =>
        words.every((word) => told.has(fold(word)) || isSaid(said, word)) ||
        (answer.answer !== null && words.every((word) => THERE.has(word))) ||
        isPlaceSaid(text) ||
        (kind === 'time' && isDaySaid(said, parsed.days));
      const isSame = async (text: string | undefined) =>
        text !== undefined && (await ask(answer.area, text)).some((one) => keyOf(one) === own);
      const parts = partsOf(parsed, answer, answers.length === 1).filter((part) => !isTold(part));
      const left = await Promise.all(
        parts.slice(0, MAX_TRIED).map(async (part) => {
          const { kind, words } = part;
          const without = withoutWords(parsed.text, words);
          // A number is left out with its unit, too.
          const behind = parsed.tokens[parsed.tokens.findIndex(({ word }) => word === words.at(-1)) + 1]?.word;
          const bare = kind === 'amount' && without && behind ? withoutWords(without, [behind]) : undefined;
          return (await Promise.all([without, bare].map(isSame))).includes(true) ? [part] : [];
        }),
      );
      const unused = [...(answer.ignored ?? []), ...(await trulyUnused(left.flat(), parsed.text, isSame)), ...parsed.cut];
      const itself = saidBy({ ...answer, detail: undefined, url: '' });
      const isThere = (text: string) => text.split(' ').every((word) => isSaid(itself, word)) || isPlaceSaid(text);
      const ignored = [...new Set(unused)].filter((text) => !isThere(text));
      const { ignored: before = [], ...plain } = answer;
      if (ignored.length === before.length) return answer;
      const { frame } = answer;
      const words = frame ? [...frame.used, ...before.filter((text) => !ignored.includes(text))] : [];
      const used = words.filter((word) => !ignored.includes(word));
      return { ...plain, ...(ignored.length > 0 && { ignored }), ...(frame && { frame: { ...frame, used, not_used: ignored } }) };
    }),
  );
}

/** Of things of several areas each is told, but not which of them: `bitcoin or gold rose more` has days of its own for each. */
function withChoiceTold(answers: readonly RankedAnswer[], { asked, tokens }: ParsedQuery): readonly RankedAnswer[] {
  const choice = phrasesIn(tokens).flatMap(({ meant, words }) => (meant === asked.side ? words : []));
  return answers.map((one) => {
    const others = answers.filter(({ area, declined }) => area !== one.area && !declined).flatMap(({ frame }) => frame?.subject ?? []);
    const left = one.ignored?.filter((word) => !others.includes(word)) ?? [];
    return choice.length === 0 || left.length === (one.ignored?.length ?? 0) ? one : { ...one, ignored: [...left, ...choice] };
  });
}

/** Shorter words begin too many others. */
const MIN_STEM = 4;
/** Whether an answer has a word, one of several of it, or a longer form of it. */
const isSaid = (said: string, word: string): boolean =>
  [word, ...singulars(word)].some((one) =>
    said.includes(` ${fold(normaliseDevanagari(one))}${one.length < MIN_STEM || /^\d/.test(one) ? ' ' : ''}`),
  );

/** Whether an answer has the day, or the month and the year, that a text names. */
function isDaySaid(said: string, { day, month, year }: Days): boolean {
  const isSaidSo = (name: string) => said.includes(` ${fold(name)} `);
  if (day) return [day, formatDay(day, true, 'en')].some(isSaidSo);
  if (month === undefined) return year !== undefined && isSaidSo(String(year));
  const inFigures = String(month).padStart(2, '0');
  const [name = ''] = formatDay(`2000-${inFigures}-01`, false, 'en').match(/\p{L}+/u) ?? [];
  return year === undefined ? isSaidSo(name) : isSaidSo(`${name} ${year}`) || isSaidSo(`${year}-${inFigures}`);
}

/** A text without some of its words; undefined where one stands in it otherwise. */
const withoutWords = (text: string, words: readonly string[]): string | undefined =>
  words.reduce<string | undefined>((rest, word) => {
    const left = rest?.replace(new RegExp(`(?<![\\p{L}\\p{M}\\d])${RegExp.escape(word)}(?![\\p{L}\\p{M}\\d])`, 'iu'), ' ');
    return left === rest ? undefined : left?.replace(/\s+/g, ' ').trim();
  }, text);

/**
 * Of parts that change nothing where the others stand beside them, those that say nothing alone either: `coach classes` says one thing twice, and the
 * answer uses both.
 */
async function trulyUnused(
  parts: readonly Part[],
  text: string,
  isSame: (text: string | undefined) => Promise<boolean>,
): Promise<string[]> {
  const without = (left: readonly Part[]) =>
    withoutWords(
      text,
      left.flatMap(({ words }) => words),
    );
  if (parts.length < 2 || (await isSame(without(parts)))) return parts.map((part) => part.text);
  const unused = await Promise.all(
    parts.map(async (part) => ((await isSame(without(parts.filter((one) => one !== part)))) ? [] : [part.text])),
  );
  return unused.flat();
}

/** Operations that an answer with a value, a day or a list does. */
const DONE = new Set(['when', 'until', 'list', 'gst', 'making']);
/** Operations of which any one asks how values move. */
const MOVING = new Set(['change', 'difference', 'less', 'more', 'percent']);
const FIGURE = /\d/;

/** The parts of a question that an answer claims to use, and the words that decline none. */
function partsOf({ tokens, asked, places }: ParsedQuery, { claimed, answer, live }: RankedAnswer, isAlone: boolean): Part[] {
  const wordsOf = (fits: (token: Token) => boolean) => tokens.filter(fits).map(({ word }) => word);
  const days = wordsOf(({ kind }) => kind === 'day');
  const telling = wordsOf(
    ({ word, kind, senses }) => (TELLING.has(word) || (isAlone && COMPARING.has(word))) && kind !== 'day' && senses.every(isAround),
  );
  const isDone = (meant: string) =>
    DONE.has(meant) ||
    !asked.also.includes(meant) ||
    (meant === 'count' && FIGURE.test(english(answer))) ||
    (meant === 'difference' && !isAlone) ||
    // `zyada mehnga`: either says which.
    ((meant === 'less' || meant === 'more') && tokens.some(({ word }) => MORE_OR_LESS.has(word))) ||
    // `costliest top 5` says it twice.
    (meant === 'most' && asked.top !== undefined) ||
    // `plus 3% gst` is the percentage.
    (meant === 'sum' && asked.percents !== undefined) ||
    // Two are compared, whatever else asks for it: `how much costlier is it than in delhi`.
    (MOVING.has(meant) && tokens.some(({ word }) => word === 'than'));
  const phrases = phrasesIn(tokens).filter(({ meant }) => !isDone(meant));
  // Two phrases of how values move ask the same: `costlier since may`.
  const [moving, others] = [phrases.filter(({ meant }) => MOVING.has(meant)), phrases.filter(({ meant }) => !MOVING.has(meant))];
  const operations = [moving.flatMap(({ words }) => words), ...others.map(({ words }) => words)];
  const numbers = wordsOf(({ kind }) => kind === 'number');
  const ofNumber = (text: string) => (numbers.includes(text) ? [text] : numbers);
  // An answer of no area claims all that is not what it is found by.
  const all: readonly Condition[] = claimed ?? [
    ...(days.length > 0 ? [{ kind: 'time' as const, text: days.join(' ') }] : []),
    ...numbers.map((text) => ({ kind: 'amount' as const, text })),
    ...wordsOf(({ kind, starts, senses }) =>
      kind === 'name' ? starts && !senses.every(isAround) : kind === 'unknown' || kind === 'negation',
    ).map((text) => ({ kind: 'word' as const, text })),
  ];
  const parts = all.flatMap(({ kind, text, typed = text }): Part[] => {
    // A link without a figure says nothing of the words by which it was found.
    if (kind !== 'time' && kind !== 'place' && kind !== 'amount' && answer === null && !live) return [];
    // A state beside its town is no place of its own, and one of a thing is the thing.
    if (kind === 'operation' || kind === 'reason' || text === '1' || (kind === 'place' && places.every(({ name }) => name !== text)))
      return [];
    // `below 2500` is one.
    if (kind !== 'time' && numbers.length > 0 && isOfLimit(text)) return [];
    // The long of `how long does it take` is of the question.
    if (tokens[tokens.findIndex(({ word }) => word === text) - 1]?.word === 'how') return [];
    return [{ kind, text, words: kind === 'time' ? days : kind === 'amount' ? ofNumber(text) : typed.split(' ') }];
  });
  const top = asked.top === undefined ? [] : [wordsOf(({ word }) => word === 'top' || Number(word) === asked.top)];
  const asWords = [...telling.map((word) => [word]), ...operations, ...top];
  return [...parts, ...asWords.map((words): Part => ({ kind: 'word', text: words.join(' '), words }))].filter(
    ({ words }) => words.length > 0,
  );
}
