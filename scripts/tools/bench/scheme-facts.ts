// `npm run bench -- scheme-facts [--file=TEXTS.json.gz] [--show=FACT|all]`: how right the facts are that are taken from schemes' pages, by
// labels made by hand; `--show` lists what is wrong or missed. The texts are the publisher's and no part of the repository: they are looked
// for in ../shared/samples.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { SAMPLE_FILE } from '../../scheme-sample.ts';
import { type Score, scoreFacts } from '../accuracy/scheme-score.ts';

const { values: options } = parseArgs({
  args: process.argv.slice(3),
  options: { file: { type: 'string', default: SAMPLE_FILE }, show: { type: 'string' } },
});
if (!existsSync(options.file)) {
  console.error(`No texts at ${options.file}. They are the publisher's and come with no clone; --file= names another place.`);
  process.exit(1);
}
for (const { set, pages, byName, all, faults } of scoreFacts(options.file)) {
  for (const { what, name, slug, value } of faults)
    if (options.show === name || options.show === 'all') console.log(`  ${what} ${name} of ${slug}: ${value}`);
  console.log(`\n${set}: ${pages} pages`);
  for (const [name, score] of [...byName].toSorted()) console.log(line(name, score));
  console.log(line('all', all));
}

function line(name: string, { right, wrong, missed }: Score): string {
  const share = (part: number, whole: number) => (whole === 0 ? '    –' : `${((100 * part) / whole).toFixed(1)}%`.padStart(6));
  return `${name.padEnd(20)} precision ${share(right, right + wrong)}  recall ${share(right, right + missed)}  (${right} right, ${wrong} wrong, ${missed} missed)`;
}
