import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Probed } from './probe-program.ts';
import type { RunningServer } from './server.ts';

/** Others may be answered so many times as slowly as in the control of the same run, where that is more than the bound: a busy machine slows both. */
const RATIO = 4;

/** What a call may take: the bound in milliseconds of a quiet machine, or a multiple of what it took in the control. */
export const boundOf = (quiet: number, control: number): number => Math.max(quiet, RATIO * control);

export interface Probe {
  /** Does this work and asks for the paths meanwhile; prints and gives what calls to each took. `title`: what the work is. */
  during<T>(title: string, work: () => Promise<T>): Promise<{ given: T; probed: Probed[] }>;
  stop(): void;
}

/**
 * A process of its own that measures how soon others are answered while a server is attacked: what keeps the attacker busy is not counted as the
 * server's time. The server and this process share their cores with the attacker, which in truth is elsewhere.
 */
export async function startProbe({ url, process }: RunningServer, paths: readonly string[]): Promise<Probe> {
  const program = fork(new URL('./probe-program.ts', import.meta.url), [url, String(process.pid), ...paths], { execArgv: [] });
  const heard = async () => (await once(program, 'message'))[0] as unknown;
  await heard();
  return {
    async during(title, work) {
      program.send('begin');
      await heard();
      const probing = heard() as Promise<Probed[]>;
      const given = await work().finally(() => program.send('end'));
      const probed = await probing;
      for (const one of probed) console.log(`${title}: ${formatBody(one)}`);
      return { given, probed };
    },
    stop: () => program.disconnect(),
  };
}

function formatBody({ path, calls, wrong: _, ...times }: Probed): string {
  const ms = Object.fromEntries(Object.entries(times).map(([name, value]) => [name, Math.round(value)]));
  return `${path} ${ms.slowest} ms at most (${ms.slowestAt} ms after the beginning), ${ms.slowestOwn} ms without waiting for a core, ${ms.usual} ms usually, ${calls} calls`;
}
