import type { DirectAnswer, SearchRecord, Typed } from '../area.ts';
import { cleanCode, readIfsc } from './code.ts';
import { ifscRegister, memberOf } from './register.ts';
import { searchIfsc } from './search.ts';

const PAGE = '/browse/ifsc';

/** An IFSC typed into the one field, right or with what is wrong with it; `ifsc` with a bank's name leads to that bank. */
export async function recogniseIfsc({ text, words, rest }: Typed): Promise<DirectAnswer[]> {
  const clean = cleanCode(text.replace(/\bifsc(\s+code)?\b:?/i, ''));
  const asks = words.includes('ifsc');
  // Eleven characters of which five are a bank's letters and a zero are nothing else; a slip in them is told.
  if (/^[A-Z]{4}[0O][A-Z0-9]{6}$/.test(clean) || (asks && /^[A-Z0-9]{9,13}$/.test(clean) && /\d/.test(clean)))
    return [await codeAnswer(clean)];
  if (!asks) return [];
  const register = await ifscRegister();
  const name = rest.filter((word) => !['ifsc', 'code', 'bank'].includes(word)).join(' ');
  const [hit] = name === '' ? [] : searchIfsc(register, name, 1);
  if (!hit)
    return [{ title: 'IFSC of a bank branch', answer: null, detail: 'Look up a code, or the codes of a bank.', url: PAGE, sureness: 0.8 }];
  return [
    {
      title: `IFSC codes of ${hit.bank ?? hit.bank_code}`,
      answer: `They begin with ${hit.bank_code}0`,
      url: `${PAGE}/bank/${hit.bank_code}`,
      sureness: 0.85,
    },
  ];
}

async function codeAnswer(clean: string): Promise<DirectAnswer> {
  const register = await ifscRegister();
  const url = `${PAGE}/find?q=${clean}`;
  const reading = readIfsc(clean);
  if (!reading.ok) {
    const { message, meant } = reading.fault;
    return { title: `${clean} is not an IFSC`, answer: meant ? `${meant}?` : null, detail: `${message}.`, url, sureness: 0.9 };
  }
  const { bank: letters, branch } = reading.value;
  const bank = register.banks.get(letters);
  if (!bank) return { title: `IFSC ${clean}`, answer: null, detail: `No bank has codes that begin with ${letters}.`, url, sureness: 0.8 };
  const listed = bank.codes.has(branch);
  const member = memberOf(bank, branch);
  return {
    title: `IFSC ${clean}`,
    answer: bank.name ?? bank.code,
    detail: [listed ? 'A valid code' : `Not in the list of edition ${register.version}`, member && `of ${member}`]
      .filter(Boolean)
      .join(', '),
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
      title: `IFSC codes of ${name ?? code}`,
      description: `${branches} codes that begin with ${code}0.`,
      names: [code, `${name ?? code} IFSC`],
      weight: 0.6,
    })),
  ];
}
