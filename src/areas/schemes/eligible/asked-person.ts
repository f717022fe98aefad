import { normaliseDevanagari } from '../../../text/fold.ts';
import type { Query } from '../../intent.ts';
import type { Person } from '../facts/judge.ts';

/** What words say of a person, and the word by which schemes for such people are called. */
const SAYS: readonly [pattern: RegExp, says: Person, called: string][] = [
  [/\bsc\b|\bscheduled caste|\bdalit|अनुसूचित जाति/iu, { caste: 'SC' }, 'scheduled caste'],
  [/\bst\b|\bscheduled tribe|\btribal|\badivasi|अनुसूचित जनजाति|आदिवासी/iu, { caste: 'ST' }, 'scheduled tribe'],
  [/\bobc\b|\bbackward class|पिछडा वर्ग|ओबीसी/iu, { caste: 'OBC' }, 'backward class'],
  [/\bews\b/iu, { caste: 'EWS' }, 'economically weaker'],
  [/\bgeneral (?:category|caste)\b/iu, { caste: 'general' }, ''],
  [/\bminorit(?:y|ies)\b|\bmuslims?\b|\bchristians?\b|\balpsankhyak\b|अल्पसंख्यक/iu, { minority: true }, 'minority'],
  [/\b(?:wom[ae]n|female|ladies|lady|mahila|aurat|stree|nari|wife|mother)\b|महिला/iu, { gender: 'female' }, 'woman'],
  [
    /\b(?:girls?|ladki|balika|daughters?|beti|betiyon|bitiya|bacch?i|kanya)\b|(?<![\p{L}\p{M}])(?:लडकी|बालिका|बेटी|कन्या|बच्ची)(?!श्री)/iu,
    { gender: 'female' },
    'girl',
  ],
  [/\b(?:boys?|m[ae]n|male|ladka|bet[ae])\b|लडका|बेट[ाे]|पुरुष/iu, { gender: 'male' }, ''],
  [/\btransgenders?\b/iu, { gender: 'transgender' }, 'transgender'],
  [/\b(?:widows?|vidh[wv]a)\b|विधवा/iu, { widow: true, gender: 'female' }, 'widow'],
  [/\b(?:pregnant|garbh[wv]ati)\b|गर्भवती/iu, { pregnant: true, gender: 'female' }, 'pregnant'],
  [/\b(?:orphans?|anath)\b|अनाथ/iu, { orphan: true }, 'orphan'],
  [
    /\b(?:disabled|disabilit(?:y|ies)|handicapped|(?:differently|specially)[ -]abled|divyang(?:jan)?|viklang|pwd|blind|deaf)\b|विकलांग|दिव्यांग/iu,
    { disability: 40 },
    'disabled',
  ],
  [
    /\b(?:bpl|below (?:the )?poverty(?: line)?|poor(?: (?:people|persons?|famil(?:y|ies)|households?))?|needy|garib(?: (?:log|parivar)\w*)?)\b|गरीब|बीपीएल/iu,
    { bpl: true },
    'below poverty',
  ],
  [/\b(?:unemployed|unemployment|jobless|bero[zj]gaa?ri?)\b|बेरोजगार/iu, { unemployed: true }, 'unemployed'],
  [
    /\b(?:students?|class \d+|\d+(?:th|vi|wi|vin|win) (?:class|ke baad|pass)?|college|school|vidyarthi|chhatra|chatra)\b|छात्र|विद्यार्थी/iu,
    { student: true },
    'student',
  ],
  [/\bscholarships?\b/iu, { student: true }, ''],
  [/\b(?:farmers?|kisan|krishak)\b|किसान/iu, { occupation: 'farmer' }, 'farmer'],
  [/\b(?:fisher(?:m[ae]n|folk|s)?|machhuara)\b|मछुआरा/iu, { occupation: 'fisher' }, 'fisherman'],
  [/\b(?:weavers?|bunkar)\b|बुनकर/iu, { occupation: 'weaver' }, 'weaver'],
  [
    /\b(?:(?:auto|taxi|cab|ola|uber|rickshaw|truck)(?:[ -]?rickshaw)? (?:driver|wal[aei])s?|drivers?|rickshaw pullers?|chaalak|chalak)\b|(?:ऑटो|टैक्सी|रिक्शा|ट्रक|ओला|उबर) (?:चालक|वाले|वालों|ड्राइवर)|चालक/iu,
    { occupation: 'driver' },
    'driver',
  ],
  [/\b(?:artisans?|karigar|shilpkar)\b|कारीगर/iu, { occupation: 'artisan' }, 'artisan'],
  [/\b(?:construction workers?|labou?rers?|ma[zj]d(?:oo|u)r|shramik)\b|मजदूर|श्रमिक/iu, { occupation: 'construction worker' }, 'worker'],
  [/\b(?:senior citizens?|elderly|old age|old people|vridd?ha?|bu[jz]urg)\b|वृद्ध|बुजुर्ग/iu, { age: 65 }, 'old age'],
];
export const AGE =
  /\b(?:aged?|of)\s+(\d{1,3})\b|\b(\d{1,3})\s*-?(?:years?|yrs?|yr|saal|sal|साल|वर्ष)(?:\s*(?:-\s*)?(?:old|ki|ka|के|की))?|\b(\d{2,3})\s*(?:\+|plus\b|and above\b|se (?:upar|zyada|jyada)\b)|\b(?:above|over|under|below) (?:the age of )?(\d{2,3})(?![\d,.]| ?%| (?:percent|marks|lakh|k\b|rs|rupees|kms?|acres?))/iu;
