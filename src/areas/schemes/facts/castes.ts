import type { Statement } from './statements.ts';
import type { Caste, Span } from './types.ts';

/** How texts write each category. */
const CASTE_WORDS: Readonly<Record<Caste, RegExp>> = {
  SC: /\bscheduled? castes?\b|(?<!\.\s?)\bSCs?\b(?!\.[ /,])/gi,
  ST: /\bscheduled? tribes?\b|(?<!\d )\bSTs?\b(?!\.)|\btribal (?:communit|famil|categor|people|person|grower|farmer|student|wom[ae]n|youth|beneficiar)\w*|\bscheduled castes? (?:and|or|&|\/) (?:scheduled )?tribes?\b/gi,
  OBC: /\bother backwards? (?:class(?:es)?|castes?|communit\w+)\b|\b(?:N?C?-?OBC|SEBC|BC|OBC)s?\b(?:[- ]?NCL)?|\bsocially (?:and|&) educationally backwards? class(?:es)?\b|(?<!extremely |most |economically |educationally |other )\bbackwards? (?:class(?:es)?|castes?|communit\w+)\b/gi,
  EBC: /\bextremely backwards? (?:class(?:es)?|castes?)\b|\bmost backwards? (?:class(?:es)?|castes?|communit\w+)\b|\beconomically backwards? class(?:es)?\b|\b(?:EBC|MBC)s?\b/gi,
  EWS: /\beconomically weaker sections?\b|\bEWS\b/gi,
  DNT: /\b(?:de-?notified|semi[- ]?nomadic|nomadic|vimukt)(?:[ ,/&]+(?:and |or )?(?:de-?notified|semi[- ]?nomadic|nomadic|vimukt))*(?: (?:tribes?|communit\w+|castes?|exempted castes?))?(?: ?\([^)]*\))?|\b(?:DNT|NT|VJNT|SNT)s?\b/gi,
  minority: /\b(?:religious )?minorit(?:y|ies)\b|\b(?:muslims?|sikhs?|christians?|buddhists?|parsis?|jains?|zoroastrians?)\b/gi,
  general:
    /\bgeneral (?:category|caste|class)|\bunreserved\b|\bgeneral\b(?=[ ,/()]*(?:unreserved|category|caste|EWS|SC|OBC|scheduled|other))/gi,
};
/** Who must be of a category. */
const PERSON =
  /\b(?:belong\w*|applicants?|beneficiar\w+|candidates?|students?|farmers?|wom[ae]n|persons?|people|famil\w+|youths?|partners?|couple|individuals?|girls?|boys?|artisans?|workers?|trainees?|scholars?|entrepreneurs?|unemployed|children)\b/i;
const MEMBERSHIP =
  /\b(?:belong\w*|(?:be|is|are) (?:from|of|an?|members?)|from|member|category|categories|communit\w+|castes?|tribes?|applicable (?:only )?to|for)\b/i;
const OPEN =
  /(?<!\b(?:attend|studying in|study in) )\b(?:any|all|irrespective of|regardless of) (?:the )?(?:caste|communit|class|religion)\w*(?! mentioned| above)|\bany (?:social )?categor(?:y|ies)\b(?! mentioned| above)/i;
/** Somebody else's caste, or one of two. */
const ANOTHER =
  /\b(?:spouse|husband|wife|bride|groom|(?:one|either|any) of the (?:spouse|partner|couple)\w*|partner should|other than|non-?(?:SC|ST|OBC|scheduled|tribal|minorit))\b/i;
/** They may come in besides those that the text is about. */
const ALSO = /\b(?:will|shall|may|can|are) also\b/i;
/** Other groups in a list of categories: then caste is not the only way. */
const OTHER_GROUPS: readonly (readonly [key: string, words: RegExp])[] = [
  [
    'occupation:sanitation-worker',
    /\bsafai (?:karamchari|mitra)s?(?: \([^)]*\))?|\bsanitation workers?\b|\bmanual scavengers?\b|\bwaste[- ]pickers?\b/gi,
  ],
  ['occupation:ex-serviceman', /\bex-?service ?(?:men|man)\b/gi],
  [
    'disability',
    /\b(?:persons? with disabilit\w+|disabled(?: persons?)?|divyang\w*|differently[- ]abled|PwDs?|specially[- ]abled|physically (?:handicapped|challenged))\b/gi,
  ],
  ['female', /\bwom[ae]n(?: entrepreneurs?| beneficiar\w+)?\b|\bfemales?\b/gi],
  ['widow', /\bwidows?\b/gi],
  ['bpl', /\b(?:BPL|below poverty line)(?: \(BPL\))?(?: famil\w+| categor\w+)?/gi],
  ['transgender', /\btransgenders?(?: persons?)?\b/gi],
];

