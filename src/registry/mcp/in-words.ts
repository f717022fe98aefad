import { sampleOf } from '../../lib/sample.ts';
import { hoursSince } from '../../lib/time.ts';
import { ageInWords, dayInWords } from '../../lib/words.ts';

/** What a model reads of an answer, in characters: whole bodies are in the structured part. */
const LONGEST_TEXT = 6_000;
const ITEMS = [40, 20, 10, 5, 2, 1];
const DEEPEST = 3;

/** An answer as a short text: from whom it is, how old, and whether that is too old, before the figures themselves. */
export function inWords(body: unknown): string {
  const sources = [...new Set(membersOf(body, ['source', 'provider', 'brief_source']))].slice(0, 4);
  const [day] = membersOf(body, ['as_of', 'date', 'day', 'updated_at', 'observed_at']);
  const stale = membersOf(body, ['stale'], (value) => value === true).length > 0;
  const facts = [
    sources.length > 0 && `Source: ${sources.join(', ')}.`,
    day && `As of ${momentOf(day)}.`,
    stale && 'STALE: nothing newer has been read from a source. These are not the figures of today; say so when you pass them on.',
  ].filter(Boolean);
  return [facts.join(' '), shortened(body)].filter(Boolean).join('\n');
}

/** `29 Sep 2026, 53 days old`; what is no day of the calendar is told as it stands. */
function momentOf(day: string): string {
  if (!/^\d{4}-\d{2}-\d{2}/.test(day) || Number.isNaN(Date.parse(day))) return day;
  const hours = hoursSince(day);
  return hours < 48 ? dayInWords(day.slice(0, 10)) : `${dayInWords(day.slice(0, 10))}, ${ageInWords(hours)} old`;
}

function shortened(body: unknown): string {
  for (const items of ITEMS) {
    const text = sampleOf(body, items);
    if (text.length <= LONGEST_TEXT) return text;
  }
  return `${sampleOf(body, 1).slice(0, LONGEST_TEXT)} …`;
}

/** Texts of the members of these names, from the outside in. */
function membersOf(
  body: unknown,
  names: readonly string[],
  take: (value: unknown) => boolean = (value) => typeof value === 'string' && value !== '',
): string[] {
  const found: string[] = [];
  let level = [body];
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth += 1) {
    const records = level.filter((one): one is Record<string, unknown> => typeof one === 'object' && one !== null);
    for (const name of names) for (const record of records) if (take(record[name])) found.push(String(record[name]));
    // The first few records of a list stand for it.
    level = records.flatMap((record) => Object.values(record).flatMap((value) => (Array.isArray(value) ? value.slice(0, 5) : [value])));
  }
  return found;
}
