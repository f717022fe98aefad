import type { Asked, Operation } from '../areas/intent.ts';
import { normaliseDevanagari, wordSet } from '../text/fold.ts';
import { ordinalOf } from '../text/ordinals.ts';
import { NUMBER_WORDS } from './number-words.ts';
import table from './operation-words.json' with { type: 'json' };
import { isCalled, isRupee, namesPlace, phraseAt, type Token } from './tokens.ts';

type Said = keyof typeof table;

/** What a phrase asks to be done with values, by its words. */
const PHRASES: ReadonlyMap<string, Said> = new Map(
  Object.entries(table).flatMap(([said, names]) => names.map((name) => [normaliseDevanagari(name), said as Said] as const)),
);
/** The stronger claim first: `which is the cheapest of how many` asks for the cheapest. */
const ORDER: readonly Operation[] = [
  'percent',
  'share',
  'rank',
  'difference',
  'ratio',
  'until',
  'change',
  'range',
  'average',
  'median',
  'least',
  'most',
  'count',
  'sum',
  'when',
  'list',
];
const WHICH = wordSet('which what kaun kaunsa kaunsi kon konsa कौन कौनसा कौनसी');
/** `in delhi or mumbai` asks for one of them; the `or` of `100 or more` does not. */
const OR = /(?<=\s)(?:or|ya|या)\s(?!(?:more|less|above|below|over|under)(?:\s|$))/iu;
const IS = /^(?:is|are|was|were|does|do|did|can|will|has|have|kya|क्या)$/;
/** `bitcoin safe hai kya`. */
const LAST_IS = /^(?:kya|kyaa|क्या)$/;
/** `can you`, `do you know`, `kya aap`: who asks so wants to be told, not yes or no. */
const POLITE = wordSet('you u i we aap ap tum anyone someone bhai bhaiya yaar tell me let please sir आप तुम भाई');
const TOP = new Set(['top', 'first', 'best', 'cheapest', 'costliest', 'highest', 'lowest', 'dearest', 'sabse']);
/** `petrol sabse sasta kahan`: what is ranked stands apart from its adjective; so does where something is cheap. */
const SUPERLATIVE = wordSet('sabse sbse most सबसे');
const WHERE = wordSet('where kahan kaha kidhar कहाँ किधर');
const NO_COUNT = wordSet('ka ki ke me mein mai baje bje बजे का की के में');
const PERCENT = /(\d+(?:\.\d+)?)\s*(?:%|percent\b|per cent\b|pratishat\b|फीसदी|प्रतिशत)/giu;
const PERCENT_WORDS = wordSet('percent percentage cent pratishat फीसदी प्रतिशत');
const IN_TURN = wordSet(
  'next last previous pichhle pichhli pichle pichli पिछले पिछली agle agli agla upcoming coming aane aanewale aanewali अगले अगली अगला आने आगामी',
);
const COUNT_OF = wordSet('wale wali the वाले वाली');
const MAX_TOP = 20;
/** Better air has less of what is measured. */
const OF_AIR: Readonly<Record<string, 'less' | 'more'>> = { better: 'less', worse: 'more', purer: 'less', dirtier: 'more' };
const HOW_MUCH = /\bhow much\b|\bkitn[aei]\b|कितन[ाीे]/iu;
const THAN = /\bthan\b/iu;
const DEGREES = wordSet('zyada jyada jada adhik much far ज्यादा अधिक काफी बहुत');

