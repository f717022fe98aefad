import { NoSunrise } from '../../astronomy/calendar/frame.ts';
import { lowerPriority } from '../../kernel/lower-priority.ts';
import { BODIES, type BodyInput, type BodyName } from './bodies.ts';

/** What the thread is given. */
export interface ComputeTask {
  name: BodyName;
  input: BodyInput<BodyName>;
}

/** What it gives. Errors lose their class on their way to another thread, so that the one which callers bring about is told in words. */
export interface Computed {
  body?: unknown;
  noSunrise?: string;
  /** Processor time that it took, in milliseconds. */
  cpuMs: number;
}

lowerPriority();

/** What the thread does: piscina calls this with a task. */
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
