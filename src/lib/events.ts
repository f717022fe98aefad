import { channel } from 'node:diagnostics_channel';

/** How a provider did when it was asked. */
export interface ProviderAsked {
  provider: string;
  /** `answered`, or why not: `outage`; `nothing` where it works and has no answer to this. */
  outcome: 'answered' | 'nothing' | 'outage';
  seconds: number;
}

/** A provider rests after repeated outages, or has come back. */
export interface ProviderResting {
  provider: string;
  resting: boolean;
}

/** Memory that a bounded cache of an area takes. */
export interface CacheGrown {
  cache: string;
  bytes: number;
}

// Channels are known by name in the whole process: server and endpoints are two bundles.
const asked = channel('jaankari:provider-asked');
const rests = channel('jaankari:provider-resting');
const grown = channel('jaankari:cache-grown');

export const tellAsked = (event: ProviderAsked): void => asked.publish(event);
export const tellResting = (event: ProviderResting): void => rests.publish(event);
export const tellGrown = (event: CacheGrown): void => grown.publish(event);

/** Hears of providers from now on. */
export function onProviders(heard: { asked(event: ProviderAsked): void; resting(event: ProviderResting): void }): void {
  asked.subscribe((event) => heard.asked(event as ProviderAsked));
  rests.subscribe((event) => heard.resting(event as ProviderResting));
}

/** Hears of caches from now on. */
export const onCaches = (heard: (event: CacheGrown) => void): void => grown.subscribe((event) => heard(event as CacheGrown));
