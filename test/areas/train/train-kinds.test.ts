import { expect, it } from 'vitest';
import { isOfKind, kindNamed } from '../../../src/areas/train/names/train-kinds.ts';

it.each([
  ['memu trains from asansol to dhanbad', 'MEMU'],
  ['demu', 'DEMU'],
  ['passenger train to mysore', 'Passenger'],
  ['kota passenger', undefined],
  ['namo bharat trains', 'Namo Bharat'],
  ['jan shatabdi', 'Jan Shatabdi'],
  ['pune local', 'Local'],
])('the kind of train in %j is %s', (text, name) => {
  expect(kindNamed(text)?.name.en).toBe(name);
});

it.each([
  ['passenger train', 'MEMU', true],
  ['passenger train', 'Superfast', false],
  ['emu', 'Suburban', true],
  ['memu', 'EMU', false],
  ['rajdhani', 'Rajdhani', true],
  ['rajdhani', 'Suburban', false],
])('of the kind of %j are trains of the type %s: %s', (text, type, isOne) => {
  const kind = kindNamed(text);
  expect(kind && isOfKind({ type, name: 'Nagpur – Wardha', aliases: [] }, kind)).toBe(isOne);
});
