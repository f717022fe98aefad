import { formatAge, formatDay } from '../../i18n/format.ts';
import { hoursSince } from '../../kernel/time.ts';
import { bodyAsText, toLine } from './as-text.ts';

/** Longest text for a model, in characters: the full body is in the structured part. */
const MAX_TEXT_LENGTH = 6_000;
/** Longest name of a source, and longest day. */
const MAX_SOURCE_LENGTH = 200;
/** The answer and its records. Deeper values are about something else, such as a contradicted source. */
const MAX_DEPTH = 2;

/** Where an answer comes from, and the day (or instant) of its figures. */
export interface Age {
  source: string;
  day: string;
}

const sourcesOf = (body: unknown): string[] => [...new Set(collectTexts(body, ['source', 'provider', 'brief_source']))].slice(0, 4);
/** What a body says of its source; undefined if nothing. */
export const tellSource = (body: unknown): string | undefined => sourcesOf(body).join(', ') || undefined;
/** What a body says of its day; undefined if nothing. */
export const tellDay = (body: unknown): string | undefined =>
  collectTexts(body, ['as_of', 'updated_at', 'observed_at', 'last_updated', 'fetched_at'])[0];

/** An answer as a short text: source, age and staleness, then the data. */
export function formatBody(body: unknown, age?: Age): string {
  const sources = sourcesOf(body).length > 0 || !age ? sourcesOf(body) : [age.source];
  const day = age?.day ?? tellDay(body);
  const stale = collectTexts(body, ['stale'], (value) => value === true).length > 0;
  const facts = [
    sources.length > 0 && `Source: ${sources.map((one) => toLine(one).slice(0, MAX_SOURCE_LENGTH).replace(/\.$/, '')).join(', ')}.`,
    day && `As of ${toLine(formatMoment(day)).slice(0, MAX_SOURCE_LENGTH)}.`,
    stale && 'STALE: nothing newer has been read from a source. These are not the figures of today; say so when you pass them on.',
  ].filter(Boolean);
  return [facts.join(' '), bodyAsText(body, MAX_TEXT_LENGTH)].filter(Boolean).join('\n');
}

/** `29 Sep 2026, 53 days old`; unchanged if it is not a calendar day. */
function formatMoment(day: string): string {
  if (!/^\d{4}-\d{2}-\d{2}/.test(day) || Number.isNaN(Date.parse(day))) return day;
  const hours = hoursSince(day);
  return hours < 48 ? formatDay(day.slice(0, 10)) : `${formatDay(day.slice(0, 10))}, ${formatAge(hours)} old`;
}

/** Texts in members of these names, from the outermost records that have any. */
function collectTexts(
  body: unknown,
  names: readonly string[],
  take: (value: unknown) => boolean = (value) => typeof value === 'string' && value !== '',
): string[] {
  const texts: string[] = [];
  let level = [body];
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth += 1) {
    const records = level.filter((one): one is Record<string, unknown> => typeof one === 'object' && one !== null);
    for (const name of names) for (const record of records) if (take(record[name])) texts.push(String(record[name]));
    if (texts.length > 0) break;
    // The first few records of a list represent it.
    level = records.flatMap((record) => Object.values(record).flatMap((value) => (Array.isArray(value) ? value.slice(0, 5) : [value])));
  }
  return texts;
}
