import { inAllLocales } from '../../i18n/locale.ts';
import { nameWords } from '../../text/asks-name.ts';
import { confidence } from '../../text/confidence.ts';
import { fold } from '../../text/fold.ts';
import { isWordAlike } from '../../text/spelling.ts';
import { declinedAnswer } from '../first-answers.ts';
import type { Condition, DirectAnswer, Query, SearchRecord } from '../intent.ts';
import { answerOperation } from '../quantities.ts';
import { isOfLimit } from '../quantity.ts';
import { usesOf } from '../query-uses.ts';
import { bankAnswer, banksCounted, lettersAnswer, mergerAnswer, PAGE } from './banks/bank-answers.ts';
import { BANK_ALIASES, BANK_NOTES, bankNameIn } from './banks/bank-names.ts';
import { bankCalled } from './banks/called-bank.ts';
import { MERGED_BANKS } from './banks/merged-banks.ts';
import { type Bank, ifscRegister, type Register } from './banks/register.ts';
import { branchWordsOf } from './branches/asked-branch.ts';
import { branchAnswer } from './branches/branch-answers.ts';
import { bankQuantities, banksIn, countAnswer } from './branches/branch-counts.ts';
import { partAsked } from './branches/branch-parts.ts';
import { branchesAtPin } from './branches/pin-branches.ts';
import { cleanCode } from './codes/code.ts';
import { codeAnswer, codePart, micrAnswer } from './codes/code-answers.ts';
import { searchIfsc } from './search.ts';
import { IFSC } from './wording.ts';

const BANKS: ReadonlySet<string> = new Set(['bank', 'banks', 'बैंक']);
/** Those of a town are asked for. */
const BANKS_OF = /\bbanks\b|\bbank in\b|\b(?:me|mein) (?:kaun ?se )?bank\b|बैंकों|में (?:कौन ?से )?बैंक/iu;

/** What became of a bank. */
const MERGER =
  /\b(?:merge[dr]?|merging|merger|vilay|mil (?:ga[yi]\w*|chuk\w*)|mila|amalgamat\w+|what happened)\b|विलय|मर्ज|(?<!\p{L})मिल(?:ा|ाया)?(?= (?:गय|गई|चुक|है|था|हुआ)|$)/iu;

/** An IFSC in a text: a bank's four letters, a zero (or O), six characters. */
const CODE = /(?<![A-Z0-9])[A-Z]{4}[ -]?[0O][ -]?[A-Z0-9]{6}(?![A-Z0-9])/i;

/** The letters of a bank with figures of which the first is no zero. */
const LETTERS_AND_FIGURES = /(?<![A-Z0-9])[A-Z]{4}[1-9]\d{5,7}(?![A-Z0-9])/i;

const PIN = /(?<![A-Z\d])[1-9]\d{2} ?\d{3}(?!\d)/i;

/** Degrees of latitude and longitude. */
const POINT = /(?<![\d.])\d{1,2}\.\d+[ ,]+\d{2}\.\d+(?![\d.])/;

const BRANCH_CODE = /\bbranch (?:code|no|number)\b\D{0,5}(\d{3,6})(?!\d)/iu;

/** What roads and quarters are called, whose branch is meant beside a bank. */
const STREET =
  /\b(?:road|rd|marg|nagar|market|bazaa?r|chowk|colony|street|sector|phase|vihar|bagh|circle|layout|block|puram|peth|enclave|gate)\b|रोड|मार्ग|नगर|चौक|बाज़ार/iu;

/** So many of a bank's four letters name it. */
const MIN_BEGUN = 3;
const STARTS = /\b(?:start(?:s|ing)?|begin(?:s|ning)?|first four|shuru)\b/iu;

