import type { PinPlace } from './points.ts';

/** The most frequent place for a thing; on a tie, the first. */
export class Votes<Key> {
  readonly #votes = new Map<Key, Map<string, { place: PinPlace; count: number }>>();

  add(key: Key, place: PinPlace): void {
    const votes = this.#votes.get(key) ?? new Map<string, { place: PinPlace; count: number }>();
    this.#votes.set(key, votes);
    const name = `${place.district}|${place.state}`;
    const vote = votes.get(name) ?? { place, count: 0 };
    vote.count += 1;
    votes.set(name, vote);
  }

  most(key: Key): PinPlace | undefined {
    return [...(this.#votes.get(key)?.values() ?? [])].reduce<{ place: PinPlace; count: number } | undefined>(
      (best, vote) => (best && best.count >= vote.count ? best : vote),
      undefined,
    )?.place;
  }
}
