import type { LocalizedText } from '../../i18n/locale.ts';
import words from './rail-words.json' with { type: 'json' };

const ZONES: Readonly<Record<string, Required<LocalizedText>>> = words.zones;
const TYPES: Readonly<Record<string, string>> = words.types;

/** A railway zone by its code: `Eastern Railway`, `पूर्व रेलवे`; an unknown code stays. */
export const zoneName = (code: string): LocalizedText => ZONES[code] ?? { en: code, hi: code };

/** A kind of train, as the timetable names it, in both languages. */
export const typeName = (type: string): LocalizedText => ({ en: type, ...(TYPES[type] ? { hi: TYPES[type] } : {}) });
