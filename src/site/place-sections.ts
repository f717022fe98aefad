import type { Area } from '../areas/area.ts';
import { pathIn } from '../areas/hindi-pages.ts';
import type { PlaceFact, PlaceSection } from '../areas/place-section.ts';
import { AREAS } from '../catalog/areas.ts';
import { formatDay, sourceInWords } from '../i18n/format.ts';
import { localName, toLocalizedText, translate } from '../i18n/locale.ts';
import { keptTogether } from '../kernel/kept-work.ts';
import { PLACES, type Place, placeBySlug } from '../places/gazetteer.ts';
import { listNeighbours } from '../places/near.ts';
import { withoutSnapshot } from '../store/snapshot.ts';
import type { Drawn, Row } from './browser/record/draw.ts';
import { PLACES_WORDS } from './wording.ts';

type FindSection = NonNullable<NonNullable<Area['show']>['placeSection']>;

/** How each area finds what it knows of a place, by the place's slug. A build finds it once for all places, which it tells in two languages. */
const FINDERS = AREAS.flatMap(({ name, show }) => (show?.placeSection ? [sectionFinder(name, show.placeSection)] : []));

function sectionFinder(area: string, findSection: FindSection): (slug: string) => Promise<PlaceSection | null> {
  const one = async (slug: string) => {
    const place = placeBySlug(slug);
    return (place && (await findSection(place))) ?? null;
  };
  return keptTogether(
    `sections of places by ${area}`,
    async () => {
      const all: Record<string, PlaceSection | null> = {};
      // One that fails is told by its own page.
      for (const { slug } of PLACES)
        await one(slug).then(
          (section) => (all[slug] = section),
          () => undefined,
        );
      return all;
    },
    one,
  );
}

/** What all areas know of a place, in their order. One whose snapshot cannot be read is left out; its own pages and Status say why. */
export async function sectionsOf({ slug }: Place): Promise<PlaceSection[]> {
  const sections = await Promise.all(FINDERS.map((find) => withoutSnapshot(() => find(slug), null)));
  return sections.filter((one) => one !== null);
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
