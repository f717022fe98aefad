import { appyflow } from './appyflow.ts';
import { cashfree } from './cashfree.ts';
import { gstPortal } from './gst-portal.ts';
import { gstincheck } from './gstincheck.ts';
import { mastersIndia } from './masters-india.ts';
import type { GstProvider } from './provider.ts';
import { sandbox } from './sandbox.ts';

/** In the order in which they are asked: the register itself for what it gives freely, then licensed services. */
export const GST_PROVIDERS: readonly GstProvider[] = [gstPortal, gstincheck, appyflow, sandbox, mastersIndia, cashfree];
