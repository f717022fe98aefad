import type { Findings } from './checks.ts';
import type { Issues } from './github.ts';

/** Hidden in the body of an issue: finds it again whatever people make of its title. */
export const issueMarker = (area: string): string => `<!-- jaankari-health:${area} -->`;

/** What is done about one area. */
export interface Step {
  area: string;
  action: 'open' | 'edit' | 'close';
  text: string;
  run(): Promise<void>;
}

/**
 * What has to be done so that every sick area has one open issue and no other has: opened for a new sickness, edited while it lasts,
 * closed with a word on recovery. Nothing is done yet: the steps can be printed or run.
 */
export async function planIssues(findings: Findings, issues: Issues, now: Date): Promise<Step[]> {
  const open = await issues.listOpen();
  return [...findings].flatMap(([area, faults]): Step[] => {
    const known = open.filter(({ body }) => body?.includes(issueMarker(area)));
    const [first, ...extra] = known;
    const close = (number: number, text: string): Step => ({ area, action: 'close', text, run: () => issues.close(number, text) });
    if (faults.length === 0) return known.map(({ number }) => close(number, `${area} is well again (${formatTime(now)}).`));
    const text = describe(area, faults, now);
    const steps: Step[] = first
      ? [{ area, action: 'edit', text, run: () => issues.edit(first.number, text) }]
      : [{ area, action: 'open', text, run: () => issues.open(`Health: ${area}`, text) }];
    return [...steps, ...extra.map(({ number }) => close(number, `The same as #${first?.number}.`))];
  });
}

function describe(area: string, faults: readonly string[], now: Date): string {
  return `${issueMarker(area)}
**${area}** is not well, as of ${formatTime(now)}:

${faults.map((fault) => `- ${quiet(fault)}`).join('\n')}

What each of these means and what to do stands in [docs/operations.md](../blob/HEAD/docs/operations.md#alarms). This issue is edited every day while it lasts and closed when the area is well again.
`;
}

/** Faults quote other people's servers: one line, nobody notified, no markup, no hidden comments. */
const quiet = (fault: string) => fault.replace(/\s+/g, ' ').replaceAll('<', '&lt;').replaceAll('@', '@\u200b').slice(0, 600);

const formatTime = (now: Date) => `${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
