import { expect, it } from 'vitest';
import { readPlate } from '../../../src/areas/vehicle/plate.ts';
import { noteIn, VEHICLE } from '../../../src/areas/vehicle/wording.ts';

it.each(['77CD12', '12UN345', 'T0126KA1234A', 'DL01C AB TC 0123', '20D123456W', 'WB20AI1234', 'AP39AB1234', 'ABC123', 'OR02AB1234'])(
  'what %s has beside its parts is told in Hindi',
  (number) => {
    const reading = readPlate(number, 2026);
    if (!reading.ok) return;
    const { notes, mission } = reading.value;
    const said = [
      ...notes.map((note) => noteIn('hi', note)),
      ...(mission ? [VEHICLE.hi.missionOf(mission.kind, String(mission.number))] : []),
    ];
    expect(said.filter((text) => /[A-Za-z]{3,}/.test(text))).toEqual([]);
  },
);
