import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { listFiles, readFileList } from '../../src/server/file-list.ts';
import { openBuildReader } from '../../src/store/packed-files.ts';

/** A file of a build as the checks see it; text and document are made once, for the first check that wants them. */
export class WalkedFile {
  #text: string | undefined;
  #document: Document | undefined;
  readonly path: string;
  readonly bytes: Uint8Array;

  /** @param path Below the folder of files, with a slash in front. */
  constructor(path: string, bytes: Uint8Array) {
    this.path = path;
    this.bytes = bytes;
  }
  /** Throws where the bytes are not UTF-8. */
  get text(): string {
    this.#text ??= new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(this.bytes);
    return this.#text;
  }
  get document(): Document {
    this.#document ??= parseHTML(this.text).document;
    return this.#document;
  }
  /** Where a page answers: `/` for `/index.html`. */
  get address(): string {
    return this.path.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
  }
}

/** A rule that files of a build keep. */
export interface Check {
  /** What holds of each of them, in words. */
  title: string;
  /** Paths of the files that it looks at. */
  files: RegExp;
  /** How many of these a build has at least: a check that looked at none found nothing. */
  fewest: number;
  /** What is wrong with a file, one line for each fault. What it throws is a fault as well. */
  look(file: WalkedFile): Iterable<string>;
  /** What can only be told once all files were read; each line begins with the path. */
  finish?(): string[];
  /** Files, text by path, in each of which the check has to find a fault. */
  wrong: Readonly<Record<string, string>>;
}

export interface Outcome {
  seen: number;
  /** Each with the path of its file. */
  faults: string[];
}

/** The paths of all files of a build, without its compressed copies. `dist` is the build's folder. */
export const pathsOf = (dist: string): string[] => (readFileList(dist) ?? listFiles(`${dist}/client`)).map(({ path }) => path);

/** The paths of all files of a whole build, of which this one may have a sample. */
export function pathsOfWhole(dist: string): string[] {
  const list = join(dist, 'addresses.json');
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : pathsOf(dist);
}

/** Reads every file of a build once, and shows it to each check that looks at files of its path. */
export async function walkBuild(dist: string, checks: readonly Check[]): Promise<Map<Check, Outcome>> {
  const read = openBuildReader(dist);
  const outcomes = new Map(checks.map((check): [Check, Outcome] => [check, { seen: 0, faults: [] }]));
  for (const path of pathsOf(dist)) {
    const looking = checks.filter(({ files }) => files.test(path));
    if (looking.length === 0) continue;
    const file = new WalkedFile(path, await read(path));
    for (const check of looking) {
      const outcome = outcomes.get(check) as Outcome;
      outcome.seen += 1;
      outcome.faults.push(...faultsOf(check, file));
    }
  }
  for (const [check, outcome] of outcomes) outcome.faults.push(...(check.finish?.() ?? []));
  return outcomes;
}

/** What a check finds in one file, each fault with the file's path. */
export function faultsOf(check: Check, file: WalkedFile): string[] {
  try {
    return [...check.look(file)].map((fault) => `${file.path}: ${fault}`);
  } catch (error) {
    return [`${file.path}: ${(error as Error).message.slice(0, 500)}`];
  }
}
