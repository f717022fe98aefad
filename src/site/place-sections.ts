import { pathIn } from '../areas/hindi-pages.ts';
import type { PlaceFact, PlaceSection } from '../areas/place-section.ts';
import { AREAS } from '../catalog/areas.ts';
import { formatDay, sourceInWords } from '../i18n/format.ts';
import { localName, toLocalizedText, translate } from '../i18n/locale.ts';
import { PLACES, type Place } from '../places/gazetteer.ts';
import { listNeighbours } from '../places/near.ts';
import { withoutSnapshot } from '../store/snapshot.ts';
import type { Drawn, Row } from './browser/record/draw.ts';
import { PLACES_WORDS } from './wording.ts';

/** What all areas know of a place, in their order. One whose snapshot cannot be read is left out; its own pages and Status say why. */
export async function sectionsOf(place: Place): Promise<PlaceSection[]> {
  const sections = await Promise.all(AREAS.map(({ show }) => withoutSnapshot(() => show?.placeSection?.(place), undefined)));
  return sections.filter((one) => one !== undefined);
}

/** The same in Hindi as a record in words, which a host of files draws for the towns whose pages in Hindi are made on request. */
export async function hindiRecord(place: Place): Promise<Drawn> {
  const t = PLACES_WORDS.hi;
  const state = PLACES.find(({ name, state }) => name === place.state && state === place.state);
  const near = listNeighbours(place).map(({ place: other, km }) => ({
    href: pathIn('hi', `/place/${other.slug}`),
    name: localName('hi', other),
    side: t.km(String(Math.round(km))),
    under: '',
  }));
  return {
    title: localName('hi', place),
    lead: state ? localName('hi', state) : place.state,
    notes: [],
    heading: t.glance,
    rows: [...(await sectionsOf(place)).map(toRow), ...near],
  };
}

const say = (text: PlaceFact['value']): string => translate(toLocalizedText(text), 'hi');

/** A section as a row: its first value beside the name, all else under it. */
function toRow({ title, facts: [first, ...others], asOf, source, url }: PlaceSection): Row {
  const inWords = ({ label, value, note }: PlaceFact) => [say(label), say(value), note && `(${say(note)})`].filter(Boolean).join(' ');
  const age = asOf && [formatDay(asOf, true, 'hi'), ...(source ? [sourceInWords(say(source), 'hi')] : [])].join(', ');
  return {
    href: pathIn('hi', url),
    name: say(title),
    side: first ? say(first.value) : '',
    under: [first && [say(first.label), first.note && say(first.note)].filter(Boolean).join(', '), ...others.map(inWords), age]
      .filter(Boolean)
      .join(' · '),
  };
}
