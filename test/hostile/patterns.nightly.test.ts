import { globSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { DOCUMENTS } from '../../src/areas/schemes/facts/documents.ts';
import { hasChecks, loadCheck } from '../support/checks.ts';

// Issue 13.6: no pattern takes the square of what strangers write. recheck looks for a text that makes a pattern slow; that text is tried
// here, because recheck knows an engine of its own and not V8's.

/** Milliseconds of CPU on some 50,000 letters: a pattern that takes the square of them needs seconds, one in proportion less than one. */
const ENOUGH = 400;
const LENGTH = 50_000;

/** Slow patterns that never see a long text of a stranger's, and why. */
const BOUNDED: readonly (readonly [where: RegExp, pattern: RegExp | undefined, why: string])[] = [
  [/^src\/kernel\/env\.ts|^src\/site\/|\/components\//, undefined, "reads the operator's settings"],
  [
    /^src\/areas\/\w+\/(?:sources|providers)\/|^src\/areas\/schemes\/reading\/richtext\.ts|^src\/areas\/gst\/taxpayer\.ts|^src\/html\//,
    undefined,
    'reads what an upstream of ours sends, whose fields are short',
  ],
  [
    /^src\/areas\/\w+\/(?:[\w-]*intents|[\w-]+-answers?|frames|rashi-of-name|vocabulary|bank-days)\.ts|^src\/areas\/train\/questions\/|^src\/areas\/fuel\/lpg\/intent\.ts|^src\/i18n\/almanac-names\.ts/,
    undefined,
    'reads a search of 200 letters, or our own tables',
  ],
  [
    /^src\/kernel\/(?:params|query|formats)\.ts|^src\/i18n\/format\.ts/,
    undefined,
    'reads a part of an address, which has 8,192 letters at most',
  ],
  [
    /^src\/(?:server\/(?:entry|files)|catalog\/(?:live|pages-entry))\.ts/,
    /\\\/\+\$/,
    "reads the operator's settings, or the paths of our own pages",
  ],
  [/^src\/server\/unbuilt\.ts/, /^\/\\\.\.\*/, 'reads the names of our own files'],
  [/^src\/net\/wheel\.ts/, undefined, 'reads the lists of files in packages that an area asks for by name'],
  [/read\/render\/sanitise\.ts/, /<pre/, 'reads our own HTML, in which every tag ends'],
  [/^src\/areas\/liquor\/parse-name\.ts/, undefined, 'reads names of 300 letters at most (merge.ts)'],
  [/^src\/net\/guarded\.ts/, undefined, 'reads our own name'],
  [/read\/render\/markdown-inline\.ts/, /Join_Control\}\\s\]\)\+\$/, 'reads the last 40 letters'],
  [/read\/choose\/features\/shape\.ts/, /@/, 'reads the first 200 letters of a line'],
  [/read\/prepare\/images\.ts/, /wx/, 'reads the first 2,000 letters of a set'],
  [/read\/page\/metadata\.ts/, /·•»/, 'reads a value of 1,000 letters at most'],
  [/read\/decode\/meta-refresh\.ts/, /url|refresh/, 'reads an element of 2,000 letters at most'],
  [/read\/page\/embedded\.ts/, /https\?/, 'reads the first 400 letters of a value'],
  [/read\/pdf\/furniture\.ts/, /page\|p/, 'reads 60 letters at most'],
  [/read\/pdf\/information\.ts/, /microsoft/, 'reads 260 letters at most'],
  [/read\/pdf\/actual-text\.ts/, /Contents/, 'reads the first 4,000 bytes of an object'],
  [/read\/pdf\/tables\.ts/, /…·/, 'reads the last 400 letters of a line'],
  [/read\/pdf\/blocks\.ts/, /u2010/, 'reads the last 60 letters of a line'],
  [/^src\/areas\/schemes\/facts\//, undefined, 'reads the text of a scheme, which an upstream of ours sends'],
  [/^src\/api\/formats\.ts/, /-\+\$/, 'reads 80 letters at most'],
  [/read\/decode\/charset\.ts/, /charset/, 'reads the first 4,096 bytes'],
  [/read\/render\/table-head\.ts/, /inr/, 'reads 40 letters at most'],
  [/read\/render\/table-head\.ts/, /@/, 'reads the first 200 letters'],
  [/read\/prepare\/formulas\.ts/, /upmath|codecogs|latex=|\\\$\+/, 'reads an address or a formula of 3,000 letters at most'],
  [/read\/pdf\/blocks\.ts/, /divxlc/, 'reads the last 400 letters of a line'],
  [/read\/choose\/data-rules\.ts/, /ist\|utc|mon\|tue/, 'reads a line, in which white space is one space'],
  [/read\/choose\/figure-rules\.ts/, /getty/, 'reads a line, in which white space is one space'],
  [/read\/office\/sheet-values\.ts/, undefined, 'reads a format of 255 letters at most, or a number of our own'],
  [/^src\/search\/(?!providers|engines|content|responses)/, undefined, 'reads a search of 200 letters, or our own tables'],
  [/^src\/catalog\/guides\.ts/, undefined, 'reads our own guides'],
  [
    /^src\/places\/pincodes\/locality-words\.ts|^src\/text\/tidy-name\.ts|^src\/areas\/(?:weather\/normals\/values|vehicle\/office-names|tolls\/(?:values|plaza-names)|pincode\/(?:office-hindi|editions|tidy-name)|holidays\/area|ifsc\/(?:banks\/bank|branches\/branch)-names|schemes\/(?:scheme-names|search\/called-scheme)|liquor\/drink-name|gst\/(?:goods-words|sources)|train\/names\/hindi-names)\.ts/,
    undefined,
    'reads names on record, which are short',
  ],
  [/read\/render\/truncate\.ts/, /\\s\+\\S/, 'reads the last 200 letters'],
  [/read\/render\/truncate\.ts/, /<\[\^>\]/, 'reads our own HTML, in which every tag ends'],
];

