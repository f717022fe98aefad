import type { SchemeFacts, Span } from './types.ts';

export type PercentFacts = Pick<SchemeFacts, 'subsidy_percent' | 'interest_percent'>;
type Name = keyof PercentFacts;

const MANY_PERCENTS = 4;
const OF_COST = /^\)?\s*of (?:the )?(?:[\w-]+ ){0,3}(?:cost|expenditure|expenses|price|rent|capital|fees?|investment)\b/i;
const PERCENT = /(\d{1,3}(?:\.\d+)?)\s*(?:%|per ?cent\b)/gi;
/** Words of what is given. */
const GIVEN = /\b(?:subsid\w*|grant\w*|assistance|reimburse\w*|financial|borne|grant-in-aid|waiver|exemption)\b/i;

/** Before it: somebody else's share, a mark, a disability, a charge, a part of another sum. */
const OTHERS_BEFORE =
  /\b(?:contribution|margin|own share|attendance|marks|employment|rebate|candidates|reserved|premium|balance|remaining)\b[^%;]{0,14}$|\bcontribution\b[^%;]{0,32}$|\b(?:disabilit\w*|disabled|penal\w*|overheads?(?: charges)?|management fee|service charges?|contingenc\w+|HRA|discount rate|present value|allocation|GST)\b[^;.]{0,45}$/i;
/** Behind it: the same. */
const OTHERS_AFTER =
  /^(?!\s*(?:is |will be )?(?:given |provided |paid )?to (?:the |each )?(?:selected )?beneficiar)[^.;%]{0,20}\b(?:beneficiary|contribution|own share|attendance|marks|disabilit\w*|employment|premium|candidates|HRA|bank (?:loan|finance)|(?:borne|paid|provided|given|sanctioned|financed|funded|contributed) by (?:the )?(?:banks?|beneficiar\w+|applicants?|organi[sz]ation|owner|farmers?|institution|themselves))\b|^[^.;%]{0,12}\b(?:sight|vision|loss)\b|^[^.;%]{0,45}\bwill be (?:a |the )?(?:bank loan|beneficiary|loan)|^\s*of (?:the )?(?:total )?(?:allocation|budget|outlay)\b/i;
/** Parts in which a sum is paid are no share of a cost: `1st instalment: 70% of the unit cost`, `80% of the sanctioned grant in advance`. */
const INSTALMENT =
  /\b(?:instal+ments?|tranches?|stage ?\d|phase ?\d|in advance|an advance of|(?:will|shall|to) be released|on completion of)\b/i;
/** A part of a grant or fellowship, not of a cost. */
const OF_GRANT =
  /^\s*(?:assistance|relief|compensation|benefit) of (?:₹|Rs)|^\s*of (?:the )?(?:[\w-]+ ){0,3}(?:grant|fellowship|stipend|fund|allocation|amount sanctioned)\b/i;
/** The sum is lent: `loan of up to 90% of the project cost`, `quantum of loan`. */
const LENT = /\b(?:quantum of (?:the )?loan|(?:term |bank |project )?loans?|finance|credit)\b[^.;%]*$/i;
const LENT_AFTER = /^[^.;%]{0,40}\b(?:as (?:a )?(?:term |bank |soft )?loans?|(?:term |bank )loans?)\b/i;
/** The rate is less by so much, or one that others pay. */
const LESS_INTEREST = /^\s*(?:lower|less|concession|rebate|reduction)\b/i;
const TO_OTHERS = /^[^.;]{0,30}\bfrom (?:the )?(?:channeli[sz]ing|state channeli\w+|SCAs?\b|agenc\w+|banks?\b)/i;

/** Shares of a cost that a scheme gives, and the interest that it asks, into `facts`; `add` gets the words of each. What is neither is left out. */
export function readPercents(text: string, span: Span, facts: PercentFacts, add: (name: Name, span: Span) => void): void {
  if (/\b(?:deposits?|savings?|compounded|maturity|(?<!\()refund\w*|recover\w*)\b/i.test(text)) return;
  for (const match of text.matchAll(PERCENT)) {
    const number = Number(match[1]);
    if (number <= 0 || number > 100) continue;
    const before = text.slice(Math.max(0, match.index - 60), match.index);
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 60);
    if (OTHERS_BEFORE.test(before) || OTHERS_AFTER.test(after)) continue;
    const name = nameOf(before, after);
    if (name) push(facts, name, number, { ...span, start: span.start + match.index, end: span.start + match.index + match[0].length }, add);
  }
}

function nameOf(before: string, after: string): Name | undefined {
  const isInterest =
    /\binterest\b/i.test(before.slice(-45)) ||
    /^[^.;]{0,20}\b(?:interest|per annum|p\.a|annual(?:ly)?(?! [\w ]*(?:wage|salary|income|turnover|cost|fees?|tuition|premium|rent|grant|sales|contingent)))\b/i.test(
      after,
    );
  if (isInterest) {
    if (LESS_INTEREST.test(after) || TO_OTHERS.test(after) || /^[^.;]{0,20}\b(?:per month|monthly|p\.m)/i.test(after)) return undefined;
    const ofLoan = /^\s*(?:simple )?interest\b(?! (?:subsid|subven|reimburs|relief|rebate|concession))/i.test(after);
    const isGiven = /\b(?:subsid|subvent|reimburs|incentive)|^\s*of (?:the )?(?:\w+ )?interest/i.test(`${before} ${after}`);
    return !ofLoan && isGiven ? 'subsidy_percent' : 'interest_percent';
  }
  if (OF_GRANT.test(after) && !/\bup ?to\s*$/i.test(before)) return undefined;
  if (INSTALMENT.test(`${before.slice(-40)} ${after}`) && !/\bsubsid\w*[^.;]{0,20}$/i.test(before)) return undefined;
  if ((LENT.test(before) && !GIVEN.test(before)) || (LENT_AFTER.test(after) && !GIVEN.test(after.slice(0, 20)))) return undefined;
  return GIVEN.test(`${before} ${after}`) || OF_COST.test(after) ? 'subsidy_percent' : undefined;
}

function push(facts: PercentFacts, name: Name, number: number, where: Span, add: (name: Name, span: Span) => void): void {
  const list = facts[name] ?? [];
  if (list.includes(number) || list.length >= MANY_PERCENTS) return;
  facts[name] = [...list, number];
  add(name, where);
}
