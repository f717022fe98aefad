import { z } from 'zod';
import type { Area } from '../../src/areas/area.ts';
import { findDataAges } from '../../src/catalog/catalog.ts';
import { ApiError } from '../../src/kernel/errors.ts';
import { hoursSince, istDay } from '../../src/kernel/time.ts';
import type { CrawlReport } from '../../src/store/report.ts';
import { exampleAddress, findLastingFault, getPage } from '../tools/probe.ts';

/** Time that a deployment may take after a crawl; before that an older public site is no fault. */
const DEPLOY_HOURS = 2;
/** Before a fault is believed, the address is asked once more. */
const SECOND_LOOK_MS = 20_000;

export interface HealthOptions {
  now: Date;
  /** Address of the published files; without it they are not looked at. */
  siteUrl?: string;
  /** Address of the live server; without it no endpoint is asked. */
  apiUrl?: string;
  /** Gives the last report of an area. Throws when there is one but it cannot be read. */
  readReport(area: string): Promise<CrawlReport | undefined>;
  pause?: number;
  /** Told what is looked at and what is asked twice, since that can take minutes. */
  log?: (line: string) => void;
}

/** What is wrong, by area; also `site` and `server` when one of the two is down as a whole. An area that is well has no faults. */
export type Findings = Map<string, string[]>;

const catalogue = z.object({ areas: z.array(z.object({ name: z.string(), updated_at: z.string().nullable() })) });
type Catalogue = z.output<typeof catalogue>;

/** Looks at every area: its report's age, the public files against the repository's data, and its public endpoints. */
export async function checkHealth(areas: readonly Area[], options: HealthOptions): Promise<Findings> {
  const findings: Findings = new Map();
  const site = options.siteUrl ? await readCatalogue(options.siteUrl) : undefined;
  if (options.siteUrl) findings.set('site', typeof site === 'string' ? [site] : []);
  const down = options.apiUrl ? await findLastingFault(`${options.apiUrl}/readyz`, undefined, patience(options)) : undefined;
  if (options.apiUrl) findings.set('server', down ? [down] : []);
  for (const area of areas) {
    options.log?.(`${area.name} ...`);
    const faults = [...(await findReportFaults(area, options)), ...(await findDataFaults(area, options))];
    if (typeof site === 'object') faults.push(...(await findSiteFaults(area, site, options).catch(describeUnreadable)));
    if (options.apiUrl && !down) faults.push(...(await findEndpointFaults(area, options.apiUrl, options)));
    findings.set(area.name, faults);
  }
  return findings;
}

const patience = ({ pause = SECOND_LOOK_MS, log }: HealthOptions) => ({ pause, log });

/** A snapshot that cannot be opened is this area's trouble; the others are still looked at. */
function describeUnreadable(error: unknown): string[] {
  if (error instanceof ApiError && error.code === 'snapshot_unavailable') return [`${error.message} ${error.details.hint ?? ''}`.trim()];
  throw error;
}

async function findReportFaults({ name, data }: Area, { readReport, now }: HealthOptions): Promise<string[]> {
  const crawler = data?.crawler;
  if (!crawler) return [];
  const { schedule } = crawler;
  let report: CrawlReport | undefined;
  try {
    report = await readReport(name);
  } catch (error) {
    return [`The report cannot be read: ${error instanceof Error ? error.message : String(error)}`];
  }
  if (!report) return [`There is no report data/reports/${name}.json: the area was never crawled`];
  const because = report.last_failure ? ` Last failure, ${report.last_failure_at}: ${report.last_failure}` : '';
  if (!report.last_success_at) return [`No crawl has ever succeeded.${because}`];
  const hours = hoursSince(report.last_success_at, now);
  if (hours <= schedule.staleAfterHours) return [];
  return [
    `The last good crawl is ${Math.floor(hours)} hours old; ${schedule.staleAfterHours} are allowed (${schedule.words.en}).${because}`,
  ];
}

/** Crawls may go well while their sources stand still: what counts then is the data's own day. */
async function findDataFaults(area: Area, { now }: HealthOptions): Promise<string[]> {
  const [age] = await findDataAges([area], istDay(now));
  if (age?.days === undefined || age.days <= age.allowed) return [];
  return [`The newest data is of ${age.day}, ${age.days} days ago; ${age.allowed} are allowed. Do its sources give newer?`];
}

async function findSiteFaults(area: Area, site: Catalogue, options: HealthOptions): Promise<string[]> {
  const shown = site.areas.find(({ name }) => name === area.name);
  if (!shown) return [`${options.siteUrl}/index.json does not list it`];
  const faults: string[] = [];
  const ours = await area.data?.freshness?.();
  const report = area.data?.crawler ? await options.readReport(area.name).catch(() => undefined) : undefined;
  const justCrawled = report !== undefined && hoursSince(report.finished_at, options.now) < DEPLOY_HOURS;
  if (ours && !justCrawled && (shown.updated_at === null || Date.parse(shown.updated_at) < Date.parse(ours.observedAt))) {
    faults.push(`The public site shows data of ${shown.updated_at ?? 'no date'}; the repository has ${ours.observedAt}. Was it deployed?`);
  }
  for (const endpoint of area.endpoints) {
    const [file] = (await endpoint.staticFiles?.()) ?? [];
    const fault = file && (await findLastingFault(options.siteUrl + file.path, endpoint.response, patience(options)));
    if (fault) faults.push(fault);
  }
  return faults;
}

async function findEndpointFaults(area: Area, apiUrl: string, options: HealthOptions): Promise<string[]> {
  const faults: string[] = [];
  for (const endpoint of area.endpoints) {
    const url = apiUrl + exampleAddress(endpoint, endpoint.examples[0].params);
    // A server that has no key for a provider says so by 503 and is not broken.
    if (await isNotConfigured(url)) continue;
    const fault = await findLastingFault(url, endpoint.response, patience(options));
    if (fault) faults.push(fault);
  }
  return faults;
}

async function isNotConfigured(url: string): Promise<boolean> {
  const reply = await getPage(url).catch(() => undefined);
  return reply?.status === 503 && reply.text.includes('"not_configured"');
}

/** The public catalogue, or in words why there is none. */
async function readCatalogue(siteUrl: string): Promise<Catalogue | string> {
  const url = `${siteUrl}/index.json`;
  try {
    const { status, text } = await getPage(url);
    if (status !== 200) return `${url} answers ${status}`;
    return catalogue.parse(JSON.parse(text));
  } catch (error) {
    if (error instanceof z.ZodError || error instanceof SyntaxError) return `${url} is not a catalogue of ours`;
    return error instanceof Error ? error.message : String(error);
  }
}
