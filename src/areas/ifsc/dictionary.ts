import type { SnapshotMeaning } from '../dictionary.ts';
import type { IfscTables } from './tables.ts';

/** What stands in data/ifsc.sqlite. */
export const IFSC_MEANING: SnapshotMeaning<IfscTables> = {
  name: 'ifsc',
  about: 'Banks of India and the IFSC of all their branches. A branch’s address is asked for on request and is not on record.',
  sources: [
    { name: 'ifsc, by Razorpay, from the lists of the Reserve Bank of India', url: 'https://www.npmjs.com/package/ifsc', licence: 'MIT' },
  ],
  tables: {
    bank: {
      about: 'A bank, with the codes of all its branches packed in one text.',
      source: 'ifsc, by Razorpay',
      columns: {
        code: { about: 'Four letters that the codes of its branches begin with: HDFC' },
        name: { about: 'Name; null where codes are listed without one' },
        kind: { about: 'Kind of bank in the source’s word (PSB, RRB, O-UCB); null where it says none' },
        branches: { about: 'How many codes it has', unit: 'codes' },
        codes: {
          about:
            'The last six characters of its codes. Before the bar: runs of codes of digits alone, in order and separated by spaces, each as the ' +
            'distance from the end of the run before (from 0) and, after a dot, how many follow on. After the bar: the other codes, six characters each',
          unit: 'numbers in base 36',
          source: 'Packed here; the codes are the source’s',
        },
        members: {
          about: 'Other banks that are reached by codes of this one: name by the last six characters of the code, or by their beginning',
          unit: 'JSON object',
        },
      },
    },
    edition: {
      about: 'The edition of the list.',
      source: 'ifsc, by Razorpay',
      columns: {
        source: { about: 'Name of the package' },
        version: { about: 'Its version' },
      },
    },
  },
};
