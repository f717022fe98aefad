import { cpcb } from './cpcb.ts';
import { cpcbFeed } from './cpcb-feed.ts';
import { openMeteoAir } from './open-meteo-air.ts';
import type { AirProvider, StationProvider } from './provider.ts';
import { waqi } from './waqi.ts';

/** Of the stations of the whole country, in the order in which they are asked: the CPCB itself, then the copy for those who have a key. */
export const STATION_PROVIDERS: readonly StationProvider[] = [cpcbFeed, cpcb];

/** Of the air at a point without a station near by: the model, then the foreign scale. */
export const AIR_PROVIDERS: readonly AirProvider[] = [openMeteoAir, waqi];
