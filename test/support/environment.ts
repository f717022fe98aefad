/** The settings in whose environment work is going on, how much of it, and how to put back what they replaced. */
let running: { settings: object; count: number; restore(): void } | undefined;

/** Does something in an environment with these settings: providers read theirs when they are asked. */
export async function within<T>(settings: Readonly<Record<string, string>>, work: () => Promise<T>): Promise<T> {
  if (running && running.settings !== settings) throw new Error('Calls in other settings are under way: await them first.');
  running ??= { settings, count: 0, restore: replaceEnvironment(settings) };
  const mine = running;
  mine.count += 1;
  try {
    return await work();
  } finally {
    mine.count -= 1;
    if (mine.count === 0) {
      mine.restore();
      running = undefined;
    }
  }
}

function replaceEnvironment(settings: Readonly<Record<string, string>>): () => void {
  const before = Object.keys(settings).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, settings);
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  };
}
