interface Manifest {
  name: string;
  version: string;
  description: string;
  license: string;
  keywords: string[];
  homepage: string;
  bugs: string;
  repository: { type: string; url: string };
  mcpName: string;
  exports: Record<string, string>;
  private?: boolean;
  engines: { node: string };
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
  peerDependenciesMeta: Record<string, { optional: boolean }>;
  devDependencies: Record<string, string>;
}

/** The Node of a platform, which a checkout brings for machines whose own is too old. */
const NODE_PACKAGE = /^node-(?:bin-)?(?:darwin|linux|win)-/;

/** What only pictures and screenshots need: `--omit=optional` leaves it out, and calls that need it say how to add it. */
const OPTIONAL: readonly string[] = ['playwright-core', 'sharp'];
/** What reads PDF, a tool of the checkout since the build has it within: the package carries the two files of it that are used. */
export const CARRIED = { name: 'pdfjs-dist', files: ['LICENSE', 'legacy/build/pdf.min.mjs', 'legacy/build/pdf.worker.min.mjs'] };

/** The package.json of the npm package, of that of the checkout: without its tools, and without a Node beside the one that runs npm (189 MB). */
export function packedManifest(text: string) {
  const {
    name,
    version,
    description,
    license,
    keywords,
    homepage,
    bugs,
    repository,
    mcpName,
    exports,
    private: isPrivate,
    engines,
    dependencies,
    optionalDependencies,
    peerDependencies,
    peerDependenciesMeta,
    devDependencies,
  } = JSON.parse(text) as Manifest;
  return {
    name,
    version,
    description,
    license,
    keywords,
    homepage,
    bugs,
    repository,
    // By which the registry of servers knows that the package is meant (server.json).
    mcpName,
    ...(isPrivate && { private: true }),
    type: 'module',
    // A program, not a library: nothing of it is imported, so it has no types.
    exports,
    engines,
    bin: { jaankari: 'jaankari.mjs' },
    dependencies: {
      ...pick(dependencies, (one) => !OPTIONAL.includes(one)),
      ...pick(devDependencies, (one) => one === CARRIED.name),
    },
    optionalDependencies: {
      ...pick(optionalDependencies, (one) => !NODE_PACKAGE.test(one)),
      ...pick(dependencies, (one) => OPTIONAL.includes(one)),
    },
    // Who has another driver of SQLite installed may use it; none is brought.
    peerDependencies,
    peerDependenciesMeta,
    bundleDependencies: [CARRIED.name],
  };
}

const pick = (packages: Record<string, string>, isWanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(packages).filter(([name]) => isWanted(name)));
