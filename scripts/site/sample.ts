import { readFileSync } from 'node:fs';
import { dirname, extname } from 'node:path/posix';
import { z } from 'zod';

/** What a build of a sample makes: enough for tests, in a fraction of the time. */
const schema = z.strictObject({
  /** Of each kind of page (its route) and of file (its folder and ending) so many, the first ones. */
  each: z.int().min(1),
  /** Other numbers of some kinds, such as `/place/[slug]` or `/train/route/*.json`. */
  kinds: z.record(z.string(), z.int().min(0)),
  /** Beginnings of addresses all of which are made. */
  all: z.array(z.string()),
  /** Addresses that are made in any case: those that tests name. */
  named: z.array(z.string()),
});

/** Chooses of addresses and their kinds. Keeps their order. */
export type Choose = <T extends { path: string; kind: string }>(all: readonly T[]) => T[];

/** Reads what a sample is made of. Throws where the file is not as it should be. */
export function readSample(file: string): Choose {
  const { each, kinds, all: starts, named } = schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const isNamed = new Set(named);
  return (all) => {
    const taken = new Map<string, number>();
    return all.filter(({ path, kind }) => {
      if (isNamed.has(path) || starts.some((start) => path.startsWith(start))) return true;
      const before = taken.get(kind) ?? 0;
      taken.set(kind, before + 1);
      return before < (kinds[kind] ?? each);
    });
  };
}

/** The kind of a file that is no page: its folder and ending. */
export const kindOfFile = (path: string): string => `${dirname(path)}/*${extname(path)}`;
