// What stands between the nouns of an English title, and how its parts stand in Hindi.
import { isFeminine, isPerson, type TitleWord } from './title-words.ts';

export type Case = 'direct' | 'oblique';
/** How what stands behind an English preposition (already in Hindi) stands before what stands in front of it. */
export type Joint = (behind: Phrase, front: TitleWord | undefined, inCase: Case) => string;
export interface Phrase {
  render(inCase: Case): string;
  head: TitleWord | undefined;
}

/** A part of a title: a word, a sign between nouns, a preposition, or that what stands before owns what follows. */
export type Token = { word: TitleWord } | { sign: string } | { joint: Joint } | { owner: true };

/** का, के, की by the word that it stands before. */
export const ofWord = (front: TitleWord | undefined, inCase: Case): string =>
  isFeminine(front) ? 'की' : inCase === 'oblique' || front?.plural ? 'के' : 'का';
const people = (front: TitleWord | undefined, feminine: string, other: string): string => (isFeminine(front) ? feminine : other);
const after =
  (postposition: string): Joint =>
  (behind) =>
    `${behind.render('oblique')} ${postposition}`;
/** Joints with a verb. */
export const DOING = new Set<Joint>();
const doing = (verb: string, inCase: Case = 'direct'): Joint => {
  const joint: Joint = (behind, front, outer) => `${behind.render(inCase)} ${verb} ${ofWord(front, outer)}`;
  DOING.add(joint);
  return joint;
};
export const genitive: Joint = (behind, front, inCase) => `${behind.render('oblique')} ${ofWord(front, inCase)}`;
const buying: Joint = (behind) => `${behind.render('direct')} ख़रीदने के लिए`;
/** Who gets something has को, also bodies; what something is for has के लिए. */
const RECEIVERS =
  /^(?:family|group|institution|society|industry|enterprise|farm|unit|organi[sz]ation|msme|mse|association|mandal|college|school|start ?up)$/;
const toward: Joint = (behind) =>
  `${behind.render('oblique')} ${isPerson(behind.head) || RECEIVERS.test(behind.head?.en.split(' ').at(-1) ?? '') ? 'को' : 'के लिए'}`;

/** English prepositions, with the participles before them. */
export const JOINTS: Readonly<Record<string, Joint>> = {
  for: after('के लिए'),
  towards: after('के लिए'),
  of: genitive,
  to: toward,
  on: after('पर'),
  in: after('में'),
  at: after('में'),
  under: after('के अंतर्गत'),
  by: after('द्वारा'),
  through: after('के माध्यम से'),
  from: (behind, front, inCase) => (behind.head?.kind === 'G' ? genitive : after('से'))(behind, front, inCase),
  during: after('के दौरान'),
  'for purchasing': buying,
  'in purchasing': buying,
  'to purchase': buying,
  'for setting up': after('की स्थापना के लिए'),
  'for setting up of': after('की स्थापना के लिए'),
  'to set up': (behind) => `${behind.render('direct')} स्थापित करने के लिए`,
  'in case of': after('की स्थिति में'),
  'in lieu of': after('के बदले'),
  'on the occasion of': after('के अवसर पर'),
  'other than': after('के अलावा'),
  'studying in': (behind, front) => `${behind.render('oblique')} में पढ़ने ${people(front, 'वाली', 'वाले')}`,
  'for studying in': after('में अध्ययन के लिए'),
  pursuing: (behind, front) =>
    `${behind.render('direct')} ${/(?:education|stud(?:y|ies)|degree)$/.test(behind.head?.en ?? '') ? 'प्राप्त ' : ''}कर ${people(front, 'रही', 'रहे')}`,
  'belonging to': genitive,
  'engaged in': (behind, front) => `${behind.render('oblique')} में ${people(front, 'लगी', 'लगे')}`,
  'suffering from': after('से पीड़ित'),
  'affected by': after('से प्रभावित'),
  'affected with': after('से प्रभावित'),
  'working in': after('में कार्यरत'),
  'employed in': after('में कार्यरत'),
  'based on': after('पर आधारित'),
  'due to': after('के कारण'),
  'caused by': after('के कारण'),
  after: after('के बाद'),
  'participating in': (behind, front) => `${behind.render('oblique')} में भाग लेने ${people(front, 'वाली', 'वाले')}`,
  'for participating in': after('में भाग लेने के लिए'),
  'for organizing': doing('आयोजित करने'),
  'for organising': doing('आयोजित करने'),
  'to provide': doing('प्रदान करने'),
  'for providing': doing('प्रदान करने'),
  'of providing': doing('प्रदान करने'),
  'for giving': doing('देने'),
  'of giving': doing('देने'),
  'to encourage': doing('को प्रोत्साहित करने', 'oblique'),
  'to support': doing('की सहायता करने', 'oblique'),
  'to promote': doing('को बढ़ावा देने', 'oblique'),
  'for promoting': doing('को बढ़ावा देने', 'oblique'),
  'to increase': doing('बढ़ाने'),
};
export const LONGEST_JOINT = Math.max(...Object.keys(JOINTS).map((words) => words.split(' ').length));
