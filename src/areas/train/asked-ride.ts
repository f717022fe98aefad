import { istDay, now } from '../../kernel/time.ts';
import { fold } from '../../text/fold.ts';
import type { Query } from '../intent.ts';
import type { Ride } from './direct.ts';

const DAY_MINUTES = 1440;
const INDIA_MINUTES = 330;
/** Not in `first class` or `last week`. */
const CHOICES = {
  first: /\b(?:first(?! (?:ac|class|tier))|earliest|pehli|pahli)\b|पहली/i,
  last: /\b(?:last(?! (?:week|month|year|day))|aakhri|akhri)\b|आखिरी/i,
  fastest: /\bfastest\b/i,
  next: /\bnext(?! (?:week|month|year|day))\b/i,
};
const CLOCK = /\b(after|before)\s+(\d{1,2})(?:[:.](\d\d))?\s*([ap]m)?\b/i;

/** The train of a day that a query asks for: `last train`, `after 6 pm`. */
export interface AskedRide {
  choice: keyof typeof CHOICES;
  /** As typed: `after 6pm`. */
  clock: string | undefined;
  /** Minutes since midnight; the end is excluded. */
  from: number;
  to: number;
}

/**
 * Undefined if no particular train is asked for, and for an hour that could be morning or evening. "Next" means the first train on a given
 * day (YYYY-MM-DD), or the first from now on today.
 */
export function readAskedRide(text: string, day: string | undefined): AskedRide | undefined {
  const named = (Object.keys(CHOICES) as AskedRide['choice'][]).find((one) => CHOICES[one].test(text));
  const clock = CLOCK.exec(text);
  const [typed, side, hours, minutes = '0', half] = clock ?? [];
  if (!clock) {
    if (!named) return undefined;
    const from =
      named === 'next' && (day === undefined || day === istDay())
        ? (Math.floor(now().getTime() / 60_000) + INDIA_MINUTES) % DAY_MINUTES
        : 0;
    return { choice: named, clock: undefined, from, to: DAY_MINUTES };
  }
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hours);
  if (hour > 23 || Number(minutes) > 59 || (!half && hour < 13)) return undefined;
  const at = hour * 60 + Number(minutes);
  const isAfter = side?.toLowerCase() === 'after';
  const choice = named === 'fastest' || named === (isAfter ? 'last' : 'first') ? named : isAfter ? 'first' : 'last';
  return { choice, clock: typed, from: isAfter ? at : 0, to: isAfter ? DAY_MINUTES : at };
}

/** The query without the time of day, whose words are not part of a station's name. */
export function withoutClock(query: Query, clock: string | undefined): Query {
  if (clock === undefined) return query;
  const words = new Set([...fold(clock).split(' '), ...(clock.toLowerCase().match(/\d+|[a-z]+/g) ?? [])]);
  const others = (all: readonly string[]) => all.filter((word) => !words.has(word));
  return {
    ...query,
    words: others(query.words),
    contentWords: others(query.contentWords),
    conditions: query.conditions.filter(({ text }) => !words.has(text)),
  };
}

/** The requested ride, out of all by departure. */
export function chooseRide(rides: readonly Ride[], { choice, from, to }: AskedRide): Ride | undefined {
  const clockOf = ({ departure }: Ride) => departure % DAY_MINUTES;
  const within = rides.filter((ride) => clockOf(ride) >= from && clockOf(ride) < to);
  if (choice === 'last') return within.at(-1);
  if (choice !== 'fastest') return within[0];
  return within.toSorted((a, b) => a.arrival - a.departure - (b.arrival - b.departure))[0];
}
