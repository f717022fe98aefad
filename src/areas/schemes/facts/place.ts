import { STATES } from '../../../places/states.ts';
import { ALL_STATES } from '../states.ts';
import type { Statement } from './statements.ts';
import type { SchemePage, Span } from './types.ts';

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** State names in texts; two-letter abbreviations are too ambiguous. */
const NAMES = STATES.map(({ name, aliases }) => ({
  name,
  words: [name, ...aliases.filter((one) => one.length > 3)].map(literal).join('|'),
}));
const patternOf = (words: string) => ({
  any: new RegExp(`\\b(?:${words})\\b`, 'gi'),
  government: new RegExp(
    `\\b(?:govern(?:ment|or)|govt\\.?|administration|union territory|UT|U\\.T\\.?)(?: administration)? (?:of )?(?:the )?(?:N\\.?C\\.?T\\.? of |union territory of |UT of |state of )?(?:${words})\\b|\\b(?:${words})(?:['’]s)? (?:state )?(?:government|govt)\\b|\\bstate of (?:${words})\\b|\\b(?:${words}) state\\b`,
    'gi',
  ),
  department: new RegExp(
    `\\b(?:department|directorate|board|corporation|commission|academy|agency|mission|nigam|authority|centre|society|limited|council)\\b[^.]{0,90}?(?:,|of|-|\\bfor)\\s*(?:${words})\\b|\\b(?:${words}) (?:[A-Z][\\w&-]+ ){1,9}?(?:Board|Corporation|Mission|Academy|Department|Nigam|Authority|Society|Agency|Council)\\b`,
    'gi',
  ),
  resident: new RegExp(
    `\\b(?:resid(?:ent|ents|ing|e|es)|domiciled?|native|natives|citizens?|inhabitants?|bona ?fide|living|lived|people|families|farmers|women) (?:[\\w]+ ){0,2}?(?:of|in|from) (?:the )?(?:[\\w ]{0,24}?(?:state|UT|union territory|U\\.T\\.?) of )?(?:[\\w’' ]{0,30}?)(?:${words})\\b`,
    'gi',
  ),
});
const PATTERNS = NAMES.map(({ name, words }) => ({ name, ...patternOf(words) }));
const UNION =
  /\bministry of\b|\bgovernment of india\b|\bgovt\.? of india\b|\bcentral government\b|\bunion (?:minist|government)|\bAICTE\b|\bcentral sector\b|\bUGC\b|\buniversity grants commission\b|\barmed forces flag day fund\b|\bkendriya sainik board\b/gi;

const UNION_NAME = /^(?:pradhan mantri|prime minister|national|pm[- ]|AICTE)/i;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** The state that runs the scheme, or `All`; undefined if the page does not say so clearly. */
export function readState(page: Pick<SchemePage, 'name' | 'details' | 'eligibility' | 'benefits' | 'level'>): string | undefined {
  if (page.level === 'central') return ALL_STATES;
  const lead = page.details.slice(0, 500);
  const ranked = PATTERNS.map(({ name, any, government, department, resident }) => ({
    name,
    points:
      6 * count(page.name, any) +
      5 * Math.min(2, count(page.details, government)) +
      3 * Math.min(2, count(lead, department)) +
      4 * Math.min(2, count(page.eligibility, resident)) +
      Math.min(3, count(lead, any)) +
      Math.min(2, count(page.eligibility, any)) +
      (count(page.benefits, any) > 0 ? 1 : 0),
  })).toSorted((a, b) => b.points - a.points);
  const [first, second] = ranked;
  if (!first || !second) return undefined;
  const union =
    page.level === 'state'
      ? 0
      : 3 * Math.min(2, count(lead, UNION)) + (count(page.details, UNION) > 0 ? 1 : 0) + (UNION_NAME.test(page.name) ? 4 : 0);
  if (first.points >= 4 && first.points >= second.points + 3 && first.points >= union) return first.name;
  if (union >= 3 && first.points <= 3) return ALL_STATES;
  return undefined;
}

