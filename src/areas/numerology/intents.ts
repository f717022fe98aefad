import { formatDay } from '../../i18n/format.ts';
import { inAllLocales } from '../../i18n/locale.ts';
import { istDay } from '../../kernel/time.ts';
import { fold, wordSet } from '../../text/fold.ts';
import { STOP_WORDS } from '../../text/stop-words.ts';
import { transliterate } from '../../text/transliterate.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { toLetters } from './numbers.ts';
import { numbersOf } from './values.ts';
import { NUMEROLOGY } from './wording.ts';

const MAX_NAME_WORDS = 4;
const NO_NAMES = wordSet(
  'mobile phone house flat vehicle meaning matlab मतलब name naam नाम date birth birthday janamdin janmdin जन्मदिन dob born compatibility number chaldean pythagorean today janm janam tithi tarikh paida जन्म जन्मे जन्मा जन्मी जन्मतिथि तिथि तारीख पैदा',
);
/** The numbers that a question may ask for by their names, and what each comes of; the more particular first. */
const ASKED: readonly [RegExp, keyof typeof LABELS][] = [
  [/\bpersonal year\b|वर्षांक/iu, 'personal_year'],
  [/\bmaturity\b/iu, 'maturity'],
  [/\b(?:soul(?: urge)?|heart'?s? desire|atmank|aatmank)\b|आत्मांक/iu, 'soul_urge'],
  [/\bpersonality\b/iu, 'personality'],
  [/\b(?:mool?ank|mulank|janmank|birth(?:day)? number|driver number|psychic number)\b|मूलांक|जन्मांक/iu, 'birthday'],
  [/\b(?:bhagyank|life path)\b|भाग्यांक/iu, 'life_path'],
  [/\b(?:expression|name? ?ank|naa?m(?: ka)? ?ank|name (?:ka )?number|number of (?:the |my )?name)\b|नामांक|नाम का अंक/iu, 'expression'],
];
/** Numbers by the names that the wording has for them. */
const LABELS = {
  expression: 'expression',
  soul_urge: 'soulUrge',
  personality: 'personality',
  maturity: 'maturity',
  life_path: 'lifePath',
  birthday: 'birthday',
  personal_year: 'year',
} as const;
type Kind = keyof typeof LABELS;
const OF_NAME: ReadonlySet<Kind> = new Set(['expression', 'soul_urge', 'personality', 'maturity']);
const OF_BIRTH: ReadonlySet<Kind> = new Set(['life_path', 'birthday', 'personal_year', 'maturity']);
const OF: ReadonlySet<string> = new Set(['of', 'for', 'name', 'naam', 'named']);
const CHALDEAN = /\b(?:chaldean|kaldian)\b|कैल्डियन/iu;
/** The year that a personal year is asked for. */
const OF_YEAR = /\bpersonal year (?:number )?(?:for |in |of )?((?:19|20)\d\d)(?!\d)/iu;
const FIRST_BIRTH = '1800-01-01';

/** The numbers of a name or of a day of birth, where numerology is named: `soul urge number of ramesh`, `life path number 15 august 1990`. */
export async function answerNumerology(query: Query): Promise<DirectAnswer[]> {
  const { pages, abroad, day } = query;
  if (pages.length === 0 || abroad.length > 0) return [];
  const names = day === undefined ? namesApart(query) : [];
  return names.length > 1 ? names.flatMap(answerOne) : answerOne(query);
}

const JOINS = wordSet('and aur vs or ya और या');

/** A question for each of the names that are joined: `name number of ram and shyam`. */
function namesApart(query: Query): Query[] {
  const groups: string[][] = [[]];
  const isOther = new Set(query.unknownWords);
  for (const { word, kind } of query.tokens)
    if (JOINS.has(word)) groups.push([]);
    else if (kind !== 'filler' || isOther.has(word)) groups.at(-1)?.push(word);
  const [first = [], ...others] = groups;
  if (
    others.length === 0 ||
    others.length > MAX_NAMES ||
    others.some((words) => words.length === 0 || !words.every((word) => isOther.has(word)))
  )
    return [];
  const called = new Set(others.flat());
  const behindOf = new Set(query.tokens.flatMap(({ word }, at) => (OF.has(query.tokens[at - 1]?.word ?? '') ? [word] : [])));
  const own = query.tokens.flatMap(({ word, kind }) =>
    (first.includes(word) && isOther.has(word) && !NO_NAMES.has(word)) || (kind === 'filler' && behindOf.has(word) && !STOP_WORDS.has(word))
      ? [word]
      : [],
  );
  return [own, ...others].map((words) => ({
    ...query,
    unknownWords: query.unknownWords.filter((word) => words.includes(word) || NO_NAMES.has(word)),
    tokens: query.tokens.filter(({ word }) => words.includes(word) || !(called.has(word) || own.includes(word))),
  }));
}
const MAX_NAMES = 3;
const LONGEST_MONTH = 31;

/** The number of a day of a month, of which no year is told: `moolank 23`. */
const dayOfMonth = (day: number): DirectAnswer[] => [
  {
    title: inAllLocales(NUMEROLOGY, (t) => `${t.heading}: ${day}`),
    answer: inAllLocales(
      NUMEROLOGY,
      (t) =>
        `${t.birthday} ${numbersOf({ name: undefined, year: undefined, dob: `2000-01-${String(day).padStart(2, '0')}` }).birthday?.number ?? '–'}`,
    ),
    source: inAllLocales(NUMEROLOGY, (t) => t.ofBirth),
    url: '/browse/numerology',
    confidence: 0.97,
    uses: ['word', 'other', 'amount', 'time'],
  },
];

function answerOne({ text, day, unknownWords, tokens, amounts }: Query): DirectAnswer[] {
  const asked = ASKED.filter(([pattern]) => pattern.test(text));
  const [kind] = asked.map(([, one]) => one);
  const askedWords = new Set(asked.flatMap(([pattern]) => fold(text.match(pattern)?.[0] ?? '').split(' ')));
  // Behind `of` everyday words are names too: Ram Kumar.
  const named = tokens.filter(({ word, kind }, at) => kind === 'filler' && !STOP_WORDS.has(word) && OF.has(tokens[at - 1]?.word ?? ''));
  const words = tokens
    .map(({ word }) => word)
    .filter(
      (word) => !NO_NAMES.has(word) && !askedWords.has(word) && (unknownWords.includes(word) || named.some((one) => one.word === word)),
    );
  const name = words.length <= MAX_NAME_WORDS && !/\d/.test(words.join('')) ? words.join(' ') : '';
  const hasLetters = toLetters(transliterate(name)).length > 0;
  // Nobody is born on a day to come: a day without a year is one of the month alone.
  const said = day && day >= FIRST_BIRTH && /\d/.test(text) ? day : undefined;
  const birth = said && said <= istDay() ? said : undefined;
  const ofMonth =
    birth || hasLetters
      ? undefined
      : said
        ? Number(said.slice(8))
        : kind === 'birthday' && amounts.length === 1
          ? amounts[0]?.value
          : undefined;
  if (ofMonth !== undefined && Number.isInteger(ofMonth) && ofMonth > 0 && ofMonth <= LONGEST_MONTH) return dayOfMonth(ofMonth);
  const needs =
    kind && ((OF_BIRTH.has(kind) && !birth && hasLetters && 'needsBirth') || (OF_NAME.has(kind) && !hasLetters && birth && 'needsName'));
  if (needs)
    return [
      {
        title: inAllLocales(NUMEROLOGY, (t) => t.heading),
        answer: null,
        detail: inAllLocales(NUMEROLOGY, (t) => t[needs]),
        url: '/browse/numerology',
        confidence: 0.97,
        uses: 'all',
      },
    ];
  if (!hasLetters && !birth) return [];
  const shown = name.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
  const year = OF_YEAR.exec(text)?.[1];
  const query = { ...(hasLetters ? { name: shown } : {}), ...(birth ? { dob: birth } : {}) };
  const isChaldean = CHALDEAN.test(text);
  const numbers = numbersOf({ name: hasLetters ? shown : undefined, dob: birth, year: year === undefined ? undefined : Number(year) });
  const ofName = isChaldean ? numbers.chaldean : numbers.pythagorean;
  const kinds: readonly Kind[] = kind
    ? [...new Set(asked.map(([, one]) => one))]
    : [...(hasLetters ? (['expression'] as const) : []), ...(birth ? (['life_path'] as const) : [])];
  const numberOf = (one: Kind) =>
    one === 'expression' || one === 'soul_urge' || one === 'personality' ? ofName?.[one]?.number : numbers[one]?.number;
  return [
    {
      title: inAllLocales(NUMEROLOGY, (t, locale) =>
        [t.heading, [hasLetters && shown, birth && formatDay(birth, true, locale)].filter(Boolean).join(', ')].join(': '),
      ),
      answer: inAllLocales(NUMEROLOGY, (t) =>
        kinds
          .map((one) => {
            const label =
              one === 'personal_year'
                ? t.year(numbers.personal_year?.year ?? '')
                : t[LABELS[one] as Exclude<(typeof LABELS)[Kind], 'year'>];
            const system = isChaldean && OF_NAME.has(one) && one !== 'maturity' ? ` (${t.chaldean})` : '';
            return `${label}${system} ${numberOf(one) ?? '–'}`;
          })
          .join(', '),
      ),
      source: inAllLocales(NUMEROLOGY, (t) =>
        kinds.every((one) => !OF_NAME.has(one)) ? t.ofBirth : isChaldean ? t.systemByChaldea : t.system,
      ),
      url: `/browse/numerology?${new URLSearchParams(query)}`,
      confidence: 0.97,
      uses: ['word', 'other', 'place', ...(birth ? (['time', 'amount'] as const) : [])],
    },
  ];
}
