import type { Asked, Operation } from '../areas/intent.ts';
import { normaliseDevanagari, wordSet } from '../text/fold.ts';
import { ordinalOf } from '../text/ordinals.ts';
import { BECAME } from './day-spans.ts';
import { countOf } from './number-words.ts';
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
const SIDES: ReadonlySet<string> = new Set(['less', 'more', 'least', 'most']);
/** Words that alone say on which side of two: `zyada kahan hai`. */
export const MORE_OR_LESS: ReadonlyMap<string, 'less' | 'more'> = new Map([
  ...['zyada', 'jyada', 'jada', 'adhik', 'ज्यादा', 'अधिक'].map((word) => [word, 'more'] as const),
  ...['kam', 'कम'].map((word) => [word, 'less'] as const),
]);
const DEGREES = wordSet('zyada jyada jada adhik much far ज्यादा अधिक काफी बहुत');

/** What of all that moved is asked for: `fell most`, `top gainers`. */
const MOST_MOVED = /^(?:most|(?:gain|los)ers?)$/;

/** A word that means an operation and nothing else: the up of `going up` is no Uttar Pradesh. */
const asOperation = (token: Token): Token => Object.assign(token, { kind: 'operation', senses: [], starts: false });

/** Reads what is asked of the values, and marks the words that say so where they mean nothing else. */
export function readAsked(text: string, tokens: readonly Token[]): Asked {
  const said = new Set<Said>();
  const words: string[] = [];
  const note = (meant: Said | undefined, ...all: readonly Token[]) => {
    if (meant) said.add(meant);
    for (const token of all) {
      words.push(token.word);
      if (token.kind === 'unknown') token.kind = 'operation';
    }
  };
  const isDegree = ({ kind, word }: Token) => kind === 'unknown' && DEGREES.has(word);
  // `is silver up today` asks how it moved, not of Uttar Pradesh.
  const moved = IS.test(tokens[0]?.word ?? '')
    ? tokens.find(({ word }, at) => (word === 'up' || word === 'down') && (tokens[at + 1] === undefined || tokens[at + 1]?.kind === 'day'))
    : undefined;
  if (moved) note('change', asOperation(moved));
  for (let at = 0; at < tokens.length; at += 1) {
    const phrase = phraseFrom(tokens, at);
    if (!phrase) continue;
    let { length } = phrase;
    const { meant } = phrase;
    // `how many days` goes on as `days until`.
    while (PHRASES.get(phraseAt(tokens, at + length - 1, 2)) === meant) length += 1;
    if (saysOther(tokens, at, { meant, length })) continue;
    // `zyada mehnga`, `थोड़ा सस्ता`.
    note(undefined, ...tokens.slice(Math.max(at - 1, 0), at).filter((one) => (meant === 'less' || meant === 'more') && isDegree(one)));
    const own = tokens.slice(at, at + length);
    for (const token of own) if (length > 1 && token.word === 'up') asOperation(token);
    note(meant, ...own);
    at += length - 1;
  }
  // `garmi zyada kahan hai delhi ya jaipur`: of two that are named the one with more.
  if (OR.test(text) && ![...said].some((one) => SIDES.has(one)))
    for (const token of tokens) note(MORE_OR_LESS.get(token.word), ...(MORE_OR_LESS.has(token.word) ? [token] : []));
  // `zyada thanda`, `ज़्यादा बढ़ा`: more of what is named behind it.
  for (const [at, token] of tokens.entries())
    if (isDegree(token) && /^(?:name|operation)$/.test(tokens[at + 1]?.kind ?? '')) note(said.has('less') ? undefined : 'more', token);
  for (const token of tokens) if (said.has('change') && MOST_MOVED.test(token.word)) note('most', token);
  const isOfAir = tokens.some(({ senses }) => senses.some(isCalled(/^air$/)));
  for (const token of tokens) if (isOfAir && token.kind === 'unknown' && OF_AIR[token.word]) note(OF_AIR[token.word], token);
  // `how much is petrol cheaper in delhi than in mumbai`: what stands between changes nothing.
  if ((said.has('less') || said.has('more')) && HOW_MUCH.test(text) && THAN.test(text)) said.add('difference');
  // `kitna mahnga hua`: what became dearer has moved.
  if (tokens.some(({ word }, at) => BECAME.has(word) && /^(?:less|more)$/.test(PHRASES.get(tokens[at - 1]?.word ?? '') ?? '')))
    said.add('change');
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
  const nth = nthOf(tokens, words, said.has('least') || said.has('most'));
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

/** The longest phrase from a place on that names an operation. */
function phraseFrom(tokens: readonly Token[], at: number): { meant: Said; length: number } | undefined {
  const length = [4, 3, 2, 1].find((one) => PHRASES.has(phraseAt(tokens, at, one))) ?? 0;
  const meant = PHRASES.get(phraseAt(tokens, at, length));
  return meant && { meant, length };
}

const OF = /^(?:ki|ka|की|का)$/u;
/** Whether a phrase names no operation where it stands. */
function saysOther(tokens: readonly Token[], at: number, { meant, length }: { meant: Said; length: number }): boolean {
  const [first, next] = [tokens[at], tokens[at + length]];
  // `what does BH mean` asks for no average.
  if (meant === 'average') return first?.word === 'mean' && tokens.some(({ word }) => word === 'does' || word === 'do');
  // `with 3 percent gst` is a share that is named.
  if (meant === 'percent') return /^\d/.test(tokens[at - 1]?.word ?? '');
  // `kitne ki hai`, `कितने में` ask for a price, `kitne baje` for a time, `how many rupees did diesel rise` by how much.
  if (meant === 'count')
    return NO_COUNT.has(next?.word ?? '') || (isRupee(next) && tokens.some((_, from) => phraseFrom(tokens, from)?.meant === 'change'));
  // `kitne din ki chutti` asks how long it is, `kitne din ki der` until when.
  if (meant === 'until') return OF.test(next?.word ?? '') && tokens[at + length + 1]?.word !== 'der';
  // The rise of `sun rise` is a part of its name, and nothing has risen before `rose gold`.
  return meant === 'change' && length === 1 && ((first?.kind === 'name' && !first.starts) || (at === 0 && next?.kind === 'name'));
}

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
    const { meant, length } = phraseFrom(tokens, at) ?? {};
    if (!meant || !length) continue;
    found.push({ meant, words: tokens.slice(at, at + length).map(({ word }) => word) });
    at += length - 1;
  }
  return found;
}

