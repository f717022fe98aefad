import { flatten } from '../../api/csv.ts';
import { columnsOf, FACT } from './as-text.ts';

/** Most records of a list in one answer, if they are short enough for its length: a year of festivals is. */
const MAX_ROWS = 200;
/** Longest JSON of a body, in characters: about what a table of it takes in words. */
export const MAX_TOOL_LENGTH = 6_000;
/** Fewest records that a list is cut to for length. */
const MIN_ROWS = 3;
/** Characters of a text that are kept at least. */
const MIN_TEXT = 500;
/** Members that say nothing to a model: what was called, Hindi beside English, credits beside a source, the clock's limits. */
const UNTOLD = /^(status|api|endpoint|success|attribution|stale_after|branch_source|package|branch_package|took_ms|etag|hash)$|_hi$/;
/** What comes first: how old an answer is decides what it is good for. */
const FIRST = ['stale', 'as_of', 'asked_date', 'observed_at', 'date', 'source', 'provider'];

type Members = Readonly<Record<string, unknown>>;
const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null && !Array.isArray(value);
const lengthOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0;
const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isMembers(value) && Object.keys(value).length === 0);

/** A body cut to what a conversation takes. */
export interface ToolBody {
  body: Members;
  /** Where the next part of its longest list or text begins; undefined at the end. */
  nextCursor: string | undefined;
}

/**
 * The part of an endpoint's body that a tool gives: the members that say something, the records of its longest list, or the characters of its longest
 * text, that fit from `cursor` on, and of other lists what still fits; `<name>_more` counts what is left out of these.
 */
export function toolBody(whole: unknown, cursor: number): ToolBody {
  const body = prune(isMembers(whole) ? whole : { value: whole }) as Record<string, unknown>;
  const main = longestIn(body);
  const begin = main === undefined ? undefined : atPath(body, main);
  const rest = begin?.slice(cursor);
  if (main !== undefined && rest !== undefined) putAt(body, main, Array.isArray(rest) ? rest.slice(0, MAX_ROWS) : rest);
  for (const path of pathsOf(body).filter((path) => path.join() !== main?.join())) cutTo(body, path, MAX_ROWS);
  let isNarrowed = false;
  for (let tries = 0; lengthOf(asTables(body)) > MAX_TOOL_LENGTH && tries < 100; tries += 1) {
    const all = cuttable(body);
    // Lists within the records of lists go first, the deepest before the others: periods of periods.
    const deep = all.find(({ value }) => hasLists(value));
    if (deep) {
      putAt(body, deep.path, (deep.value as readonly unknown[]).map(withoutDeepest));
      continue;
    }
    const [longest] = all;
    if (!longest) break;
    const { value } = longest;
    if (!isNarrowed && dropWidest(body, longest.path)) break;
    isNarrowed = true;
    const kept = Math.max(typeof value === 'string' ? MIN_TEXT : MIN_ROWS, Math.floor(value.length / 2));
    if (longest.path.join() === main?.join()) putAt(body, longest.path, value.slice(0, kept));
    else cutTo(body, longest.path, kept);
  }
  const shown = main === undefined ? undefined : atPath(body, main);
  const isCut = begin !== undefined && shown !== undefined && cursor + shown.length < begin.length;
  return { body, nextCursor: isCut ? String(cursor + shown.length) : undefined };
}

/** Most members that records lose so that all of them fit. */
const MAX_DROPPED = 8;

/** Leaves out the longest members of a list's records, save days and figures, if all records fit then, and names them beside it; says whether it did. */
function dropWidest(body: Record<string, unknown>, path: Path): boolean {
  const list = atPath(body, path);
  if (!isRecords(list)) return false;
  const rows = list.filter(isMembers);
  const width = (name: string) => rows.reduce((sum, row) => sum + lengthOf(row[name] ?? ''), 0);
  const wide = columnsOf(rows)
    .slice(2)
    .filter((name) => rows.some((row) => row[name] !== undefined && !FACT.test(String(row[name]))))
    .sort((a, b) => width(b) - width(a));
  for (let most = 1; most <= Math.min(MAX_DROPPED, wide.length); most += 1) {
    const left = wide.slice(0, most);
    putAt(
      body,
      path,
      rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !left.includes(name)))),
    );
    putAt(body, [...path.slice(0, -1), `${path.at(-1)}_without`], left);
    if (lengthOf(asTables(body)) <= MAX_TOOL_LENGTH) return true;
  }
  putAt(body, path, list);
  putAt(body, [...path.slice(0, -1), `${path.at(-1)}_without`], undefined);
  return false;
}

