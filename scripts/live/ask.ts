import type { Area } from '../../src/areas/area.ts';
import { lookUpRegistration } from '../../src/areas/domain/rdap.ts';
import { PINCODE_PROVIDERS } from '../../src/areas/pincode/lookup.ts';
import { openSource } from '../../src/crawl/fetch.ts';
import { GuardError } from '../../src/crawl/guards.ts';
import type { CollectOptions, Source, SourcePage } from '../../src/crawl/source.ts';
import { ApiError } from '../../src/kernel/errors.ts';
import { addDays, istDay } from '../../src/kernel/time.ts';
import { UpstreamError } from '../../src/net/upstream.ts';
import { createUpstream, isConfigured, isReady, type Provider, requiredVariables } from '../../src/providers/provider.ts';
import { CannotAnswer, type ProviderQuery } from '../../src/providers/upstream-query.ts';
import { SEARCH_PROVIDERS } from '../../src/search/providers/index.ts';
import { PRIVATE_QUESTIONS, QUESTIONS } from './questions.ts';
import { findNewestDay, listMissing } from './reply.ts';

/** How one source or provider did. */
export interface LiveResult {
  area: string;
  name: string;
  kind: 'source' | 'provider';
  /** `no` is an outage; `not asked` says why in `note`. */
  answered: 'yes' | 'no' | 'not asked';
  /** Whether the reply was what it should be. */
  parsed: boolean;
  /** Rows or members read. */
  rows: number;
  /** The newest day in the reply, YYYY-MM-DD; undefined if it has none. */
  day?: string;
  /** Members that are empty, or what went wrong. */
  note: string;
}

export interface LiveOptions {
  now: Date;
  dataDir: string;
  /** Milliseconds between two requests to a host. */
  pause?: number;
  /** Called after each. */
  done?(result: LiveResult): void;
}

/** A provider or a source that collects in its own way has this long, in milliseconds. */
const TIME_MS = 30_000;
/** The railways' name, at India's registry. */
const REGISTERED = 'irctc.co.in';
/** Days of rates that count as known, so that only the newest are asked for. */
const KNOWN_DAYS = 3_000;

/** Asks every source and provider of these areas once, one after another, and those that belong to no area's list. */
export async function askAll(areas: readonly Area[], options: LiveOptions): Promise<LiveResult[]> {
  const results: LiveResult[] = [];
  const seen = new Set<string>();
  const add = async (ask: Promise<LiveResult>) => {
    const result = await ask;
    results.push(result);
    options.done?.(result);
  };
  for (const { name, data: { crawler } = {} } of areas)
    for (const source of crawler?.sources ?? []) {
      if (source.isSeed || source.isFile || seen.has(source.name)) continue;
      seen.add(source.name);
      await add(askSource(name, source as Source<unknown>, options));
    }
  const groups: [area: string, providers: readonly Provider[]][] = [
    ...areas.flatMap(({ name, upstreamQueries = {} }) =>
      Object.values(upstreamQueries).map((all): [string, readonly Provider[]] => [name, all]),
    ),
    ['pincode', PINCODE_PROVIDERS],
    ['search', SEARCH_PROVIDERS],
  ];
  for (const [area, providers] of groups)
    for (const provider of providers) {
      if (seen.has(`${area} ${provider.name}`)) continue;
      seen.add(`${area} ${provider.name}`);
      await add(askProvider(area, provider, options));
    }
  await add(describe({ area: 'domain', name: 'rdap', kind: 'provider' }, options.now, askRegistry));
  return results;
}

/** Reads one page of a source, or what it collects within the time. Never throws for what an upstream did. */
async function askSource(area: string, source: Source<unknown>, options: LiveOptions): Promise<LiveResult> {
  const reason = source.unavailable?.();
  const about = { area, name: source.name, kind: 'source' as const };
  if (reason !== undefined) return { ...about, answered: 'not asked', parsed: false, rows: 0, note: reason };
  if (!('reader' in source || 'collect' in source))
    return { ...about, answered: 'not asked', parsed: false, rows: 0, note: 'it is read within another crawl only' };
  return describe(about, options.now, () => readOnce(source, options));
}

