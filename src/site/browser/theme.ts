// Light or dark by the reader's own choice, kept for the next page.
const root = document.documentElement;
const prefersDark = matchMedia('(prefers-color-scheme: dark)');

for (const button of document.querySelectorAll('.theme-button')) button.addEventListener('click', changeTheme);

/** From dark to light, or the other way. */
export function changeTheme(): void {
  const dark = root.dataset.theme ? root.dataset.theme === 'dark' : prefersDark.matches;
  root.dataset.theme = dark ? 'light' : 'dark';
  try {
    localStorage.setItem('theme', root.dataset.theme);
  } catch {
    // Private windows may refuse storage; the choice then lasts for this page.
  }
}
