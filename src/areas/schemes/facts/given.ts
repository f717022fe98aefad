import { GIFTS } from './gift-kinds.ts';
import { type PercentFacts, readPercents } from './percents.ts';
import { sumsIn } from './rupees.ts';
import { readStatements } from './statements.ts';
import type { Given, SchemeFacts, Span } from './types.ts';

const PER: readonly (readonly [NonNullable<Given['per']>, RegExp])[] = [
  ['day', /^[^.;₹]{0,14}?(?:\bper (?:working )?day\b|\/ ?day\b|\bdaily\b|\ba day\b|\beach day\b)/i],
  ['week', /^[^.;₹]{0,14}?(?:\bper week\b|\/ ?week\b|\bweekly\b)/i],
  [
    'month',
    /^[^.;₹%@]{0,26}?(?:\bper (?:calendar )?month(?![a-z])|\/ ?month\b|\bmonthly\b|\bp\.?m\.?\b|\ba month\b|\bevery month\b|\beach month\b)/i,
  ],
  ['quarter', /^[^.;₹]{0,14}?(?:\bper quarter\b|\bquarterly\b)/i],
  [
    'year',
    /^[^.;₹%@]{0,26}?(?:\bper (?:annum|year|academic year|financial year)(?![a-z])|\/ ?(?:year|annum)\b|\bannually\b|\byearly\b|\bp\.?a\.?\b|\ba year\b|\bevery year\b|\beach year\b)/i,
  ],
  [
    'unit',
    // By what is counted, whatever its name; what is paid per person is what one gets.
    /^[^.;₹\d]{0,12}?(?:\bper (?!(?:[a-z-]+ )?(?:student|beneficiar|person|individual|applicant|candidate|child|famil|household|player|pilgrim|couple|son|daughter|girl|boy|wom[ae]n|wid|farmer|artist|patient|member|citizen|entrepreneur|startup|gausevak|case|unit\b|house\b|award|prize|illness|episode|patent|project|college|course|event)\w*|(?:scheme|norms?|rules?|guidelines?|the|month|annum|year|day|week|quarter|half|six|three|two)\b|month|annum)[a-z]{2,}|\/ ?(?:ha|hectare|acre|kg|animal|sq|lit(?:re|er)|quintal|kw)\b)/i,
  ],
];
/** `Monthly: ₹31,000`. */
const LABELLED: readonly (readonly [NonNullable<Given['per']>, RegExp])[] = [
  ['month', /\b(?:monthly|per month)\s*:\s*$/i],
  ['year', /\b(?:annually|yearly|annual|per annum|per year)\s*:\s*$/i],
];
/** Sums that are not given: costs, deposits, incomes. */
const NOT_GIVEN =
  /\b(?:worth|(?:project|unit|total|actual|estimated|equipment|bull|training|capital) cost|cost (?:of|ceiling|must)|premium|deposit\w*|processing fee|registration fee|application fee|fees? of|income|turnover|price|fare|contribut\w+|salary|wages?|worth less|beneficiary share|invest(?:ment|ing|ed)?|penalt\w*|pays?|required to pay|only|minimum|monthly electricity bill|approved under|outlay|budget|charges? of|charge|total funding|savings?|levied|annual(?:ly)? (?:family )?income|exceeding|more than|less than|(?<!or )above|valued|(?<!of )value|rent of|approximate instal\w+(?: amount)?|EMI|for every|purchase price|loss of (?:income|wages|crops?|property)|subsidi\w+ rate of|cost\b)(?:(?!up ?to|maximum|limited|subject|whichever|subsid|grant|assistance|\bor\b)[^₹.;(]){0,28}$/i;
/** `11.8 crore children` is not a sum of money. */
const COUNTED =
  /^\s*(?:[a-z-]+ ){0,2}(?:children|students?|schools?|beneficiar\w+|farmers?|wom[ae]n|girls?|famil\w+|people|persons?|workers?|households?|units?|teachers?|villages?|houses?|jobs?|youths?|artisans?|tonn?es?|hectares?|trees?|plants?|litres?|centres?|institutions?)\b/i;
/** The sentence is about costs or earnings, whatever comes between. */
const COSTS =
  /^(?![^₹]*\b(?:subsid|assist|grant|loan|reimburs|scholarship|fund|benefit|amount of)\w*)[^₹]*\b(?:outlay|cost|turnover|income|investment|price)\b[^₹]*\b(?:must|should|shall)\b[^₹]*$/i;
const LOAN = /\b(?:loans?|credit|overdraft|micro-?credit|borrow\w*|lend\w*)\b/i;
const INSURANCE =
  /\b(?:insurance|insured|sum assured|accidental death|(?<!to )cover(?:age)?|permanent (?:total )?disability|partial disability)\b/i;
const MOST = /\b(?:up ?to|upto|maximum|max\.?|not exceed\w*|ceiling|limit\w*|within)\b[^.;₹]{0,40}$/i;
const MANY = 8;
const MANY_THINGS = 5;
/** How far before a thing a text may say that money is given for it, in characters. */
const FAR = 240;

type GivenFacts = Pick<SchemeFacts, 'gives' | 'in_kind'> & PercentFacts;

/** What a scheme gives: sums with their frequency, shares of a cost, loan interest, things. */
export function readGiven(benefits: string): { facts: GivenFacts; spans: Partial<Record<keyof GivenFacts, Span[]>> } {
  const facts: GivenFacts = {};
  const spans: Partial<Record<keyof GivenFacts, Span[]>> = {};
  const add = (name: keyof GivenFacts, span: Span) => {
    spans[name] = [...(spans[name] ?? []), span];
  };
  const sums: Given[] = [];
  for (const { text, span } of readStatements(benefits, 'benefits')) {
    if (/^\W*note\b|\b(?:for example|illustration|e\.g\.)|\bS(?:l|r)?\.? ?No\b|\bfares?\b|\btariff|\bgrade pay\b/i.test(text)) continue;
    let from = 0;
    for (const { rupees, index, end } of sumsIn(text)) {
      const before = text.slice(Math.max(from, index - 90), index);
      const after = text
        .slice(end)
        .replace(/^(?:\/-|-)?\s*\)?/, ' ')
        .replace(/^\s*\+ ?\d+ ?% ?(?:HRA|DA)\b/, ' ');
      from = end;
      if (
        rupees < 10 ||
        NOT_GIVEN.test(before) ||
        (COUNTED.test(after) && !/^[₹ri]/i.test(text.slice(index))) ||
        /\b(?:worth|costing|(?:project|unit) cost(?: ceiling| limit)?\s*[:–-]?) ?(?:of )?(?:up ?to |about |approximately |around |maximum )?$/i.test(
          before,
        ) ||
        COSTS.test(text.slice(0, index)) ||
        /\bif (?:the|his|her|an?)\b[^.;]*$/i.test(text.slice(0, index)) ||
        /^\s*(?:to|-|–|and)\s*₹/i.test(after) ||
        /^[^.;₹]{0,24}\b(?:premium|project cost|will be (?:deducted|charged)|processing|is to be paid by)/i.test(after)
      )
        continue;
      if (/^[\s,)]*(?:crore|project|budget)/i.test(after) || rupees > 500_000_000) continue;
      const near = `${text.slice(Math.max(0, index - 70), index)} ${after.slice(0, 40)}`;
      const kind: Given['kind'] =
        LOAN.test(near) && !/\b(?:subsidy|grant)\b/i.test(text.slice(Math.max(0, index - 45), index))
          ? 'loan'
          : INSURANCE.test(near)
            ? 'insurance'
            : 'money';
      const per = /\bone[- ]time\b[^.;₹]{0,40}$/i.test(before)
        ? undefined
        : (LABELLED.find(([, words]) => words.test(before))?.[0] ??
          PER.find(([, words]) => words.test(after))?.[0] ??
          (/\b(?:monthly|per month)\b[^.;₹]{0,40}$/i.test(before)
            ? 'month'
            : /\b(?:annual|yearly)\b[^.;₹]{0,30}$/i.test(before)
              ? 'year'
              : undefined));
      const one: Given = { kind, rupees, ...(per ? { per } : {}), ...(MOST.test(before) ? { most: true as const } : {}) };
      if (sums.some((other) => other.rupees === rupees && (other.per === one.per || other.per === 'unit'))) continue;
      sums.push(one);
      add('gives', { ...span, start: span.start + index, end: span.start + end });
    }
    readPercents(text, span, facts, add);
  }
  // More sums than this are a table of prices or grades.
  if (sums.length > 0 && sums.length <= MANY) facts.gives = sums;
  else delete spans.gives;
  const things = thingsIn(benefits);
  if (things.length > 0 && things.length <= MANY_THINGS) {
    facts.in_kind = things.map(({ key }) => key);
    for (const { start, end } of things) add('in_kind', { field: 'benefits', start, end });
  }
  return { facts, spans };
}

