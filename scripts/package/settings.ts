/** Where the package keeps what `--help` tells of settings. */
export const SETTINGS_FILE = 'settings.txt';

const MAX_WIDTH = 110;

/** The settings of docs/operations.md for a terminal: a line each, with its default. */
export function listSettings(operations: string): string {
  const section = operations.split(/^## /m).find((one) => one.startsWith('Settings\n')) ?? '';
  const rows = [...section.matchAll(/^\| (`.+?) \| (.*?) \| (.*?) \|$/gm)];
  return rows.map(([, names = '', about = '', preset = '']) => `${plain(names)}\n    ${cut(plain(about), plain(preset))}\n`).join('');
}

const plain = (markdown: string): string =>
  markdown
    .replace(/:? ?\[[^\]]*\]\(#[^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '');

function cut(about: string, preset: string): string {
  const words = about.length > MAX_WIDTH ? `${about.slice(0, about.lastIndexOf(' ', MAX_WIDTH))} ...` : about;
  return preset === '' ? words : `${words} [${preset}]`;
}
