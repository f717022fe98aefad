import type { Statement } from './statements.ts';
import type { Range, Span } from './types.ts';

const MIN_AGE = 0;
const MOST = 110;
/** A longer sentence mixes conditions. */
const MAX_SENTENCE_LENGTH = 400;
/** More years than this are an age, not a relaxation. */
const MAX_RELAXED_YEARS = 15;
/** Things with an age of their own. */
const NOT_A_PERSON =
  /\b(?:goats?|bucks?|bulls?|cows?|heifers?|calf|calves|animals?|buffalo\w*|sheep|pigs?|birds?|palms?|crops?|plants?|trees?|orchards?|vehicles?|boats?|buildings?|houses?|machine\w*|experience|standing|functioning|existence|institution|organi[sz]ation)\b/i;
const OF_ANOTHER =
  /\b(?:children?|girls?|daughters?|sons?|performers?|parents?|spouse|husband|wife|bride|groom|dependents?|dependants?)\b/i;
const YEARS = '\\s*(?:\\(?completed\\)?\\s*)?(?:years?|yrs?)\\b';
const NUMBER = '(\\d{1,3})(?:st|nd|rd|th)?';
/** Classes of applicants with a limit of their own: `and 33 years for SC/ST`, `55 years in the case of female candidates`. */
const OF_CLASS = new RegExp(
  `\\band ${NUMBER}\\s*(?:years?|yrs?) (?:of age )?(?:for|in (?:the )?case of) (?:the )?(?:females?|wom[ae]n|girls?|SC|ST|OBC|PH|PwD|scheduled|other backward|reserved|disabled|differently)`,
  'gi',
);
const BETWEEN = new RegExp(
  `${NUMBER}(?:${YEARS})?(?: of age)?(?: \\(completed\\))?\\s*(?:-|–|—|to|and|&|till|up ?to)\\s*(?:a maximum of |below |less than |under |up ?to )?${NUMBER}${YEARS}`,
  'gi',
);
/** `between 18 and over 80`: from 18 up. */
const OPEN_ENDED = new RegExp(`between ${NUMBER}(?:${YEARS})? (?:and|to) (?:over|above|more than) \\d{1,3}`, 'gi');
const FROM_TO = new RegExp(
  `(?:above|over|more than|at least|minimum(?: age)?(?: (?:of|is|should be))?|not less than|completed|attained)\\s+(?:the age of )?${NUMBER}(?:${YEARS})?(?: of age)?,?\\s*(?:and|but|to)\\s*(?:(?:should|must) )?(?:not (?:be )?(?:more|older|above) than|not exceed(?:ing)?|below|under|less than|up ?to|maximum(?: age)?(?: (?:of|is))?)\\s+(?:the age of )?${NUMBER}`,
  'gi',
);
const FROM = new RegExp(
  `(?<!\\bnot |\\bnot be |\\bno )(?:at least|minimum(?: (?:age|entry age))?(?: (?:limit|to apply|required|eligible|criteria|should be|must be|(?:for|of) [a-z][a-z ]{0,20}|of|is))*:?|not (?:be )?(?:less than|below|under|younger than)|no less than|above|over|older than|more than|greater than|exceeding|completed|attained|(?<!\\b(?:to|until|till|before) )(?:complete|attain)|crossed)\\s+(?:of )?(?:the )?(?:age (?:of )?)?${NUMBER}(?:${YEARS}|(?= and above))|${NUMBER}${YEARS}(?: (?:of age|old))?(?: \\(?(?:completed|complete)\\)?)?\\s*(?:,? ?(?:or|and|&)\\s*(?:above|more|over|older|elder|upwards?)|or older|\\+|onwards?)|${NUMBER}\\s*(?:or|and) above(?: years)?`,
  'gi',
);
const TO = new RegExp(
  `(?:at most|maximum(?: (?:age|permissible age))?(?: (?:limit|should be|must be|of|is))*:?|upper age(?: limit)?(?: (?:limit|of|is|for[\\w ]{0,30}))*:?|(?<!minimum |lower |entry )age limit(?: (?:is|of))?:?|not (?:be )?(?:more th[ae]n|above|over|older than|exceed(?:ing)?|(?:have )?(?:completed|attained|crossed))|does not exceed|no more than|(?<!\\bnot |\\bnot be |\\bno )(?:below|under|less than(?: or equal to)?|younger than)|up ?to|within)\\s+(?:the )?(?:age (?:limit )?(?:of )?)?${NUMBER}${YEARS}|${NUMBER}${YEARS}(?: (?:of age|old))? (?:or|and) (?:below|less|under|younger)`,
  'gi',
);
const OF_AGE =
  /\bage[ds]?\b|years? old|years? of age|-year-old|\badults?\b|\b(?:applicant|beneficiary|candidate|worker|member) (?:should|must) be between \d{2} (?:and|to) \d{2} years\b|\b(?:applicant|candidate)s? should not be more th[ae]n \d{2} years\b/i;