/** How many a word says, where they are a few. */
function fewSaid({ word, kind }: Pick<Token, 'word' | 'kind'> = { word: '', kind: 'unknown' }): number | undefined {
  const count = countOf(word);
  return kind !== 'day' && count !== undefined && Number.isInteger(count) && count > 1 && count <= MAX_TOP ? count : undefined;
}

/** How many are wanted: `top 5`, `5 cheapest`. */
function topOf(tokens: readonly Token[]): number | undefined {
  for (const [at, token] of tokens.entries()) {
    const beside = TOP.has(token.word) ? [tokens[at + 1], tokens[at - 1]].find((one) => fewSaid(one) !== undefined) : undefined;
    if (!beside) continue;
    beside.kind = 'operation';
    if (token.word === 'top') asOperation(token);
    return fewSaid(beside);
  }
  return undefined;
}

/** An adjective of which each area knows its own: `second fastest`, `second last`. */
const EXTREME_FORM = /^(?:\p{L}{3,}est|last|most)$/u;
/** Which of a ranking is wanted: `third cheapest`, `dusra sabse sasta`. The first is the extreme itself. */
function nthOf(tokens: readonly Token[], said: string[], isRanking: boolean): number | undefined {
  const isExtreme = (word: string) => EXTREME_FORM.test(word) || (isRanking && said.includes(word));
  const token = tokens.find(({ word }, at) => ordinalOf(word) !== undefined && isExtreme(tokens[at + 1]?.word ?? ''));
  const nth = ordinalOf(token?.word ?? '');
  if (!token || nth === undefined || nth < 2) return undefined;
  said.push(asOperation(token).word);
  return nth;
}

/** How many that come next or came last are wanted: `next 3 ekadashi`, `agle 2 pradosh`; `next 3 days` are days. */
function fewOf(tokens: readonly Token[]): number | undefined {
  const at = tokens.findIndex(({ word, kind }) => IN_TURN.has(word) && kind !== 'day');
  const beside = at < 0 ? undefined : tokens.slice(at + 1).find(({ word }) => !COUNT_OF.has(word));
  const count = fewSaid(beside);
  if (!beside || count === undefined) return undefined;
  for (const token of tokens.slice(at, tokens.indexOf(beside) + 1))
    if (token === beside || token.kind === 'unknown') token.kind = 'operation';
  return count;
}
