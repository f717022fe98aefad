import { firstAnswers } from '../first-answers.ts';
import type { SearchRecord } from '../intent.ts';
import { type AskedBank, readBank } from './banks/asked-bank.ts';
import { PAGE } from './banks/bank-answers.ts';
import { bankNameIn } from './banks/bank-names.ts';
import { ifscRegister } from './banks/register.ts';
import { banksAnswer, branchAnswers, readBranch } from './branches/asked-branches.ts';
import { bankAndFigures, bankOfLetters, chequeAnswer, slippedCodeAnswer, typedCodeAnswer } from './codes/asked-codes.ts';
import { IFSC } from './wording.ts';

const bankAnswers = firstAnswers<AskedBank>(bankAndFigures, slippedCodeAnswer, bankOfLetters, banksAnswer, async (asked) => {
  const branch = await readBranch(asked);
  return branch ? branchAnswers(branch) : [];
});

/** Answers an IFSC in a query, valid or with what is wrong; a bank's name leads to the bank, with words of a branch to that. */
export const answerIfsc = firstAnswers(chequeAnswer, typedCodeAnswer, async (query) => bankAnswers(await readBank(query)));

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
