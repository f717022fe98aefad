import { toLocalizedText } from '../../../src/i18n/locale.ts';
import { findDirectAnswers } from '../../../src/search/answers.ts';
import type { TemplateQuestion } from './questions.ts';

/** The questions whose first answer does not say what it has to, each with what it says. */
export async function wrongAnswers(questions: readonly TemplateQuestion[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const { typed, says } of questions) {
    const [first] = await findDirectAnswers(typed);
    const told = first
      ? [first.title, first.answer ?? '', first.detail ?? ''].map((text) => toLocalizedText(text).en).join(' | ')
      : 'nothing';
    if (!told.includes(says)) wrong.push(`${typed}: ${told.slice(0, 120)} (wanted ${says})`);
  }
  return wrong;
}
