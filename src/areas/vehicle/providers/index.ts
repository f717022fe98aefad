import { cashfree } from './cashfree.ts';
import type { VehicleProvider } from './provider.ts';

/** Licensed services alone: the register itself is behind a login and a captcha, and free copies of it are leaks. */
export const VEHICLE_PROVIDERS: readonly VehicleProvider[] = [cashfree];
