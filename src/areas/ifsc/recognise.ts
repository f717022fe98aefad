import { bothOf } from '../../lib/locale.ts';
import type { DirectAnswer, SearchRecord, Typed } from '../area.ts';
import { sureOf } from '../search/typed.ts';
import { BANK_ALIASES, BANK_NAMES } from './bank-names.ts';
import { cleanCode, readIfsc } from './code.ts';
import { faultInHindi } from './code-hindi.ts';
import { type Bank, ifscRegister, memberOf } from './register.ts';
import { searchIfsc } from './search.ts';
import { IFSC } from './wording.ts';

const PAGE = '/browse/ifsc';

/** Words by which people ask for codes of banks, and what they call the banks. */
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

/** An IFSC within a text: a bank's four letters, a zero (or the letter that is taken for it), six characters. */
const CODE = /(?<![A-Z0-9])[A-Z]{4}[ -]?[0O][ -]?[A-Z0-9]{6}(?![A-Z0-9])/i;

/** An IFSC typed into the one field, right or with what is wrong with it; a bank's name leads to that bank. */
export async function recogniseIfsc({ text, says, strangers, words }: Typed): Promise<DirectAnswer[]> {
  const asks = says.includes('ifsc');
  const whole = cleanCode(text.replace(/\bifsc(\s+code)?\b:?/i, ''));
  const found = CODE.exec(text)?.[0];
  // Eleven characters of which five are a bank's letters and a zero are nothing else; a slip in them is told.
  if (found && (/\d/.test(found.slice(5)) || asks)) return [await codeAnswer(cleanCode(found))];
  if ((asks ? /^[A-Z0-9]{9,13}$/ : /^[A-Z]{4}0\d{5,8}$/).test(whole) && /\d/.test(whole)) return [await codeAnswer(whole)];
  const named = says.find((one) => one.startsWith('of '))?.slice(3);
  if (!asks && !named) return [];
  const register = await ifscRegister();
  const bank = named ? register.banks.get(named) : bankNamed(register, strangers.join(' '));
  if (bank) {
    // `boi` and `union` are words for other things as well.
    const alone = !asks && !words.includes('bank') && !says.includes('bank');
    return [bankAnswer(bank, asks ? 0.95 : sureOf(strangers, alone ? 0.65 : 0.85))];
  }
  return asks
    ? [{ title: bothOf(IFSC, (t) => t.one), answer: null, detail: bothOf(IFSC, (t) => t.oneAbout), url: PAGE, sureness: 0.8 }]
    : [];
}

function bankNamed(register: Awaited<ReturnType<typeof ifscRegister>>, name: string): Bank | undefined {
  const [hit] = name === '' ? [] : searchIfsc(register, name, 1);
  return hit && register.banks.get(hit.bank_code);
}

const bankAnswer = ({ code, name }: Bank, sureness: number): DirectAnswer => ({
  title: bothOf(IFSC, (t) => t.ofBank(name ?? code)),
  answer: bothOf(IFSC, (t) => t.begin(code)),
  url: `${PAGE}/bank/${code}`,
  sureness,
});

async function codeAnswer(clean: string): Promise<DirectAnswer> {
  const register = await ifscRegister();
  const url = `${PAGE}/find?q=${clean}`;
  const reading = readIfsc(clean);
  if (!reading.ok) {
    const { message, meant } = reading.fault;
    const detail = { en: `${message}.`, hi: faultInHindi(clean, reading.fault) };
    return { title: bothOf(IFSC, (t) => t.isNone(clean)), answer: meant ? `${meant}?` : null, detail, url, sureness: 0.9 };
  }
  const { bank: letters, branch } = reading.value;
  const bank = register.banks.get(letters);
  const title = bothOf(IFSC, (t) => t.codeIs(clean));
  if (!bank) return { title, answer: null, detail: bothOf(IFSC, (t) => t.noBank(letters)), url, sureness: 0.8 };
  const listed = bank.codes.has(branch);
  const member = memberOf(bank, branch);
  return {
    title,
    answer: bank.name ?? bank.code,
    detail: bothOf(IFSC, (t) =>
      [listed ? t.isValid : t.notListed(register.version), member && t.ofMember(member)].filter(Boolean).join(', '),
    ),
    source: 'ifsc',
    ...(register.seenOn ? { as_of: register.seenOn } : {}),
    url,
    sureness: 1,
  };
}

/** The page of the look-up, and every bank, as the service's own search finds them. */
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
