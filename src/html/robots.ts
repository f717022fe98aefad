/**
 * The groups of a robots.txt that apply to us. The file comes from strangers, so every count and length is bounded. Plain data, so that it
 * can pass between threads.
 */
export interface Robots {
  rules: readonly Rule[];
  sitemaps: readonly string[];
  /** Approximate memory in bytes. */
  bytes: number;
}

export interface RobotsRules extends Omit<Robots, 'rules'> {
  allows(url: string): boolean;
}

const MAX_RULES = 1_000;
const MAX_SITEMAPS = 10;
/** Longer patterns and URLs are dropped. */
const MAX_PATTERN_LENGTH = 500;
const MAX_WILDCARDS = 10;
const RULE_BYTES = 300;
/** Only this much of a path is compared. */
const MAX_PATH_LENGTH = 2_000;

interface Rule {
  allow: boolean;
  /** The parts between wildcards; the first starts the path. */
  pieces: readonly string[];
  atEnd: boolean;
  /** The longest matching pattern wins (RFC 9309 2.2.2). */
  weight: number;
}

/** Parses a robots.txt as in RFC 9309, for the robot of this name (lower case), else for `*`. Runs in linear time. */
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

/** A UTF-8 byte order mark, or part of one, once decoded. Google's parser skips it in the first line only. */
const BYTE_ORDER_MARK = /^[\uFEFF\uFFFD]/;

/** Trims ASCII whitespace only: other spaces belong to a name, which is then unknown. */
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

/** Undefined for a line without a pattern, which has no effect, and for one beyond the limits. */
function parseRule(text: string, allow: boolean): Rule | undefined {
  if (text === '' || text.length > MAX_PATTERN_LENGTH) return undefined;
  const atEnd = text.endsWith('$');
  const pattern = escaped(atEnd ? text.slice(0, -1) : text);
  const pieces = pattern.split(/\*+/);
  if (pieces.length > MAX_WILDCARDS + 1) return undefined;
  return { allow, pieces, atEnd, weight: pattern.length };
}

/**
 * Normalizes a path for comparison as in RFC 9309 2.2.2: non-ASCII characters escaped, escapes in capitals, and needless escapes decoded
 * (`%62` is `b`). Google's parser does neither: it compares unescaped URLs, or `%62`, literally.
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

/** Looks for each piece once, after the previous one. The first match is as good as any, so there is no backtracking. */
function matches({ pieces, atEnd }: Rule, path: string): boolean {
  const [first = '', ...others] = pieces;
  if (!path.startsWith(first)) return false;
  if (others.length === 0) return !atEnd || path.length === first.length;
  const last = atEnd ? others.pop() : undefined;
  let at = first.length;
  for (const piece of others) {
    const place = path.indexOf(piece, at);
    if (place < 0) return false;
    at = place + piece.length;
  }
  return last === undefined || (path.length - last.length >= at && path.endsWith(last));
}