/** Money for what follows: `₹5,000 for books`, `subsidy on seeds`, `expenses of boarding`. */
const PAID_FOR =
  /(?:₹|\bRs\b|\b(?:assistance|subsid\w+|grants?|loans?|allowances?|reimburse\w*|amount|expenses?|expenditure|charges|costs?|fees?|stipend|incentives?|scholarships?)\b)[^.;:]*\b(?:for|towards?|to (?:cover|purchase|buy|meet|procure|pay)|of|on|including|under)\b[^.;:]*$/i;

/** What people bring, buy or see to themselves: `interns will need to have their own laptops`, `has to make his/her accommodation arrangement`. */
const NOT_THEIRS =
  /\b(?:not|no|without|excluding|except|(?:their|his|her|its|your) own|(?:has|have) to (?:make|arrange|bring|buy)|purchase of(?: the| an?)?)\b[^.;:]*$/i;
/** The same behind a thing: `Lodging: interns must make their own arrangements`, `on a payment basis`; or money for it, `Laptop Support ₹2,500`. */
const NOT_GIVEN_AFTER =
  /^(?:[^.;]{0,90}\b(?:(?:their|his|her|its|your) own (?:arrangements?|expenses?|costs?)|not (?:be )?(?:provided|given|arranged|borne|bear)|payment basis)\b|\W*no\b|[^.;\n]{0,40}\b(?:support|allowance|charges)\s*(?:₹|Rs\b))/i;

/** Things of GIFTS that are given in kind. */
function thingsIn(benefits: string): { key: string; start: number; end: number }[] {
  return GIFTS.flatMap(({ key, words }) => {
    for (const { index, 0: word } of benefits.matchAll(new RegExp(words, 'gi'))) {
      const before = benefits.slice(Math.max(0, index - FAR), index);
      const after = benefits.slice(index + word.length, index + word.length + FAR);
      if (!PAID_FOR.test(before) && !NOT_THEIRS.test(before) && !NOT_GIVEN_AFTER.test(after))
        return { key, start: index, end: index + word.length };
    }
    return [];
  });
}
