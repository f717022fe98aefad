import type { ServedAt } from './settings.ts';

type Json = Record<string, never>;

/** Twenty calls over nearly every area, and what a client shows of each answer: generated clients ask for the same by their own types. */
export const TWENTY_CALLS: readonly (readonly [address: string, member: string])[] = [
  ['/fuel?city=mumbai', 'price.petrol.price'],
  ['/fuel/cities', 'count'],
  ['/fuel/history?city=mumbai&days=3', 'data.0.date'],
  ['/fuel/search?q=kolkatta', 'results.0.name'],
  ['/commodities/history?city=india&days=3', 'data.0.price'],
  ['/forex?base=USD&symbols=INR', 'rates.INR'],
  ['/forex/currencies', 'count'],
  ['/crypto/history?symbol=btc&days=3', 'data.0.usd'],
  ['/gst/states', 'states.0.name'],
  ['/gst/validate?number=27AAPFU0939F1ZV', 'valid'],
  ['/ifsc/banks', 'count'],
  ['/pincode?code=110001', 'district'],
  ['/vehicle/rto', 'states.0.state'],
  ['/holidays?year=2026', 'holidays.0.id'],
  ['/panchang?date=2026-11-08&city=varanasi', 'vara.weekday'],
  ['/numerology?name=Asha+Rao&dob=1990-11-29', 'life_path.number'],
  ['/train/stations?q=kanpur', 'stations.0.code'],
  ['/train/route?number=12302', 'stops.0.station.code'],
  ['/schemes?state=Kerala&limit=5', 'total'],
  ['/liquor/brands', 'count'],
];
/** What is refused, as the last of the calls. */
const REFUSED = ['/fuel?city=nowhere+at+all', 'code'] as const;

/** What a client has to have got: the members of the answers as they come, the refusal last. */
export const expectedAnswers = (server: ServedAt): Promise<unknown[]> =>
  Promise.all(
    [...TWENTY_CALLS, REFUSED].map(async ([address, member]) => {
      const { body } = await server.json(address);
      return member.split('.').reduce((value: Json, name) => value[name] as never as Json, body);
    }),
  );
