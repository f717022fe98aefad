// Checks that data is fresh and the public service answers, and keeps one issue open for each area with problems: `npm run health`.
// Environment: SITE_URL (published files), API_URL (live server), DRY_RUN=1 (print only), and GITHUB_REPOSITORY, GITHUB_TOKEN,
// GITHUB_API_URL as GitHub sets them. Exit code 1 means that the check itself failed.
import { AREAS } from '../src/catalog/areas.ts';
import { env } from '../src/kernel/env.ts';
import { now } from '../src/kernel/time.ts';
import { readReport } from '../src/store/report.ts';
import { checkHealth } from './health/checks.ts';
import { connectIssues, type Issues } from './health/github.ts';
import { planIssues } from './health/issues.ts';

const { SITE_URL: siteUrl, API_URL: apiUrl, DRY_RUN: dryRun } = env;
// Set by GitHub, in its workflows only.
const { GITHUB_REPOSITORY: repository, GITHUB_TOKEN: token, GITHUB_API_URL: githubUrl } = process.env;

if (!siteUrl) console.log('SITE_URL is not set: the published files are not looked at.');
if (!apiUrl) console.log('API_URL is not set: no endpoint is asked.');
const findings = await checkHealth(AREAS, { now: now(), readReport, ...(siteUrl ? { siteUrl } : {}), ...(apiUrl ? { apiUrl } : {}) });
for (const [area, faults] of findings) console.log(faults.length === 0 ? `${area}: well` : `${area}: ${faults.join(' | ')}`);

for (const step of await planIssues(findings, issuesToUse(), now())) {
  if (dryRun) console.log(`\nWould ${step.action} the issue of ${step.area}:\n${step.text}`);
  else {
    await step.run();
    console.log(`${step.area}: issue ${step.action === 'open' ? 'opened' : step.action === 'edit' ? 'edited' : 'closed'}`);
  }
}

function issuesToUse(): Issues {
  if (repository && token) return connectIssues({ apiUrl: githubUrl?.replace(/\/+$/, '') || 'https://api.github.com', repository, token });
  if (!dryRun) throw new Error('GITHUB_REPOSITORY and GITHUB_TOKEN are needed to keep issues; DRY_RUN=1 does without');
  // Without a repository, no issue is open, and none will be changed.
  const refuse = () => Promise.reject(new Error('A dry run touches no issue'));
  return { listOpen: async () => [], open: refuse, edit: refuse, close: refuse };
}
