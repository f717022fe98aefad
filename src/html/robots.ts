/** The groups that concern us, of a file that a stranger wrote: every count and length in it is bounded. Plain data, to be handed over by a thread. */
export interface Robots {
  rules: readonly Rule[];
  sitemaps: readonly string[];
  /** About what it takes in memory, in bytes. */
  bytes: number;
}

export interface RobotsRules extends Omit<Robots, 'rules'> {
  allows(url: string): boolean;
}

const MAX_RULES = 1_000;
const MAX_SITEMAPS = 10;
/** Patterns and addresses longer than this are not kept. */
const MAX_PATTERN_LENGTH = 500;
const MAX_WILDCARDS = 10;
const RULE_BYTES = 300;
/** Of a longer path only the beginning is compared. */
const MAX_PATH_LENGTH = 2_000;

interface Rule {
  allow: boolean;
  /** What stands between wildcards; the first begins the path. */
  pieces: readonly string[];
  atEnd: boolean;
  /** The longest pattern that matches decides (RFC 9309 2.2.2). */
  weight: number;
}

/** Reads a robots.txt as RFC 9309 has it, for the robot of this name (lower case), else for `*`. Takes time in proportion to its length. */
export function parseRobots(text: string, robot: string): Robots {
  const ofRobot: Rule[] = [];
  const ofAll: Rule[] = [];
  const sitemaps: string[] = [];
  let isNamed = false;
  let concerns = { robot: false, all: false };
  let agentsEnded = true;
  for (const { name, value } of readLines(text)) {
    if (name === 'user-agent') {
      if (agentsEnded) concerns = { robot: false, all: false };
      agentsEnded = false;
      if (value === '*') concerns.all = true;
      else if (robotName(value) === robot) concerns.robot = isNamed = true;
    } else if (name === 'allow' || name === 'disallow') {
      agentsEnded = true;
      const open = [...(concerns.robot ? [ofRobot] : []), ...(concerns.all ? [ofAll] : [])].filter(({ length }) => length < MAX_RULES);
      const rule = open.length > 0 ? parseRule(value, name === 'allow') : undefined;
      if (rule) for (const rules of open) rules.push(rule);
    } else if (name === 'sitemap' && sitemaps.length < MAX_SITEMAPS && value.length <= MAX_PATTERN_LENGTH) {
      sitemaps.push(value);
    }
  }
  const rules = isNamed ? ofRobot : ofAll;
  return { rules, sitemaps, bytes: 2 * text.length + RULE_BYTES * rules.length };
}

export const createRules = ({ rules, sitemaps, bytes }: Robots): RobotsRules => ({ allows: (url) => allows(rules, url), sitemaps, bytes });

/** What a byte order mark of UTF-8, or a part of one, is decoded to. Google's parser passes over it in the first line, and nowhere else. */
const BYTE_ORDER_MARK = /^[\uFEFF\uFFFD]/;

/** Without the spaces of ASCII at its ends: others belong to a name, which is then none that is known. */
function trimmed(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && ASCII_SPACE.includes(text.charAt(start))) start++;
  while (end > start && ASCII_SPACE.includes(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}
const ASCII_SPACE = ' \t\v\f';

function* readLines(text: string): Generator<{ name: string; value: string }> {
  for (const [whole] of text.replace(BYTE_ORDER_MARK, '').matchAll(/[^\r\n]+/g)) {
    const [line = ''] = whole.split('#', 1);
    const colon = line.indexOf(':');
    if (colon > 0) yield { name: trimmed(line.slice(0, colon)).toLowerCase(), value: trimmed(line.slice(colon + 1)) };
  }
}

/** `Name/1.0 (words)` names the robot `name`. */
const robotName = (value: string): string => value.slice(0, 100).split(/[/\s]/, 1)[0]?.toLowerCase() ?? '';

/** Undefined for a line without a pattern, which says nothing, and for one that is past the bounds. */
function parseRule(given: string, allow: boolean): Rule | undefined {
  if (given === '' || given.length > MAX_PATTERN_LENGTH) return undefined;
  const atEnd = given.endsWith('$');
  const pattern = escaped(atEnd ? given.slice(0, -1) : given);
  const pieces = pattern.split(/\*+/);
  if (pieces.length > MAX_WILDCARDS + 1) return undefined;
  return { allow, pieces, atEnd, weight: pattern.length };
}

/**
 * As RFC 9309 2.2.2 compares paths: letters beyond ASCII as escapes, escapes in capitals, and none of signs that need none (`%62` is `b`). Google's
 * parser differs in both: it compares an address that is not escaped, or `%62`, letter by letter.
 */
const escaped = (text: string): string =>
  encodeURI(text.toWellFormed())
    .replace(/%25([\da-f]{2})/gi, '%$1')
    .replace(/%[\da-f]{2}/gi, (code) => {
      const sign = String.fromCharCode(Number.parseInt(code.slice(1), 16));
      return /[\w.~-]/.test(sign) ? sign : code.toUpperCase();
    });

function allows(rules: readonly Rule[], address: string): boolean {
  const url = URL.parse(address);
  if (!url) return false;
  const path = escaped(`${url.pathname}${url.search}`).slice(0, MAX_PATH_LENGTH);
  let best: Rule | undefined;
  for (const rule of rules) {
    const lighter = best && (rule.weight < best.weight || (rule.weight === best.weight && (best.allow || !rule.allow)));
    if (!lighter && matches(rule, path)) best = rule;
  }
  return best?.allow ?? true;
}

/** Each piece is looked for once, after the one before it: the first place is as good as any, so that nothing is tried again. */
function matches({ pieces, atEnd }: Rule, path: string): boolean {
  const [first = '', ...others] = pieces;
  if (!path.startsWith(first)) return false;
  if (others.length === 0) return !atEnd || path.length === first.length;
  const last = atEnd ? others.pop() : undefined;
  let at = first.length;
  for (const piece of others) {
    const found = path.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return last === undefined || (path.length - last.length >= at && path.endsWith(last));
}
