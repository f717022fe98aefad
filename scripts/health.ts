// Checks that data is fresh and the public service answers, and prints what is wrong by area: `npm run health`. With `--findings FILE` it writes
// that as JSON for a job that keeps issues (.github/keep-issues.sh). Environment: SITE_URL (published files), API_URL (live server). Exit code 1
// means that the check itself failed.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { AREAS } from '../src/catalog/areas.ts';
import { env } from '../src/kernel/env.ts';
import { now } from '../src/kernel/time.ts';
import { readReport } from '../src/store/report.ts';
import { checkHealth } from './health/checks.ts';

const { values } = parseArgs({ options: { findings: { type: 'string' } } });
const { SITE_URL: siteUrl, API_URL: apiUrl } = env;
console.log(siteUrl ? `Looking at the published files of ${siteUrl} ...` : 'SITE_URL is not set: the published files are not looked at.');
console.log(apiUrl ? `Asking the endpoints of ${apiUrl} ...` : 'API_URL is not set: no endpoint is asked.');
const log = (line: string) => console.error(line);
const findings = await checkHealth(AREAS, { now: now(), readReport, log, ...(siteUrl ? { siteUrl } : {}), ...(apiUrl ? { apiUrl } : {}) });
for (const [area, faults] of findings) console.log(faults.length === 0 ? `${area}: well` : `${area}: ${faults.join(' | ')}`);
if (values.findings) writeFileSync(values.findings, JSON.stringify(Object.fromEntries(findings)));