const INCOME = /\bincome\b|\baay\b|\bkamai\b|आय\b|आमदनी/iu;
/** What is wanted, by the words of schemes' texts, and by the word by which such schemes are called. */
export type Topic = readonly [asked: RegExp, inText: RegExp, called: string];
const TOPICS: readonly Topic[] = [
  [/\bscholarships?\b|chhatravritti|छात्रवृत्ति/iu, /scholar|stipend|fellowship|छात्रवृत्ति/iu, 'scholarship'],
  [/\bpensions?\b|पेंशन/iu, /pension/iu, 'pension'],
  [/\ballowances?\b|\bbhatt?[ae]\b|भत्ता/iu, /allowance|bhatta/iu, 'allowance'],
  [/\bloans?\b|\brin\b|ऋण|लोन/iu, /loan|credit|mudra/iu, 'loan'],
  [/\b(?:housing|house|ghar|awas)\b|आवास|घर/iu, /housing|awaa?s|\bhouses?\b/iu, 'housing'],
  [/\b(?:marriage|wedding|shadi|vivah)\b|शादी|विवाह/iu, /marriage|vivah|wedding|kanya/iu, 'marriage'],
  [
    /\b(?:(?:health|medical|swasthya) (?:insurance|bima|cover)|muft ilaj|free (?:treatment|hospital))\b|स्वास्थ्य बीमा|मुफ्त इलाज/iu,
    /health insurance|swasthya bima|jan arogya|hospital treatment|free treatment/iu,
    'health insurance',
  ],
  [/\b(?:insurance|bima)\b|बीमा/iu, /insurance|bima/iu, 'insurance'],
  [/\b(?:training|skill)\b|प्रशिक्षण/iu, /training|skill|kaushal/iu, 'training'],
  [/\b(?:hospital|treatment|medical|health|ilaj)\b|इलाज/iu, /health|medical|treatment|hospital/iu, 'health'],
];
export const ASKS =
  /\b(?:schemes?|yojanas?|yojna|benefits?|(?:health|swasthya) (?:insurance|bima)|eligible|eligibility|apply|help|scholarships?|pensions?|loans?|subsid\w+|assistance|allowances?|bhatt?[ae]|sarkari|sarkaa?r|government|govt|(?:money|paisa|paise)(?= (?:to|for|when|on|chahiye|mil\w*|de\w*)\b))\b|योजना|स्कीम|लाभ|पेंशन|छात्रवृत्ति|सहायता|भत्ता|सरकारी|मदद|मुफ्त|\bfree\b|\bmuft\b/iu;

/** What a question says: who asks, where, and what is wanted. */
export interface Said {
  person: Person;
  state: string | undefined;
  /** The words by which schemes for such people and for such a wish are called. */
  called: readonly string[];
  topic: Topic | undefined;
  /** Who or what for is denied: `schemes not for women`, `scholarships other than loans`. */
  not?: { people: readonly { person: Person; called: readonly string[] }[]; topics: readonly Topic[] };
  /** How many different things it says. */
  count: number;
  /** The words that say it. */
  words: ReadonlySet<string>;
}

