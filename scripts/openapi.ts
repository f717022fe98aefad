// Writes /openapi.json of the sources into a file, for clients that are built without a running server: npm run openapi -- openapi.json
import { writeFileSync } from 'node:fs';
import { AREAS } from '../src/catalog/areas.ts';
import { buildOpenapi } from '../src/catalog/openapi.ts';

const [file] = process.argv.slice(2);
if (!file) {
  console.error('Where to? npm run openapi -- openapi.json');
  process.exit(2);
}
writeFileSync(file, JSON.stringify(await buildOpenapi(AREAS)));
console.log(`${file}: the calls of ${AREAS.length} areas.`);
process.exit(0);