const RESIDENT =
  /\b(?:residents?|residing|resided|reside|lived in|domicil\w*|natives?|bona ?fide|permanent(?:ly)? (?:resid\w+|address)|inhabitants?|ordinarily resid\w+)\b/i;

/** Sentences that limit the scheme to residents of a state. */
export function readResidence(statements: readonly Statement[], state: string | undefined): Span[] {
  const pattern = PATTERNS.find(({ name }) => name === state);
  return statements
    .filter(
      ({ text, subject, aside, negative, partial }) =>
        RESIDENT.test(text) &&
        !aside &&
        !negative &&
        !partial &&
        subject !== 'body' &&
        (subject !== 'deceased' || /\bapplicant\b/i.test(text)) &&
        (pattern
          ? count(text, pattern.any) > 0 || /\b(?:the|this|that) (?:state|UT|union territory)\b/i.test(text)
          : /\b(?:the|this|that) (?:state|UT|union territory)\b/i.test(text)) &&
        !/\bany (?:other )?(?:Indian )?state\b|\bor (?:has|have|is|should) work(?:ed|ing)\b|\bresident(?:ial)? (?:training|school|certificate)/i.test(
          text,
        ) &&
        (subject !== 'parent' || /applicant/i.test(text)) &&
        /\b(?:must|should|shall|will|has to|have to|is|are|only|eligible|belong)\b/i.test(text),
    )
    .map(({ span }) => span);
}

/** How to apply, from the page's headings or its first words. */
export function readWays(application: SchemePage['application']): ('online' | 'office')[] {
  const ways = new Set<'online' | 'office'>();
  for (const { mode, process } of application) {
    const said = mode || /^\W*((?:(?:online|offline)\b[\s,/&-]*(?:and )?)+)/i.exec(process)?.[1] || '';
    if (/online/i.test(said)) ways.add('online');
    if (/offline/i.test(said)) ways.add('office');
  }
  if (ways.size > 0) return [...ways];
  // A page without such a heading describes the steps.
  const steps = application.map(({ process }) => process).join(' ');
  return ONLINE_STEPS.test(steps) ? ['online'] : OFFICE_STEPS.test(steps) ? ['office'] : [];
}

const ONLINE_STEPS = /\b(?:click(?:ing)? on|OTP|apply online|log ?in|sign ?up|online application)\b/i;
const OFFICE_STEPS =
  /\b(?:visit|contact|approach|submit(?:ted)?|deposit(?:ed)?|collect(?:ed)?|obtained|available)\b[^.]{0,140}\b(?:offices?|officers?|authorit(?:y|ies)|cent(?:re|er)s?|departments?|director\w*|hard copy|worker)\b/i;

const NUMBER = String.raw`(?:1800[- ]?\d{2,4}[- ]?\d{3,4}(?:[- ]\d{1,4})?|\b0\d{2,4}[- ]\d{6,8}|\b[6-9]\d{4}[- ]?\d{5}|\b1\d{3,5})\b`;
/** Numbers called a helpline, possibly several in a row, and toll-free numbers by their form. */
const HELPLINE = new RegExp(
  `(?:help ?(?:line|desk)|toll[- ]?free|call cent(?:re|er)|customer care)[^.;\\n]{0,100}?(${NUMBER}(?:\\s*[/,]\\s*${NUMBER})*)|(?<![\\d₹.,-])(1800[- ]?\\d{2,4}[- ]?\\d{3,4})(?![\\d,])`,
  'gi',
);

/** Helpline numbers on a page. */
export function readHelplines(texts: readonly string[]): string[] {
  const runs = texts.flatMap((text) => [...text.matchAll(HELPLINE)].map(([, named, free]) => named ?? free ?? ''));
  const numbers = runs.flatMap((run) => run.split(/[/,]/).map((number) => number.replace(/\D/g, '')));
  return [...new Set(numbers)].filter((number) => number.length >= 4 && number.length <= 12).slice(0, 3);
}