/** Hindi plurals in the form of the singular, without the dots below letters: लड़कियों and लड़कियाँ are of लडकी, ladkiyon of ladki. */
export const singular = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll('\u093c', '')
    .normalize('NFC')
    .replace(/िय(?:ों|ाँ|ां)/gu, 'ी')
    .replace(/\b[a-z]+on?\b/giu, (word) => {
      const stem = word.replace(/y?on?$/iu, '');
      return SAYS.some(([pattern]) => pattern.exec(stem)?.[0] === stem) ? stem : word;
    })
    .replace(/\bchh?atr(?:on|aon|o)\b/giu, 'chhatra');

/** What a negation that stands before it denies, and one that stands behind it: `loan ke alawa`. */
const DENIES = [
  /\b(?:not|except|excluding|without|other than|apart from)\b(?: (?:for|of|the|any|to|only|in|kind|like))*/iu,
  /(?:(?: (?:ke liye|ke|ko|के लिए|के|को))? (?:alawa|nahi+n?|chh?odkar|bina|sivay|अलावा|नहीं|छोडकर|बिना)(?!\p{L}))/iu,
] as const;

const AND = /^(?:,|\/|and|or|aur|ya|और|या)?$/iu;

/** The text without what it denies, and that. */
function splitDenied(text: string): { said: string; denied?: string } {
  const [before, behind] = DENIES.map((pattern) => pattern.exec(text));
  const found = before ?? behind;
  if (!found) return { said: text };
  const end = found.index + found[0].length;
  const all = [...SAYS, ...TOPICS].flatMap(([pattern]) =>
    Array.from(text.matchAll(new RegExp(pattern.source, 'giu')), ({ index, 0: word }) => ({ from: index, to: index + word.length })),
  );
  const nearest = (before ? all.filter((one) => one.from >= end) : all.filter((one) => one.to <= found.index)).toSorted((a, b) =>
    before ? a.from - b.from : b.to - a.to,
  );
  // Of `not for sc and st` both are denied.
  const last = nearest.findIndex((one, at) => {
    const next = nearest[at + 1];
    return !next || !AND.test((before ? text.slice(one.to, next.from) : text.slice(next.to, one.from)).trim());
  });
  const one = nearest[last];
  if (!one) return { said: text };
  const [from, to] = before ? [found.index, one.to] : [one.from, end];
  return { said: `${text.slice(0, from)} ${text.slice(to)}`, denied: text.slice(from, to) };
}

/** Reads who asks, where and for what from the words of a question. */
export function readPerson({ text: typed, place, amounts }: Query): Said {
  const { said: text, denied } = splitDenied(singular(typed));
  const matched = SAYS.filter(([pattern]) => pattern.test(text));
  const left = denied === undefined ? [] : SAYS.filter(([pattern]) => pattern.test(denied));
  const years = AGE.exec(text);
  const age = Number(years?.slice(1).find(Boolean));
  const isAge = age > 0 && age <= 120;
  const income = INCOME.test(text) ? amounts.find(({ value }) => value >= 1000)?.value : undefined;
  const topic = TOPICS.find(([pattern]) => pattern.test(text));
  const person: Person = {
    ...Object.assign({}, ...matched.map(([, says]) => says)),
    ...(isAge ? { age } : {}),
    ...(income === undefined ? {} : { income }),
  };
  const called = matched.map(([, , word]) => word).filter(Boolean);
  const read = [...[...matched, ...left].map(([pattern]) => pattern), ...TOPICS.map(([pattern]) => pattern), ASKS, AGE, INCOME].flatMap(
    (one) => `${text} ${denied ?? ''}`.match(new RegExp(`(?:${one.source})[\\p{L}\\p{M}]*`, 'giu')) ?? [],
  );
  return {
    person,
    words: new Set(read.flatMap((one) => normaliseDevanagari(one).split(' '))),
    state: place?.state,
    ...(denied === undefined
      ? {}
      : {
          not: {
            people: left.map(([, person, called]) => ({ person, called: [called] })),
            // `pension schemes other than widow pension` are for pensions.
            topics: TOPICS.filter(([pattern]) => pattern.test(denied) && !pattern.test(text)),
          },
        }),
    called,
    topic,
    // What is wanted narrows a state's schemes; without one, a scheme itself is called so.
    count:
      matched.length +
      [denied !== undefined, isAge, income !== undefined, place !== undefined, topic !== undefined && place !== undefined].filter(Boolean)
        .length,
  };
}
