import type { LocalizedText } from '../../../i18n/locale.ts';
import kinds from './coach-names.json' with { type: 'json' };

/** Classes in customary order, most expensive first. */
const CLASS_ORDER = ['1A', '2A', '3A', '3E', 'EA', 'EV', 'EC', 'VC', 'VS', 'CC', 'FC', 'SL', '2S', 'GEN'];
const PANTRY = new Set(['PC', 'DC']);

/** A coach: `{ kinds: ['1A', '2A'], id: 'HA1' }` from `1A+2A:HA1`, `{ kinds: ['LPR'] }` from `LPR`. */
export interface Coach {
  kinds: string[];
  /** As painted on the coach; undefined if not on record. */
  id?: string;
}

/** Coaches in order from the engine; empty if the order is unknown. */
export function coachesOf(text: string | null): Coach[] {
  if (!text) return [];
  return text.split(' ').map((one): Coach => {
    const [kind = '', id] = one.split(':');
    return { kinds: kind.split('+'), ...(id ? { id } : {}) };
  });
}

/** Passenger classes, from a train's coaches. */
export function classesByCoaches(coaches: readonly Coach[]): string[] {
  const inTrain = new Set(coaches.flatMap(({ kinds }) => kinds));
  return CLASS_ORDER.filter((one) => inTrain.has(one));
}

/** Whether it has a pantry car, from its coaches; null if they are unknown. */
export const pantryByCoaches = (coaches: readonly Coach[]): boolean | null =>
  coaches.length === 0 ? null : coaches.some(({ kinds }) => kinds.some((kind) => PANTRY.has(kind)));

/** A coach's purpose: air-conditioned, sleeper, unreserved, or not for passengers. */
type CoachGroup = 'ac' | 'sleeper' | 'general' | 'service';

interface Kind {
  name: LocalizedText;
  group: CoachGroup;
}

const KINDS: ReadonlyMap<string, Kind> = new Map(Object.entries(kinds as Readonly<Record<string, Kind>>));

/** A kind of coach in words, by code; undefined if not listed. */
export const kindOfCoach = (code: string): Kind | undefined => KINDS.get(code);
