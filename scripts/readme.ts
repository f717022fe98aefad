// Writes the table of areas into README.md from the registry: `npm run readme`. With --check it only compares, and exits with 1 if they
// differ.
import { readFileSync, writeFileSync } from 'node:fs';
import { AREAS } from '../src/catalog/areas.ts';

const BETWEEN_MARKS = /(<!-- areas: [^\n]*-->\n)[\s\S]*(<!-- \/areas -->)/;

const rows = AREAS.map(({ title, summary, endpoints, page }) => {
  const paths = endpoints.map(({ path }) => `\`${path}\``).join(' ');
  return `| ${title.en} | ${summary.en} | ${paths} | ${page ? `\`${page}\`` : ''} |`;
});
const table = ['| area | what it has | endpoints | page |', '|---|---|---|---|', ...rows].join('\n');
const before = readFileSync('README.md', 'utf8');
const after = before.replace(BETWEEN_MARKS, (_, open: string, close: string) => `${open}${table}\n${close}`);

if (!process.argv.includes('--check')) writeFileSync('README.md', after);
else if (before !== after) {
  console.error('README.md does not show the areas of the registry: run `npm run readme`.');
  process.exit(1);
}
