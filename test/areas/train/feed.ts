import { strToU8, zipSync } from 'fflate';

/** A GTFS feed in the shape of indianrailways-gtfs: files by their names, each a header and rows. */
export interface Feed {
  [file: string]: string[];
}

/** Trains from New Delhi to Howrah, each with one stop between. */
export function findFeed(numbers: readonly string[], change: (feed: Feed) => void = () => undefined): Feed {
  const feed: Feed = {
    'agency.txt': [
      'agency_id,agency_name,agency_url,agency_timezone,agency_lang',
      '1,Indian Railways,https://indianrailways.gov.in/,Asia/Kolkata,en',
    ],
    'feed_info.txt': [
      'feed_publisher_name,feed_publisher_url,feed_lang,feed_start_date,feed_end_date,feed_version',
      'A publisher,https://example.org,en,20261101,20261201,2026-11-01-18-13-46',
    ],
    'stops.txt': [
      'stop_id,stop_code,stop_name,tts_stop_name,stop_desc,stop_lat,stop_lon,location_type,stop_timezone',
      'NDLS,NDLS,NEW DELHI,NEW DELHI,,28.642,77.22,0,Asia/Kolkata',
      'CNB,CNB,KANPUR CENTRAL,KANPUR CENTRAL,,26.4547,80.3513,0,Asia/Kolkata',
      'HWH,HWH,"HOWRAH JN, CITY",HOWRAH JN,,22.5839,88.3424,0,Asia/Kolkata',
    ],
    'calendar.txt': [
      'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
      'Mon-Tue-Wed-Thu-Sat-Sun,1,1,1,1,0,1,1,20261101,20261201',
    ],
    'routes.txt': ['route_id,agency_id,route_short_name,route_long_name,route_desc,route_type'],
    'trips.txt': ['route_id,service_id,trip_id,trip_short_name,trip_headsign,direction_id'],
    'stop_times.txt': ['trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type'],
  };
  for (const number of numbers) {
    feed['routes.txt']?.push(`${number},1,${number},RAJDHANI EXPRES,,2`);
    feed['trips.txt']?.push(`${number},Mon-Tue-Wed-Thu-Sat-Sun,${number},,HOWRAH JN,0`);
    feed['stop_times.txt']?.push(
      `${number},16:50:00,16:50:00,NDLS,1,0,1`,
      `${number},21:20:00,21:25:00,CNB,2,0,0`,
      `${number},33:55:00,33:55:00,HWH,3,1,0`,
    );
  }
  change(feed);
  return feed;
}

export const zipOf = (feed: Feed): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(feed).map(([name, lines]) => [name, strToU8(`${lines.join('\n')}\n`)])));