/** What is used of recheck, which `.ci/checks` installs. */
interface Recheck {
  check(
    source: string,
    flags: string,
    options: { timeout: number },
  ): Promise<{ status: 'safe' | 'unknown' } | { status: 'vulnerable'; attack: { string: string } }>;
}

const { check } = loadCheck<Recheck>('recheck');

interface Pattern {
  text: string;
  places: string[];
}

function listPatterns(): Pattern[] {
  const found = new Map<string, string[]>();
  for (const file of globSync('src/**/*.ts', { exclude: ['src/**/browser/**'] })) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        found.set(node.text, [...(found.get(node.text) ?? []), `${file}:${line}`]);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  for (const { key, words } of DOCUMENTS) found.set(String(words), [`src/areas/schemes/facts/document-kinds.json: ${key}`]);
  return [...found].map(([text, places]) => ({ text, places }));
}

const partsOf = (text: string): [source: string, flags: string] => {
  const end = text.lastIndexOf('/');
  return [text.slice(1, end), text.slice(end + 1)];
};

/** Milliseconds after which a match is broken off: what took more than ENOUGH of the processor until then is slow, however long the rest is. */
const GIVE_UP_MS = 5_000;

/** Milliseconds of CPU that V8 takes for all matches of a pattern in a text, or took until GIVE_UP_MS. */
function timeOf(text: string, worst: string): number {
  const [source, flags] = partsOf(text);
  const pattern = new RegExp(source, flags.includes('g') ? flags : flags.replace('y', ''));
  const before = process.cpuUsage();
  try {
    const code = flags.includes('g') ? "worst.replace(pattern, '')" : 'pattern.exec(worst)';
    runInNewContext(code, { pattern, worst }, { timeout: GIVE_UP_MS });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw cause;
  }
  return process.cpuUsage(before).user / 1000;
}

/** Texts of one piece many times over, for patterns that recheck cannot judge in time: their own letters and the usual signs. */
function pumpsFor(text: string): string[] {
  const words = text.match(/[a-z]{3,}|[^\sa-z\\]/gi) ?? [];
  return [...new Set([' ', '\t', '\n', 'a', 'a ', '1', '<', '& ', '-', '/', '.', ...words])].map(
    (piece) => `${piece.repeat(Math.ceil(LENGTH / piece.length))}\0`,
  );
}

it.skipIf(!hasChecks)(
  'takes no square of what strangers write, in any pattern of the sources',
  { timeout: 1_800_000, retry: 0 },
  async () => {
    const patterns = listPatterns();
    expect(patterns.length).toBeGreaterThan(400);
    const slow: string[] = [];
    let judged = 0;
    const rest = patterns.values();
    const work = async () => {
      for (const { text, places } of rest) {
        const unbounded = places.filter((place) => !BOUNDED.some(([where, pattern]) => where.test(place) && (pattern?.test(text) ?? true)));
        if (unbounded.length === 0) continue;
        const verdict = await check(...partsOf(text), { timeout: 1_000 });
        if (verdict.status !== 'unknown') judged++;
        if (verdict.status === 'safe') continue;
        const worst = verdict.status === 'vulnerable' ? [verdict.attack.string] : pumpsFor(text);
        // the first slow text is enough, so that no pattern takes more than its checks
        const found = worst
          .values()
          .map((one) => timeOf(text, one))
          .find((time) => time > ENOUGH);
        if (found) slow.push(`${text} at ${unbounded.join(', ')}: ${Math.round(found)} ms`);
      }
    };
    await Promise.all([work(), work()]);
    console.log(`${patterns.length} patterns, ${judged} judged by recheck`);
    expect(slow).toEqual([]);
  },
);