/** Years by which a limit is relaxed. */
const RELAXED_BY = /\b(?:by|of|up ?to|for|and|,)\s+(\d{1,2})\s*years/gi;
/** A sentence that tells the limit before its exceptions. */
const LIMIT_FIRST = /^\W*(?:the )?(?:upper |maximum )?age limit\b[^([]*\d{2}[^([]*[([-][^)]*relax/i;
const NUMBER_WORDS: Readonly<Record<string, string>> = {
  three: '3',
  five: '5',
  ten: '10',
  eighteen: '18',
  'twenty-one': '21',
  'twenty one': '21',
  forty: '40',
  fifty: '50',
  sixty: '60',
};

export interface AgeFacts {
  ranges: Range[];
  of: 'self' | 'child';
  spans: Span[];
}

interface Found {
  ranges: Range[];
  span: Span;
  partial: boolean;
}

/**
 * Accepted ages of applicants, as alternatives; undefined if there are none or it is unclear whose they are. A child's ages are the
 * applicant's if the text mentions nobody else.
 */
export function readAges(statements: readonly Statement[]): AgeFacts | undefined {
  const applicants = agesOf(statements, false);
  if (applicants) return { ...applicants, of: 'self' };
  // A child's ages count only if no others are given.
  const child = agesOf(statements, true);
  return child && { ...child, of: 'child' };
}

function agesOf(statements: readonly Statement[], ofChild: boolean): Omit<AgeFacts, 'of'> | undefined {
  const aged = statements.filter((one) => OF_AGE.test(one.text) && !one.negative);
  const grown = statements.some(({ subject }) => subject === 'applicant' || subject === 'parent');
  const limits: Found[] = [];
  const extras = new Set<number>();
  for (const one of aged) {
    if (/relax/i.test(one.text)) {
      const more = [
        ...one.text.replace(/\b(?:three|five|ten)\b/gi, (word) => NUMBER_WORDS[word.toLowerCase()] ?? word).matchAll(RELAXED_BY),
      ]
        .map(([, years]) => Number(years))
        .filter((years) => years <= MAX_RELAXED_YEARS);
      const to = /relax\w* to\s+(\d{1,2})/i.exec(one.text);
      if (to) limits.push({ ranges: [[Number(to[1]), null]], span: one.span, partial: true });
      else if (more.length > 0) for (const years of more) extras.add(years);
      else extras.add(MOST);
    }
    // `Age limit: 40 years (relaxed for 3 years for OBC)`: the limit is none of the exceptions.
    const limit = LIMIT_FIRST.test(one.text) ? one.text.split(/[\s([-]*(?:(?:upper )?age limit )?relax/i)[0] : undefined;
    if ((one.aside && limit === undefined) || one.role || one.subject === 'parent' || one.subject === 'body') continue;
    // `The deceased or the disabled person should be between 5 and 70`: the insured.
    if (one.subject === 'deceased' && !/\bdeceased or (?:the )?/i.test(one.text)) continue;
    if (
      ofChild
        ? one.subject !== 'child'
        : one.subject === 'child' || (grown && OF_ANOTHER.test(one.text) && !/applicant|candidate|beneficiary['’]?s? age/i.test(one.text))
    )
      continue;
    if (
      /\bboy to whom\b|\bat the time of (?:\w+ )?marriage\b|\bapplicant['’]s (?:child(?:ren)?|sons?|daughters?)\b|\b(?:bride|groom|mother|father|husband|wife|spouse|parents?|family members?|employees?|trainees\b.*\bemployees?|ensure|minors?|newborns?|may include|this limit)\b/i.test(
        one.text,
      )
    )
      continue;
    const ranges = rangesOf(limit ?? one.text);
    if (ranges.length > 0) limits.push({ ranges, span: one.span, partial: one.partial });
  }
  // A sentence about some applicants says nothing about the rest.
  if (limits.length === 0 || (limits.length === 1 && limits[0]?.partial)) return undefined;
  const ranges = combine(limits, [...extras]);
  return ranges && { ranges, spans: limits.map(({ span }) => span) };
}

/** The age ranges in a sentence. */
function rangesOf(sentence: string): Range[] {
  let text = sentence.replace(/\b(?:eighteen|twenty[- ]one|forty|fifty|sixty)\b/gi, (word) => NUMBER_WORDS[word.toLowerCase()] ?? word);
  const ranges: Range[] = [];
  const take = (pattern: RegExp, make: (numbers: number[]) => Range) => {
    text = text.replace(pattern, (match: string, ...groups: unknown[]) => {
      const at = groups.findIndex((one) => typeof one === 'number') as number;
      const numbers = groups.slice(0, at).flatMap((one) => (one === undefined ? [] : [Number(one)]));
      const around = text.slice(Math.max(0, (groups[at] as number) - 60), (groups[at] as number) + match.length + 25);
      // A list of ranges says only once that they are ages.
      if (!(OF_AGE.test(around) || ranges.length > 0) || isDuration(around, match)) return match;
      const range = make(numbers);
      if (isPlausible(range)) ranges.push(range);
      return '§'.repeat(match.length);
    });
  };
  if (NOT_A_PERSON.test(text) || text.length > MAX_SENTENCE_LENGTH) return [];
  take(OPEN_ENDED, ([from = 0]) => [from, null]);
  take(FROM_TO, ([from = 0, to = 0]) => [from, to]);
  take(BETWEEN, ([from = 0, to = 0]) => [from, to]);
  take(FROM, ([from = 0]) => [from, null]);
  take(TO, ([to = 0]) => [null, to]);
  if (ranges.some(([from]) => from === null)) for (const [, to] of sentence.matchAll(OF_CLASS)) ranges.push([null, Number(to)]);
  if (ranges.length === 0) {
    const exact = /\bage[\w’' ]{0,24} (?:should|must) be (\d{2}) years/i.exec(text) ?? /\b(?:is|be) an adult\b/i.exec(text);
    if (exact) ranges.push([Number(exact[1] ?? 18), null]);
  }
  // A minimum and a maximum in one sentence belong together.
  const [first, second] = ranges;
  if (ranges.length === 2 && first && second && (first[0] === null) !== (second[0] === null) && !/\b(?:either|or|for)\b/i.test(text)) {
    const from = first[0] ?? second[0];
    const to = first[1] ?? second[1];
    if (from !== null && to !== null && from < to && (first[1] === null || first[0] === null) && (second[1] === null || second[0] === null))
      return [[from, to]];
  }
  return ranges;
}

const isDuration = (around: string, match: string): boolean =>
  around.slice(0, Math.max(0, around.indexOf(match))).endsWith(' for ') ||
  (/\b(?:resid\w+|lived|living|domicil\w*|period|last|past|previous|service|member\w*|regist\w*|course|tenure|loan|within)\b/i.test(
    around,
  ) &&
    !/\bage[ds]?\b|years? old|years? of age/i.test(match) &&
    !/\bage[ds]?\b[^.]{0,30}$/i.test(around.slice(0, around.indexOf(match) + 1)));

function isPlausible([from, to]: Range): boolean {
  const isAge = (age: number | null) => age === null || (age >= MIN_AGE && age <= MOST);
  return isAge(from) && isAge(to) && (from === null || to === null || from < to) && !(from !== null && from > 90);
}

/** Sentences that each bound one side form one range; those with several are alternatives. */
function combine(limits: readonly Found[], extras: readonly number[]): Range[] | undefined {
  const all = limits.flatMap(({ ranges, partial }) => ranges.map((range) => ({ range, partial })));
  const from = unique(all.filter(({ range }) => range[0] !== null && range[1] === null).map(({ range }) => range[0] as number));
  const to = unique(all.filter(({ range }) => range[0] === null).map(({ range }) => range[1] as number));
  let ranges: Range[] = all.filter(({ range }) => range[0] !== null && range[1] !== null).map(({ range }) => range);
  const fixed = ranges.length;
  if (fixed === 0 && from.length > 0 && to.length > 0) {
    const least = Math.min(...from);
    ranges = to.filter((one) => one > least).map((one): Range => [least, one]);
    if (from.length > 1) ranges = ranges.slice(0, 0);
  } else {
    const low = ranges[0]?.[0] ?? null;
    const high = ranges[0]?.[1] ?? null;
    ranges = [
      ...ranges,
      ...from
        .filter((one) => !ranges.some((range) => range[0] === one))
        .map((one): Range => [one, fixed > 0 && one < (high ?? 0) ? high : null]),
      ...to
        .filter((one) => !ranges.some((range) => range[1] === one))
        .map((one): Range => [fixed > 0 && one > (low ?? 0) ? low : null, one]),
    ];
  }
  if (ranges.length === 0) return undefined;
  if (extras.includes(MOST)) ranges = ranges.map(([low]): Range => [low, null]).filter(([low]) => low !== null);
  else
    ranges = [
      ...ranges,
      ...extras.flatMap((extra) => ranges.filter(([, high]) => high !== null).map(([low, high]): Range => [low, (high as number) + extra])),
    ];
  const distinct = [...new Map(ranges.map((range) => [range.join(), range])).values()];
  return distinct.length > 0 && distinct.length <= 6 ? distinct : undefined;
}

const unique = (numbers: readonly number[]): number[] => [...new Set(numbers)];
