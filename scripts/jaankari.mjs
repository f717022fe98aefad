#!/usr/bin/env node
// `jaankari`, as npm installs it: the program of the package in JavaScript. In syntax that old versions of Node read too.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major > 22 || (major === 22 && minor >= 19)) await import('./scripts/jaankari.js');
else {
  console.error(
    `This is Node ${process.versions.node}; Jaankari needs 22.19 or newer: https://nodejs.org, or npx -p node@24 -p jaankari jaankari`,
  );
  process.exitCode = 1;
}
