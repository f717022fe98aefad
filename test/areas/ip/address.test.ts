import { expect, it } from 'vitest';
import { formsOf } from '../../../src/areas/ip/address.ts';

it.each([
  ['8.8.8.8', 4, { full: null, number: '134744072', hex: '0x08080808', pointer: '8.8.8.8.in-addr.arpa' }],
  [
    '2001:db8::1',
    6,
    {
      full: '2001:0db8:0000:0000:0000:0000:0000:0001',
      number: '42540766411282592856903984951653826561',
      hex: '0x20010db8000000000000000000000001',
      pointer: '1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa',
    },
  ],
] as const)('writes %s in other forms', (text, version, forms) => expect(formsOf({ text, version })).toEqual(forms));
