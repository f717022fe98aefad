// Records what a release promises: `npm run record-release` writes docs/schemas/<version>.json, against which all later tests compare.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { AREAS } from '../src/catalog/areas.ts';
import { listPromises } from '../src/catalog/released-contract.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const file = `docs/schemas/${version}.json`;
mkdirSync('docs/schemas', { recursive: true });
writeFileSync(file, `${JSON.stringify(listPromises(AREAS), null, 1)}\n`);
console.log(`Wrote ${file}`);
