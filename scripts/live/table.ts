import type { Findings } from '../health/checks.ts';
import type { LiveResult } from './ask.ts';

const MAX_NOTE = 110;

/** The results as a table of plain text: what was asked, whether it answered and was read, how much, of what day, and what was missing. */
export function formatTable(results: readonly LiveResult[]): string {
  const lines = [
    ['area', 'asked', 'kind', 'answered', 'parsed', 'rows', 'day of the data', 'missing'],
    ...results.map(({ area, name, kind, answered, parsed, rows, day, note }) => [
      area,
      name,
      kind,
      answered,
      answered === 'not asked' ? '-' : parsed ? 'yes' : 'no',
      String(rows),
      day ?? '-',
      note.replace(/\s+/g, ' ').slice(0, MAX_NOTE),
    ]),
  ];
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  return lines
    .map((cells) =>
      cells
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** In a sentence: how many were asked, answered and read. */
export function summarize(results: readonly LiveResult[]): string {
  const answers = results.filter(({ answered }) => answered !== 'not asked');
  const parsed = answers.filter((one) => one.parsed).length;
  const answered = answers.filter((one) => one.answered === 'yes').length;
  return `${answers.length} asked, ${answered} answered, ${parsed} parsed; ${results.length - answers.length} not asked`;
}

/** What is wrong, by `source-NAME`, for the issues of the health check. One that was not asked is neither well nor sick. */
export function findingsOf(results: readonly LiveResult[]): Findings {
  const findings: Findings = new Map();
  for (const { name, answered, parsed, note } of results) {
    if (answered === 'not asked') continue;
    // A vendor may answer in several areas.
    const faults = findings.get(`source-${name}`) ?? [];
    if (answered === 'no' || !parsed)
      faults.push(`${answered === 'yes' ? 'It answered, but not as expected' : 'It did not answer'}: ${note}`);
    findings.set(`source-${name}`, faults);
  }
  return findings;
}
