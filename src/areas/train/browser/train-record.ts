// A train on a host of files: from the file of all trains whose numbers begin so.
import type { z } from 'zod';
import { inPageLanguage, LOCALE } from '../../../site/browser/page-language.ts';
import { drawRecord, inLanguage } from '../../../site/browser/record/draw.ts';
import { formatClock, formatDuration, formatRunDays, warning } from '../format.ts';
import type { timetableShard } from '../shard-schema.ts';

const t = inPageLanguage({
  stops: { en: 'Stops', hi: 'स्टेशन' },
  day: { en: (day: number) => `day ${day}`, hi: (day) => `दिन ${day}` },
  km: { en: (km: number) => `${km} km`, hi: (km) => `${km} किमी` },
  platform: { en: (platform: string) => `platform ${platform}`, hi: (platform) => `प्लेटफ़ॉर्म ${platform}` },
});

void drawRecord<[z.output<typeof timetableShard>]>({
  parts: 1,
  find: ([number = '']) =>
    /^\d{5}$/.test(number)
      ? { files: [`/train/timetable/${number.slice(0, 3)}.json`], page: inLanguage(`/browse/train/${number}`) }
      : undefined,
  tell([{ trains, stations }], [number]) {
    const train = trains.find((one) => one.train_number === number);
    const stops = train?.stops.map(([station, arrival, departure, day, distance_km, platform]) => ({
      station,
      arrival,
      departure,
      day,
      distance_km,
      platform,
    }));
    const [first, last] = [stops?.[0], stops?.at(-1)];
    if (!train || !stops || !first || !last) return undefined;
    const named = (name: string, hindi?: string | null) => (LOCALE === 'hi' && hindi) || name;
    const station = (code: string) => named(...(stations[code] ?? ([code, null] as const)));
    const facts = [
      formatDuration(train.duration, LOCALE),
      ...(train.distance_km === null ? [] : [t.km(train.distance_km)]),
      formatRunDays(train.days_runs, LOCALE),
      ...(train.type ? [train.type] : []),
      ...train.classes,
    ];
    return {
      title: `${train.train_number} ${named(train.train_name, train.name_hi)}`,
      figures: [
        { label: station(first.station), value: formatClock(first.departure ?? '–') },
        { label: station(last.station), value: formatClock(last.arrival ?? '–'), ...(last.day > 1 ? { after: `+${last.day - 1}` } : {}) },
      ],
      notes: [facts.join(', '), ...(train.as_of ? [warning(train.as_of, LOCALE)] : []), ...(train.note ? [train.note] : [])],
      heading: t.stops,
      rows: stops.map(({ station: code, arrival, departure, day, distance_km, platform }) => ({
        href: inLanguage(`/browse/train/station/${code}`),
        name: station(code),
        side: [...new Set([arrival, departure])].flatMap((time) => (time ? formatClock(time) : [])).join(' – '),
        under: [
          code,
          ...(day > 1 ? [t.day(day)] : []),
          ...(distance_km === null ? [] : [t.km(distance_km)]),
          ...(platform ? [t.platform(platform)] : []),
        ].join(', '),
      })),
    };
  },
});
