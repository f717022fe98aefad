import paths from './icons.json' with { type: 'json' };

export type IconName = keyof typeof paths;

/** Our line icons as paths of SVG: a grid of 24, a line of 1.5, nothing filled. */
export const ICONS: Readonly<Record<IconName, string>> = paths;

/** All icons as one file, which every page points into: `<use href="…/icons.svg#drop" />`. How their lines look is said by the page's style sheet. */
export function iconSprite(): string {
  const symbols = Object.entries(ICONS).map(([name, path]) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`);
  return `<svg xmlns="http://www.w3.org/2000/svg"><title>Icons</title>${symbols.join('')}</svg>\n`;
}
