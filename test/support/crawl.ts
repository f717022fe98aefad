import { execFile } from 'node:child_process';
import { format } from 'node:util';
import { vi } from 'vitest';
import { within } from './environment.ts';

/** What the crawl program would have ended with. */
export interface CrawlRun {
  code: number;
  /** What it printed: a line an area. */
  output: string;
  errors: string;
}

/** Crawls in this process as `npm run crawl -- ...args` does, in an environment with these settings. On a day of its own its modules are new. */
export async function crawlHere(args: readonly string[], settings: Readonly<Record<string, string>> = {}): Promise<CrawlRun> {
  const printed: string[] = [];
  const errors: string[] = [];
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((...parts) => void printed.push(format(...parts))),
    vi.spyOn(console, 'error').mockImplementation((...parts) => void errors.push(format(...parts))),
  ];
  const ownDay = settings.JAANKARI_NOW !== undefined;
  if (ownDay) vi.resetModules();
  try {
    const code = await within({ ...settings }, async () => (await import('../../scripts/crawl-areas.ts')).runCrawl(args));
    return { code, output: printed.join('\n'), errors: errors.join('\n') };
  } finally {
    for (const spy of spies) spy.mockRestore();
    if (ownDay) vi.resetModules();
  }
}

/** The same by the program itself: one such run for each kind of area shows that the two do not differ. */
export const crawlProgram = (args: readonly string[], settings: Readonly<Record<string, string>> = {}): Promise<CrawlRun> =>
  new Promise((resolve) => {
    execFile('node', ['scripts/crawl.ts', ...args], { env: { ...process.env, ...settings } }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout.trim(), errors: stderr }),
    );
  });
