// Runs a program of ours: `node scripts/main.mjs scripts/start.ts ...`. In JavaScript, so that a Node too old to read TypeScript can say so.
import module from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 19)) {
  console.error(`This is Node ${process.versions.node} on ${process.platform} ${process.arch}; Jaankari needs 22.19 or newer.`);
  console.error(
    'npm ci brings Node 24 for Linux, macOS (both x64, arm64) and Windows (x64), unless optional packages are left out or npm was run',
  );
  console.error('by a newer Node than this one: then run npm ci once more;');
  console.error('elsewhere install one from https://nodejs.org or by your system, so that it is the first on the PATH.');
  process.exit(1);
}
const [, , program, ...args] = process.argv;

/** Commands that environment variables set: an argument that went unread would be taken for one that works. */
const WITHOUT_ARGUMENTS = { 'scripts/start.ts': 'npm start', 'scripts/build.ts': 'npm run build', 'src/server/main.ts': 'npm run serve' };
const command = WITHOUT_ARGUMENTS[program];
if (command && args.length > 0) {
  console.error(
    `${command} takes no arguments; got ${args.join(' ')}. Set it by environment variables, such as PORT and DIST_DIR: docs/operations.md.`,
  );
  process.exit(args.includes('--help') ? 0 : 2);
}
// What is compiled once is kept, for this process and its children: half a second of each start.
if (!process.env.NODE_COMPILE_CACHE) process.env.NODE_COMPILE_CACHE = resolve('.cache/compiled');
module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
process.argv = [process.execPath, resolve(program), ...args];
await import(pathToFileURL(process.argv[1]).href);
