import { sumsIn } from './rupees.ts';
import type { Statement } from './statements.ts';
import type { Span } from './types.ts';

const MONTHS = 12;
/** A lower limit without a period is monthly or something else. */
const MIN_YEARLY = 20_000;
const GREATEST = 10_000_000;
/** Nobody is told to earn less a year: a number that was cut. */
const LEAST = 1_000;
const LIMIT =
  /\b(?:exceed\w*|less than|lesser than|below|up ?to|within|under|(?:can)?not (?:be )?(?:more|above|over|greater)|no more than|maximum|max\b|ceiling|limit(?:ed)?|at most|or less|lower than)\b|[<≤]/i;

/** What somebody earns. */
const INCOME = /\bincomes?\b|\bmonthly salary\b/i;

/** An applicant's income, not just anybody's. */
const OWN =
  /\b(?:applicant|beneficiar|candidate|student|artisan|artiste?|worker|farmer|individual|person|member|woman|widow|his|her|own|personal|self|earn)/i;

/** The sentence is about one class of applicants. */
const OF_A_CLASS =
  /^\W*(?:for|in (?:the )?case of|in respect of|only for)\b[^.]{0,60}\b(?:general|unreserved|OBC|SEBC|EBC|EWS|SC|ST|minorit\w+|scheduled|backward)\b/i;

export interface IncomeFacts {
  /** Yearly limits in rupees; empty if the text says that there is no limit. */
  limits: number[];
  own: boolean;
  spans: Span[];
}

/** The income no applicant may exceed; undefined if there is none, or if only some have a limit. */
export function readIncome(statements: readonly Statement[]): IncomeFacts | undefined {
  const limits: number[] = [];
  const spans: Span[] = [];
  let isOwn = true;
  let unlimited = false;
  const ofClasses: { limit: number; span: Span }[] = [];
  for (const one of statements) {
    if (!INCOME.test(one.text)) continue;
    if (
      /\bno (?:[\w]+ ){0,4}income (?:limit|ceiling|criteri\w+|bar)|\bno (?:\w+ )?(?:income|limit\b[^.]{0,40}income)|no limit (?:on|of|for) (?:\w+ ){0,2}income|irrespective of[^.]*income|without[^.]{0,20}income/i.test(
        one.text,
      )
    ) {
      unlimited = true;
      spans.push(one.span);
      continue;
    }
    if (
      one.aside ||
      /^\W*(?:for|under) (?:the )?[\w%&’' -]{2,50}\bscheme\b/i.test(one.text) ||
      /\b(?:if|without|in case|in which case|also (?:be )?eligible|relaxation)\b/i.test(one.text) ||
      /\b(?:tax|earning at least|should have (?:an? )?income of)\b/i.test(one.text) ||
      /\beither\b|\bor\b[^.]{0,60}\b(?:BPL|below poverty|ration card|antyodaya)|(?:BPL|below poverty|antyodaya)[^.]{0,80}\bor\b/i.test(
        one.text,
      )
    )
      continue;
    const at = one.text.search(INCOME);
    let taken = false;
    for (const { rupees, index, end } of sumsIn(one.text)) {
      const around = one.text.slice(Math.max(0, Math.min(at, index) - 40), end + 45);
      const before = one.text.slice(Math.max(0, index - 70), index);
      if (
        !LIMIT.test(around) ||
        /\b(?:minimum|at least|not (?:be )?less than|(?<!exceed |not |not be )more than|above|loan|subsidy|assistance of|fee|premium|land|property)\b[^,;]*$/i.test(
          before.replace(/not (?:be )?above/gi, ''),
        )
      )
        continue;
      const after = one.text.slice(end, end + 40).split(/[₹;]/)[0] ?? '';
      const near = `${one.text.slice(Math.max(0, index - 60), index)} ${after}`;
      const monthly =
        /\b(?:per month|monthly|a month|p\.?m\b|\/ ?month)/i.test(near) && !/\b(?:annum|annual|year)/i.test(after.slice(0, 22));
      const yearly = monthly ? rupees * MONTHS : rupees;
      if (yearly > GREATEST || yearly < LEAST || (!monthly && rupees < MIN_YEARLY && !/\b(?:annual|annum|year|p\.?a\b)/i.test(one.text)))
        continue;
      if (OF_A_CLASS.test(one.text)) {
        ofClasses.push({ limit: yearly, span: one.span });
        continue;
      }
      if (!limits.includes(yearly)) limits.push(yearly);
      taken = true;
    }
    if (!taken) continue;
    spans.push(one.span);
    if (!OWN.test(one.text) || /\b(?:famil|household|parent|guardian|couple|spouse|father|all sources|combined)/i.test(one.text))
      isOwn = false;
  }
  // A limit of one class alone is none of the others; where each class has its own, all are told.
  if (limits.length === 0 && ofClasses.length > 1) {
    for (const { limit, span } of ofClasses) {
      if (!limits.includes(limit)) limits.push(limit);
      spans.push(span);
    }
    isOwn = false;
  }
  if (unlimited) return limits.length === 0 ? { limits: [], own: false, spans } : undefined;
  // `₹600 a month (₹7,200 a year)` is a single limit.
  return limits.length > 0 && limits.length <= 6 ? { limits, own: isOwn, spans } : undefined;
}
