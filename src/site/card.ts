import { LRUCache } from 'lru-cache';
import { ChildEnded, ChildProgram } from '../kernel/child-program.ts';
import { busyError } from '../kernel/fair-queue.ts';
import { ledger } from '../kernel/ledger.ts';
import { requirePackage } from '../kernel/optional-package.ts';
import type { DrawnCard } from './card/worker.ts';

/** Longest time for one, the start of the process included. */
const LIMIT_MS = 8_000;
/** Pictures that are kept, by their words: 20 to 40 kB each. */
const MAX_KEPT_BYTES = 8 * 1024 * 1024;

const painter = new ChildProgram<string, DrawnCard>({
  // The build makes a file of its own of it, and puts that file's address here (astro.config.mjs).
  program: new URL('./card/worker.ts', import.meta.url).href,
  heapMb: 64,
  memoryMb: 300,
  idleMs: 30_000,
});
/** One is drawn at a time. */
const turns = ledger.turns('cards');
const kept = new LRUCache<string, Uint8Array>({
  maxSize: MAX_KEPT_BYTES,
  sizeCalculation: (png, answer) => png.length + 2 * answer.length,
});

/**
 * The picture that messengers show beside a link, with the page's own answer on it, as PNG; drawn in a process of its own. `caller`: whose turn
 * it takes; `spend`: charges the processor time. Throws ApiError `busy` for a call without a turn.
 */
export async function drawCard(
  answer: string,
  { caller = '', spend }: { caller?: string; spend?: (ms: number) => void } = {},
): Promise<Uint8Array> {
  const before = kept.get(answer);
  if (before) return before;
  // Its process would end without a word.
  requirePackage('sharp');
  await turns.acquire(undefined, caller);
  try {
    // Somebody may have had it drawn meanwhile.
    const since = kept.get(answer);
    if (since) return since;
    const { png, cpuMs } = await painter.ask(answer, LIMIT_MS);
    spend?.(cpuMs);
    kept.set(answer, png);
    return png;
  } catch (cause) {
    if (cause instanceof ChildEnded) throw busyError();
    throw cause;
  } finally {
    turns.release(caller);
  }
}
