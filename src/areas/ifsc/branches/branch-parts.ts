import { inAllLocales, type LocalizedText } from '../../../i18n/locale.ts';
import { WAYS } from '../tables.ts';
import { IFSC } from '../wording.ts';
import type { ListedBranch } from './branches.ts';

/** The parts of a branch that a question may ask for, by their words. Without any of them it asks for the code alone. */
const PARTS = {
  address: /\b(?:address|location|located|pata(?! (?:kar|chal|lag))|where|kahan?)\b|पता|कहाँ|कहां/giu,
  contact: /\b(?:phone|telephone|contact|mobile|landline|helpline)(?: (?:number|no))?\b|फोन(?: नंबर)?|फ़ोन(?: नंबर)?|संपर्क/giu,
  micr: /\bmicr(?: code)?\b|एमआईसीआर/giu,
  swift: /\b(?:swift|bic)(?: code)?\b|स्विफ्ट/giu,
  ways: /\b(?:upi|neft|rtgs|imps)\b|यूपीआई/giu,
} as const satisfies Record<string, RegExp>;
export type BranchPart = keyof typeof PARTS;

/** Words that stand around a branch in such questions and are no part of its name. */
const AROUND = /\b(?:available|availability|enabled|allowed|details?|timings?|working|hours|code|number|no)\b|उपलब्ध/giu;

/** The code by which one pays, which is the IFSC. */
const CODE_TO_PAY = /\b(?:neft|rtgs|imps)(?: ?[/,] ?(?:neft|rtgs|imps)){0,2} code\b/giu;

/** The part that a text asks for, and the words that say so. */
export function partAsked(text: string): { part: BranchPart | undefined; words: ReadonlySet<string> } {
  const said = (Object.keys(PARTS) as BranchPart[]).filter((name) => text.replace(CODE_TO_PAY, ' ').search(PARTS[name]) >= 0);
  const around = [...said.map((name) => PARTS[name]), ...(said.length > 0 ? [AROUND] : [])];
  const words = around.flatMap((pattern) => text.toLowerCase().match(pattern) ?? []).flatMap((one) => one.split(' '));
  // `where is` a bank is its place only beside nothing else.
  return { part: said.find((name) => name !== 'address') ?? said[0], words: new Set(words) };
}

/** A part of a branch in words; null where the list does not say it. */
export function partOf(
  branch: ListedBranch,
  part: BranchPart,
  text: string,
): { label: LocalizedText; value: string | LocalizedText | null } {
  const label = inAllLocales(IFSC, (t) => t.parts[part]);
  if (part !== 'ways') return { label, value: branch[part] };
  const named = WAYS.filter((way) => new RegExp(`\\b${way}\\b`, 'i').test(text));
  const takes = WAYS.filter((_, place) => (branch.ways & (1 << place)) > 0);
  const shown = takes.map((way) => way.toUpperCase()).join(', ');
  return { label, value: inAllLocales(IFSC, (t) => (named.every((way) => takes.includes(way)) ? t.itTakes(shown) : t.itTakesNot(shown))) };
}