/** Answers an IFSC in a query, valid or with what is wrong; a bank's name leads to the bank. */
export async function answerIfsc(asked: Query): Promise<DirectAnswer[]> {
  const { text, entities, unknownWords, words } = asked;
  const asks = entities.includes('ifsc');
  const cheque = /\bmicr\b/i.test(text) ? /(?<!\d)\d{9}(?!\d)/.exec(text)?.[0] : undefined;
  if (cheque) return [{ ...(await micrAnswer(await ifscRegister(), cheque)), uses: 'all' }];
  const whole = cleanCode(text.replace(/\bifsc(\s+code)?\b:?/i, ''));
  const code = CODE.exec(text)?.[0];
  // Eleven characters that start with a bank's letters and a zero are certainly a code; a slip in them is reported.
  const ofCode = code ? await codePart(cleanCode(code), asked.text.replace(code, ' ')) : [];
  if (ofCode.length > 0) return ofCode;
  const isCode = code !== undefined && (/\d/.test(code.slice(5)) || asks || /^[A-Z]{4}0[A-Z]{6}$/.test(code));
  // `batao canara bank` is none of a bank called Bata.
  if (code && isCode && (!/[ -]/.test(code) || /\d/.test(code)))
    return [{ ...(await codeAnswer(cleanCode(code))), uses: usesOf(asked, code) }];
  const register = await ifscRegister();
  const named = entities.find((one) => one.startsWith('of '))?.slice(3);
  const isBranch = /\bbranch(es)?\b|शाखा/i.test(text);
  const called = bankCalled(register, words, asks || isBranch);
  // `sbi branch code 0691`: the last figures of its IFSC.
  const branchCode = BRANCH_CODE.exec(text)?.[1];
  const bankSaid = called?.bank ?? register.banks.get(named ?? '');
  if (branchCode && bankSaid) return [{ ...(await codeAnswer(`${bankSaid.code}0${branchCode.padStart(6, '0')}`)), uses: 'all' }];
  const pin = PIN.exec(text)?.[0].replace(' ', '');
  if (pin && bankSaid) return branchesAtPin(register, bankSaid, pin);
  if (bankSaid && POINT.test(text)) {
    const { title, ...rest } = bankAnswer(register, bankSaid, 0.95);
    return [
      declinedAnswer(
        title,
        inAllLocales(IFSC, (t) => t.noPoints),
        { ...rest, uses: 'all' },
      ),
    ];
  }
  if ((asks ? /^[A-Z0-9]{9,13}$/ : /^[A-Z]{4}0\d{3,8}$/).test(whole) && /\d/.test(whole))
    return [{ ...(await codeAnswer(whole)), uses: 'all' }];
  const figures = LETTERS_AND_FIGURES.exec(text)?.[0];
  if (figures && register.banks.has(figures.slice(0, 4).toUpperCase()))
    return [{ ...(await codeAnswer(cleanCode(figures))), uses: usesOf(asked, figures) }];
  // `which bank is UTIB`: a bank's letters.
  const isOfBank = asks || entities.includes('bank');
  // As they are written, whatever they nearly spell: IDIB is not IDBI.
  const isLetters = (word: string) => /^[a-z]{4}$/.test(word) && (unknownWords.includes(word) || asked.text.includes(word.toUpperCase()));
  const [ofLetters] = isOfBank ? words.flatMap((word) => (isLetters(word) ? (register.banks.get(word.toUpperCase()) ?? []) : [])) : [];
  if (ofLetters && STARTS.test(text)) return [{ ...bankAnswer(register, ofLetters, 0.95), uses: 'all' }];
  if (ofLetters && !asks && asked.conditions.every(({ text: word }) => word.toUpperCase() === ofLetters.code))
    return [lettersAnswer(register, ofLetters)];
  const isCounted = asked.asked.kind === 'count' && isOfBank && !isBranch && words.some((word) => BANKS.has(word));
  if (isCounted && !named && !called && asked.conditions.length === 0) return [banksCounted(register)];
  // `banks in leh`, `which banks are there in shimla`.
  const [town, ...others] = asked.places;
  const isOfTown =
    town &&
    others.length === 0 &&
    !named &&
    !called &&
    unknownWords.length === 0 &&
    (BANKS_OF.test(text) || (isBranch && isOfBank && !['count', 'most', 'least'].includes(asked.asked.kind)));
  if (isOfTown && !asks && asked.conditions.every(({ kind }) => kind === 'place')) return banksIn(register, town);
  if (!asks && !named && !isBranch && !called && !ofLetters) return [];
  const query = called ? { ...asked, named: [...asked.named, ...called.words] } : asked;
  const { certain, doubtful } = await branchWordsOf(query);
  const branchWanted = certain;
  const bank = called?.bank ?? ofLetters ?? (named ? register.banks.get(named) : await bankNamed(register, unknownWords.join(' ')));
  // `kvb` is the beginning of a bank's letters.
  const begun = bank && !named && !called && words.find((word) => word.length >= MIN_BEGUN && bank.code.toLowerCase().startsWith(word));
  if (begun)
    return answerIfsc({
      ...asked,
      named: [...asked.named, begun],
      entities: [...entities, `of ${bank.code}`],
      unknownWords: unknownWords.filter((word) => word !== begun),
    });
  const merger = named && (MERGER.test(text) || nameWords(text) !== undefined) ? mergerAnswer(register, named) : undefined;
  if (merger) return [merger];
  // A bank that is no more may have left the list.
  if (named && !bank && (MERGED_BANKS[named] || BANK_NOTES[named]))
    return [
      {
        ...bankAnswer(register, { code: named, name: MERGED_BANKS[named]?.name ?? BANK_ALIASES[named]?.[0] ?? null }, 0.9),
        uses: ['word', 'other', 'place'],
      },
    ];
  const isUnclaimed = query.unclaimedWords.some((word) => !called?.words.includes(word));
  const isOfCounts = isBranch && query.unknownWords.every((word) => isOfLimit(word) || called?.words.includes(word));
  if (isOfCounts) {
    const banks = entities.flatMap((one) => register.banks.get(one.replace('of ', '')) ?? []);
    const compared = await answerOperation(query, bankQuantities(register, query, banks.length > 0 ? banks : called ? [called.bank] : []));
    if (compared.length > 0) return compared;
  }
  const isOfState = bank !== undefined && isBranch && query.place?.type === 'state' && branchWanted.length === 0;
  if (isOfState && !isUnclaimed) return [await countAnswer(register, bank, query.place)];
  if (query.asked.kind === 'count' && (bank || (!named && unknownWords.length === 0)) && isBranch && !isUnclaimed)
    return [await countAnswer(register, bank, query.place)];
  const { part } = partAsked(text);
  // `branch` and `ifsc` ask for a code; without them, other words may belong to other areas.
  // `the code for sbi jubilee hills hyderabad`.
  const isCodeOf = query.place !== undefined && words.some((word) => word === 'code' || word === 'codes' || word === 'कोड');
  // A bank's whole name and a town name a branch, where nothing of another area is asked for.
  // The initials of a road, mg, are no unit.
  // Nor is a station before a road.
  const isOfStreet = (word: string) => STREET.test(words[words.indexOf(word) + 1] ?? '');
  const isOther = ({ kind, text: word }: Condition) => kind === 'other' && !/^[b-df-hj-np-tv-z]{2,3}$/.test(word) && !isOfStreet(word);
  const isOfBranch =
    (called !== undefined || query.named.length > 2 || STREET.test(text)) && query.place !== undefined && !query.conditions.some(isOther);
  if (
    bank &&
    (named || called) &&
    (branchWanted.length > 0 || doubtful.some((word) => word === 'main')) &&
    (asks || isBranch || isOfBranch || isCodeOf || part !== undefined)
  )
    return [{ ...(await branchAnswer(register, bank, query)), uses: ['word', 'place', 'other'] }];
  // A bank and words that nobody knows: a branch where one is called so.
  if (bank && (named || called) && words.some((word) => BANKS.has(word)) && certain.length > 0 && !query.conditions.some(isOther)) {
    const ofBranch = await branchAnswer(register, bank, query);
    if (!ofBranch.declined) return [{ ...ofBranch, uses: ['word', 'place', 'other'] }];
  }
  // `pnb swift code`: a branch has one.
  if (bank && part && part !== 'ways' && (named || called) && branchWanted.length === 0)
    return [
      declinedAnswer(
        inAllLocales(IFSC, (t, locale) => `${bankNameIn(locale, bank.code, bank.name)}: ${t.parts[part]}`),
        inAllLocales(IFSC, (t) => t.ofBranches),
        { url: `${PAGE}/bank/${bank.code}`, confidence: 0.9, uses: ['word', 'other', 'place'] },
      ),
    ];
  if (bank) {
    // `boi` and `union` also mean other things.
    const alone = !asks && !words.includes('bank') && !entities.includes('bank');
    return [
      {
        ...bankAnswer(register, bank, asks ? 0.95 : confidence(unknownWords, alone ? 0.65 : 0.85)),
        ...(named ? {} : { uses: ['word', 'other'] }),
      },
    ];
  }
  const url = branchWanted.length > 0 ? `${PAGE}/find?${new URLSearchParams({ q: branchWanted.join(' ') })}` : PAGE;
  return asks
    ? [{ title: inAllLocales(IFSC, (t) => t.one), answer: null, detail: inAllLocales(IFSC, (t) => t.oneAbout), url, confidence: 0.8 }]
    : [];
}

