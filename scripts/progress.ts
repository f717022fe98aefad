import { BEGUN, type BuildStatus } from '../src/server/build-status.ts';
import { showProgress } from './progress-bar.ts';

/** Says how far a build is: to the process that started it (`npm start`) where that listens, else in the terminal. */
export interface Progress {
  /** What is being done from now on, in words. */
  stage(name: string): void;
  /** Pages can be made from the bundle. */
  bundled(): void;
  /** So many pages of so many are written. */
  pages(done: number, of: number): void;
}

/** Begins to say so. Ends this process, as SIGTERM does, when the one that listens is gone. */
export function startProgress(): Progress {
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
    stage: (stage) => tell({ stage, secondsLeft: undefined, pages: 0, ofPages: 0 }),
    bundled: () => tell({ canMakePages: true }),
    pages(done, of) {
      if (status.ofPages === 0) pagesSince = performance.now();
      const seconds = (performance.now() - pagesSince) / 1000;
      tell({ stage: 'pages', pages: done, ofPages: of, secondsLeft: done > 0 ? Math.ceil((seconds / done) * (of - done)) : undefined });
    },
  };
}
