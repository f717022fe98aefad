import type { Locale } from '../../../i18n/locale.ts';
import { findStateName } from '../../../places/states.ts';
import { GST_STATES } from '../states.ts';
import { NO_STATES_IN_HINDI } from '../wording.ts';

/** Names of states by the English ones, where the language has others. */
export const stateNames = (locale: Locale): Record<string, string> =>
  locale === 'en'
    ? {}
    : Object.fromEntries(Object.values(GST_STATES).map((name) => [name, findStateName(name).hi ?? NO_STATES_IN_HINDI[name] ?? name]));
