import { inAllLocales } from '../../../i18n/locale.ts';
import { nameWords } from '../../../text/asks-name.ts';
import { confidence } from '../../../text/confidence.ts';
import { declinedAnswer, firstAnswers } from '../../first-answers.ts';
import type { Condition, DirectAnswer, Query } from '../../intent.ts';
import { answerOperation } from '../../quantities.ts';
import { isOfLimit } from '../../quantity.ts';
import { type AskedBank, BANK_WORDS, bankNamed } from '../banks/asked-bank.ts';
import { bankAnswer, banksCounted, mergerAnswer, PAGE } from '../banks/bank-answers.ts';
import { BANK_ALIASES, BANK_NOTES, bankNameIn } from '../banks/bank-names.ts';
import { MERGED_BANKS } from '../banks/merged-banks.ts';
import { IFSC } from '../wording.ts';
import { branchWordsOf } from './asked-branch.ts';
import { branchAnswer } from './branch-answers.ts';
import { bankQuantities, banksIn, countAnswer } from './branch-counts.ts';
import { partAsked } from './branch-parts.ts';

/** What a question says of a bank's branch. */
export interface AskedBranch extends AskedBank {
  /** Words that name the branch, and those that may. */
  certain: readonly string[];
  doubtful: readonly string[];
  /** Whether the bank is named, not only alike. */
  isSure: boolean;
}

/** Those of a town are asked for. */
const BANKS_OF = /\bbanks\b|\bbank in\b|\b(?:me|mein) (?:kaun ?se )?bank\b|बैंकों|में (?:कौन ?से )?बैंक/iu;
/** What became of a bank. */
const MERGER =
  /\b(?:merge[dr]?|merging|merger|vilay|mil (?:ga[yi]\w*|chuk\w*)|mila|amalgamat\w+|what happened)\b|विलय|मर्ज|(?<!\p{L})मिल(?:ा|ाया)?(?= (?:गय|गई|चुक|है|था|हुआ)|$)/iu;
/** What roads and quarters are called, whose branch is meant beside a bank. */
const STREET =
  /\b(?:road|rd|marg|nagar|market|bazaa?r|chowk|colony|street|sector|phase|vihar|bagh|circle|layout|block|puram|peth|enclave|gate)\b|रोड|मार्ग|नगर|चौक|बाज़ार/iu;
/** So many of a bank's four letters name it. */
const MIN_BEGUN = 3;

/** How many banks there are, or which have a branch in a town: `banks in leh`. */
export function banksAnswer({
  query,
  register,
  asks,
  isBranch,
  isOfBank,
  named,
  called,
}: AskedBank): DirectAnswer[] | Promise<DirectAnswer[]> {
  const { text, words, places, unknownWords, conditions, asked } = query;
  if (named || called) return [];
  const isCounted = asked.kind === 'count' && isOfBank && !isBranch && words.some((word) => BANK_WORDS.has(word));
  if (isCounted && conditions.length === 0) return [banksCounted(register)];
  const [town, other] = places;
  const isOfTown = BANKS_OF.test(text) || (isBranch && isOfBank && !['count', 'most', 'least'].includes(asked.kind));
  return town && !other && !asks && isOfTown && unknownWords.length === 0 && conditions.every(({ kind }) => kind === 'place')
    ? banksIn(register, town)
    : [];
}

/** Reads which branch is meant; undefined where neither a bank, a branch nor a code is asked for. */
export async function readBranch(asked: AskedBank): Promise<AskedBranch | undefined> {
  const { asks, isBranch, named, called, ofLetters, register } = asked;
  if (!asks && !named && !isBranch && !called && !ofLetters) return undefined;
  const query = called ? { ...asked.query, named: [...asked.query.named, ...called.words] } : asked.query;
  const bank = called?.bank ?? ofLetters ?? (named ? register.banks.get(named) : await bankNamed(register, query.unknownWords.join(' ')));
  const isSure = named !== undefined || called !== undefined;
  // `kvb` is the beginning of a bank's letters.
  const begun = bank && !isSure && query.words.find((word) => word.length >= MIN_BEGUN && bank.code.toLowerCase().startsWith(word));
  const whole: Query = begun
    ? {
        ...query,
        named: [...query.named, begun],
        entities: [...query.entities, `of ${bank.code}`],
        unknownWords: query.unknownWords.filter((word) => word !== begun),
      }
    : query;
  return {
    ...asked,
    ...(await branchWordsOf(whole)),
    query: whole,
    bank,
    named: named ?? (begun ? bank?.code : undefined),
    isSure: isSure || begun !== undefined,
  };
}

/** What became of a bank that is part of another, or of one that has left the list. */
function mergedAnswer({ query, register, named, bank }: AskedBranch): DirectAnswer[] {
  const merger = named && (MERGER.test(query.text) || nameWords(query.text) !== undefined) ? mergerAnswer(register, named) : undefined;
  if (merger) return [merger];
  if (!named || bank || !(MERGED_BANKS[named] || BANK_NOTES[named])) return [];
  const name = MERGED_BANKS[named]?.name ?? BANK_ALIASES[named]?.[0] ?? null;
  return [{ ...bankAnswer(register, { code: named, name }, 0.9), uses: ['word', 'other', 'place'] }];
}

