import { existsSync, readFileSync } from 'node:fs';
import { type ContractRow, ROWS } from '../test/contract/rows.ts';

/** A test's title: it('...'), it.each(...)('...'); skipped tests do not count. */
const TITLES = /(?:\bit|\))\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g;

function titlesIn(file: string): string[] {
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(TITLES)].map(([, , title]) => title ?? '');
}

/** `docs/contract.md`: every row of the contract's tables with its test. Throws, naming each row whose test is not in its file. */
export function contractTable(rows: readonly ContractRow[] = ROWS): string {
  const bare = rows.filter(({ file, title }) => !titlesIn(file).includes(title));
  if (bare.length) throw new Error(`No test holds ${bare.map(({ id, file, title }) => `${id} (${file}: "${title}")`).join(', ')}`);
  const areas = [...new Set(rows.map(({ area }) => area))];
  const sections = areas.map((area) => {
    const lines = rows
      .filter((row) => row.area === area)
      .map(({ id, says, file, title }) => `| ${id} | ${cell(says)} | [${cell(title)}](../${file}) |`);
    return [`## ${heading(area)}`, '', '| row | the contract | held by |', '|---|---|---|', ...lines].join('\n');
  });
  return `${INTRODUCTION}\n\n${sections.join('\n\n')}\n`;
}

const INTRODUCTION = `# What the contract says, and which test holds it

Made by \`npm run contract\` from [rows.ts](../test/contract/rows.ts); \`npm run check\` fails when a row has no test or this page is old.`;

const cell = (text: string) => text.replaceAll('|', '\\|');
const heading = (area: string) => (area === 'gst' ? 'GST' : area.charAt(0).toUpperCase() + area.slice(1));
