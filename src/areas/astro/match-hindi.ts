import { GRAHAS } from './grahas.ts';
import kootas from './kootas.json' with { type: 'json' };
import parts from './match-hindi.json' with { type: 'json' };

/** What the kootas are made of in Hindi: by the English that bodies have. */
const PARTS: Readonly<Record<string, string>> = { ...parts, ...Object.fromEntries(GRAHAS.map(({ id, hi }) => [id, hi])) };

/** What one side brings to a koota: a number stays as it is. */
export const kootaPartInHindi = (part: string): string => PARTS[part] ?? part;

/** The rule of a koota, by its English name. Throws for a name that is none. */
export function kootaRuleInHindi(name: string): string {
  const koota = kootas.find((one) => one.name === name);
  if (!koota) throw new Error(`The koota ${name} has no rule in Hindi`);
  return koota.ruleInHindi;
}
