import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { newestPackage, readPackageFiles } from '../net/package.ts';
import { UpstreamError } from '../net/upstream.ts';
import type { Source, SourceIdentity } from './source.ts';
import { readStarterFile } from './starter-file.ts';

/**
 * A list in files of an npm package, read from the newest version: `parse` gets their texts by path, and the version with its publication
 * day. Only crawls fetch it, with npm and the optional dependency tar.
 */
export function packageSource<Row>(
  identity: SourceIdentity,
  from: {
    package: string;
    /** Paths in the package. */
    files: readonly string[];
    parse(texts: Readonly<Record<string, string>>, edition: { version: string; published: string | null }): Row[];
  },
): Source<Row> {
  return {
    ...identity,
    async collect() {
      const edition = await newestPackage(from.package);
      const texts = await readPackageFiles(from.package, edition.version, from.files);
      return inShape(identity.name, () => from.parse(texts, edition));
    },
  };
}

/** A list in a file of data/starter, possibly compressed (`.gz`). Set `isSeed: true` in the identity if it only starts a snapshot. */
export function fileSource<Row>(identity: SourceIdentity, from: { file: string; parse(text: string): Row[] }): Source<Row> {
  return {
    ...identity,
    isFile: true,
    isIn: (dataDir) => existsSync(join(dataDir, 'starter', from.file)),
    async collect(_needs, { dataDir }) {
      const text = await readStarterFile(dataDir, from.file);
      return inShape(identity.name, () => from.parse(text));
    },
  };
}

/** An unexpected format counts as a failure of the source. */
function inShape<Row>(name: string, parse: () => Row[]): Row[] {
  try {
    return parse();
  } catch (cause) {
    if (!(cause instanceof z.ZodError) && !(cause instanceof SyntaxError)) throw cause;
    throw new UpstreamError('shape', `${name}: ${cause instanceof z.ZodError ? z.prettifyError(cause).slice(0, 200) : cause.message}`, {
      cause,
    });
  }
}
