import type { IfscProvider } from './provider.ts';
import { razorpayIfsc } from './razorpay-ifsc.ts';

export const IFSC_PROVIDERS: readonly IfscProvider[] = [razorpayIfsc];
