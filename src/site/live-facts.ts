import { AREAS } from '../catalog/areas.ts';
import { type Locale, type LocalizedText, toLocalizedText, translate } from '../i18n/locale.ts';

/** What a script shows of a member of an answer (browser/live-facts.ts), in a page's language. */
export interface ShownFact {
  label?: string | undefined;
  /** Path of the member: `temperature.value`. */
  member: string;
  /** The member that is told where `words` has nothing for the first. */
  otherwise: string;
  words?: Readonly<Record<string, string>> | undefined;
  unit?: string | undefined;
  as?: 'time' | undefined;
}

/** Of each call that tiles of places make, by its path, what they show of its answer: `{ "/weather": [...] }`. */
export function liveFacts(locale: Locale): Record<string, ShownFact[]> {
  const say = (text: string | LocalizedText | undefined) => text && translate(toLocalizedText(text), locale);
  return Object.fromEntries(
    AREAS.flatMap(({ name, show }) => {
      if (!show?.liveFacts) return [];
      const facts = show.liveFacts.map(({ label, member, memberHi, labels, unit, as }) => ({
        label: say(label),
        member: (locale === 'hi' && memberHi) || member,
        otherwise: member,
        words: labels?.[locale],
        unit: say(unit),
        as,
      }));
      return [[`/${name}`, facts] as const];
    }),
  );
}
