/** Brackets and quotation marks that stand in pairs in a name. */
const count = (text: string, sign: string): number => text.split(sign).length - 1;

/**
 * A name as its list has it, without slips of typing: spaces within brackets and before commas, none behind them, a bracket left open, a quotation that
 * ends by another mark. Its words stay as they are.
 * @example tidyName('Gazole (Bagsarai )Toll Plaza') // 'Gazole (Bagsarai) Toll Plaza'
 */
export function tidyName(written: string): string {
  const name = written
    .replace(/\s+/g, ' ')
    .replace(/\( /g, '(')
    .replace(/ \)/g, ')')
    .replace(/\)(?=[\p{L}\d])/gu, ') ')
    .replace(/(?<=\p{L})\((?=\p{L}{2})/gu, ' (')
    .replace(/ ([,;:])(?= |$)/g, '$1')
    .replace(/(?<=\p{L}),(?=\p{L})/gu, ', ')
    .replace(/“([^“”"]*?)(?:"|’’|'')/g, '“$1”')
    .replace(/^([^“]*)”/, '$1')
    .trim();
  const missing = count(name, '(') - count(name, ')');
  return missing > 0 ? `${name}${')'.repeat(missing)}` : missing < 0 ? name.replace(/\)+$/, (all) => all.slice(0, missing)) : name;
}
