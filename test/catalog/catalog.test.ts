import { expect, it } from 'vitest';
import { defaultServer } from '../support/server.ts';
import { isThere } from '../support/whole-build.ts';

const server = defaultServer();

it('12.11: gives with every file the live call, with its parameters, that it is the answer of', async () => {
  const { areas } = (await server.json('/index.json')).body;
  for (const { files } of areas) {
    if (!files.list) continue;
    const { paths, calls, count } = (await server.json(files.list)).body;
    expect([paths.length, calls.length], files.list).toEqual([count, count]);
    // The first and the last in every format stand for the rest.
    const formats = new Set(paths.map((path: string) => path.split('.').at(-1)));
    for (const format of formats) {
      const own = paths.flatMap((path: string, at: number) => (path.endsWith(`.${format}`) ? [at] : []));
      for (const at of [own[0], own.at(-1)]) {
        const [file, live] = await Promise.all([server.get(paths[at]), server.get(calls[at])]);
        expect(live.status, calls[at]).toBe(200);
        expect(await isThere(server.url + paths[at]), paths[at]).toBe(true);
        if (file.status !== 200) continue;
        const [text, answer] = await Promise.all([file.text(), live.text()]);
        // the whole table, of which the call gives a page
        if (paths[at] === '/schemes.csv') expect(text.startsWith(answer), calls[at]).toBe(true);
        else expect(text, calls[at]).toBe(answer);
      }
    }
  }
});
