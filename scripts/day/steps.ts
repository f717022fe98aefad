import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { git } from '../git.ts';
import { kill, until } from './waiting.ts';
import type { Ran, World } from './world.ts';

/** A part of the day: what is done, and what has to hold then. It throws in words if it does not. Gives what was seen. */
export interface Step {
  name: string;
  run(world: World): Promise<string>;
}

/** Seconds that a fault lasts. */
const OUT_MS = 5_000;
const seconds = ({ seconds }: Ran): string => `${seconds.toFixed(1)} s`;

/** The end of a program that had to end with this code. Throws with what it said if it did not. */
function requireCode(ran: Ran, code: number): Ran {
  if (ran.code !== code) throw new Error(`ended with ${ran.code} where ${code} was due: ${ran.said.slice(-500)}`);
  return ran;
}
const crawl = (world: World) => world.run(['scripts/crawl.ts', 'fuel', '--source', 'goodreturns', '--pause', '0']);
const push = (world: World, area: string) => world.run(['scripts/push-data.ts', area, '--pause', '1']);
const newestOf = async (world: World) => (await git(world.rehearsal.origin, 'log', '-1', '--format=%h %s', 'main')).trim();

/** An ordinary day with all that goes wrong on the worst of days. */
export const DAY: readonly Step[] = [
  {
    name: 'nothing happens',
    async run() {
      await sleep(OUT_MS);
      return 'as a measure for the others';
    },
  },
  {
    name: 'crawl: new prices',
    async run(world) {
      world.tellPrices({ dearer: 5 });
      const ran = requireCode(await crawl(world), 0);
      requireCode(await push(world, 'fuel'), 0);
      await until('both servers answer with the new price', () => world.shows(5));
      return `crawled in ${seconds(ran)}, both servers answer with it, pushed: ${await newestOf(world)}`;
    },
  },
  {
    name: 'crawl: a wrong page',
    async run(world) {
      world.tellPrices({ dearer: 5, times: 10 });
      requireCode(await crawl(world), 2);
      if (!(await world.shows(5))) throw new Error('the price on record is gone');
      return 'refused, the prices stay';
    },
  },
  {
    name: 'build',
    async run(world) {
      const ran = requireCode(await world.build('dist-next'), 0);
      return `beside the one in service, ${seconds(ran)}; ${/^Built: .*$/m.exec(ran.said)?.[0] ?? ''}`;
    },
  },
  {
    name: 'swap',
    async run(world) {
      const { clone } = world.rehearsal;
      renameSync(join(clone, 'dist'), join(clone, 'dist-last'));
      renameSync(join(clone, 'dist-next'), join(clone, 'dist'));
      await until('both servers answer with the files of the new build', () => world.shows(5, true));
      return 'by renaming, both servers went over';
    },
  },
  {
    name: 'kill: a worker of each server',
    async run(world) {
      for (const at of world.servers.keys()) {
        const [, worker = 0] = world.processesOf(at);
        kill(worker, 'SIGKILL');
        await sleep(OUT_MS);
      }
      await until('both servers have their workers again', () => world.servers.every((_, at) => world.processesOf(at).length >= 3));
      return 'replaced';
    },
  },
  {
    name: 'kill: a server',
    async run(world) {
      for (const pid of world.processesOf(1)) kill(pid, 'SIGKILL');
      await sleep(OUT_MS);
      await world.startServer(1);
      await sleep(OUT_MS);
      return 'the other answered alone; started again, it got its calls back';
    },
  },
  {
    name: 'store out: it hangs, then is killed',
    async run(world) {
      const pid = world.redis?.pid ?? 0;
      kill(pid, 'SIGSTOP');
      await sleep(OUT_MS);
      kill(pid, 'SIGCONT');
      await sleep(1_000);
      kill(pid, 'SIGKILL');
      await sleep(OUT_MS);
      await world.startStore();
      await sleep(OUT_MS);
      return 'each server went on with its own caches and limits';
    },
  },
  {
    name: 'push refused',
    async run(world) {
      const before = await newestOf(world);
      const hook = join(world.rehearsal.origin, 'hooks/pre-receive');
      writeFileSync(hook, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
      world.tellPrices({ dearer: 10 });
      requireCode(await crawl(world), 0);
      requireCode(await push(world, 'fuel'), 1);
      if ((await newestOf(world)) !== before) throw new Error('the origin has it though it refused it');
      rmSync(hook);
      requireCode(await push(world, 'forex'), 0);
      if ((await newestOf(world)) === before) throw new Error('the refused push was forgotten');
      await until('both servers answer with the newer price', () => world.shows(10));
      return 'served meanwhile, delivered with the next push, of another area';
    },
  },
  {
    name: 'restore: the last crawl was wrong',
    async run(world) {
      const snapshot = (...args: string[]) => world.run(['scripts/snapshot.ts', ...args]);
      requireCode(await snapshot('undo', 'fuel'), 0);
      await until('both servers answer with the price before it', () => world.shows(5));
      requireCode(await push(world, 'fuel'), 0);
      const { held } = JSON.parse(readFileSync(join(world.rehearsal.clone, 'data/reports/fuel.json'), 'utf8'));
      if (!held?.goodreturns) throw new Error('the source of the wrong crawl is not held');
      requireCode(await snapshot('accept', 'fuel'), 0);
      requireCode(await crawl(world), 0);
      await until('both servers answer with the newer price again', () => world.shows(10));
      return 'undone, pushed, its source held until it was accepted';
    },
  },
];
