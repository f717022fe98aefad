// Every rule on trial: reads the sample pages by trees and nets that have not seen their hosts, each time with one rule left out, and says by how much F1
// changes without it.
//   node scripts/tools/reader/try-rules.ts FOLDER [preparation]
// FOLDER is what export.ts and train.py have written. With `preparation` the steps of preparing are tried too, on the pages that they change, which
// are parsed anew.
import { join } from 'node:path';
import { ABROAD_RULES } from '../../../src/areas/webfetch/read/choose/abroad-rules.ts';
import { ABROAD, ALIKE, ALONE, chooseLines, FEWER_LINKS, TOGETHER } from '../../../src/areas/webfetch/read/choose/choose.ts';
import type { Hints } from '../../../src/areas/webfetch/read/choose/features/page.ts';
import { type Judges, judgeLines } from '../../../src/areas/webfetch/read/choose/judges.ts';
import type { Outline } from '../../../src/areas/webfetch/read/choose/outline.ts';
import { POST_RULES } from '../../../src/areas/webfetch/read/choose/post-rules.ts';
import { decodeReply } from '../../../src/areas/webfetch/read/decode/decode.ts';
import { parseDocument } from '../../../src/areas/webfetch/read/page/document.ts';
import { indexNames } from '../../../src/areas/webfetch/read/page/elements.ts';
import { PREPARATION } from '../../../src/areas/webfetch/read/prepare/prepare.ts';
import { inspectReply } from '../../../src/areas/webfetch/read/read.ts';
import { loadFold } from './folds.ts';
import { readOutlines } from './outlines.ts';
import { FOLDS, listSamples } from './samples.ts';
import { type Row, scoreAll, scorePage } from './score.ts';

const ALL = 'all rules';

const [, , folder = '', what] = process.argv;
const judges = Array.from({ length: FOLDS }, (_, fold) => loadFold(folder, fold));
const htmlById = new Map(what ? listSamples().map((sample) => [`${sample.set} ${sample.id}`, sample.html]) : []);
const tried = new Map<string, Row[]>();

/** The text of a page's chosen lines, in the words of which it is scored. */
function chosenText({ lines }: Outline, chances: readonly number[], hints: Hints, without: string): string {
  const kept = chooseLines(lines, chances, hints, without);
  return lines
    .filter((line) => kept.has(line))
    .map((line) => line.text)
    .join('\n');
}

/** Without these, text that nobody sees would be read, and pictures have no words. */
const NOT_TRIED = ['what nobody reads', 'pictures'];

/** The steps of preparing that change this page. */
function stepsThatChange(html: Buffer): string[] {
  const document = parseDocument(decodeReply(html, '').text);
  const named = indexNames(document.documentElement);
  const page = { document, body: document.body, base: 'https://example.org/', named, hidden: 0 };
  const look = () => document.body.innerHTML;
  let before = look();
  return Object.entries(PREPARATION).flatMap(([name, step]) => {
    step(page);
    const after = look();
    const changed = after !== before;
    before = after;
    return changed && !NOT_TRIED.includes(name) ? [name] : [];
  });
}

for await (const { sample, outline, hints } of readOutlines(join(folder, 'outlines.jsonl'))) {
  const foldJudges = judges[sample.fold] as Judges;
  const add = (rule: string, text: string) => tried.set(rule, [...(tried.get(rule) ?? []), scorePage({ sample, text })]);
  const chances = judgeLines(outline, hints, foldJudges);
  for (const rule of [ALL, TOGETHER, ALIKE, ALONE, ABROAD, FEWER_LINKS, ...Object.keys(ABROAD_RULES), ...Object.keys(POST_RULES)])
    add(rule, chosenText(outline, chances, hints, rule));
  const bytes = htmlById.get(`${sample.set} ${sample.id}`)?.();
  const changing = bytes ? stepsThatChange(bytes) : [];
  for (const step of bytes ? Object.keys(PREPARATION) : []) {
    const seen = changing.includes(step) ? inspectReply({ bytes: bytes as Buffer, contentType: '', url: sample.url }, step) : undefined;
    if (seen) add(step, chosenText(seen.outline, judgeLines(seen.outline, seen.hints, foldJudges), seen.hints, ALL));
    else if (!NOT_TRIED.includes(step)) tried.set(step, [...(tried.get(step) ?? []), tried.get(ALL)?.at(-1) as Row]);
  }
}

const base = scoreAll(tried.get(ALL) ?? []);
for (const { name, pages, precision, recall, f1 } of base)
  console.log(`| ${name} | ${pages} | ${precision.toFixed(3)} | ${recall.toFixed(3)} | ${f1.toFixed(4)} |`);
for (let fold = 0; fold < FOLDS; fold++) {
  const foldScores = scoreAll((tried.get(ALL) ?? []).filter(({ sample }) => sample.fold === fold));
  console.log(`fold ${fold}: ${foldScores.map(({ name, f1 }) => `${name} ${f1.toFixed(4)}`).join(', ')}`);
}
console.log(`| | ${base.map(({ name }) => name).join(' | ')} |\n|---|${base.map(() => '---|').join('')}`);
console.log(`| ${ALL} | ${base.map(({ f1 }) => f1.toFixed(4)).join(' | ')} |`);
for (const [rule, rows] of tried) {
  if (rule === ALL) continue;
  const changes = scoreAll(rows).map(({ f1 }, at) => f1 - (base[at]?.f1 ?? 0));
  console.log(`| without: ${rule} | ${changes.map((by) => (Math.abs(by) < 0.00005 ? '' : by.toFixed(4))).join(' | ')} |`);
}
