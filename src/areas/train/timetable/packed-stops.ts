import type { Stop } from './records.ts';

/**
 * A train's stops as one text, separated by spaces, with their parts separated by commas: station code; minutes from the previous time to
 * arrival; minutes from arrival (or, without one, from the previous time) to departure; kilometres from the previous stop; platform. The
 * time before the first stop is midnight of the day the train starts. Unknown parts are empty; trailing empty parts are omitted.
 * `MMCT,,1020,0,5 BVI,22,2,30,6` leaves Mumbai Central at 17.00 from platform 5 and Borivali, 30 km on, at 17.24.
 */
export function packStops(stops: readonly Stop[]): string {
  let [time, km] = [0, 0];
  return stops
    .map(({ station, arrival, departure, distance_km, platform }) => {
      const parts: (string | number)[] = [station];
      for (const one of [arrival, departure]) {
        parts.push(one === null ? '' : one - time);
        time = one ?? time;
      }
      parts.push(distance_km === null ? '' : distance_km - km, platform ?? '');
      km = distance_km ?? km;
      while (parts.at(-1) === '') parts.pop();
      return parts.join(',');
    })
    .join(' ');
}

/** The reverse of packStops(). `codes` interns station codes, so that 200,000 stops do not each hold a copy. */
export function unpackStops(text: string, codes: ReadonlyMap<string, string> = new Map()): Stop[] {
  let [time, km] = [0, 0];
  return text.split(' ').map((one): Stop => {
    const [code = '', ride, halt, way, platform] = one.split(',');
    const arrival = ride ? time + Number(ride) : null;
    time = arrival ?? time;
    const departure = halt ? time + Number(halt) : null;
    time = departure ?? time;
    const distance_km = way ? km + Number(way) : null;
    km = distance_km ?? km;
    return { station: codes.get(code) ?? code, arrival, departure, distance_km, platform: platform || null };
  });
}
