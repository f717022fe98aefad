import { execFile } from 'node:child_process';
import { format } from 'node:util';
import { vi } from 'vitest';
import { within } from './environment.ts';
import { freshModule } from './fresh-modules.ts';

type Program = typeof import('../../scripts/crawl-areas.ts');

/** What the crawl program would have ended with. */
export interface CrawlRun {
  code: number;
  /** What it printed: a line an area. */
  output: string;
  errors: string;
}

/** Crawls in this process as `npm run crawl -- ...args` does, in an environment with these settings. On another day than that of the tests its modules are its own. */
export async function crawlHere(args: readonly string[], settings: Readonly<Record<string, string>> = {}): Promise<CrawlRun> {
  const printed: string[] = [];
  const errors: string[] = [];
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((...parts) => void printed.push(format(...parts))),
    vi.spyOn(console, 'error').mockImplementation((...parts) => void errors.push(format(...parts))),
  ];
  const ownDay = (settings.JAANKARI_NOW ?? process.env.JAANKARI_NOW) !== process.env.JAANKARI_NOW;
  const load = () => (ownDay ? freshModule<Program>('scripts/crawl-areas.ts') : import('../../scripts/crawl-areas.ts'));
  try {
    const code = await within({ ...settings }, async () => (await load()).runCrawl(args));
    return { code, output: printed.join('\n'), errors: errors.join('\n') };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** The same by the program itself: one such run for each kind of area shows that the two do not differ. */
export const crawlProgram = (args: readonly string[], settings: Readonly<Record<string, string>> = {}): Promise<CrawlRun> =>
  new Promise((resolve) => {
    execFile('node', ['scripts/crawl.ts', ...args], { env: { ...process.env, ...settings } }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout.trim(), errors: stderr }),
    );
  });
