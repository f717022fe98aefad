import type { Site } from './selection.ts';

/** In bytes, as hosts count. */
const MB = 1_000_000;

/** What a site may take at most. */
interface Budget {
  files: number;
  bytes: number;
}

export const BUDGETS: Readonly<Record<Site, Budget>> = {
  default: { files: 45_000, bytes: 400 * MB },
  small: { files: 18_000, bytes: 200 * MB },
};
/** Cloudflare Pages takes no larger file. */
export const MAX_FILE_BYTES = 25 * MB;
/** The archive that the server reads. */
export const MAX_ARCHIVE_BYTES = 60 * MB;
/** Records of the search index in the browser, each a file. */
export const MAX_FRAGMENTS = 9_000;

/** A host of files, and what it takes; unlimited where nothing is said. `seen`: the day on which its limits were looked up (deploy/cdn.md). */
export interface Host extends Partial<Budget> {
  name: string;
  fileBytes?: number;
  seen: string;
}

const MIB = 1024 * 1024;
export const HOSTS: readonly Host[] = [
  { name: 'GitHub Pages', bytes: 1_000 * MB, seen: '2026-11-25' },
  { name: 'Cloudflare Pages, free', files: 20_000, fileBytes: 25 * MIB, seen: '2026-11-25' },
  { name: 'Cloudflare Pages, paid', files: 100_000, fileBytes: 25 * MIB, seen: '2026-11-25' },
  // 54,000 files in one folder, which no tree of ours has.
  { name: 'Netlify', seen: '2026-11-25' },
];

/** A file of a tree, by its path and bytes. */
export type Sized = readonly [path: string, bytes: number];

/** What a tree takes. */
export function weigh(files: readonly Sized[]) {
  const largest = files.reduce<Sized>((most, one) => (one[1] > most[1] ? one : most), ['', 0]);
  return {
    files: files.length,
    bytes: files.reduce((sum, [, bytes]) => sum + bytes, 0),
    fragments: files.filter(([path]) => path.endsWith('.pf_fragment')).length,
    largest,
  };
}

/** The parts of a tree that exceed its site's budget, a line each. `archive`: bytes of the archive that holds it, if there is one. */
export function overBudget(site: Site, files: readonly Sized[], archive = 0): string[] {
  const weight = weigh(files);
  const budget = BUDGETS[site];
  return [
    ...(weight.files > budget.files ? [`${weight.files} files, where ${budget.files} are allowed`] : []),
    ...(weight.bytes > budget.bytes ? [`${toMb(weight.bytes)} MB, where ${toMb(budget.bytes)} are allowed`] : []),
    ...(weight.largest[1] > MAX_FILE_BYTES
      ? [`${weight.largest[0]} has ${toMb(weight.largest[1])} MB, where ${toMb(MAX_FILE_BYTES)} are allowed`]
      : []),
    ...(weight.fragments > MAX_FRAGMENTS ? [`${weight.fragments} records in the search of pages, where ${MAX_FRAGMENTS} are allowed`] : []),
    ...(archive > MAX_ARCHIVE_BYTES ? [`an archive of ${toMb(archive)} MB, where ${toMb(MAX_ARCHIVE_BYTES)} are allowed`] : []),
  ];
}

/** What a tree takes, and what of that is over its budget, a line each. */
export function describeSize(site: Site, files: readonly Sized[], archive: number): string[] {
  const { files: count, bytes } = weigh(files);
  const size = `Size: ${count} files, ${toMb(bytes)} MB${archive ? `, ${toMb(archive)} MB as an archive` : ''}.`;
  return [size, ...overBudget(site, files, archive).map((fault) => `Over the budget of a ${site} site: ${fault}.`)];
}

/** Why a tree cannot be put on a host; empty if it can. */
export function whyNotOn(
  { name, files: most = Infinity, bytes = Infinity, fileBytes = Infinity, seen }: Host,
  files: readonly Sized[],
): string[] {
  const weight = weigh(files);
  const of = `${name} (looked up on ${seen})`;
  return [
    ...(weight.files > most ? [`${of} takes ${most} files; these are ${weight.files}`] : []),
    ...(weight.bytes > bytes ? [`${of} takes ${toMb(bytes)} MB; these are ${toMb(weight.bytes)}`] : []),
    ...(weight.largest[1] > fileBytes
      ? [`${of} takes files of ${toMb(fileBytes)} MB; ${weight.largest[0]} has ${toMb(weight.largest[1])}`]
      : []),
  ];
}

export const toMb = (bytes: number): string => (bytes / MB).toFixed(1);
