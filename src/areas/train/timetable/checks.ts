import { formatCount } from '../../../i18n/format.ts';
import type { NeighbourCheck } from '../../../store/doubts.ts';
import { readTimetable } from '../queries.ts';
import { findWrongPoints, legBetween, legsOf, TOP_KMH } from '../stations/station-points.ts';
import type { TrainTables } from '../tables.ts';
import type { Train } from './records.ts';

/** Shorter legs are too coarse for a speed: their kilometres and minutes are rounded. */
const SHORTEST_KM = 10;

/** The train's first leg that nobody could ride, in words; undefined for none. */
function impossibleLeg({ stops }: Pick<Train, 'stops'>): string | undefined {
  for (const [at, to] of stops.entries()) {
    const from = stops[at - 1];
    if (!from) continue;
    const { km, minutes } = legBetween(from, to);
    if (km === undefined || minutes === undefined || km < SHORTEST_KM) continue;
    // A minute may be missing at both ends.
    if ((km / (minutes + 2)) * 60 > TOP_KMH) return `${from.station} to ${to.station}, ${km} km in ${formatCount(minutes, 'minutes')}`;
  }
  return undefined;
}

/** How stations and trains are held against their neighbours. */
export const TRAIN_CHECKS: readonly NeighbourCheck<TrainTables>[] = [
  {
    name: 'point',
    table: 'station',
    key: 'code',
    says: {
      en: 'Stations whose point on record is farther from the stops before and after than trains go. They are not drawn and are near no town.',
      hi: 'स्टेशन जिनकी दर्ज जगह अगले-पिछले स्टेशनों से इतनी दूर है कि कोई ट्रेन वहाँ नहीं जा सकती। वे नक़्शे पर नहीं दिखाए जाते और किसी शहर के पास नहीं गिने जाते।',
    },
    async find(db) {
      const { stations, trains } = await readTimetable(db);
      return findWrongPoints(stations, legsOf(trains));
    },
  },
  {
    name: 'leg',
    table: 'train',
    key: 'number',
    says: {
      en: `Trains with a leg faster than ${TOP_KMH} km/h, which no line of India allows: a time or a distance of that leg is wrong.`,
      hi: `ट्रेनें जो दो स्टेशनों के बीच ${TOP_KMH} किमी/घंटा से तेज़ बताई गई हैं, जो भारत की किसी लाइन पर नहीं होता: वहाँ का समय या दूरी ग़लत है।`,
    },
    async find(db) {
      const { trains } = await readTimetable(db);
      return new Map(
        trains.flatMap((train) => {
          const leg = impossibleLeg(train);
          return leg ? [[train.number, leg] as const] : [];
        }),
      );
    },
  },
];
