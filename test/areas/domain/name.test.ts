import { describe, expect, it } from 'vitest';
import { readName } from '../../../src/areas/domain/name.ts';

const faultOf = (typed: string) => {
  const result = readName(typed);
  return result.ok ? undefined : result.fault;
};

describe('a domain name', () => {
  it.each([
    ['india.gov.in', 'india.gov.in', 'india.gov.in', 'gov.in'],
    ['WWW.Example.CO.IN.', 'www.example.co.in', 'example.co.in', 'co.in'],
    ['https://user:pass@www.irctc.co.in:443/nget?a=1#b', 'www.irctc.co.in', 'irctc.co.in', 'co.in'],
    ['iitb.ac.in', 'iitb.ac.in', 'iitb.ac.in', 'ac.in'],
    ['a.b.example.org.in', 'a.b.example.org.in', 'example.org.in', 'org.in'],
    ['_dmarc.example.in', '_dmarc.example.in', 'example.in', 'in'],
    ['someone.github.io', 'someone.github.io', 'github.io', 'io'],
    ['कॉम.भारत', 'xn--11b4c3d.xn--h2brj9c', 'xn--11b4c3d.xn--h2brj9c', 'xn--h2brj9c'],
    ['xn--11b4c3d.xn--h2brj9c', 'xn--11b4c3d.xn--h2brj9c', 'xn--11b4c3d.xn--h2brj9c', 'xn--h2brj9c'],
    ['Bücher.de', 'xn--bcher-kva.de', 'xn--bcher-kva.de', 'de'],
  ])('reads %s', (typed, ascii, registrable, suffix) => {
    expect(readName(typed)).toMatchObject({ ok: true, value: { ascii, registrable, suffix } });
  });

  it('shows both spellings of one of another script', () => {
    expect(readName('xn--11b4c3d.xn--h2brj9c')).toMatchObject({ value: { unicode: 'कॉम.भारत' } });
  });

  it.each([
    ['localhost', 'not in the public DNS'],
    ['printer.local', 'not in the public DNS'],
    ['db.internal', 'not in the public DNS'],
    ['router.home.arpa', 'not in the public DNS'],
    ['abc.onion', 'not in the public DNS'],
    ['a.test', 'not in the public DNS'],
    ['metadata', 'one part only'],
    ['co.in', 'below which names are registered'],
    ['भारत', 'one part only'],
    ['127.0.0.1', 'IP address'],
    ['2130706433', 'IP address'],
    ['0x7f.1', 'IP address'],
    ['[::1]', 'IP address'],
    ['me@example.in', 'address of mail'],
    ['exa mple.in', 'a character'],
    ['a/../b.in', 'a character'],
    ['a..in', 'empty part'],
    ['-a.in', 'no part of a domain name'],
    [`${'a'.repeat(64)}.in`, 'no part of a domain name'],
    [`${'abcdefg.'.repeat(40)}in`, 'at most 253'],
    ['a%2e.in', 'a character'],
    ['a.zzzq', 'no ending .zzzq'],
  ])('refuses %s', (typed, words) => {
    expect(faultOf(typed)?.message).toContain(words);
  });
});