async function bankNamed(register: Register, name: string): Promise<Bank | undefined> {
  const [hit] = name === '' ? [] : await searchIfsc(register, name, 1);
  const bank = hit?.kind === 'branch' ? undefined : hit && register.banks.get(hit.bank_code);
  // Narnia is no part of Karnataka: each word is one of the bank's name, give or take a slip.
  const nameWords = [...fold(bank?.name ?? '').split(' '), ...(bank ? [bank.code.toLowerCase()] : [])];
  return name.split(' ').every((word) => nameWords.some((one) => one.startsWith(word)) || isWordAlike(word, nameWords)) ? bank : undefined;
}

/** The lookup page and every bank, for the site search. */
export async function ifscSearchable(): Promise<SearchRecord[]> {
  const { banks } = await ifscRegister();
  return [
    {
      url: PAGE,
      title: 'IFSC of a bank branch',
      description: 'Check an IFSC, see its bank and branch, and find the codes of a bank.',
      names: ['IFSC', 'IFSC code', 'bank code', 'MICR', 'NEFT', 'RTGS', 'आईएफएससी', 'बैंक कोड'],
    },
    ...[...banks.values()].map(({ code, name, branches }) => ({
      url: `${PAGE}/bank/${code}`,
      title: IFSC.en.ofBank(name ?? code),
      description: IFSC.en.codesBegin(branches, code),
      hi: { title: IFSC.hi.ofBank(bankNameIn('hi', code, name)), description: IFSC.hi.codesBegin(branches, code) },
      names: [code, `${name ?? code} IFSC`],
      weight: 0.6,
    })),
  ];
}
