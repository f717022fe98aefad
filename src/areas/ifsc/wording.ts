import { countInHindi } from '../../i18n/hindi-nouns.ts';
import { defineWording, template } from '../../i18n/locale.ts';
import texts from './wording.json' with { type: 'json' };

/** Texts of the IFSC pages. */
export const IFSC = defineWording({
  ...texts.ifsc,
  banksWithCodes: { en: 'Banks that have IFSC codes', hi: 'IFSC कोड वाले बैंक' },
  noPoints: {
    en: 'No list has the coordinates of branches: ask for those of a PIN code or a town',
    hi: 'शाखाओं के निर्देशांक किसी सूची में नहीं: पिन कोड या शहर की शाखाएँ पूछें',
  },
  bankNumber: template('{count} banks', '{count} बैंक'),
  counts: template('{codes} codes of {banks} banks.', '{banks} बैंकों के {codes} कोड।'),
  nothing: template('No bank or code is like “{q}”.', '“{q}” जैसा कोई बैंक या कोड नहीं मिला।'),
  edition: {
    en: (edition: string, published: string | undefined) =>
      `Codes by Razorpay's list${published ? ` of ${published}` : `, edition ${edition}`}.`,
    hi: (edition, published) => `कोड: Razorpay की ${published ? `${published} की सूची` : `सूची, संस्करण ${edition}`}।`,
  },
  listOf: template(
    "By Razorpay's list of branches of {day}, from the Reserve Bank and NPCI.",
    'Razorpay की {day} की शाखा-सूची से, जो रिज़र्व बैंक और एनपीसीआई की सूचियों से बनी है।',
  ),
  branchesTitle: template('Branches of {bank}', '{bank} की शाखाएँ'),
  branchesIn: template('IFSC codes of {bank} in {place}', '{place} में {bank} के IFSC कोड'),
  branchesAbout: {
    en: (bank: string, place: string, count: string) => `${count} of ${bank} in ${place} with IFSC, MICR code and address.`,
    hi: (bank, place, count) => `${place} में ${bank} की ${count}: IFSC, MICR कोड और पता।`,
  },
  bankAbout: {
    en: (bank: string, count: string) => `${count} of ${bank}, and its branches by state with IFSC and MICR code.`,
    hi: (bank, count) => `${bank} के ${count}, और राज्य के हिसाब से शाखाएँ: IFSC और MICR कोड।`,
  },
  allNear: template('All {count}', 'सभी {count}'),
  pageOf: template('Page {page} of {pages}', '{pages} में से पेज {page}'),
  branchesWord: { en: (count: number): string => (count === 1 ? 'branch' : 'branches'), hi: (count) => (count === 1 ? 'शाखा' : 'शाखाएँ') },
  parts: {
    en: { address: 'address', contact: 'phone', micr: 'MICR code', swift: 'SWIFT code', ways: 'ways to pay' },
    hi: { address: 'पता', contact: 'फ़ोन', micr: 'MICR कोड', swift: 'SWIFT कोड', ways: 'भुगतान के तरीक़े' },
  },
  itTakes: template('Yes: it takes {ways}', 'हाँ: {ways}'),
  itTakesNot: template('No: it takes {ways}', 'नहीं: {ways}'),
  ofBranches: { en: 'The list has it of branches only: name one', hi: 'सूची में यह सिर्फ़ शाखाओं का है: शाखा का नाम लिखें' },
  notInList: { en: 'The list does not say it', hi: 'सूची में यह नहीं है' },
  micrTitle: template('MICR code {code}', 'MICR कोड {code}'),
  branchOf: template('{bank}, {branch}', '{bank}, {branch}'),
  branchesLike: template('{bank} branches like “{words}”', '{bank} की “{words}” जैसी शाखाएँ'),
  branchNumber: {
    en: (count: string) => `${count} ${count === '1' ? 'branch' : 'branches'}`,
    hi: (count) => countInHindi(count, 'शाखा'),
  },
  branchesCounted: {
    en: (bank: string | undefined, place: string | undefined) => `Branches of ${bank ?? 'all banks'}${place ? ` in ${place}` : ''}`,
    hi: (bank, place) => `${place ? `${place} में ` : ''}${bank ?? 'सभी बैंकों'} की शाखाएँ`,
  },
  banksRanked: {
    en: (end: 'most' | 'least' | undefined, place: string | undefined) =>
      `Banks with ${end ? `the ${end === 'most' ? 'most' : 'fewest'} ` : ''}branches${place ? ` in ${place}` : ''}`,
    hi: (end, place) => `${place ? `${place} में ` : ''}${end ? `सबसे ${end === 'most' ? 'ज़्यादा' : 'कम'} शाखाओं` : 'शाखाओं'} वाले बैंक`,
  },
  ofAllBranches: template('Of {count} in all India', 'पूरे भारत में {count}'),
  oldCodesGone: template(
    'Codes with {letters} are no longer in use: a full old code leads to the new one, where a rule gives it',
    '{letters} वाले कोड अब नहीं चलते; पूरा पुराना कोड लिखने पर, जहाँ नियम है, नया कोड मिलता है',
  ),
  moreLike: template('{count} more like it', 'ऐसी {count} और'),
  noBranchCalled: template('The list of {day} has no such branch of the bank.', '{day} की सूची में बैंक की ऐसी कोई शाखा नहीं है।'),
  noneInPlace: template(
    'The bank has no branch of this name in {place}, where most branches of it are. On record: {branches}',
    'इस नाम की ज़्यादातर शाखाएँ {place} में हैं; वहाँ बैंक की ऐसी कोई शाखा नहीं है। सूची में: {branches}',
  ),
  branchesAtPin: template('{bank} branches with PIN code {pin} in their address', '{bank} की शाखाएँ, जिनके पते में पिन कोड {pin} है'),
  noneAtPin: template(
    'The list of {day} has none; what is nearest is not worked out. The PIN code is that of {office}.',
    '{day} की सूची में ऐसी कोई नहीं; सबसे पास की शाखा यहाँ नहीं निकाली जाती। यह पिन कोड {office} का है।',
  ),
  ofBank: template('IFSC codes of {bank}', '{bank} के IFSC कोड'),
  begin: template('They begin with {letters}0', '{letters}0 से शुरू होते हैं'),
  codesBegin: template('{count} codes that begin with {letters}0.', '{count} कोड, जो {letters}0 से शुरू होते हैं।'),
  codeIs: template('IFSC {code}', 'IFSC कोड {code}'),
  noBranch: template('The list has no branch {code}.', 'सूची में {code} की कोई शाखा नहीं है।'),
  isNone: template('{code} is not an IFSC', '{code} IFSC कोड नहीं है'),
  mergerNotices: { en: 'Orders of the mergers', hi: 'विलय के आदेश' },
  mergedInto: template('{former} is part of {successor} since {day}', '{former} {day} से {successor} का हिस्सा है'),
  newCode: template('new code {code}', 'नया कोड {code}'),
  noBank: template('No bank has codes that begin with {letters}.', '{letters} से किसी बैंक के कोड शुरू नहीं होते।'),
  notListed: template('Not in the list of edition {edition}', 'संस्करण {edition} की सूची में नहीं है'),
  ofMember: template('of {member}', '{member} का'),
  like: template('Like “{q}”', '“{q}” से मिलते-जुलते'),
});

/** Kinds of banks in Hindi, by the English in bank-names.ts. */
const KINDS_IN_HINDI: Readonly<Record<string, string>> = texts.kindsInHindi;

/** A kind of bank in both languages. */
export const kindText = (kind: string): { en: string; hi?: string } => ({ en: kind, hi: KINDS_IN_HINDI[kind] });
