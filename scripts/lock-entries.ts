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
}

/** Optional packages that something needs and the lock file lacks, by the path at which they belong. */
export function findMissing({ packages }: Lock): { path: string; name: string; version: string }[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !placesOf(path, name).some((place) => packages[place]))
      .map(([name, version]) => ({ path: `node_modules/${name}`, name, version })),
  );
}

/** Paths of packages whose content the lock file does not vouch for. */
export const withoutIntegrity = ({ packages }: Lock): string[] =>
  Object.entries(packages)
    .filter(([path, entry]) => path !== '' && !entry.link && !entry.integrity)
    .map(([path]) => path);

/** Where Node would look for a package that the one at a path needs, nearest first. */
function placesOf(path: string, name: string): string[] {
  const folders = path.split('/node_modules/');
  const above = path ? folders.map((_, depth) => `${folders.slice(0, folders.length - depth).join('/node_modules/')}/`) : [];
  return [...above, ''].map((folder) => `${folder}node_modules/${name}`);
}
