// The reader's town, asked once and kept on this device alone: every page that tells something of a place reads it here.
import { LOCALE } from './page-language.ts';

export interface OwnTown {
  name: string;
  hi?: string;
  state: string;
  /** Of its page, /place/{slug}. */
  slug: string;
}

const STORE = 'town';
const CHANGED = 'jaankari:town';

/** The town kept on this device; undefined for none, or where storage is forbidden. */
export function ownTown(): OwnTown | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(STORE) ?? 'null') as Partial<OwnTown> | null;
    return kept?.name && kept.slug ? { state: '', ...kept, name: kept.name, slug: kept.slug } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a town, or forgets it, and tells the parts of this page. */
export function keepTown(town: OwnTown | undefined): void {
  try {
    if (town) localStorage.setItem(STORE, JSON.stringify(town));
    else localStorage.removeItem(STORE);
  } catch {
    // It holds for this page all the same.
  }
  document.dispatchEvent(new CustomEvent(CHANGED, { detail: town }));
}

/** Calls whenever the town is set or forgotten on this page. */
export const onTown = (listener: (town: OwnTown | undefined) => void): void =>
  document.addEventListener(CHANGED, (event) => listener((event as CustomEvent<OwnTown | undefined>).detail));

/** How it is called in the page's language. */
export const ownTownName = ({ name, hi }: OwnTown): string => (LOCALE === 'hi' ? (hi ?? name) : name);