/** Reads what is asked of the values, and marks the words that say so where they mean nothing else. */
export function readAsked(text: string, tokens: readonly Token[]): Asked {
  const said = new Set<Said>();
  const words: string[] = [];
  // `is silver up today` asks how it moved, not of Uttar Pradesh.
  const moved = IS.test(tokens[0]?.word ?? '')
    ? tokens.find(({ word }, at) => (word === 'up' || word === 'down') && (tokens[at + 1] === undefined || tokens[at + 1]?.kind === 'day'))
    : undefined;
  if (moved) {
    Object.assign(moved, { kind: 'operation', senses: [], starts: false });
    said.add('change');
    words.push(moved.word);
  }
  for (let at = 0; at < tokens.length; at += 1) {
    let length = [4, 3, 2, 1].find((one) => PHRASES.has(phraseAt(tokens, at, one)));
    const meant = length === undefined ? undefined : PHRASES.get(phraseAt(tokens, at, length));
    if (length === undefined || meant === undefined) continue;
    // `how many days` goes on as `days until`.
    while (PHRASES.get(phraseAt(tokens, at + length - 1, 2)) === meant) length += 1;
    // `kitne ki hai`, `कितने में` ask for a price, `kitne baje` for a time.
    // `what does BH mean` asks for no average.
    if (meant === 'average' && tokens[at]?.word === 'mean' && tokens.some(({ word }) => word === 'does' || word === 'do')) continue;
    // `with 3 percent gst` is a share that is named.
    if (meant === 'percent' && /^\d/.test(tokens[at - 1]?.word ?? '')) continue;
    if (meant === 'count' && NO_COUNT.has(tokens[at + length]?.word ?? '')) continue;
    // `how many rupees did diesel rise` asks by how much.
    if (meant === 'count' && isRupee(tokens[at + length]) && tokens.some((_, from) => isChange(tokens, from))) continue;
    // The rise of `sun rise` is a part of its name.
    if (length === 1 && meant === 'change' && tokens[at]?.kind === 'name' && !tokens[at]?.starts) continue;
    said.add(meant);
    // `zyada mehnga`, `थोड़ा सस्ता`.
    const degree = tokens[at - 1];
    if ((meant === 'less' || meant === 'more') && degree?.kind === 'unknown' && DEGREES.has(degree.word)) {
      degree.kind = 'operation';
      words.push(degree.word);
    }
    for (const token of tokens.slice(at, at + length)) {
      words.push(token.word);
      // The up of `going up` is no Uttar Pradesh.
      if (length > 1 && token.word === 'up') Object.assign(token, { kind: 'operation', senses: [], starts: false });
      if (token.kind === 'unknown' || token.kind === 'filler') token.kind = 'operation';
    }
    at += length - 1;
  }
  // `zyada thanda`, `ज़्यादा बढ़ा`: more of what is named behind it.
  for (const [at, token] of tokens.entries())
    if (token.kind === 'unknown' && DEGREES.has(token.word) && /^(?:name|operation)$/.test(tokens[at + 1]?.kind ?? '')) {
      token.kind = 'operation';
      words.push(token.word);
      if (!said.has('less')) said.add('more');
    }
  // `fell most`, `top gainers`: what moved is ranked.
  for (const token of said.has('change') ? tokens : []) {
    if (!/^(?:most|(?:gain|los)ers?)$/.test(token.word)) continue;
    if (token.kind === 'unknown') token.kind = 'operation';
    said.add('most');
    words.push(token.word);
  }
  for (const token of tokens) {
    const meant = token.kind === 'unknown' ? OF_AIR[token.word] : undefined;
    if (!meant || !tokens.some(({ senses }) => senses.some(isCalled(/^air$/)))) continue;
    token.kind = 'operation';
    words.push(token.word);
    said.add(meant);
  }
  // `how much is petrol cheaper in delhi than in mumbai`: what stands between changes nothing.
  if ((said.has('less') || said.has('more')) && HOW_MUCH.test(text) && THAN.test(text)) said.add('difference');
  // Each change is told in percent.
  if (said.has('change')) said.delete('percent');
  const side = said.has('less') ? 'less' : said.has('more') ? 'more' : undefined;
  const kind =
    ORDER.find((one) => said.has(one as Said)) ?? (side && isRanked(tokens) ? RANKS[side] : isMostBefore(tokens) ? 'most' : undefined);
  const isChoice = OR.test(text);
  const first = POLITE.has(tokens[1]?.word ?? '') ? '' : (tokens[0]?.word ?? '');
  const percents = Array.from(text.matchAll(PERCENT), ([, figure]) => Number(figure)).filter(
    (one) => one > 0 && (one <= 100 || said.has('change')),
  );
  for (const token of percents.length > 0 ? tokens : [])
    if (PERCENT_WORDS.has(token.word) && token.kind === 'unknown') token.kind = 'operation';
  const [top, few] = [topOf(tokens), fewOf(tokens)];
  const nth = said.has('least') || said.has('most') ? nthOf(tokens, words) : undefined;
  return {
    kind: kind ?? (side && (isChoice || tokens.some(({ word }) => WHICH.has(word))) ? 'which' : IS.test(first) ? 'is' : 'value'),
    ...(side ? { side } : {}),
    ...(top === undefined ? {} : { top }),
    ...(few === undefined ? {} : { few }),
    ...(nth === undefined ? {} : { nth }),
    ...(percents.length > 0 ? { percents } : {}),
    isQuestion: IS.test(first) || LAST_IS.test(tokens.at(-1)?.word ?? ''),
    words,
    also: [...said, ...(isChoice ? ['which'] : [])],
  };
}

