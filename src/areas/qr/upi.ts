import { QrFault } from './fault.ts';

/** The contents of a UPI payment link (NPCI, UPI linking specification). */
export interface Payment {
  /** Virtual payment address of the payee. */
  pa: string;
  /** Name of the payee. */
  pn?: string | undefined;
  /** Rupees with two decimals: `150.00`. */
  am?: string | undefined;
  /** A note for both sides. */
  tn?: string | undefined;
}

export const VPA = /^[A-Za-z0-9_.-]{2,256}@([A-Za-z][A-Za-z0-9]{1,63}|[A-Za-z0-9.]{2,60}\.[Nn][Pp][Cc][Ii])$/;
export const VPA_FORM =
  'a UPI address such as name@bank: letters, digits, dots, hyphens and underscores, then @ and the handle of a bank or an app';

/** A virtual payment address, as it was written; undefined for what is none. An address of e-mail, whose part behind @ has a dot, is none. */
export function readVpa(text: string): string | undefined {
  return VPA.test(text) ? text : undefined;
}

/** The most that any kind of UPI payment may be, and what most kinds may be; in rupees. */
const MAX_RUPEES = 10_00_000;
const MAX_UPI_RUPEES = 1_00_000;
export const AMOUNT = /^[0-9]{1,7}(\.[0-9]{1,2})?$/;
export const AMOUNT_FORM = `rupees from 0.01 to ${MAX_RUPEES}, with two decimals at most and without commas, such as 150 or 150.50`;

/** An amount with two decimals; undefined for a text that is not one, or is out of bounds. */
export function readAmount(text: string): string | undefined {
  if (!AMOUNT.test(text)) return undefined;
  const rupees = Number(text);
  return rupees >= 0.01 && rupees <= MAX_RUPEES ? rupees.toFixed(2) : undefined;
}

/** The link that a payer's app opens. Spaces are %20: apps show a plus as it is. */
export function upiLink({ pa, pn, am, tn }: Payment): string {
  const parts: readonly (readonly [string, string | undefined])[] = [
    ['pn', pn],
    ['am', am],
    ['cu', 'INR'],
    ['tn', tn],
  ];
  const rest = parts.flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []));
  return `upi://pay?pa=${[pa, ...rest].join('&')}`;
}

/** What a payer may stumble over. */
export function checkPayment({ pn, am }: Payment): string[] {
  return [
    ...(pn ? [] : ['Without pn, the name of the payee, some apps refuse the code']),
    ...(Number(am ?? 0) > MAX_UPI_RUPEES ? [`Most payments by UPI are limited to ${MAX_UPI_RUPEES.toLocaleString('en-IN')} rupees`] : []),
  ];
}

/** Takes the parts of a payment together. Throws QrFault for parts without a payee; undefined where there are none. */
export function toPayment({ pa, ...rest }: Partial<Payment>): Payment | undefined {
  if (pa) return { pa, ...rest };
  const [part] = Object.entries(rest).find(([, value]) => value !== undefined) ?? [];
  if (part) throw new QrFault('upi', `upi is needed with ${part}: the payee's UPI address, ${VPA_FORM}`);
  return undefined;
}
