import { afterAll, expect, it } from 'vitest';
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

it('the next build begins with it', async () => {
  const next = await oneProcess();
  const { path: folder, remove: removeNext } = workDir();
  next.keepWorkIn(folder, [{ name: 'answer of /fuel', inputs: ['fuel.sqlite'], result: { litre: 100 } }]);
  expect(await next.keptWork('answer of /fuel', next.work)).toEqual({ litre: 100 });
  expect(next.times()).toBe(0);
  removeNext();
});

it('without a build it is done each time, as it is', async () => {
  const server = await oneProcess();
  for (const _ of [1, 2])
    expect(await server.keptWork('answer of /fuel', server.work)).toStrictEqual({ litre: 104.08, nothing: undefined });
  expect(server.times()).toBe(2);
});
