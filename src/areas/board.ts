import type { LocalizedText } from '../i18n/locale.ts';

/** One figure of an area on the home page's price board. */
export interface BoardTile {
  /** What it is: `Petrol, Mumbai`. */
  label: string;
  /** The label's second line in Hindi, on English pages, where an attested form is known. */
  hi?: string;
  /** Rupees or another figure as people read it, without its sign: `1,52,890`. */
  value: string;
  /** Before the value: `₹`. */
  sign?: string;
  /** After the value: `per litre`. */
  unit: string;
  /** Change against the day before in per cent; null where unknown, left out where it means nothing. */
  changePct?: number | null;
  /** The same in rupees, for what the tile says; told before the per cent. */
  change?: number | null;
  /** A second, smaller figure: `Diesel ₹97.83`. */
  second?: string;
  /** The page with more. */
  page: string;
  /** Day that it is for, YYYY-MM-DD in India. */
  day: string;
}

/** One thing that a question to pin is filled with. */
export interface PinField {
  label: LocalizedText;
  /** The choices; without them it is typed. */
  options?: readonly { value: string; label: string | LocalizedText }[];
  /** What is typed has to name one of the service's own pages below this path, whose title is then asked for: `/place/`. */
  pagePrefix?: string;
  placeholder?: LocalizedText;
}

/** A question that people pin on a board of their own, as they would type it into the one field. */
export interface Pin {
  /** `{weight} {karat} gold {city?}`: it is asked when all fields are filled; one with `?` may stay empty. */
  query: string;
  fields: Readonly<Record<string, PinField>>;
}

/** The place of a pin, the same for all areas. */
export const PIN_CITY: PinField = {
  label: { en: 'Town or state', hi: 'शहर या राज्य' },
  pagePrefix: '/place/',
  placeholder: { en: 'Pune', hi: 'पुणे' },
};
