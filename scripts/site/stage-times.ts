/** Times the stages of a build, some of which run side by side. */
export function startStageTimes() {
  const stages: string[] = [];
  return {
    /** Runs a stage and records how long it took. */
    async time<T>(stage: string, work: () => Promise<T>): Promise<T> {
      const began = performance.now();
      const result = await work();
      stages.push(`${stage} ${((performance.now() - began) / 1000).toFixed(1)} s`);
      return result;
    },
    /** All stages so far with their times, in the order in which they ended. */
    summary: (): string => stages.join(', '),
  };
}
