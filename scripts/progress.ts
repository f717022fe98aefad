import { BEGUN, type BuildStatus, statusLine } from '../src/server/build-status.ts';

/**
 * Starts reporting a build's progress: to the parent process (`npm start`) if it listens, else in the terminal. Ends this process, like
 * SIGTERM, when the parent is gone.
 */
export function startProgress() {
  let status = BEGUN;
  let pagesSince = 0;
  const show = process.send ? undefined : showProgress();
  if (process.send) process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // This listener must not keep a finished build alive.
  process.channel?.unref();

  function tell(change: Partial<BuildStatus>): void {
    status = { ...status, ...change };
    if (process.connected) process.send?.(status);
    show?.(status);
  }
  return {
    /** Names the current stage. */
    stage: (stage: string) => tell({ stage, secondsLeft: undefined, pages: 0, ofPages: 0 }),
    /** Pages can be rendered from the bundle. */
    bundled: () => tell({ canMakePages: true }),
    /** Pages written, of all. */
    pages(done: number, of: number) {
      if (status.ofPages === 0) pagesSince = performance.now();
      const seconds = (performance.now() - pagesSince) / 1000;
      tell({ stage: 'pages', pages: done, ofPages: of, secondsLeft: done > 0 ? Math.ceil((seconds / done) * (of - done)) : undefined });
    },
  };
}

const WIDTH = 24;
/** Without a terminal, page progress is reported each time this much more is done. */
const STEP = 0.1;

/** The part of a terminal that is used. */
interface Terminal {
  write(text: string): boolean;
}

/**
 * Shows a build's progress: in a terminal as a bar on one line, elsewhere as plain lines, one per stage and per tenth of the pages.
 * `terminal`: undefined if there is none.
 */
export function showProgress(
  terminal: Terminal | undefined = process.stdout.isTTY ? process.stdout : undefined,
): (status: BuildStatus) => void {
  let last = '';
  return (status) => {
    if (terminal) {
      // The next output starts at the left and overwrites the bar.
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
