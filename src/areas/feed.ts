/** Something that happened, as a feed tells it. */
export interface FeedEntry {
  /** What tells it from all others of the service, for ever: `fuel/city/mumbai/2026-06-07`. */
  key: string;
  title: string;
  text: string;
  /** The page with more, from the root. */
  page: string;
  /** When it became known, ISO 8601 UTC. */
  at: string;
}

/** What changes at one place or in one list, for those who follow it. */
export interface Feed {
  /** Address from the root, without its ending: `/feeds/fuel/city/mumbai`. */
  path: string;
  title: string;
  about: string;
  /** The page that it belongs to, from the root. */
  page: string;
  /** When what it is made from was last looked at, ISO 8601 UTC. */
  at: string;
  /** Newest first. */
  entries: readonly FeedEntry[];
}

/** Entries of a feed at most: readers keep what they have seen. */
export const FEED_LENGTH = 50;