/** How many branches, or which bank has more: `how many branches of sbi in bihar`. */
async function branchesCounted({ query, register, isBranch, called, bank, named, certain }: AskedBranch): Promise<DirectAnswer[]> {
  if (!isBranch) return [];
  const isCalled = (word: string) => called?.words.includes(word) ?? false;
  const compared = query.unknownWords.every((word) => isOfLimit(word) || isCalled(word))
    ? await answerOperation(query, bankQuantities(register, query, banksOf(query, register, called?.bank)))
    : [];
  if (compared.length > 0 || query.unclaimedWords.some((word) => !isCalled(word))) return compared;
  const isOfState = bank !== undefined && query.place?.type === 'state' && certain.length === 0;
  const isCounted = query.asked.kind === 'count' && (bank !== undefined || (!named && query.unknownWords.length === 0));
  return isOfState || isCounted ? [await countAnswer(register, bank, query.place)] : [];
}

const banksOf = ({ entities }: Query, { banks }: AskedBank['register'], called: AskedBank['bank']) => {
  const named = entities.flatMap((one) => banks.get(one.replace('of ', '')) ?? []);
  return named.length > 0 ? named : called ? [called] : [];
};

/**
 * The branch that is named. `branch` and `ifsc` ask for a code; without them other words may belong to other areas, but a bank's whole name and a town
 * name a branch, where nothing of another area is asked for.
 */
async function namedBranch({
  query,
  register,
  asks,
  isBranch,
  isSure,
  called,
  bank,
  certain,
  doubtful,
}: AskedBranch): Promise<DirectAnswer[]> {
  if (!bank || !isSure) return [];
  const { text, words, place, conditions } = query;
  // The initials of a road, mg, are no unit, nor is a station before a road.
  const isOfStreet = (word: string) => STREET.test(words[words.indexOf(word) + 1] ?? '');
  const isOther = ({ kind, text: word }: Condition) => kind === 'other' && !/^[b-df-hj-np-tv-z]{2,3}$/.test(word) && !isOfStreet(word);
  const isOfOther = conditions.some(isOther);
  // `the code for sbi jubilee hills hyderabad`.
  const isCodeOf = place !== undefined && words.some((word) => CODE_WORDS.test(word));
  const isPlaced = (called !== undefined || query.named.length > 2 || STREET.test(text)) && place !== undefined && !isOfOther;
  const isAsked = asks || isBranch || isPlaced || isCodeOf || partAsked(text).part !== undefined;
  const isWanted = certain.length > 0 || doubtful.includes('main');
  // A bank and words that nobody knows: a branch where one is called so.
  const isTried = !isAsked && certain.length > 0 && words.some((word) => BANK_WORDS.has(word)) && !isOfOther;
  if (!isWanted || !(isAsked || isTried)) return [];
  const answer = await branchAnswer(register, bank, query);
  return isTried && answer.declined ? [] : [{ ...answer, uses: ['word', 'place', 'other'] }];
}
const CODE_WORDS = /^(?:codes?|कोड)$/u;

/** That only a branch has what is asked for: `pnb swift code`. */
function partOfNone({ query, bank, isSure, certain }: AskedBranch): DirectAnswer[] {
  const { part } = partAsked(query.text);
  if (!bank || !isSure || !part || part === 'ways' || certain.length > 0) return [];
  return [
    declinedAnswer(
      inAllLocales(IFSC, (t, locale) => `${bankNameIn(locale, bank.code, bank.name)}: ${t.parts[part]}`),
      inAllLocales(IFSC, (t) => t.ofBranches),
      { url: `${PAGE}/bank/${bank.code}`, confidence: 0.9, uses: ['word', 'other', 'place'] },
    ),
  ];
}

/** The bank alone, or the page that looks codes up. */
function bankAlone({ query, register, asks, bank, named, certain }: AskedBranch): DirectAnswer[] {
  if (bank) {
    // `boi` and `union` also mean other things.
    const isAlone = !asks && !query.words.includes('bank') && !query.entities.includes('bank');
    const answer = bankAnswer(register, bank, asks ? 0.95 : confidence(query.unknownWords, isAlone ? 0.65 : 0.85));
    return [{ ...answer, ...(named ? {} : { uses: ['word', 'other'] }) }];
  }
  const url = certain.length > 0 ? `${PAGE}/find?${new URLSearchParams({ q: certain.join(' ') })}` : PAGE;
  return asks
    ? [{ title: inAllLocales(IFSC, (t) => t.one), answer: null, detail: inAllLocales(IFSC, (t) => t.oneAbout), url, confidence: 0.8 }]
    : [];
}

/** What is asked of a bank and its branches. */
export const branchAnswers = firstAnswers<AskedBranch>(mergedAnswer, branchesCounted, namedBranch, partOfNone, bankAlone);
