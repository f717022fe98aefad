// A station on a host of files: from the file of all stations whose codes begin so.
import type { z } from 'zod';
import { inPageLanguage, LOCALE } from '../../../site/browser/page-language.ts';
import { drawRecord, inLanguage } from '../../../site/browser/record/draw.ts';
import { formatClock, formatRunDays } from '../format.ts';
import type { boardsShard, trainNames } from '../shard-schema.ts';

const t = inPageLanguage({
  trains: { en: 'Trains that stop here', hi: 'यहाँ रुकने वाली ट्रेनें' },
  byTimetable: {
    en: 'By the timetable on record. Check before you travel.',
    hi: 'दर्ज समय सारणी के अनुसार। यात्रा से पहले जाँच लें।',
  },
  noLocals: { en: 'Local trains are not among them.', hi: 'लोकल ट्रेनें इनमें नहीं हैं।' },
  board: { en: 'Arrivals and departures', hi: 'आने और छूटने का समय' },
  knownAs: { en: (names: string) => `Also known as ${names}.`, hi: (names) => `दूसरे नाम: ${names}।` },
  platform: { en: (platform: string) => `platform ${platform}`, hi: (platform) => `प्लेटफ़ॉर्म ${platform}` },
});

type Boards = z.output<typeof boardsShard>;
/** Names of trains stand in one file for all stations, which browsers keep. */
type Names = z.output<typeof trainNames>;

void drawRecord<[Boards, Names]>({
  parts: 1,
  find: ([code = '']) =>
    /^[a-z]{1,5}$/i.test(code)
      ? {
          files: [`/train/boards/${code.toUpperCase().slice(0, 2)}.json`, '/train/names.json'],
          page: inLanguage(`/browse/train/station/${code.toUpperCase()}`),
        }
      : undefined,
  tell([{ boards }, { trains, stations }], [asked = '']) {
    const code = asked.toUpperCase();
    const board = boards.find((one) => one.code === code);
    if (!board) return undefined;
    const named = (name: string, hindi?: string | null) => (LOCALE === 'hi' && hindi) || name;
    const station = (of: string) => named(...(stations[of] ?? ([of, null] as const)));
    return {
      title: `${named(board.name, board.name_hi)} (${code})`,
      figures: [{ label: t.trains, value: String(board.calls.length) }],
      notes: [t.noLocals, ...(board.aliases.length > 0 ? [t.knownAs(board.aliases.join(', '))] : []), t.byTimetable],
      heading: t.board,
      rows: board.calls.map(([number, arrival, departure, daysRuns, platform]) => {
        const [name = '', hindi, from = '', to = ''] = trains[number] ?? [];
        return {
          href: inLanguage(`/browse/train/${number}`),
          name: `${number} ${named(name, hindi)}`,
          side: [...new Set([arrival, departure])].flatMap((time) => (time ? formatClock(time) : [])).join(' – '),
          under: [
            ...(from ? [`${station(from)} – ${station(to)}`] : []),
            formatRunDays(daysRuns, LOCALE),
            ...(platform ? [t.platform(platform)] : []),
          ].join(', '),
        };
      }),
    };
  },
});
