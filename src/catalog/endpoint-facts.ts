import { type CacheRule, cacheControl } from '../api/cache.ts';
import { CALLS_PER_MINUTE } from '../api/call.ts';
import type { Endpoint } from '../api/endpoint.ts';
import { strictestRule } from '../api/kept-by.ts';
import type { Area } from '../areas/area.ts';
import { listParams, mayQueryUpstream } from './reference.ts';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** Seconds in words: `30 minutes`, `1 day`. */
function formatDuration(seconds: number): string {
  const [size, word] = seconds % DAY === 0 ? [DAY, 'day'] : seconds % HOUR === 0 ? [HOUR, 'hour'] : [MINUTE, 'minute'];
  const count = seconds / size;
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

/** How long an endpoint's answers may be cached, and by whom. */
export function describeCache(endpoint: Endpoint): string {
  const rule = strictestRule(endpoint);
  if (rule.scope === 'none') return 'Kept by nobody';
  const names = listParams(endpoint).flatMap(({ name, keptBy, aliasOf }) => (keptBy === 'nobody' && !aliasOf ? [name] : []));
  return `${describeRule(rule)}${names.length > 0 ? `; by nobody where ${new Intl.ListFormat('en', { type: 'disjunction' }).format(names)} is given` : ''}`;
}

function describeRule(rule: CacheRule): string {
  const who = rule.scope === 'private' ? 'Kept by the caller alone for' : 'May be kept for';
  const stale = rule.scope === 'public' && rule.staleWhileRevalidate;
  return `${who} ${formatDuration(rule.maxAge)}${stale ? `, by a CDN for ${formatDuration(stale)} more while it asks anew` : ''}`;
}

/** The corresponding header. */
export const cacheHeader = (endpoint: Endpoint): string => cacheControl(strictestRule(endpoint));

/** Which of its calls count against the limit. */
export function describeLimit(endpoint: Endpoint): string {
  if (!mayQueryUpstream(endpoint)) return 'Not limited';
  const which = endpoint.queriesUpstream === true ? 'Counted' : 'Counted where it asks another service';
  return `${which}: ${CALLS_PER_MINUTE} calls a minute and caller, all such addresses together`;
}

/** How fresh an area's data is. */
export function describeSchedule({ data, endpoints }: Area): string {
  const crawler = data?.crawler;
  if (crawler)
    return `Crawled ${crawler.schedule.words.en}; counts as old after ${formatDuration(crawler.schedule.staleAfterHours * HOUR)}`;
  return (endpoints as readonly Endpoint[]).some(({ queriesUpstream }) => queriesUpstream === true)
    ? 'Asked at its source while you wait'
    : 'Computed here';
}

/** The same for one endpoint. */
export function describeFreshness(area: Area, endpoint: Endpoint): string {
  if (endpoint.queriesUpstream === true) return 'Asked at its source while you wait';
  return mayQueryUpstream(endpoint) ? `${describeSchedule(area)}; some calls are asked at their source` : describeSchedule(area);
}
