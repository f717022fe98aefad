import { cpcb } from './cpcb.ts';
import { openMeteoAir } from './open-meteo-air.ts';
import type { AirProvider } from './provider.ts';
import { waqi } from './waqi.ts';

/** In the order in which they are asked: a station's own figures where the operator has a key, then the model, then the foreign scale. */
export const AIR_PROVIDERS: readonly AirProvider[] = [cpcb, openMeteoAir, waqi];