async function readOnce(source: Source<unknown>, { now, dataDir, pause }: LiveOptions): Promise<unknown[]> {
  const needs = needsOf(now);
  const collecting: CollectOptions = { dataDir, until: Date.now() + TIME_MS, ...(pause === undefined ? {} : { pause }) };
  if ('collect' in source) return source.collect(needs, collecting);
  const { reader } = source;
  const ask = await openSource(source, collecting);
  const get = async (request: (typeof requests)[number]): Promise<SourcePage<unknown>> => ({ ...request, ...(await ask(request)) });
  const requests = reader.requests(needs);
  const [first] = requests;
  if (!first) throw new UpstreamError('shape', 'there is nothing to ask');
  const page = await get(first);
  const rows = reader.parse(page, needs);
  const [next] = rows.length > 0 ? [] : (reader.discover?.(page, needs) ?? []);
  return next ? reader.parse(await get(next), needs) : rows;
}

/** What the readers of all areas need to know. */
function needsOf(now: Date) {
  const today = istDay(now);
  const knownDays = new Set(Array.from({ length: KNOWN_DAYS }, (_, back) => addDays(today, -2 - back)));
  return { today, knownDays, historyWanted: [], sort: 'schemename-asc', note: () => undefined };
}

async function askProvider(area: string, provider: Provider, { now }: LiveOptions): Promise<LiveResult> {
  const about = { area, name: provider.name, kind: 'provider' as const };
  const notAsked = (note: string): LiveResult => ({ ...about, answered: 'not asked', parsed: false, rows: 0, note });
  if (!isConfigured(provider)) return notAsked(`${requiredVariables(provider).join(' and ')} not set`);
  if (!isReady(provider)) return notAsked('switched off');
  const functions = provider as unknown as Record<string, ProviderQuery<unknown, unknown> | undefined>;
  const name = Object.keys(QUESTIONS).find((one) => functions[one] !== undefined);
  const question = name === undefined ? undefined : QUESTIONS[name];
  const query = name === undefined ? undefined : functions[name];
  if (!question || !query)
    return notAsked(Object.keys(functions).some((one) => PRIVATE_QUESTIONS.has(one)) ? 'it tells of people' : 'it has no question here');
  return describe(about, now, async () => {
    const upstream = createUpstream(provider, AbortSignal.timeout(TIME_MS));
    const value = typeof query === 'function' ? await query(question(now), upstream) : (await query.query([question(now)], upstream))[0];
    if (value instanceof CannotAnswer) throw value;
    return [value].flat();
  });
}

/** A registry's answer about one name that is registered for sure. */
async function askRegistry(): Promise<unknown[]> {
  const registration = await lookUpRegistration(REGISTERED, {});
  if ('registration' in registration) return [registration.registration];
  throw new UpstreamError('network', registration.error?.message ?? 'no registry is on record');
}

async function describe(about: Pick<LiveResult, 'area' | 'name' | 'kind'>, now: Date, ask: () => Promise<unknown[]>): Promise<LiveResult> {
  try {
    const rows = await ask();
    const day = findNewestDay(rows, istDay(now));
    return { ...about, answered: 'yes', parsed: true, rows: rows.length, ...(day ? { day } : {}), note: listMissing(rows) };
  } catch (error) {
    if (error instanceof UpstreamError) {
      // A reply in another shape is a reply.
      const answered = error.kind === 'shape' ? 'yes' : 'no';
      return { ...about, answered, parsed: false, rows: 0, note: `${error.kind}: ${error.message}` };
    }
    // The questions have answers: "there is none" is not the right one.
    if (error instanceof ApiError || error instanceof CannotAnswer || error instanceof GuardError)
      return { ...about, answered: 'yes', parsed: false, rows: 0, note: error.message };
    throw error;
  }
}
