import paths from './icons.json' with { type: 'json' };

export type IconName = keyof typeof paths;

/** Our line icons as paths of SVG: a grid of 24, a line of 1.5, nothing filled. */
export const ICONS: Readonly<Record<IconName, string>> = paths;
