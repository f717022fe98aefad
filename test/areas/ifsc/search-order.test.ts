import { expect, it } from 'vitest';
import { sortByDistance } from '../../../src/areas/ifsc/branches/branches.ts';

/** As the list of branches has them: a village of the name elsewhere, offices of the town, and its main branch. */
const BRANCHES = [
  { code: '032221', name: 'SHIMLA', centre: 'SHIMLA', city: 'JHUNJHUNU', district: 'Jhunjhunu' },
  { code: '004054', name: 'IGMC , SHIMLA', centre: 'SHIMLA', city: 'SHIMLA', district: null },
  { code: '000718', name: 'SHIMLA MAIN BRANCH', centre: 'SHIMLA', city: 'SHIMLA', district: null },
  { code: '050204', name: 'SHIMLA EAST', centre: 'HMA', city: 'HMA', district: null },
].map((one, id) => ({ id, branch_group: 1, micr: null, swift: null, ways: 0, ...one }));

it.each([
  [['shimla'], ['shimla', 'main'], '000718'],
  [['shimla', 'igmc'], ['shimla', 'igmc'], '004054'],
])('the branch whose words were typed comes first, before what is in no town of the name: %j', (words, typed, code) => {
  const order = sortByDistance(BRANCHES, words, typed).map((one) => one.code);
  expect(order[0]).toBe(code);
  expect(order.indexOf('004054')).toBeLessThan(order.indexOf('050204'));
});
