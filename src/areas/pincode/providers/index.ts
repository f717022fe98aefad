import { postalpincode } from './postalpincode.ts';
import type { PincodeProvider } from './provider.ts';

export const PINCODE_PROVIDERS: readonly PincodeProvider[] = [postalpincode];
