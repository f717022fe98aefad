import { z } from 'zod';
import { textParam } from '../../api/params.ts';
import { freshness } from '../../crawl/freshness.ts';
import { daysParam, fromParam, historyList, toParam } from '../price-history.ts';

const MAX_DAYS = 400;
export const historyQuery = z.object({
  city: textParam({ about: 'A city with a station; delhi without a station', example: 'kolkata', excludes: ['station'] }),
  station: textParam({ about: 'One station by its name, as /aqi/stations has it' }),
  days: daysParam(MAX_DAYS),
  from: fromParam,
  to: toParam,
});

const index = z.int().nullable();
const at = (hours: string) => index.meta({ description: `Of the newest reading between ${hours} IST; null where there was none` });

export const airHistory = z
  .strictObject({
    status: z.literal('ok'),
    scale: z.literal('NAQI (India)'),
    city: z.string(),
    state: z.string(),
    station: z.string().nullable().meta({ description: 'Null for a city: then each index is that of the station in the middle' }),
    days: z.int(),
    ...historyList(
      z.strictObject({
        date: z.iso.date(),
        lowest: z.int(),
        highest: z.int(),
        h00: at('00:00 and 05:59'),
        h06: at('06:00 and 11:59'),
        h12: at('12:00 and 17:59'),
        h18: at('18:00 and 23:59'),
        stations: z.int().meta({ description: 'How many were read that day' }),
      }),
    ),
    source: z.string(),
    ...freshness,
  })
  .meta({ id: 'AirHistory' });
