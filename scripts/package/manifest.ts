interface Manifest {
  name: string;
  version: string;
  description: string;
  license: string;
  private?: boolean;
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
}

/** The Node of a platform, which a checkout brings for machines whose own is too old. */
const NODE_PACKAGE = /^node-(?:bin-)?(?:darwin|linux|win)-/;

/** The package.json of the npm package, of that of the checkout: without its tools, and without a Node beside the one that runs npm (189 MB). */
export function packedManifest(text: string) {
  const { name, version, description, license, private: isPrivate, dependencies, optionalDependencies } = JSON.parse(text) as Manifest;
  return {
    name,
    version,
    description,
    license,
    ...(isPrivate && { private: true }),
    type: 'module',
    engines: { node: '>=22.19' },
    bin: { jaankari: 'jaankari.mjs' },
    dependencies,
    optionalDependencies: Object.fromEntries(Object.entries(optionalDependencies).filter(([one]) => !NODE_PACKAGE.test(one))),
  };
}
