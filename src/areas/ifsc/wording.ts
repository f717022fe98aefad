import { defineWording } from '../../i18n/locale.ts';
import texts from './wording.json' with { type: 'json' };

/** Texts of the IFSC pages. */
export const IFSC = defineWording({
  ...texts.ifsc,
  counts: {
    en: (codes: string, banks: number) => `${codes} codes of ${banks} banks.`,
    hi: (codes, banks) => `${banks} बैंकों के ${codes} कोड।`,
  },
  nothing: { en: (q: string) => `No bank or code is like “${q}”.`, hi: (q) => `“${q}” जैसा कोई बैंक या कोड नहीं मिला।` },
  edition: {
    en: (edition: string, published: string | undefined) =>
      `Codes by Razorpay's list${published ? ` of ${published}` : `, edition ${edition}`}.`,
    hi: (edition, published) => `कोड: Razorpay की ${published ? `${published} की सूची` : `सूची, संस्करण ${edition}`}।`,
  },
  listOf: {
    en: (day: string) => `By Razorpay's list of branches of ${day}, from the Reserve Bank and NPCI.`,
    hi: (day) => `Razorpay की ${day} की शाखा-सूची से, जो रिज़र्व बैंक और एनपीसीआई की सूचियों से बनी है।`,
  },
  branchesTitle: { en: (bank: string) => `Branches of ${bank}`, hi: (bank) => `${bank} की शाखाएँ` },
  branchesIn: {
    en: (bank: string, place: string) => `IFSC codes of ${bank} in ${place}`,
    hi: (bank, place) => `${place} में ${bank} के IFSC कोड`,
  },
  branchesAbout: {
    en: (bank: string, place: string, count: string) => `${count} of ${bank} in ${place} with IFSC, MICR code and address.`,
    hi: (bank, place, count) => `${place} में ${bank} की ${count}: IFSC, MICR कोड और पता।`,
  },
  bankAbout: {
    en: (bank: string, count: string) => `${count} of ${bank}, and its branches by state with IFSC and MICR code.`,
    hi: (bank, count) => `${bank} के ${count}, और राज्य के हिसाब से शाखाएँ: IFSC और MICR कोड।`,
  },
  allNear: { en: (count: string) => `All ${count}`, hi: (count) => `सभी ${count}` },
  pageOf: { en: (page: string, pages: string) => `Page ${page} of ${pages}`, hi: (page, pages) => `${pages} में से पन्ना ${page}` },
  begins: { en: ['They begin with ', '.'], hi: ['ये ', ' से शुरू होते हैं।'] },
  micrTitle: { en: (code: string) => `MICR code ${code}`, hi: (code) => `MICR कोड ${code}` },
  branchOf: { en: (bank: string, branch: string) => `${bank}, ${branch}`, hi: (bank, branch) => `${bank}, ${branch}` },
  branchesLike: {
    en: (bank: string, words: string) => `${bank} branches like “${words}”`,
    hi: (bank, words) => `“${words}” जैसी ${bank} शाखाएँ`,
  },
  likeIt: { en: (count: number) => `${count} branches`, hi: (count) => `${count} शाखाएँ` },
  likeItIn: { en: (count: string) => `${count} branches`, hi: (count) => `${count} शाखाएँ` },
  branchesCounted: {
    en: (bank: string | undefined, place: string | undefined) => `Branches of ${bank ?? 'all banks'}${place ? ` in ${place}` : ''}`,
    hi: (bank, place) => `${place ? `${place} में ` : ''}${bank ?? 'सभी बैंकों'} की शाखाएँ`,
  },
  ofAllBranches: { en: (count: string) => `Of ${count} in all India`, hi: (count) => `पूरे भारत में ${count}` },
  oldCodesGone: {
    en: (letters: string) => `Codes with ${letters} are no longer in use: a full old code leads to the new one, where a rule gives it`,
    hi: (letters) => `${letters} वाले कोड अब नहीं चलते; पूरा पुराना कोड लिखने पर, जहाँ नियम है, नया कोड मिलता है`,
  },
  moreLike: { en: (count: number) => `${count} more like it`, hi: (count) => `ऐसी ${count} और` },
  noBranchCalled: {
    en: (day: string) => `The list of ${day} has no such branch of the bank.`,
    hi: (day) => `${day} की सूची में बैंक की ऐसी कोई शाखा नहीं है।`,
  },
  ofBank: { en: (bank: string) => `IFSC codes of ${bank}`, hi: (bank) => `${bank} के IFSC कोड` },
  begin: { en: (letters: string) => `They begin with ${letters}0`, hi: (letters) => `${letters}0 से शुरू होते हैं` },
  codesBegin: {
    en: (count: number, letters: string) => `${count} codes that begin with ${letters}0.`,
    hi: (count, letters) => `${count} कोड, जो ${letters}0 से शुरू होते हैं।`,
  },
  codeIs: { en: (code: string) => `IFSC ${code}`, hi: (code) => `IFSC कोड ${code}` },
  isNone: { en: (code: string) => `${code} is not an IFSC`, hi: (code) => `${code} IFSC कोड नहीं है` },
  mergedInto: {
    en: (former: string, successor: string, day: string) => `${former} is part of ${successor} since ${day}`,
    hi: (former, successor, day) => `${former} ${day} से ${successor} का हिस्सा है`,
  },
  newCode: { en: (code: string) => `new code ${code}`, hi: (code) => `नया कोड ${code}` },
  noBank: {
    en: (letters: string) => `No bank has codes that begin with ${letters}.`,
    hi: (letters) => `${letters} से किसी बैंक के कोड शुरू नहीं होते।`,
  },
  notListed: {
    en: (edition: string) => `Not in the list of edition ${edition}`,
    hi: (edition) => `संस्करण ${edition} की सूची में नहीं है`,
  },
  ofMember: { en: (member: string) => `of ${member}`, hi: (member) => `${member} का` },
  like: { en: (q: string) => `Like “${q}”`, hi: (q) => `“${q}” से मिलते-जुलते` },
});

/** Kinds of banks in Hindi, by the English in bank-names.ts. */
const KINDS_IN_HINDI: Readonly<Record<string, string>> = texts.kindsInHindi;

/** A kind of bank in both languages. */
export const kindText = (kind: string): { en: string; hi?: string } => ({ en: kind, hi: KINDS_IN_HINDI[kind] });
