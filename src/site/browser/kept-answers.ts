// What the field answers without a connection by the file of codes and days that the service worker has kept: plates, PIN codes, banks of an IFSC,
// festivals. Exactly what was typed, or nothing.
import type { KeptAnswers } from '../../areas/kept-answers.ts';
import { formatDay } from '../../i18n/format.ts';
import { translate } from '../../i18n/locale.ts';
import { inPageLanguage, LOCALE } from './page-language.ts';
import { ROOT } from './root.ts';
import type { Suggestion } from './site-search.ts';

const t = inPageLanguage({
  kept: { en: 'Without a connection, from what this phone keeps', hi: 'बिना इंटरनेट के, इस फ़ोन में रखी जानकारी से' },
});
/** A plate or an IFSC begins with a code that has letters; of numbers all digits count. */
const isCodeOf = (typed: string, code: string): boolean => typed === code || (/[A-Z]/.test(code) && typed.startsWith(code));

let sets: Promise<KeptAnswers[]> | undefined;
const readSets = async (): Promise<KeptAnswers[]> => {
  const kept = await caches.match(`${ROOT}/kept.json`);
  return kept ? kept.json() : [];
};

/** Answers to a text that is such a code, or that names such a day; the next one of each name. */
export async function answersKept(text: string): Promise<Suggestion[]> {
  sets ??= readSets().catch(() => []);
  const code = text.toUpperCase().replace(/[^A-Z\d]/g, '');
  const words = text.toLowerCase().split(' ');
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
  return (await sets).flatMap(({ of, page, codes = {}, steps, days = [] }) => {
    const toSuggestion = (title: string, answer: string): Suggestion => ({
      href: `${ROOT}${LOCALE === 'hi' ? '/hi' : ''}${page}`,
      title,
      answer,
      note: [document.createTextNode(t.kept)],
    });
    const ofCode = code.length < 4 ? undefined : findCode(code, codes, steps === true);
    const named = days.filter(([date, en, hi]) => date >= today && words.every((word) => `${en} ${hi}`.toLowerCase().includes(word)));
    // Diwali is not Dev Diwali.
    const day = named.find((names) => names.some((name) => name.toLowerCase().startsWith(text.toLowerCase()))) ?? named[0];
    return [
      ...(ofCode ? [toSuggestion(`${translate(of, LOCALE)} ${ofCode.code}`, ofCode.meaning)] : []),
      ...(day ? [toSuggestion(LOCALE === 'hi' ? day[2] : day[1], formatDay(day[0], true, LOCALE))] : []),
    ];
  });
}

/** The longest code that the text is, or begins with, and what it means. */
function findCode(typed: string, codes: Readonly<Record<string, string>>, steps: boolean): { code: string; meaning: string } | undefined {
  let best: { code: string; meaning: string } | undefined;
  for (const [meaning, text] of Object.entries(codes)) {
    let number = 0;
    for (const written of text.split(' ')) {
      number += Number(written);
      const code = steps ? String(number) : written;
      if (isCodeOf(typed, code) && code.length > (best?.code.length ?? 0)) best = { code, meaning };
    }
  }
  return best;
}
