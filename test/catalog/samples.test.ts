import { expect, it } from 'vitest';
import { addressOfCall, namesInPath } from '../../src/catalog/call-address.ts';
import { LANGUAGES, type SampledCall } from '../../src/catalog/call-samples.ts';

const written = (name: string, call: Partial<SampledCall> = {}) => {
  const language = LANGUAGES.find((one) => one.name === name);
  return language?.write({ url: 'https://example.org/fuel?city=mumbai', kind: 'json', ending: 'json', table: undefined, ...call }) ?? '';
};

it('fills a path and a query so that neither a shell nor a quotation mark has anything to read', () => {
  const address = addressOfCall('/liquor/product/{id}', { id: `a'b"c$(d)\`e\`!`, q: `x'y"z$(w)!`, at: '2026-01-01/10:30,5' });
  expect(address).toBe('/liquor/product/a%27b%22c%24%28d%29%60e%60%21?q=x%27y%22z%24%28w%29%21&at=2026-01-01/10:30,5');
  expect(address).not.toMatch(/['"$`!()\\\s]/);
});

it('leaves a parameter of the path that is not given as it is named', () => {
  expect(addressOfCall('/schemes/{slug}', { slug: '' })).toBe('/schemes/{slug}');
  expect(namesInPath('/a/{b}/{c}')).toEqual(['b', 'c']);
});

it('escapes an address of an operator in each language', () => {
  const url = 'https://example.org/$HOME/`id`/"\\x"/é';
  expect(written('curl', { url })).toBe('curl -s "https://example.org/\\$HOME/\\`id\\`/\\"\\\\x\\"/é"');
  for (const name of ['js', 'python', 'go'])
    expect(written(name, { url }), name).toContain('"https://example.org/$HOME/`id`/\\"\\\\x\\"/%C3%A9"');
  expect(written('sheets', { table: 'https://example.org/"a".csv' })).toBe('=IMPORTDATA("https://example.org/""a"".csv")');
});

it('reads each kind of answer as what it is', () => {
  expect(written('python')).toContain('json.load(answer)');
  expect(written('python', { kind: 'table' })).toContain('csv.DictReader');
  expect(written('curl', { kind: 'bytes', ending: 'png' })).toBe('curl -s -o answer.png "https://example.org/fuel?city=mumbai"');
  expect(written('js', { kind: 'text' })).toContain('await response.text()');
});
