import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { env } from '../src/kernel/env.ts';
import { BEGUN, type BuildStatus, DONE } from '../src/server/build-status.ts';
import { endWithNpm } from '../src/server/parent.ts';
import { runWorkers, SERVER } from '../src/server/workers.ts';
import { showProgress } from './progress.ts';
import { HEAP_FLAGS } from './site/memory.ts';

const UNBUILT = new URL('../src/server/unbuilt.ts', import.meta.url);
/** Lines of a failed build's output that are shown. */
const LAST_LINES = 30;

/**
 * Serves from the sources at once while the build runs in a process of lower priority; when it is done, workers that serve the build take
 * over. If the build fails, that is reported and the server goes on with what it has. The build is killed when this process ends.
 */
export function serveWhileBuilding(): void {
  endWithNpm();
  const workers = runWorkers(env.WORKERS, UNBUILT);
  const show = showProgress(process.stdout.isTTY && env.LOG_LEVEL === undefined ? process.stdout : undefined);
  const began = performance.now();
  let status = BEGUN;
  const tell = (next: BuildStatus) => {
    status = next;
    show(status);
    workers.tell({ build: status });
  };
  const { build, lastLines } = startBuild();
  build.on('message', (next) => tell(next as BuildStatus));

  let isEnding = false;
  const endBuild = () => {
    isEnding = true;
    build.kill('SIGTERM');
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, endBuild);
  process.on('exit', endBuild);

  build.once('exit', (code, signal) => {
    if (isEnding) return;
    if (code === 0) {
      tell(DONE);
      workers.replaceBy(SERVER, `The build took ${Math.round((performance.now() - began) / 1000)} s`);
      return;
    }
    console.error(lastLines());
    tell({ ...status, state: 'failed', fault: `it ended with ${signal ?? `code ${code}`}; the terminal of the server says why` });
    console.error('The server goes on with what it has: calls and JSON files are answered. npm run build tries again.');
  });
}

/** Starts the build alongside. Its output is kept in case it fails. */
function startBuild(): { build: ChildProcess; lastLines(): string } {
  const lines: string[] = [];
  // Without our Node options: a build may use more memory than a server.
  const build = fork('scripts/build.ts', { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], execArgv: [...HEAP_FLAGS] });
  try {
    if (build.pid !== undefined) setPriority(build.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has already ended, which its exit event reports, or this system has no priorities.
  }
  for (const stream of [build.stdout, build.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      lines.push(...text.split('\n').filter((line) => line.trim() !== ''));
      lines.splice(0, lines.length - LAST_LINES);
    });
  }
  return { build, lastLines: () => lines.join('\n') };
}
