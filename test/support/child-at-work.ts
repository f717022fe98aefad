// A program for test/kernel/child-program.test.ts: it does as it is told, harm included.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { answerParent } from '../../src/kernel/child-program.ts';

export type Deed = 'answer' | 'fill' | 'let another fill' | 'fill the heap' | 'hang' | 'end' | 'throw';

const FILL = 'const kept = []; setInterval(() => kept.push(Buffer.alloc(10 * 2 ** 20, 1)), 10)';
const kept: unknown[] = [];

answerParent(async (deed: Deed) => {
  if (deed === 'fill') setInterval(() => kept.push(Buffer.alloc(10 * 2 ** 20, 1)), 10);
  if (deed === 'fill the heap') for (;;) kept.push(Array.from({ length: 1000 }, () => ({})));
  if (deed === 'hang') for (;;);
  if (deed === 'end') process.exit(1);
  if (deed === 'throw') throw new Error('x'.repeat(100_000));
  if (deed === 'let another fill') {
    const other = spawn(process.execPath, ['-e', FILL]);
    return new Promise((resolve) => other.on('exit', (_, signal) => resolve({ signal })));
  }
  if (deed === 'fill') return new Promise(() => undefined);
  return { pid: process.pid, settings: Object.keys(process.env), outOfMemory: readFileSync('/proc/self/oom_score_adj', 'utf8').trim() };
});
