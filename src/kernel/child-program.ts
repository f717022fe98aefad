import { type ChildProcess, fork } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** How often a working child's memory is checked, in milliseconds. */
const WATCH_MS = 100;
/** Longest error message taken over from a child, in characters. */
const MAX_FAULT_LENGTH = 200;

export interface ChildRules {
  /** URL of its program, a file that calls `answerParent`. */
  program: string;
  /** Its environment. It does not inherit ours, which holds keys. */
  settings?: Readonly<Record<string, string>>;
  /** Limit of its script heap. */
  heapMb: number;
  /**
   * Limit for the child and all its descendants; beyond it, the largest process is killed. Enforced on Linux only, where usage can be read.
   */
  memoryMb: number;
  /** A child idle for this long is stopped to free its memory. */
  idleMs: number;
}

/** A child ended before it answered: over its memory limit, out of time, or by itself. */
export class ChildEnded extends Error {
  override name = 'ChildEnded';
}

interface Running {
  child: ChildProcess;
  waiting: Map<number, { resolve(reply: never): void; reject(fault: Error): void }>;
  watch?: NodeJS.Timeout;
  idle?: NodeJS.Timeout;
  /** Its descendants at the last check. */
  tree: readonly number[];
}

/** A message from the child: an answer, or the message of an error of ours. */
interface Message {
  id: number;
  reply?: unknown;
  fault?: string;
}

let lastId = 0;

/** One of our programs in a process of its own, started on first use: hostile input crashes that process, not this one. */
export class ChildProgram<Task, Reply> {
  readonly #rules: ChildRules;
  #running: Running | undefined;

  constructor(rules: ChildRules) {
    this.#rules = rules;
  }

  /**
   * Sends a task and returns its answer. Throws ChildEnded. After `limitMs` the child is killed, along with anything else it is working on.
   */
  async ask(task: Task, limitMs: number): Promise<Reply> {
    this.#running ??= this.#start();
    const running = this.#running;
    const id = ++lastId;
    const { promise, resolve, reject } = Promise.withResolvers<Reply>();
    const limit = setTimeout(() => endTree(running), limitMs);
    this.#begin(running, id, { resolve, reject });
    running.child.send({ id, task }, (fault) => fault && reject(new ChildEnded(fault.message)));
    try {
      return await promise;
    } finally {
      clearTimeout(limit);
      this.#finish(running, id);
    }
  }

  #start(): Running {
    const { program, heapMb, settings } = this.#rules;
    const child = fork(new URL(program), {
      execArgv: [`--max-old-space-size=${heapMb}`, '--max-semi-space-size=16'],
      env: { HOME: tmpdir(), PATH: '/usr/local/bin:/usr/bin:/bin', LANG: 'en_IN.UTF-8', ...settings },
      serialization: 'advanced',
      // Its output could be hostile.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const running: Running = { child, waiting: new Map(), tree: [] };
    const end = () => {
      if (this.#running === running) this.#running = undefined;
      clearInterval(running.watch);
      endAll(running.tree);
      for (const { reject } of running.waiting.values()) reject(new ChildEnded('The process ended before it answered.'));
    };
    child.on('message', ({ id, reply, fault }: Message) => {
      const question = running.waiting.get(id);
      if (fault === undefined) question?.resolve(reply as never);
      else question?.reject(new Error(fault));
    });
    child.on('error', end).on('exit', end);
    return running;
  }

  #begin(running: Running, id: number, question: { resolve(reply: Reply): void; reject(fault: Error): void }): void {
    clearTimeout(running.idle);
    running.waiting.set(id, question);
    running.child.ref();
    running.child.channel?.ref();
    running.watch ??= setInterval(() => {
      running.tree = watchTree(running.child.pid ?? 0, this.#rules.memoryMb * 2 ** 20);
    }, WATCH_MS).unref();
  }

  #finish(running: Running, id: number): void {
    running.waiting.delete(id);
    if (running.waiting.size > 0) return;
    clearInterval(running.watch);
    delete running.watch;
    // An idle child must not keep this process alive.
    running.child.unref();
    running.child.channel?.unref();
    running.idle = setTimeout(() => {
      if (this.#running === running) this.#running = undefined;
      if (running.child.connected) running.child.disconnect();
    }, this.#rules.idleMs).unref();
  }
}

/** Kills a child and all its descendants at once. */
function endTree({ child }: Running): void {
  if (child.pid !== undefined) endAll(listTree(child.pid));
}

/** Checks a process and its descendants and kills the largest when together they exceed `maxBytes`. Returns the descendants. */
function watchTree(pid: number, maxBytes: number): number[] {
  const sizes = listTree(pid).map((one) => ({ pid: one, ...memoryOf(one) }));
  const [largest] = sizes.toSorted((a, b) => b.own + b.shared - a.own - a.shared);
  // Shared memory is counted once.
  const all = sizes.reduce((sum, { own }) => sum + own, 0) + Math.max(...sizes.map(({ shared }) => shared));
  if (largest && all > maxBytes) endAll([largest.pid]);
  return sizes.map((one) => one.pid).filter((one) => one !== pid);
}

function endAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended in the meantime.
    }
  }
}

/** A process and all its descendants; the process alone where the system does not list them. */
function listTree(pid: number): number[] {
  const pids = [pid];
  for (const one of pids) {
    try {
      for (const thread of readdirSync(`/proc/${one}/task`))
        pids.push(...(readFileSync(`/proc/${one}/task/${thread}/children`, 'utf8').match(/\d+/g) ?? []).map(Number));
    } catch {
      // It ended in the meantime, or the system has no such list.
    }
  }
  return pids;
}

/** Bytes of memory a process has written. Mapped files are not counted: the system can drop them. */
function memoryOf(pid: number): { own: number; shared: number } {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const [own = 0, swapped = 0, shared = 0] = ['RssAnon', 'VmSwap', 'RssShmem'].map((name) =>
      Number(new RegExp(`${name}:\\s*(\\d+)`).exec(status)?.[1] ?? 0),
    );
    return { own: (own + swapped) * 1024, shared: shared * 1024 };
  } catch {
    return { own: 0, shared: 0 };
  }
}

/** Makes this process the child of a `ChildProgram`: it answers until the parent ends. */
export function answerParent<Task, Reply>(answer: (task: Task) => Promise<Reply>): void {
  try {
    // When memory runs out, the system kills this process before the server.
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Not on this system.
  }
  process.on('disconnect', () => process.exit());
  process.on('message', ({ id, task }: { id: number; task: Task }) => {
    const send = (message: Message) => process.connected && process.send?.(message);
    answer(task).then(
      (reply) => send({ id, reply }),
      (fault) => send({ id, fault: String(fault).slice(0, MAX_FAULT_LENGTH) }),
    );
  });
}
