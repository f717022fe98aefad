// A primary and three workers: one at work for seconds without a break, one that is stopped, and one that is fine. It prints what `watchBeats` tells of
// them, and ends when both have been told of and the busy one is back.
import cluster, { type Worker } from 'node:cluster';
import { createServer } from 'node:net';
import { beat, watchBeats } from '../../src/server/heartbeat.ts';

const BUSY_MS = 9_000;

if (cluster.isPrimary) {
  const kinds = new Map<Worker, string>();
  const tell = (what: string) => (worker: Worker) => console.log(`${kinds.get(worker)} ${what}`);
  watchBeats({ stopped: tell('stopped'), busy: tell('busy'), lost: tell('lost') });
  for (const kind of ['working', 'halted', 'fine']) kinds.set(cluster.fork({ KIND: kind }), kind);
  cluster.on('message', (worker, message: { done?: boolean }) => {
    if (!message.done) return;
    tell('done')(worker);
    for (const one of kinds.keys()) one.process.kill('SIGKILL');
    process.exit();
  });
} else {
  const { KIND } = process.env;
  createServer().listen(0, '127.0.0.1', () => {
    beat();
    setTimeout(() => {
      if (KIND === 'halted') process.kill(process.pid, 'SIGSTOP');
      if (KIND !== 'working') return;
      for (const until = performance.now() + BUSY_MS; performance.now() < until; );
      process.send?.({ done: true });
    }, 100);
  });
}
