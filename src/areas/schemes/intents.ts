import { inAllLocales, toLocalizedText, translate } from '../../i18n/locale.ts';
import { fold } from '../../text/fold.ts';
import { dayNamed } from '../asked-time.ts';
import { firstAnswers } from '../first-answers.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { partOfScheme, withPart } from './asked-facts.ts';
import { CONFIDENCE, hitAnswer } from './hit-answers.ts';
import { ministryAnswer } from './ministry-answer.ts';
import { namesScheme, schemesNamed } from './named-schemes.ts';
import { schemeCalled } from './search/called-scheme.ts';
import { SCHEMES } from './wording.ts';

/** A question for a scheme in whose name a town's is a word: the kalyan of `mukhyamantri kisan kalyan yojana mp` is welfare. */
async function withoutTown(query: Query): Promise<Query> {
  const { place, tokens, entities, unknownWords } = query;
  if (place?.type !== 'town' || !entities.includes('scheme')) return query;
  const other = tokens.flatMap(({ place: one }) => (one && one !== place ? [one] : []))[0];
  const { place: _, ...rest } = query;
  const reading = {
    ...rest,
    ...(other ? { place: other } : {}),
    places: other ? [other] : [],
    unknownWords: tokens.flatMap(({ word }) => (unknownWords.includes(word) || word === fold(place.name) ? [word] : [])),
  };
  // Beside another state the word is no town: `kisan kalyan yojana mp` asks nothing of Kalyan.
  const isElsewhere = other !== undefined && other.state !== place.state;
  return isElsewhere || (await namesScheme(reading)) ? reading : query;
}

/** Who asks whether they can, is told of the scheme. */
const CAN = /^(?:can|may|could)$/iu;

/** A scheme with this name, or to which all the words lead, or what of it is asked for; a state's schemes. */
export const answerSchemes = async (typed: Query): Promise<DirectAnswer[]> =>
  // `children's day` is no scheme of day care.
  dayNamed(typed.text) !== undefined && !typed.entities.includes('scheme')
    ? []
    : firstAnswers(ministryAnswer, schemeAnswer)(await withoutTown(typed));

async function schemeAnswer(question: Query): Promise<DirectAnswer[]> {
  const ofPart = partOfScheme(question);
  const called = await schemeCalled({ ...question, unclaimedWords: (ofPart?.rest ?? question).unclaimedWords }, ofPart !== undefined);
  const byName = called ? [await hitAnswer(called.hit, called.left)] : undefined;
  const [named] = ofPart ? (byName ?? (await schemesNamed(ofPart.rest))) : [];
  const partAnswer = ofPart && named && (await withPart(ofPart.part, named));
  if (partAnswer) return [partAnswer];
  // What is asked of it is not on record: the scheme, and that it is not told.
  const schemeAnswers =
    byName ?? (named && !named.declined && named.answer === null && named.confidence >= CONFIDENCE.words ? [named] : undefined);
  if (!schemeAnswers || !ofPart) return schemeAnswers ?? schemesNamed(question);
  return schemeAnswers.map((one) =>
    ofPart.part === 'open'
      ? { ...one, detail: inAllLocales(SCHEMES, (t, locale) => `${t.openUnknown} ${translate(toLocalizedText(one.detail ?? ''), locale)}`) }
      : { ...one, unused: [...(one.unused ?? []), ...(CAN.test(ofPart.said) ? [] : [ofPart.said])] },
  );
}