/** What a program reads: lists of records as tables, with what all have in common once. Short lists stay as they are. */
export function asTables(value: unknown): unknown {
  if (Array.isArray(value)) {
    const records = value.map(asTables);
    return value.length >= MIN_ROWS && value.every(isFlat) ? tableOf(value as Members[]) : records;
  }
  return isMembers(value) ? Object.fromEntries(Object.entries(value).map(([name, member]) => [name, asTables(member)])) : value;
}

/** A record without lists of records in it. */
const isFlat = (value: unknown): boolean =>
  isMembers(value) &&
  Object.values(value).every((member) => (Array.isArray(member) ? !member.some(isMembers) : !isMembers(member) || isFlat(member)));

function tableOf(list: readonly Members[]) {
  const rows = list.map((one) => flatten(one as never) as Members);
  const names = columnsOf(rows);
  const isShared = (name: string) => rows.every((row) => row[name] === rows[0]?.[name]);
  const shared = names.filter(isShared);
  const columns = names.filter((name) => !isShared(name));
  return {
    ...(shared.length > 0 && { of_each: Object.fromEntries(shared.map((name) => [name, rows[0]?.[name]])) }),
    columns,
    rows: rows.map((row) => columns.map((name) => row[name] ?? null)),
  };
}

/** A copy without members that are empty or say nothing to a model; of the answer itself, its age comes first. */
function prune(value: unknown, isTop = true): unknown {
  if (Array.isArray(value)) return value.map((one) => prune(one, false));
  if (!isMembers(value)) return value;
  const kept = Object.entries(value).flatMap(([name, member]) => {
    const pruned = UNTOLD.test(name) ? undefined : prune(member, false);
    return isEmpty(pruned) ? [] : [[name, pruned] as const];
  });
  const place = ([name]: readonly [string, unknown]) => FIRST.indexOf(name) + 1 || FIRST.length + 1;
  return Object.fromEntries(isTop ? kept.toSorted((a, b) => place(a) - place(b)) : kept);
}

type Path = readonly string[];
/** How deep lists are looked for. */
const MAX_DEPTH = 4;

/** Paths of the lists and long texts in a body, not inside other lists. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value) || (typeof value === 'string' && value.length > MIN_TEXT)) return [path];
  if (!isMembers(value) || path.length >= MAX_DEPTH) return [];
  return Object.entries(value).flatMap(([name, member]) => pathsOf(member, [...path, name]));
}

const longestIn = (body: Members): Path | undefined =>
  pathsOf(body).toSorted((a, b) => lengthOf(atPath(body, b)) - lengthOf(atPath(body, a)))[0];

/** What may still be cut, the longest first. */
const cuttable = (body: Members) =>
  pathsOf(body)
    .map((path) => ({ path, value: atPath(body, path) }))
    .flatMap(({ path, value }) => (value === undefined ? [] : [{ path, value, length: lengthOf(asTables(value)) }]))
    .filter(({ value }) => hasLists(value) || value.length > (typeof value === 'string' ? MIN_TEXT : MIN_ROWS))
    .sort((a, b) => b.length - a.length);

const isRecords = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.some(isMembers);
const hasLists = (value: unknown): boolean => isRecords(value) && value.some((one) => isMembers(one) && Object.values(one).some(isRecords));

/** A record with only the number of records in its innermost lists. */
function withoutDeepest(value: unknown): unknown {
  if (!isMembers(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      if (!isRecords(member)) return [name, member];
      return hasLists(member) ? [name, member.map(withoutDeepest)] : [`${name}_more`, member.length];
    }),
  );
}

function atPath(body: Members, path: Path): string | readonly unknown[] | undefined {
  const value = path.reduce<unknown>((one, name) => (isMembers(one) ? one[name] : undefined), body);
  return typeof value === 'string' || Array.isArray(value) ? value : undefined;
}

function putAt(body: Record<string, unknown>, path: Path, value: unknown): void {
  const holder = path.slice(0, -1).reduce((one, name) => one[name] as Record<string, unknown>, body);
  holder[path.at(-1) ?? ''] = value;
}

/** Cuts a list or text to its first, and counts beside it what is left out. */
function cutTo(body: Record<string, unknown>, path: Path, most: number): void {
  const value = atPath(body, path);
  if (value === undefined || value.length <= most || (typeof value === 'string' && most < MIN_TEXT)) return;
  const more = [...path.slice(0, -1), `${path.at(-1)}_more`];
  const before = more.reduce<unknown>((one, name) => (isMembers(one) ? one[name] : undefined), body);
  putAt(body, path, value.slice(0, most));
  putAt(body, more, value.length - most + (typeof before === 'number' ? before : 0));
}
