import { parseDay } from '../../../kernel/time.ts';
import { UpstreamError } from '../../../net/upstream.ts';
import { compactDay } from '../clock.ts';
import type { Passenger } from './provider.ts';

/** The day of travel in any format used by providers, as YYYYMMDD. Throws UpstreamError for others. */
export function ticketDay(text: string, provider: string): string {
  // `Jul 22, 2018 12:00:00 AM`, `2026-08-06T00:00:00`
  const day = parseDay(text.replace(/[T ]\d{1,2}:\d\d.*$/, ''));
  if (!day) throw new UpstreamError('shape', `${provider} sent a ticket without its day`);
  return compactDay(day);
}

export interface RawPassenger {
  bookingStatus: string;
  currentStatus: string;
  coach?: string | null | undefined;
  berth?: string | number | null | undefined;
}

/** A passenger's booking and current status, with coach and berth as given or as in the current status: `CNF B3 28`, `CNF/B1/57/LB`. */
export function toPassenger({ bookingStatus, currentStatus, coach, berth }: RawPassenger): Passenger {
  const [status, place, seat] = currentStatus.trim().split(/[\s/]+/);
  const seated = /^(cnf|rac)$/i.test(status ?? '') && /^[A-Z]{1,2}\d{1,2}$/i.test(place ?? '') && /^\d{1,3}$/.test(seat ?? '');
  const number = berth === 0 || berth === '0' ? null : berth;
  return {
    bookingStatus: bookingStatus.trim(),
    currentStatus: currentStatus.trim(),
    coach: coach?.trim() || (seated ? (place ?? null) : null),
    berth: number != null && String(number).trim() !== '' ? String(number).trim() : seated ? (seat ?? null) : null,
  };
}
