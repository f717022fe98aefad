import { expect, it } from 'vitest';
import { LANGUAGES } from '../../src/catalog/call-samples.ts';
import { runsSamples } from '../suites/call-samples.ts';

const names = LANGUAGES.map(({ name }) => name).filter((name) => name !== 'sheets');
runsSamples(names);

it('has a sample of every language run by one of the suites', () => {
  expect(names).toEqual(['curl', 'js', 'python', 'go']);
});
