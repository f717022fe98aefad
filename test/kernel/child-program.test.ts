import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ChildEnded, ChildProgram } from '../../src/kernel/child-program.ts';
import type { Deed } from '../support/child-at-work.ts';

const rules = { program: new URL('../support/child-at-work.ts', import.meta.url).href, heapMb: 64, memoryMb: 200, idleMs: 500 };
const child = new ChildProgram<Deed, { pid: number; settings: string[]; outOfMemory: string; signal: string }>(rules);
const runs = (pid: number) => existsSync(`/proc/${pid}`);

describe.runIf(existsSync('/proc/self/task'))('a program in a process of its own', () => {
  it('answers, gets none of our settings, and is the first to go where the system has no memory left', async () => {
    process.env.SECRET_API_KEY = 's3cret';
    const { settings, outOfMemory, pid } = await child.ask('answer', 10_000);
    delete process.env.SECRET_API_KEY;
    expect(pid).not.toBe(process.pid);
    expect(settings).not.toContain('SECRET_API_KEY');
    expect(outOfMemory).toBe('1000');
  });

  it.each(['fill', 'fill the heap', 'hang', 'end'] as const)('may %s: its caller is told, and the next one is answered', async (deed) => {
    const { pid } = await child.ask('answer', 10_000);
    await expect(child.ask(deed, deed === 'hang' ? 1_000 : 20_000)).rejects.toThrow(ChildEnded);
    expect(runs(pid)).toBe(false);
    expect((await child.ask('answer', 10_000)).pid).not.toBe(pid);
  });

  it('has another that it started ended when that one takes too much, and goes on', async () => {
    const { pid } = await child.ask('answer', 10_000);
    expect(await child.ask('let another fill', 20_000)).toEqual({ signal: 'SIGKILL' });
    expect((await child.ask('answer', 10_000)).pid).toBe(pid);
  });

  it('tells of its faults in 200 letters', async () => {
    const fault = await child.ask('throw', 10_000).catch((cause: Error) => cause);
    expect(fault).toBeInstanceOf(Error);
    expect(String(fault).length).toBeLessThan(220);
  });

  it('ends when nobody asks it for a while', async () => {
    const { pid } = await child.ask('answer', 10_000);
    await expect.poll(() => runs(pid), { timeout: 5_000 }).toBe(false);
  });
});
