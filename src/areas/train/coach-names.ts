/** What a coach is for: air-conditioned, sleeper, seats without reservation, or not for passengers. */
export type CoachGroup = 'ac' | 'sleeper' | 'general' | 'service';

interface Kind {
  name: string;
  group: CoachGroup;
}

const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['1A', { name: 'first class, air-conditioned', group: 'ac' }],
  ['2A', { name: 'two tiers, air-conditioned', group: 'ac' }],
  ['3A', { name: 'three tiers, air-conditioned', group: 'ac' }],
  ['3E', { name: 'three tiers, economy, air-conditioned', group: 'ac' }],
  ['EA', { name: 'Anubhuti seats, air-conditioned', group: 'ac' }],
  ['EV', { name: 'Vistadome, executive', group: 'ac' }],
  ['EC', { name: 'executive seats, air-conditioned', group: 'ac' }],
  ['VC', { name: 'Vistadome, air-conditioned', group: 'ac' }],
  ['VS', { name: 'Vistadome', group: 'sleeper' }],
  ['CC', { name: 'seats, air-conditioned', group: 'ac' }],
  ['FC', { name: 'first class', group: 'sleeper' }],
  ['SL', { name: 'sleeper', group: 'sleeper' }],
  ['2S', { name: 'second class seats', group: 'sleeper' }],
  ['GEN', { name: 'without reservation', group: 'general' }],
  ['SLR', { name: 'seats, luggage and guard', group: 'general' }],
  ['SLRD', { name: 'seats, luggage and guard, room for disabled people', group: 'general' }],
  ['LPR', { name: 'power, luggage and guard', group: 'service' }],
  ['OCV', { name: 'other coach', group: 'service' }],
  ['VP', { name: 'parcels', group: 'service' }],
  ['PC', { name: 'pantry', group: 'service' }],
  ['DC', { name: 'dining car', group: 'service' }],
]);

/** A kind of coach in words, by its code; an unknown code stands for itself. */
export const kindOfCoach = (code: string): Kind => KINDS.get(code) ?? { name: code, group: 'service' };
