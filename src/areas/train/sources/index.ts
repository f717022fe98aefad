import type { Source } from '../../../lib/crawl/source.ts';
import type { TimetableRecord } from '../records.ts';
import { dataGovIn } from './data-gov-in.ts';
import { datameet } from './datameet.ts';
import { readStarter } from './starter.ts';

/** All are asked: one has the trains, the other where the stations are. */
export const TRAIN_SOURCES: readonly Source<TimetableRecord>[] = [
  { name: 'data-gov-in', title: 'data.gov.in', url: 'https://data.gov.in', reader: dataGovIn },
  { name: 'datameet', title: 'DataMeet railways', url: 'https://raw.githubusercontent.com', reader: datameet },
  {
    name: 'starter',
    title: 'Timetables of 2015 to 2026, as openly published',
    starter: true,
    collect: (_needs, { dataDir }) => readStarter(dataDir),
  },
];
