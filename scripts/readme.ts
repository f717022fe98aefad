// Writes what files outside the source say of the areas, from the registry: the table in README.md, and the cron lines of the crawl workflow.
// `npm run readme`. With --check it only compares, and exits with 1 where they differ.
import { readFileSync, writeFileSync } from 'node:fs';
import { AREAS } from '../src/catalog/areas.ts';
import { cronLines } from './cron-lines.ts';
import { crawledAreas } from './schedule.ts';

const rows = AREAS.map(({ title, summary, endpoints, page }) => {
  const paths = endpoints.map(({ path }) => `\`${path}\``).join(' ');
  return `| ${title.en} | ${summary.en} | ${paths} | ${page ? `\`${page}\`` : ''} |\n`;
});
/** What is written between two lines of a file. */
const PARTS = [
  {
    file: 'README.md',
    between: /(<!-- areas: [^\n]*-->\n)[\s\S]*?(<!-- \/areas -->)/,
    text: ['| area | what it has | endpoints | page |\n', '|---|---|---|---|\n', ...rows].join(''),
  },
  { file: '.github/workflows/crawl.yml', between: /( +# cron: [^\n]*\n)[\s\S]*?( +# \/cron\n)/, text: cronLines(crawledAreas()) },
];

for (const { file, between, text } of PARTS) {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(between, (_, open: string, close: string) => open + text + close);
  if (!process.argv.includes('--check')) writeFileSync(file, after);
  else if (before !== after) {
    console.error(`${file} does not show the areas of the registry: run \`npm run readme\`.`);
    process.exitCode = 1;
  }
}
