import type { LocalizedText } from '../../i18n/locale.ts';
import kinds from './coach-names.json' with { type: 'json' };

/** What a coach is for: air-conditioned, sleeper, seats without reservation, or not for passengers. */
export type CoachGroup = 'ac' | 'sleeper' | 'general' | 'service';

interface Kind {
  name: LocalizedText;
  group: CoachGroup;
}

const KINDS: ReadonlyMap<string, Kind> = new Map(Object.entries(kinds as Readonly<Record<string, Kind>>));

/** A kind of coach in words, by its code; undefined for one that the list has not. */
export const kindOfCoach = (code: string): Kind | undefined => KINDS.get(code);
