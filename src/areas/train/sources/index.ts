import type { Source } from '../../../crawl/source.ts';
import type { TimetableRecord } from '../timetable/records.ts';
import { gtfs } from './gtfs.ts';
import { readSeed } from './starter.ts';

export const TRAIN_SOURCES: readonly Source<TimetableRecord, { today: string }>[] = [
  { name: 'railways-gtfs', title: 'Indian Railways as GTFS', url: 'https://raw.githubusercontent.com', reader: gtfs },
  {
    name: 'starter',
    title: 'Trains of 9 November 2025, National Train Enquiry System',
    isSeed: true,
    collect: (_needs, { dataDir }) => readSeed(dataDir),
  },
];
