import { GRAHAS } from './grahas.ts';
import words from './match-hindi.json' with { type: 'json' };

/** What the kootas are made of, and their rules, in Hindi: by the English that bodies have. */
const PARTS: Readonly<Record<string, string>> = {
  ...words.parts,
  ...Object.fromEntries(GRAHAS.map(({ id, hi }) => [id, hi])),
};

const RULES: Readonly<Record<string, string>> = words.rules;

/** What one side brings to a koota: a number stays as it is. */
export const kootaPartInHindi = (part: string): string => PARTS[part] ?? part;

/** The rule of a koota, by its English name. Throws for a name that is none. */
export function kootaRuleInHindi(name: string): string {
  const rule = RULES[name];
  if (!rule) throw new Error(`The koota ${name} has no rule in Hindi`);
  return rule;
}
