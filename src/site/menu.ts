import { isInHindi, pathIn } from '../areas/hindi-pages.ts';
import type { IconName } from '../areas/icons.ts';
import { AREAS } from '../catalog/areas.ts';
import { type Locale, translate } from '../i18n/locale.ts';
import { groupAreas, startOfArea } from './pages.ts';
import { FRAME } from './wording.ts';

/** A link of the menu; its path is from the root. */
export interface MenuLink {
  path: string;
  title: string;
  /** Where the page is in another language than the menu. */
  hreflang?: Locale;
}

/** What the menu shows, in one language. */
export interface Menu {
  label: string;
  groups: { name: string; links: (MenuLink & { icon: IconName })[] }[];
  also: MenuLink[];
  theme: string;
}

/** The menu of all pages in a language: the areas by group, and what belongs to none. */
export function listMenu(locale: Locale): Menu {
  const { allAreas, places, programmers, status, theme } = FRAME[locale];
  const toLink = (path: string, title: string): MenuLink => ({
    path: pathIn(locale, path),
    title,
    ...(locale === 'hi' && !isInHindi(path) && { hreflang: 'en' }),
  });
  return {
    label: allAreas,
    groups: groupAreas(AREAS).map(({ name, areas }) => ({
      name: translate(name, locale),
      links: areas.map((area) => ({ ...toLink(startOfArea(area), translate(area.title, locale)), icon: area.icon })),
    })),
    also: [toLink('/place', places), toLink('/docs', programmers), toLink('/status', status)],
    theme,
  };
}
