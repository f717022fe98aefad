// Completes package-lock.json: `npm run lock`, after every `npm install`.
// Where a registry mirror lags, npm leaves the packages of other platforms out of the lock file, and `npm ci` then refuses it on every machine.
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = 'package-lock.json';
const PLATFORMS = {
  windows: 'win32',
  win32: 'win32',
  darwin: 'darwin',
  android: 'android',
  linux: 'linux',
  freebsd: 'freebsd',
  wasm32: undefined,
};
const CPUS = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 's390x', 'riscv64', 'loong64', 'wasm32'];

interface Entry {
  version: string;
  cpu?: string[];
  os?: string[];
  libc?: string[];
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
}

const lock = JSON.parse(readFileSync(FILE, 'utf8')) as { packages: Record<string, Entry> };
const added: string[] = [];
for (const [path, entry] of Object.entries(lock.packages)) {
  if (path === '') continue;
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (lock.packages[`${path}/node_modules/${name}`] || lock.packages[`node_modules/${name}`]) continue;
    lock.packages[`node_modules/${name}`] = describePlatform(name, version);
    added.push(name);
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
if (added.length > 0) writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length > 0 ? `Added to ${FILE}: ${added.join(', ')}` : `${FILE} is complete.`);

/** An entry that npm passes over everywhere but on its platform. Throws for a name that does not tell its platform. */
function describePlatform(name: string, version: string): Entry {
  const platform = Object.entries(PLATFORMS).find(([word]) => name.includes(word));
  const cpu = CPUS.find((one) => name.includes(one));
  if (!platform || !cpu || !/^\d/.test(version))
    throw new Error(`${name}@${version} is missing from ${FILE}, and its name does not tell its platform`);
  const os = platform[1];
  const libc = os === 'linux' ? (name.includes('musl') ? ['musl'] : name.includes('gnu') ? ['glibc'] : undefined) : undefined;
  return { version, cpu: [cpu], optional: true, ...(os ? { os: [os] } : {}), ...(libc ? { libc } : {}) };
}
