import { afterAll, describe, expect, it } from 'vitest';
import { freshModules } from '../support/fresh-modules.ts';
import { workDir } from '../support/work-dir.ts';

type Inputs = typeof import('../../src/kernel/inputs.ts');
type Kept = typeof import('../../src/kernel/kept-work.ts');

const { path, remove } = workDir();
afterAll(remove);

/** A process of a build. */
async function oneProcess() {
  const load = freshModules();
  const [inputs, kept] = [await load<Inputs>('src/kernel/inputs.ts'), await load<Kept>('src/kernel/kept-work.ts')];
  inputs.trackInputs();
  let times = 0;
  const work = async () => {
    times += 1;
    inputs.noteInput?.('fuel.sqlite');
    return { litre: 104.08, nothing: undefined };
  };
  return { ...inputs, ...kept, work, times: () => times };
}

it('what one process of a build has done the others take, with its inputs', async () => {
  const [one, other] = [await oneProcess(), await oneProcess()];
  for (const { keepWorkIn } of [one, other]) keepWorkIn(path);
  const done = await one.recordInputs(() => one.keptWork('answer of /fuel', one.work));
  expect(await other.recordInputs(() => other.keptWork('answer of /fuel', other.work))).toEqual(done);
  // As JSON tells it, in the process that does it too.
  expect(done).toEqual({ result: { litre: 104.08 }, inputs: ['fuel.sqlite'] });
  expect([one.times(), other.times()]).toEqual([1, 0]);
  await other.keptWork('answer of /qr', other.work);
  expect(other.times()).toBe(1);
  expect(
    one
      .listKeptWork(path)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['answer of /fuel', 'answer of /qr']);
});

it('what one has begun another waits for, and does itself where that fails', async () => {
  const [one, other] = [await oneProcess(), await oneProcess()];
  for (const { keepWorkIn } of [one, other]) keepWorkIn(path);
  const { promise, resolve } = Promise.withResolvers<string>();
  const [first, second] = [one.keptWork('answer of /ask', () => promise), other.keptWork('answer of /ask', other.work)];
  resolve('slow');
  expect(await Promise.all([first, second])).toEqual(['slow', 'slow']);
  expect(other.times()).toBe(0);

  const failing = one.keptWork('answer of /gst', () => new Promise<never>((_, fail) => setTimeout(fail, 20, new Error('no'))));
  const [failed, done] = await Promise.allSettled([failing, other.keptWork('answer of /gst', other.work)]);
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'no' } });
  expect(done).toMatchObject({ status: 'fulfilled', value: { litre: 104.08 } });
});

it('the next build begins with what was made from the same', async () => {
  const [one, next] = [await oneProcess(), await oneProcess()];
  const [before, after] = [workDir(), workDir()];
  one.keepWorkIn(before.path);
  for (const name of ['answer of /fuel', 'answer of /gst']) await one.keptWork(name, one.work);
  next.keepWorkIn(after.path, { folder: before.path, work: one.listKeptWork(before.path).filter(({ name }) => name !== 'answer of /gst') });
  expect(await next.keptWork('answer of /fuel', next.work)).toEqual({ litre: 104.08 });
  expect(next.times()).toBe(0);
  await next.keptWork('answer of /gst', next.work);
  expect(next.times()).toBe(1);
  for (const { remove: removeFolder } of [before, after]) removeFolder();
});

describe('what is asked for one by one', () => {
  const all = (inputs: Inputs) => async () => {
    inputs.noteInput?.('train.sqlite');
    return { pune: 'Pune Junction', delhi: null };
  };

  it('is made at once by a build, whose processes share it with its inputs', async () => {
    const [one, other] = [await oneProcess(), await oneProcess()];
    for (const process of [one, other]) {
      process.keepWorkIn(path);
      const find = process.keptTogether('stations', all(process), async (key) => `${key} alone`);
      expect(await process.recordInputs(() => find('pune'))).toEqual({ result: 'Pune Junction', inputs: ['train.sqlite'] });
      expect(await find('delhi')).toBeNull();
      // What is wrong with a row is told by itself.
      expect(await find('constructor')).toBe('constructor alone');
    }
  });

  it('is made one by one where all cannot be made, and without a build', async () => {
    const [build, server] = [await oneProcess(), await oneProcess()];
    build.keepWorkIn(path);
    const one = async (key: string) => (key === 'pune' ? key : Promise.reject(new Error(`${key} has a wrong row`)));
    const failing = build.keptTogether('towns', () => Promise.reject(new Error('no')), one);
    expect(await failing('pune')).toBe('pune');
    await expect(failing('delhi')).rejects.toThrow('delhi has a wrong row');
    expect(await server.keptTogether('stations', all(server), async (key) => `${key} alone`)('pune')).toBe('pune alone');
  });
});

it('without a build it is done each time, as it is', async () => {
  const server = await oneProcess();
  for (const _ of [1, 2])
    expect(await server.keptWork('answer of /fuel', server.work)).toStrictEqual({ litre: 104.08, nothing: undefined });
  expect(server.times()).toBe(2);
});
