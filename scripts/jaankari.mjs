#!/usr/bin/env node
// `jaankari`, as npm installs it: the program of the package in JavaScript, by a Node that can run it. In syntax that old ones read too.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major > 22 || (major === 22 && minor >= 19)) await import('./scripts/jaankari.js');
else {
  // npm brings a Node 24 among the optional packages; `npx` finds it first, a shell may not.
  const { platform, arch } = process;
  const names = [`node-${platform === 'win32' ? 'win' : platform}-${arch}`, `node-bin-${platform}-${arch}`];
  const own = names.map(findNode).find((file) => file !== undefined);
  if (!own) {
    console.error(`This is Node ${process.versions.node} on ${platform} ${arch}; Jaankari needs 22.19 or newer.`);
    console.error('npm brings Node 24 for Linux, macOS (both x64, arm64) and Windows (x64), unless optional packages are left out.');
    process.exit(1);
  }
  const child = spawn(own, process.argv.slice(1), { stdio: 'inherit' });
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // Ctrl-C reaches the child by itself; a second one would end it in the middle of a call.
  process.on('SIGINT', () => undefined);
  child.on('exit', (code) => process.exit(code === null ? 1 : code));
}

function findNode(name) {
  try {
    const folder = createRequire(fileURLToPath(import.meta.url)).resolve(`${name}/package.json`);
    const file = folder.replace(/package\.json$/, process.platform === 'win32' ? 'bin/node.exe' : 'bin/node');
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}