/** A longer sentence about more than castes has nested conditions. */
const MAX_LIST_LENGTH = 260;

export interface CasteFacts {
  /** Absent if the text says that it is open to all. */
  castes?: Caste[];
  /** Castes and other groups, one of which is enough. */
  oneOf?: string[];
  spans: Span[];
}

/** The categories of which an applicant must belong to one. */
export function readCastes(statements: readonly Statement[]): CasteFacts | undefined {
  const required = new Set<Caste>();
  const others = new Set<string>();
  const spans: Span[] = [];
  for (const one of statements) {
    if (OPEN.test(one.text) && !one.partial && !one.aside) return { castes: [], spans: [one.span] };
    // `The most backward castes among the scheduled castes` are scheduled castes.
    const named = castesIn(
      one.text.replace(
        /\b(?:most |extremely )?backwards? (?:castes?|class(?:es)?|communit\w+) (?:among|of|within|in) (?=(?:the )?scheduled)/gi,
        '',
      ),
    );
    if (named.length === 0 || one.aside || one.negative || one.partial || ANOTHER.test(one.text) || ALSO.test(one.text)) continue;
    if (
      one.subject === 'body' ||
      (one.subject === 'deceased' && !/\bapplicant\b/i.test(one.text)) ||
      /\b(?:age|income|marks?|percent\w*|years|limit|loan|subsidy|plan|contribution)\b|\d ?%/i.test(one.text)
    )
      continue;
    if (!MEMBERSHIP.test(one.text) || !PERSON.test(one.text)) continue;
    if (['SC', 'ST', 'OBC', 'general'].every((caste) => named.includes(caste as Caste))) return { castes: [], spans: [one.span] };
    // The weaker sections are a part of the general category.
    if (/(?:EWS|weaker sections?)\W+(?:of|from|in|among|under) (?:the )?general/i.test(one.text)) named.splice(named.indexOf('general'), 1);
    const rest = strip(one.text);
    for (const [key, words] of OTHER_GROUPS) if (rest.search(words) >= 0 && !isOf(rest, words)) others.add(key);
    if (others.size > 0 && (one.text.length > MAX_LIST_LENGTH || !/\b(?:belong\w*|(?:be|is|are) (?:an? |from )?)/i.test(one.text)))
      return undefined;
    if (hasStrangers(one.text)) return undefined;
    for (const caste of named) required.add(caste);
    spans.push(one.span);
  }
  if (required.size === 0) return undefined;
  const castes = [...required];
  return others.size === 0 ? { castes, spans } : { oneOf: [...castes.map((caste) => `caste:${caste}`), ...others], spans };
}

/** The categories in a text, in the order of CASTES. */
export const castesIn = (text: string): Caste[] =>
  (Object.entries(CASTE_WORDS) as [Caste, RegExp][]).filter(([, words]) => text.search(words) >= 0).map(([caste]) => caste);

const strip = (text: string): string => Object.values(CASTE_WORDS).reduce((rest, words) => rest.replace(words, '¤'), text);

/** `women of the Scheduled Castes`, `SC women`: a second condition, not an alternative. */
const isOf = (rest: string, words: RegExp): boolean => {
  const source = words.source;
  return (
    new RegExp(`(?:${source})[^,;/]{0,40}?(?:\\bof\\b|\\bfrom\\b|\\bbelong\\w*|\\bwho\\b)[^,;]*¤`, 'i').test(rest) ||
    new RegExp(`\\bbe (?:an? )?(?:${source}) and (?:an? )?¤`, 'i').test(rest) ||
    new RegExp(`¤[^,;/¤]{0,12}(?:${source})`, 'i').test(rest.replace(/ or | and /gi, ',')) ||
    new RegExp(`^[^¤]*(?:${source})[^¤,;/]*(?:\\b(?:should|must|shall)\\b)`, 'i').test(rest)
  );
};

/** Whether a list of categories contains anything else: then others unknown to us may apply. */
function hasStrangers(text: string): boolean {
  const rest = OTHER_GROUPS.reduce((left, [, words]) => left.replace(words, '¤'), strip(text));
  const list = rest.slice(rest.indexOf('¤'));
  return /¤[^.¤]{0,12}(?:,|;|\bor\b|\/)\s*(?:and |or |the |an? )*(?!¤|and\b|or\b|the\b|categor|communit|caste|class|both|as |i\.e|such|in |resid|domicil|notif|only|non|creamy|people|fami|tribe|etc|students?|who|sub|\(|within|under|recogni|of |belong|commun|section|group|gawda|velip|kunbi)[A-Za-z]{3,}/i.test(
    list,
  );
}
