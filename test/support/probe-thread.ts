import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** What calls to one path took, in milliseconds, and how late this thread's own timers were meanwhile: what the machine itself held up. */
export interface Probed {
  path: string;
  slowest: number;
  usual: number;
  calls: number;
  late: number;
  /** Statuses other than 200, and calls that failed. */
  wrong: string[];
}

const FEWEST = 10;
const PAUSE_MS = 20;

let over = false;
parentPort?.once('message', () => (over = true));

async function probe(url: string, path: string): Promise<Probed> {
  const took: number[] = [];
  const wrong: string[] = [];
  let late = 0;
  while (!over || took.length < FEWEST) {
    const started = performance.now();
    try {
      const response = await fetch(url + path);
      await response.arrayBuffer();
      if (response.status !== 200) wrong.push(String(response.status));
    } catch (cause) {
      wrong.push(String(cause));
    }
    const ended = performance.now();
    took.push(ended - started);
    await sleep(PAUSE_MS);
    late = Math.max(late, performance.now() - ended - PAUSE_MS);
  }
  took.sort((a, b) => a - b);
  return { path, slowest: took.at(-1) ?? 0, usual: took[took.length >> 1] ?? 0, calls: took.length, late, wrong };
}

const { url, paths } = workerData as { url: string; paths: string[] };
parentPort?.postMessage(await Promise.all(paths.map((path) => probe(url, path))));
