import { channel } from 'node:diagnostics_channel';

/** How a provider did when it was asked. */
export interface ProviderCall {
  provider: string;
  /** `answered`, or why not: `outage`; `nothing` where it works and has no answer to this. */
  outcome: 'answered' | 'nothing' | 'outage';
  seconds: number;
}

/** The circuit of a provider opened after repeated outages, or closed again. */
export interface CircuitChange {
  provider: string;
  open: boolean;
}

/** Memory that a bounded cache of an area takes. */
export interface CacheSize {
  cache: string;
  bytes: number;
}

// Who tells does not know who listens: metrics stand above the areas.
const providerCalls = channel('jaankari:provider-asked');
const circuits = channel('jaankari:provider-circuit');
const cacheSizes = channel('jaankari:cache-grown');

export const recordProviderCall = (event: ProviderCall): void => providerCalls.publish(event);
export const recordCircuit = (event: CircuitChange): void => circuits.publish(event);
export const recordCacheSize = (event: CacheSize): void => cacheSizes.publish(event);

/** Hears of providers from now on. */
export function onProviders(listener: { asked(event: ProviderCall): void; circuit(event: CircuitChange): void }): void {
  providerCalls.subscribe((event) => listener.asked(event as ProviderCall));
  circuits.subscribe((event) => listener.circuit(event as CircuitChange));
}

/** Hears of caches from now on. */
export const onCaches = (listener: (event: CacheSize) => void): void => cacheSizes.subscribe((event) => listener(event as CacheSize));
