import { eachLocale, inAllLocales } from '../../../i18n/locale.ts';
import { nameWords } from '../../../text/asks-name.ts';
import { fold } from '../../../text/fold.ts';
import type { DirectAnswer, Query } from '../../intent.ts';
import { RENAMED_STATIONS } from '../stations/renamed.ts';
import { type Network, stationByCode, trainsAt } from '../timetable/network.ts';
import { pageOfStation } from '../timetable/timetable.ts';
import { TRAIN } from '../wording.ts';
import { stationTitle } from './called.ts';

/** A name without what stations' names end in, and without gaps: Mughal Sarai Jn is `mughalsarai junction`. */
const plain = (name: string): string =>
  fold(name)
    .replace(/ (?:jn|junction)$/, '')
    .replaceAll(' ', '');

/** What a station that was renamed is called, by its code or name, former or present: `JHS new name`, `what is mughalsarai station called now`. */
export function renamedAnswer(network: Network, { text, tokens, entities }: Query): DirectAnswer[] {
  const asking = nameWords(text);
  if (!asking) return [];
  const said = plain(tokens.flatMap(({ word, kind }) => (kind === 'filler' || asking.has(word) ? [] : [word])).join(' '));
  const isMeant = (name: string) => plain(name) === said;
  const one = RENAMED_STATIONS.find(({ former, code, was, is }) => [former, code, was, is].some(isMeant));
  const station = one && stationByCode(network, one.code);
  if (!one || !station) return [];
  return [
    {
      title: inAllLocales(TRAIN, (t) => t.sinceRenamed(`${one.was} (${one.former})`)),
      answer: eachLocale((locale) => `${stationTitle(network, one.code, locale)} (${one.code})`),
      detail: inAllLocales(TRAIN, (t) => t.count(trainsAt(network, one.code))),
      url: pageOfStation(network, one.code),
      // Of a town with the station's name the town is meant.
      confidence: entities.includes('station') ? 0.98 : 0.96,
      uses: ['word', 'other', 'place'],
    },
  ];
}
