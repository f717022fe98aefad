import { describe, expect, it } from 'vitest';
import { isZone, startOfDay, zonedDay, zonedInstants, zonedIso } from '../../src/kernel/zone.ts';

const utc = (text: string) => Date.parse(text);

describe('zones', () => {
  it('knows the names of the IANA table and no others', () => {
    expect(isZone('Asia/Kolkata')).toBe(true);
    expect(isZone('Asia/Bombay')).toBe(false);
    expect(isZone('')).toBe(false);
  });

  it('writes an instant by the clock of a zone, with its offset', () => {
    expect(zonedIso('Asia/Kolkata', utc('2026-11-20T18:30:00Z'))).toBe('2026-11-21T00:00:00+05:30');
    expect(zonedIso('America/New_York', utc('2026-11-01T05:59:59Z'))).toBe('2026-11-01T01:59:59-04:00');
    expect(zonedIso('America/New_York', utc('2026-11-01T06:00:00Z'))).toBe('2026-11-01T01:00:00-05:00');
    expect(zonedDay('Pacific/Auckland', utc('2026-11-20T12:00:00Z'))).toBe('2026-11-21');
  });

  it('knows that India put its clocks forward in the war', () => {
    expect(zonedIso('Asia/Kolkata', utc('1943-06-01T00:00:00Z'))).toBe('1943-06-01T06:30:00+06:30');
    expect(zonedIso('Asia/Kolkata', utc('1946-06-01T00:00:00Z'))).toBe('1946-06-01T05:30:00+05:30');
  });

  it('finds one instant for a time, none in the gap of a clock put forward, two where it is put back', () => {
    expect(zonedInstants('Asia/Kolkata', '2026-11-21T06:48:00')).toEqual([utc('2026-11-21T01:18:00Z')]);
    expect(zonedInstants('Europe/London', '2026-03-29T01:30:00')).toEqual([]);
    expect(zonedInstants('Europe/London', '2026-10-25T01:30:00')).toEqual([utc('2026-10-25T00:30:00Z'), utc('2026-10-25T01:30:00Z')]);
  });

  it('begins a day without a midnight at the end of the gap', () => {
    // Beirut put its clocks forward at midnight of 26 March 2022 to the 27th.
    expect(startOfDay('Asia/Beirut', '2022-03-27')).toBe(utc('2022-03-26T22:00:00Z'));
    expect(startOfDay('Asia/Kolkata', '2026-01-01')).toBe(utc('2025-12-31T18:30:00Z'));
  });
});
