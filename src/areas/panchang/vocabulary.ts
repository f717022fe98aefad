import { FESTIVAL_RULES } from '../../astronomy/calendar/festivals/rules.ts';
import { ECLIPSE_WORDS } from './eclipse-answer.ts';
import { NAMED_TITHIS } from './moon-days.ts';
import texts from './vocabulary.json' with { type: 'json' };

/** Short names that everybody uses for a festival whose full name is longer, and other spellings than those that sound alike. */
const EVERYDAY: Readonly<Record<string, readonly string[]>> = texts.festivals;
const plainName = (name: string): string => name.replace(/ ?\(.*\)/, '').replace(/ (?:begins|आरंभ)$/, '');

const { day, pradosh, asked, ...words } = texts.words;

/** Words by which people ask for the almanac, the sun, the good and bad times, and the names of festivals. */
export const ALMANAC_WORDS: Readonly<Record<string, readonly string[]>> = {
  day,
  ...ECLIPSE_WORDS,
  ...words,
  ...Object.fromEntries(NAMED_TITHIS.map(({ id, name }) => [id, [id, name.hi]])),
  pradosh,
  asked,
  ...Object.fromEntries(
    FESTIVAL_RULES.map(({ id, name }) => [
      `of ${id}`,
      [id.replaceAll('-', ' '), plainName(name.en), plainName(name.hi), ...(EVERYDAY[id] ?? [])],
    ]),
  ),
};
