import type { Area, Endpoint } from '../areas/area.ts';
import { type CacheRule, cacheControl } from '../lib/cache.ts';
import { CALLS_PER_MINUTE } from '../lib/call.ts';
import { asksUpstream } from './reference.ts';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** Seconds as people say them: `30 minutes`, `1 day`. */
export function secondsInWords(seconds: number): string {
  const [size, word] = seconds % DAY === 0 ? [DAY, 'day'] : seconds % HOUR === 0 ? [HOUR, 'hour'] : [MINUTE, 'minute'];
  const count = seconds / size;
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

/** How long its answers may be kept, and by whom. */
export function cacheInWords(rule: CacheRule): string {
  if (rule.scope === 'none') return 'Kept by nobody';
  const who = rule.scope === 'private' ? 'Kept by the caller alone for' : 'May be kept for';
  const stale = rule.scope === 'public' && rule.staleWhileRevalidate;
  return `${who} ${secondsInWords(rule.maxAge)}${stale ? `, by a CDN for ${secondsInWords(stale)} more while it asks anew` : ''}`;
}

/** The header that says it. */
export const cacheHeaderOf = ({ cache }: Endpoint): string => cacheControl(cache);

/** Which of its calls are counted. */
export function limitInWords(endpoint: Endpoint): string {
  if (!asksUpstream(endpoint)) return 'Not limited';
  const which = endpoint.asks === true ? 'Counted' : 'Counted where it asks another service';
  return `${which}: ${CALLS_PER_MINUTE} calls a minute and caller, all such addresses together`;
}

/** How fresh an area's figures are. */
export function cadenceInWords({ crawler, endpoints }: Area): string {
  if (crawler)
    return `Crawled ${crawler.schedule.words.en}; counts as old after ${secondsInWords(crawler.schedule.staleAfterHours * HOUR)}`;
  return (endpoints as readonly Endpoint[]).some(({ asks }) => asks === true) ? 'Asked at its source while you wait' : 'Computed here';
}

/** The same of one of its endpoints. */
export function freshnessOfCall(area: Area, endpoint: Endpoint): string {
  if (endpoint.asks === true) return 'Asked at its source while you wait';
  return asksUpstream(endpoint) ? `${cadenceInWords(area)}; some calls are asked at their source` : cadenceInWords(area);
}
