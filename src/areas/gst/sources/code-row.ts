import type { CodeRow } from '../tables.ts';

/** A code as a source prints it. Codes of services begin with 99. */
export const codeRow = (code: string, description: string, source: string): CodeRow => ({
  code,
  kind: code.startsWith('99') ? 'services' : 'goods',
  description: tidy(description),
  source,
});

/** Null where the source has a dash: the text of the heading, which it does not hold. `~` stands between levels, `_x000D_` for line ends. */
function tidy(text: string): string | null {
  const tidied = text
    .replaceAll('_x000D_', ' ')
    .replaceAll('~', ': ')
    .replace(/\s+/g, ' ')
    .replace(/ ([,;:.])/g, '$1')
    .replace(/[\s:]+$/, '')
    .trim();
  return /[\p{L}\p{N}]/u.test(tidied) ? tidied : null;
}
