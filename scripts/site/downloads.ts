import { type Digest, digestOf, type FindDigest } from '../../src/catalog/downloads.ts';
import { noteInput, recordInputs } from '../../src/kernel/inputs.ts';
import type { Made } from './made.ts';
import type { Previous } from './previous.ts';
import { openSpool } from './spool.ts';

/** The downloads of a build, each made once, before what mentions it. */
export interface Downloads {
  /** Gives a download's digest. It is made, and spooled for `get`, unless it is unchanged since the last build. */
  find: FindDigest;
  get(path: string): Made | undefined;
  all(): Made[];
  /** Of all so far, by path: pages and files mention them. */
  digests: Readonly<Record<string, Digest>>;
}

/** Those of the build in `dist`, after a previous one. */
export function openDownloads(dist: string, { unchanged }: Pick<Previous, 'unchanged'>): Downloads {
  const digests: Record<string, Digest> = {};
  const downloads = new Map<string, Made>();
  const spool = openSpool(dist, 'downloads');
  async function make(path: string, body: () => Promise<string | Uint8Array>): Promise<Made & { digest: Digest }> {
    const { result, inputs } = await recordInputs(body);
    return { path, inputs, digest: digestOf(result), spooled: spool(result) };
  }
  return {
    async find(path, body) {
      const before = unchanged.get(path);
      const download = before?.digest ? { path, inputs: before.inputs, digest: before.digest } : await make(path, body);
      for (const input of download.inputs) noteInput?.(input);
      downloads.set(path, download);
      digests[path] = download.digest;
      return download.digest;
    },
    get: (path) => downloads.get(path),
    all: () => [...downloads.values()],
    digests,
  };
}
