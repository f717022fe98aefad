import { channel } from 'node:diagnostics_channel';

/** The outcome of a call to a provider. */
export interface ProviderCall {
  provider: string;
  /** `answered`; `nothing` if it works but has no answer to this; else `outage`. */
  outcome: 'answered' | 'nothing' | 'outage';
  seconds: number;
}

/** A provider's circuit breaker opened after repeated outages, or closed again. */
export interface CircuitChange {
  provider: string;
  open: boolean;
}

/** Memory used by one of an area's bounded caches. */
export interface CacheSize {
  cache: string;
  bytes: number;
}

// Channels, because publishers do not know their listeners: metrics are a layer above the areas.
const providerCalls = channel('jaankari:provider-asked');
const circuits = channel('jaankari:provider-circuit');
const cacheSizes = channel('jaankari:cache-grown');

export const recordProviderCall = (event: ProviderCall): void => providerCalls.publish(event);
export const recordCircuit = (event: CircuitChange): void => circuits.publish(event);
export const recordCacheSize = (event: CacheSize): void => cacheSizes.publish(event);

/** Subscribes to provider events. */
export function onProviders(listener: { asked(event: ProviderCall): void; circuit(event: CircuitChange): void }): void {
  providerCalls.subscribe((event) => listener.asked(event as ProviderCall));
  circuits.subscribe((event) => listener.circuit(event as CircuitChange));
}

/** Subscribes to cache events. */
export const onCaches = (listener: (event: CacheSize) => void): void => cacheSizes.subscribe((event) => listener(event as CacheSize));
