/** Longest body of an answer, in characters of JSON. Even half of it is more than a conversation can take. */
export const MAX_LENGTH = 200_000;
/** How deep to look for a long list or text. */
const MAX_DEPTH = 4;

export interface BodyPage {
  body: unknown;
  /** Where the next part starts; undefined at the end. */
  nextCursor: string | undefined;
}

interface Longest {
  path: readonly string[];
  value: readonly unknown[] | string;
  length: number;
}

const jsonLength = (value: unknown): number => JSON.stringify(value)?.length ?? 0;

/**
 * A body of limited length: if longer, its longest list or text is cut to what fits from the cursor on, at least one record. Nothing else
 * changes. `cursor`: how many records, or characters, came before.
 */
export function pageBody(body: unknown, cursor: number, most = MAX_LENGTH): BodyPage {
  const whole = jsonLength(body);
  if (whole <= most && cursor === 0) return { body, nextCursor: undefined };
  const longest = findLongest(body, []);
  if (!longest) return { body, nextCursor: undefined };
  const { path, value } = longest;
  const end = cursor + countFitting(value, cursor, most - (whole - longest.length));
  return { body: replaceAt(body, path, value.slice(cursor, end)), nextCursor: end < value.length ? String(end) : undefined };
}

/** The list or text with the most JSON, not inside other lists. */
function findLongest(value: unknown, path: readonly string[]): Longest | undefined {
  if (typeof value === 'string' || Array.isArray(value)) return { path, value, length: jsonLength(value) };
  if (typeof value !== 'object' || value === null || path.length >= MAX_DEPTH) return undefined;
  let longest: Longest | undefined;
  for (const [name, member] of Object.entries(value)) {
    const inside = findLongest(member, [...path, name]);
    if (inside && inside.length > (longest?.length ?? 0)) longest = inside;
  }
  return longest;
}

/** How many records, or characters, from `start` on fit into `room` characters of JSON. */
function countFitting(value: readonly unknown[] | string, start: number, room: number): number {
  // an escaped character takes at most six
  const left = value.slice(start);
  if (typeof left === 'string') return jsonLength(left) <= room ? left.length : Math.max(1, Math.floor(room / 6));
  let length = 0;
  let count = 0;
  for (const record of left) {
    length += jsonLength(record) + 1;
    if (length > room && count > 0) break;
    count += 1;
  }
  return count;
}

function replaceAt(value: unknown, [name, ...rest]: readonly string[], part: unknown): unknown {
  if (name === undefined) return part;
  const record = value as Record<string, unknown>;
  return { ...record, [name]: replaceAt(record[name], rest, part) };
}