const isChange = (tokens: readonly Token[], from: number): boolean =>
  [1, 2].some((length) => PHRASES.get(phraseAt(tokens, from, length)) === 'change');

/** `most branches`: what is ranked stands behind. */
const isMostBefore = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }, at) => word === 'most' && tokens[at + 1]?.kind === 'name');

const RANKS = { less: 'least', more: 'most' } as const;

function isRanked(tokens: readonly Token[]): boolean {
  const has = (list: ReadonlySet<string>) => tokens.some(({ word }) => list.has(word));
  const places = tokens.filter((token) => token.starts && namesPlace(token)).length;
  return has(SUPERLATIVE) || (has(WHERE) && places < 2);
}

/** The phrases of a text that name an operation, longest first, and what each asks. */
export function phrasesIn(tokens: readonly Token[]): { meant: string; words: string[] }[] {
  const found: { meant: string; words: string[] }[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const length = [4, 3, 2, 1].find((one) => PHRASES.has(phraseAt(tokens, at, one))) ?? 0;
    const meant = PHRASES.get(phraseAt(tokens, at, length));
    if (meant === undefined) continue;
    found.push({ meant, words: tokens.slice(at, at + length).map(({ word }) => word) });
    at += length - 1;
  }
  return found;
}

/** How many are wanted: `top 5`, `5 cheapest`. */
function topOf(tokens: readonly Token[]): number | undefined {
  for (const [at, { word }] of tokens.entries()) {
    if (!TOP.has(word)) continue;
    for (const beside of [tokens[at + 1], tokens[at - 1]]) {
      const count = beside && (/^\d+$/.test(beside.word) ? Number(beside.word) : NUMBER_WORDS.get(beside.word));
      if (!beside || count === undefined || !Number.isInteger(count) || count < 2 || count > MAX_TOP) continue;
      beside.kind = 'operation';
      if (word === 'top' || tokens[at]?.kind === 'filler')
        Object.assign(tokens[at] ?? {}, { kind: 'operation', senses: [], starts: false });
      return count;
    }
  }
  return undefined;
}

/** Which of a ranking is wanted: `third cheapest`, `dusra sabse sasta`. The first is the extreme itself. */
function nthOf(tokens: readonly Token[], said: string[]): number | undefined {
  const at = tokens.findIndex(({ word }, place) => ordinalOf(word) !== undefined && said.includes(tokens[place + 1]?.word ?? ''));
  const [token, nth] = [tokens[at], ordinalOf(tokens[at]?.word ?? '')];
  if (!token || nth === undefined || nth < 2) return undefined;
  Object.assign(token, { kind: 'operation', senses: [], starts: false });
  said.push(token.word);
  return nth;
}

/** How many that come next or came last are wanted: `next 3 ekadashi`, `agle 2 pradosh`; `next 3 days` are days. */
function fewOf(tokens: readonly Token[]): number | undefined {
  const at = tokens.findIndex(({ word, kind }) => IN_TURN.has(word) && kind !== 'day');
  const beside = at < 0 ? undefined : tokens.slice(at + 1).find(({ word }) => !COUNT_OF.has(word));
  const count = beside && (/^\d+$/.test(beside.word) ? Number(beside.word) : NUMBER_WORDS.get(beside.word));
  if (!beside || beside.kind === 'day' || count === undefined || !Number.isInteger(count) || count < 2 || count > MAX_TOP) return undefined;
  for (const token of tokens.slice(at, tokens.indexOf(beside) + 1))
    if (token === beside || token.kind === 'unknown') token.kind = 'operation';
  return count;
}
