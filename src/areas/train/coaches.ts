import type { LocalizedText } from '../../i18n/locale.ts';
import kinds from './coach-names.json' with { type: 'json' };

/** Classes in the order in which people name them, the dearest first. */
const CLASS_ORDER = ['1A', '2A', '3A', '3E', 'EA', 'EV', 'EC', 'VC', 'VS', 'CC', 'FC', 'SL', '2S', 'GEN'];
const PANTRY = new Set(['PC', 'DC']);

/** One coach: `{ kinds: ['1A', '2A'], id: 'HA1' }` of `1A+2A:HA1`, `{ kinds: ['LPR'] }` of `LPR`. */
export interface Coach {
  kinds: string[];
  /** As it stands on the coach; undefined where the record does not say it. */
  id?: string;
}

/** Coaches in order from the engine; none where the order is not known. */
export function coachesOf(text: string | null): Coach[] {
  if (!text) return [];
  return text.split(' ').map((one): Coach => {
    const [kind = '', id] = one.split(':');
    return { kinds: kind.split('+'), ...(id ? { id } : {}) };
  });
}

/** Classes in which one can sit or lie, by the coaches of a train. */
export function classesByCoaches(coaches: readonly Coach[]): string[] {
  const found = new Set(coaches.flatMap(({ kinds }) => kinds));
  return CLASS_ORDER.filter((one) => found.has(one));
}

/** Has it a pantry car, by its coaches? Null where they are not known. */
export const pantryByCoaches = (coaches: readonly Coach[]): boolean | null =>
  coaches.length === 0 ? null : coaches.some(({ kinds }) => kinds.some((kind) => PANTRY.has(kind)));

/** What a coach is for: air-conditioned, sleeper, seats without reservation, or not for passengers. */
type CoachGroup = 'ac' | 'sleeper' | 'general' | 'service';

interface Kind {
  name: LocalizedText;
  group: CoachGroup;
}

const KINDS: ReadonlyMap<string, Kind> = new Map(Object.entries(kinds as Readonly<Record<string, Kind>>));

/** A kind of coach in words, by its code; undefined for one that the list has not. */
export const kindOfCoach = (code: string): Kind | undefined => KINDS.get(code);
