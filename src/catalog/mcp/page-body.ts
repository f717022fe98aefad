/** The longest body of an answer, in characters of its JSON. Half of it is more than a conversation bears. */
const MAX_LENGTH = 200_000;
/** The depth to which a long list or text is looked for. */
const MAX_DEPTH = 4;

export interface BodyPage {
  body: unknown;
  /** From where the rest is asked for; undefined where nothing is left. */
  nextCursor: string | undefined;
}

interface Longest {
  path: readonly string[];
  value: readonly unknown[] | string;
  length: number;
}

const jsonLength = (value: unknown): number => JSON.stringify(value)?.length ?? 0;

/**
 * A body of bounded length: of a longer one the longest list or text is given from the cursor on, as much as fits. Nothing else is changed, and
 * one record at least is given. `cursor`: how many records, or characters, have been given before.
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

/** The list or text with the most JSON, outside of lists. */
function findLongest(value: unknown, path: readonly string[]): Longest | undefined {
  if (typeof value === 'string' || Array.isArray(value)) return { path, value, length: jsonLength(value) };
  if (typeof value !== 'object' || value === null || path.length >= MAX_DEPTH) return undefined;
  let longest: Longest | undefined;
  for (const [name, member] of Object.entries(value)) {
    const found = findLongest(member, [...path, name]);
    if (found && found.length > (longest?.length ?? 0)) longest = found;
  }
  return longest;
}

/** How many records, or characters, from `start` on have no more JSON than `room`. */
function countFitting(value: readonly unknown[] | string, start: number, room: number): number {
  // an escaped character takes six at most
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
