import { NoSunrise } from '../../astronomy/calendar/frame.ts';
import { lowerPriority } from '../../kernel/lower-priority.ts';
import { BODIES, type BodyInput, type BodyName } from './bodies.ts';

/** The thread's input. */
export interface ComputeTask {
  name: BodyName;
  input: BodyInput<BodyName>;
}

/** The thread's result. Errors lose their class between threads, so the one that callers can cause is passed as text. */
export interface Computed {
  body?: unknown;
  noSunrise?: string;
  /** Processor time used, in milliseconds. */
  cpuMs: number;
}

lowerPriority();

/** The thread's entry: piscina calls it with a task. */
export default ({ name, input }: ComputeTask): Computed => {
  const before = process.threadCpuUsage();
  const cpuMs = () => {
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000;
  };
  try {
    const body = (BODIES[name] as (input: BodyInput<BodyName>) => unknown)(input);
    return { body, cpuMs: cpuMs() };
  } catch (cause) {
    if (!(cause instanceof NoSunrise)) throw cause;
    return { noSunrise: cause.message, cpuMs: cpuMs() };
  }
};
