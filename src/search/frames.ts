/** A kind of question that is taken apart, by what it asks, with an example. */
export interface FrameExample {
  title: string;
  q: string;
  lang?: 'hi';
}

/**
 * The kinds of questions that `/ask` takes apart, each with an example; they are listed in the reference, which shows the answer to the first: one that no
 * day's prices change, since every build of a day would load all names for it.
 */
export const FRAMES: readonly [FrameExample, ...FrameExample[]] = [
  { title: 'A person, a wish, a state', q: 'pension for a widow of 45 in rajasthan' },
  { title: 'A difference', q: 'petrol difference delhi mumbai' },
  { title: 'Which of two, yes or no', q: 'is petrol cheaper in gujarat than maharashtra' },
  { title: 'Least, most, top n', q: 'top 5 states with costliest petrol' },
  { title: 'Change, highest, average', q: 'usd to inr change in september 2026' },
  { title: 'Percent, rank, median', q: 'how many percent is petrol in mumbai dearer than in delhi' },
  { title: 'Within limits', q: 'banks with more than 1000 branches in bihar' },
  { title: 'A measure in another unit', q: '5 quintal in kg' },
  { title: 'When a limit was crossed', q: 'when did petrol cross 100 in delhi' },
  { title: 'A ratio', q: 'gold silver ratio' },
  { title: 'In another currency', q: 'gold in dollars per ounce' },
  { title: 'The next few', q: 'next 3 ekadashi' },
  { title: 'So much of it, with a percentage', q: 'gold 10 gram with 3% gst' },
  { title: 'For a sum', q: '500 rupees petrol in jaipur' },
  { title: 'Part of a train', q: 'arrival time of 12951 at surat' },
  { title: 'Trains with conditions', q: 'train before 8 am on sunday delhi to mumbai' },
  { title: 'How many', q: 'how many rto in maharashtra' },
  { title: 'Days until and between', q: 'how many days to holi' },
  { title: 'Nearest', q: 'nearest station to manali' },
  { title: 'Two questions', q: 'petrol in mumbai and diesel in kolkata' },
  { title: 'In Hindi', q: 'होली कब है', lang: 'hi' },
];
