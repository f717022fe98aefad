import { expect, it } from 'vitest';
import queries from '../../scripts/tools/looks/queries.json' with { type: 'json' };
import { isInHindi, pathInEnglish } from '../../src/areas/hindi-pages.ts';
import { linesOf, slipsIn } from '../built/slip-checks.ts';
import { defaultServer } from '../support/server.ts';

const server = defaultServer();
/** Pages that are made with a question: no file of the build has their texts. */
const ASKED = [
  ...Object.entries(queries).map(([page, question]) =>
    question.startsWith('/') ? question : `/${page.replace(/^hi\/|\/index$/g, '')}${question}`,
  ),
  '/browse/search?q=petrol+pune+and+gold+mumbai',
  '/browse/search?q=pension+for+widow',
  '/browse/search?q=qwxyzzy',
  '/browse/pincode/find?q=karol+bagh',
  '/browse/ip',
];
const addresses = [...new Set(ASKED)].flatMap((path) => (isInHindi(path) ? [path, `/hi${path}`] : [path]));

it.each(addresses)('has no slip in its text: %s', async (address) => {
  const response = await server.get(address);
  expect(response.status).toBe(200);
  // A scheme's texts stand as they are published.
  const isPublished = /^\/browse\/schemes\/pm-kisan/.test(pathInEnglish(address));
  expect(isPublished ? [] : linesOf(await response.text()).flatMap((line) => [...slipsIn(line)])).toEqual([]);
});
