import { boxesWhere, countWords, isBetweenText, isLink, isMostlyLinks, outermost } from './boxes.ts';
import type { Box, Line } from './outline.ts';
import type { Selection } from './selection.ts';

/** Names of a box that holds a question and its answer, one of several. */
const QUESTION = /(?:^|[\s_-])(?:faqs?|accordion|qna|q-?and-?a|collapsible|expander)(?:$|[\s_-])/i;
/** Longest answer that is kept with its question, in words. */
const MAX_ANSWER = 120;
/** Most lines of a term with its definitions, and of a question with its answer that is kept for one of its lines. */
const MAX_PARTS = 3;

/**
 * Keeps the answer with a kept question and the question with a kept answer, and both where they stand between kept text: in `details`, in a
 * list of terms, and in a series of boxes named so, of which all are kept with one.
 */
export function keepAnswers({ lines, selected }: Selection): void {
  const lists = boxesWhere(lines, ({ element, key }) => element.localName === 'dl' && !/profile|author|user|poster/i.test(key));
  for (const list of lists) {
    if (isKeptByPlace(list, list, lines, selected)) addAll(linesIn(list, lines), selected);
    const pairs = pairsOf(list, lines);
    // names that are dropped throughout are those of a machine's table, such as a card's
    const hasNames = pairs.some(([name]) => name && selected.has(name));
    for (const pair of pairs)
      if (hasNames && pair.length <= MAX_PARTS && pair.some((line) => selected.has(line)) && countWords(pair) <= MAX_ANSWER)
        addAll(pair, selected);
  }
  // questions and answers in turn, right in one box
  for (const box of boxesWhere(lines, ({ key, alike }) => alike === 1 && QUESTION.test(key))) {
    const all = linesIn(box, lines);
    const isPairs = all.filter(isAsked).length > 1 && all.some((line) => selected.has(line)) && !all.some(isLink);
    if (isPairs && countWords(all) <= 4 * MAX_ANSWER) addAll(all, selected);
  }
  const isQuestion = ({ key, alike, element }: Box) => element.localName === 'details' || (alike > 1 && QUESTION.test(key));
  const series = Map.groupBy(boxesWhere(lines, isQuestion), ({ parent, key }) => `${parent?.first} ${parent?.end} ${parent?.depth} ${key}`);
  for (const boxes of series.values()) {
    const [first, last] = [boxes[0], boxes.at(-1)] as [Box, Box];
    const isWithinText = isKeptByPlace(first, last, lines, selected);
    // a series that is named so is one; other folds stand for themselves
    const isSeries = first.element.localName !== 'details';
    const hasKept = (box: Box) => linesIn(box, lines).some((line) => selected.has(line));
    if (!isWithinText && !boxes.some(hasKept)) continue;
    for (const box of boxes) {
      const all = linesIn(box, lines);
      const isFold = isSeries || isWithinText || (hasKept(box) && all.filter(({ size }) => size > 0).length <= MAX_PARTS);
      if (isFold && countWords(all) <= MAX_ANSWER) addAll(all, selected);
    }
  }
}

/** Whether boxes from one to another stand between kept text. */
const isKeptByPlace = (first: Box, last: Box, lines: readonly Line[], selected: ReadonlySet<Line>) =>
  countWords(lines.slice(first.first, last.end)) <= 4 * MAX_ANSWER &&
  !isMostlyLinks(lines.slice(first.first, last.end)) &&
  isBetweenText(outermost({ ...first, end: last.end }), lines, selected);

function addAll(lines: readonly Line[], selected: Set<Line>): void {
  for (const line of lines) selected.add(line);
}

/** Whether a line is a heading or a question. */
const isAsked = ({ level, text }: Line): boolean => level > 0 || /[?？؟]$/.test(text);

const linesIn = ({ first, end }: Box, lines: readonly Line[]) => lines.slice(first, end);

/** The lines of a list of terms by terms, each with its definitions. */
function pairsOf(list: Box, lines: readonly Line[]): Line[][] {
  const pairs: Line[][] = [];
  let before = '';
  for (const line of linesIn(list, lines)) {
    const name = partOf(line, list);
    if (name === 'dt' && before !== 'dt') pairs.push([]);
    before = name;
    if (name) pairs.at(-1)?.push(line);
  }
  return pairs;
}

function partOf(line: Line, list: Box): string {
  for (let box: Box | null = line.box; box && box !== list; box = box.parent)
    if (/^d[td]$/.test(box.element.localName)) return box.element.localName;
  return '';
}
