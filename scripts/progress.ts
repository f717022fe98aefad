import { BEGUN, type BuildStatus, statusLine } from '../src/server/build-status.ts';

/**
 * Begins to say how far a build is: to the process that started it (`npm start`) where that listens, else in the terminal. Ends this process, as
 * SIGTERM does, when the one that listens is gone.
 */
export function startProgress() {
  let status = BEGUN;
  let pagesSince = 0;
  const show = process.send ? undefined : showProgress();
  if (process.send) process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // To hear of that must not keep a finished build from ending.
  process.channel?.unref();

  function tell(change: Partial<BuildStatus>): void {
    status = { ...status, ...change };
    if (process.connected) process.send?.(status);
    show?.(status);
  }
  return {
    /** What is being done from now on, in words. */
    stage: (stage: string) => tell({ stage, secondsLeft: undefined, pages: 0, ofPages: 0 }),
    /** Pages can be made from the bundle. */
    bundled: () => tell({ canMakePages: true }),
    /** So many pages of so many are written. */
    pages(done: number, of: number) {
      if (status.ofPages === 0) pagesSince = performance.now();
      const seconds = (performance.now() - pagesSince) / 1000;
      tell({ stage: 'pages', pages: done, ofPages: of, secondsLeft: done > 0 ? Math.ceil((seconds / done) * (of - done)) : undefined });
    },
  };
}

const WIDTH = 24;
/** Where there is no terminal: pages are told of each time that so much more of them is done. */
const STEP = 0.1;

/** What of a terminal is written to. */
interface Terminal {
  write(text: string): boolean;
}

/**
 * Shows how far a build is: in a terminal as one line with a bar that is written over, elsewhere as plain lines, one for each stage and each tenth of
 * the pages. `terminal`: undefined where there is none.
 */
export function showProgress(
  terminal: Terminal | undefined = process.stdout.isTTY ? process.stdout : undefined,
): (status: BuildStatus) => void {
  let last = '';
  return (status) => {
    if (terminal) {
      // The next thing that anybody prints begins at the left and takes the bar's place.
      const end = status.state === 'running' ? '\r' : '\n';
      terminal.write(`\r\x1b[K${bar(status)}${statusLine(status)}${end}`);
      return;
    }
    const step = `${status.state} ${status.stage} ${status.ofPages > 0 ? Math.floor(status.pages / status.ofPages / STEP) : ''}`;
    if (step !== last) console.log(statusLine(status));
    last = step;
  };
}

function bar({ state, pages, ofPages }: BuildStatus): string {
  if (state !== 'running' || ofPages === 0) return '';
  const filled = Math.round((pages / ofPages) * WIDTH);
  return `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] `;
}
