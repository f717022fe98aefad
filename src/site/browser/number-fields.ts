// What is wrong with the numbers of a form, in words.
import { inPageLanguage } from './page-language.ts';

const t = inPageLanguage({
  needed: {
    en: (field: string, least: string, most: string) => `${field}: a number from ${least} to ${most} is needed.`,
    hi: (field, least, most) => `${field}: ${least} से ${most} तक की कोई संख्या लिखें।`,
  },
});
const figure = new Intl.NumberFormat('en-IN');

const fieldName = (input: HTMLInputElement): string => input.labels?.[0]?.textContent?.trim() ?? input.name;

/**
 * Marks the number fields of a form that are not usable, and says of the first what it takes: `Weight, grams: a number from 0 to
 * 1,00,000 is needed.` Undefined where all are good.
 */
export function formError(form: HTMLFormElement): string | undefined {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[type="number"]')];
  for (const input of inputs) input.ariaInvalid = String(!input.checkValidity());
  const bad = inputs.find((input) => !input.checkValidity());
  return bad && t.needed(fieldName(bad), figure.format(Number(bad.min)), figure.format(Number(bad.max)));
}
