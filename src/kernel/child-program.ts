import { type ChildProcess, fork } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** How often the memory of a child at work is looked at, in milliseconds. */
const WATCH_MS = 100;
/** Letters of a fault in a child that are told. */
const MAX_FAULT_LENGTH = 200;

export interface ChildRules {
  /** Address of its program, a file that calls `answerParent`. */
  program: string;
  /** Its environment: it gets nothing of ours, which holds keys. */
  settings?: Readonly<Record<string, string>>;
  /** Of its script heap. */
  heapMb: number;
  /** Of it and all that it starts together; beyond, the largest of them is ended. Linux alone tells what they take. */
  memoryMb: number;
  /** A child that has nothing to do for so long gives its memory back. */
  idleMs: number;
}

/** A child ended before it answered: because of its memory, of its time, or by itself. */
export class ChildEnded extends Error {
  override name = 'ChildEnded';
}

interface Running {
  child: ChildProcess;
  waiting: Map<number, { resolve(reply: never): void; reject(fault: Error): void }>;
  watch?: NodeJS.Timeout;
  idle?: NodeJS.Timeout;
  /** All that it had started when it was looked at last. */
  tree: readonly number[];
}

/** What a child sends: an answer, or the words of a fault of ours. */
interface Message {
  id: number;
  reply?: unknown;
  fault?: string;
}

let lastId = 0;

/** A program of ours in a process of its own, started when it is asked: what strangers send there ends that process and not this one. */
export class ChildProgram<Task, Reply> {
  readonly #rules: ChildRules;
  #running: Running | undefined;

  constructor(rules: ChildRules) {
    this.#rules = rules;
  }

  /** Its answer to a task. Throws ChildEnded; after `limitMs` the child is ended, with whatever else it works at. */
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
      // What it prints may be a stranger's.
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
      const asked = running.waiting.get(id);
      if (fault === undefined) asked?.resolve(reply as never);
      else asked?.reject(new Error(fault));
    });
    child.on('error', end).on('exit', end);
    return running;
  }

  #begin(running: Running, id: number, asked: { resolve(reply: Reply): void; reject(fault: Error): void }): void {
    clearTimeout(running.idle);
    running.waiting.set(id, asked);
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
    // A program that has nothing else to do may end.
    running.child.unref();
    running.child.channel?.unref();
    running.idle = setTimeout(() => {
      if (this.#running === running) this.#running = undefined;
      if (running.child.connected) running.child.disconnect();
    }, this.#rules.idleMs).unref();
  }
}

/** Ends a child at once with all that it has started. */
function endTree({ child }: Running): void {
  if (child.pid !== undefined) endAll(listTree(child.pid));
}

/** Looks at a process and all below it; ends the largest of them where they have more bytes than they may. Gives those below it. */
function watchTree(pid: number, maxBytes: number): number[] {
  const sizes = listTree(pid).map((one) => ({ pid: one, ...memoryOf(one) }));
  const [largest] = sizes.toSorted((a, b) => b.own + b.shared - a.own - a.shared);
  // What they share is counted once.
  const all = sizes.reduce((sum, { own }) => sum + own, 0) + Math.max(...sizes.map(({ shared }) => shared));
  if (largest && all > maxBytes) endAll([largest.pid]);
  return sizes.map((one) => one.pid).filter((one) => one !== pid);
}

function endAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** A process and all that it and its own have started; the process alone where the system does not tell. */
function listTree(pid: number): number[] {
  const found = [pid];
  for (const one of found) {
    try {
      for (const thread of readdirSync(`/proc/${one}/task`))
        found.push(...(readFileSync(`/proc/${one}/task/${thread}/children`, 'utf8').match(/\d+/g) ?? []).map(Number));
    } catch {
      // It has ended meanwhile, or the system has no such list.
    }
  }
  return found;
}

/** Bytes that a process has written to memory: what it maps of files can be dropped and is not counted. */
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

/** Makes this process the child of one that asks it by `ChildProgram`: it answers until that one ends. */
export function answerParent<Task, Reply>(answer: (task: Task) => Promise<Reply>): void {
  try {
    // Where the system runs out of memory, this goes before the server does.
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // No such thing here.
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
