import { beforeAll, describe, expect, it } from 'vitest';
import { placeCodes } from '../../../src/areas/pincode/codes-endpoint.ts';
import { codesOfDistrict } from '../../../src/places/codes.ts';
import districts from '../../../src/places/district-codes.json' with { type: 'json' };
import { findPlace } from '../../../src/places/find.ts';
import { GAZETTEER, PLACES } from '../../../src/places/gazetteer.ts';
import townCodes from '../../../src/places/town-codes.json' with { type: 'json' };
import scripts from '../../../src/places/town-scripts.json' with { type: 'json' };
import { loadService } from '../../support/call.ts';

let service: Awaited<ReturnType<typeof loadService>>;
beforeAll(async () => {
  service = await loadService();
});
const ask = async (name: string) => placeCodes.parse((await service.json(`/pincode/place?${new URLSearchParams({ name })}`)).body);

describe('/pincode/place', () => {
  // Published by the telephone companies, IATA and the Registrar General.
  it.each([
    ['pune', '020', ['PNQ']],
    ['chennai', '044', ['MAA']],
    ['hyderabad', '040', ['BPM', 'HYD']],
    ['gangtok', '03592', ['PYG']],
    ['dehradun', '0135', ['DED']],
    ['raipur chhattisgarh', '0771', ['RPR']],
    ['panaji', '0832', []],
    ['new delhi', '011', ['DEL']],
  ])('tells the STD code and the airports of %s', async (name, std, airports) => {
    const body = await ask(name);
    expect([body.std, body.airports.map(({ iata }) => iata)]).toEqual([std, airports]);
  });

  it('tells the census of a state, and none of a town', async () => {
    expect(await ask('kerala')).toMatchObject({ type: 'state', lgd: 32, census_2011: { population: 33_406_061 } });
    expect((await ask('kochi')).census_2011).toBe(null);
  });

  it.each(['मुंबई', 'மும்பை', 'মুম্বাই', 'ముంబై', 'ಮುಂಬೈ', 'മുംബൈ', 'મુંબઈ', 'ਮੁੰਬਈ', 'ମୁମ୍ବାଇ'])('finds Mumbai as %s', async (name) => {
    expect((await ask(name)).place).toBe('Mumbai');
  });

  it('names near ones for a name that is not known', async () => {
    expect(await service.json('/pincode/place?name=punee')).toMatchObject({
      status: 404,
      body: { code: 'unknown_place', suggestions: expect.arrayContaining(['Pune']) },
    });
  });
});

describe('codes of places', () => {
  it('are of places that are known here', () => {
    const known = new Set(PLACES.map(({ name, state }) => `${name}, ${state}`));
    expect([...Object.keys(townCodes.towns), ...Object.keys(scripts)].filter((key) => !known.has(key))).toEqual([]);
    for (const [key, names] of Object.entries(scripts))
      for (const name of names)
        expect([name, `${findPlace(GAZETTEER, name)?.name}, ${findPlace(GAZETTEER, name)?.state}`]).toEqual([name, key]);
  });

  it('have the official total of the census in all states together, and no two districts with one code', () => {
    const people = Object.values(districts.states).reduce((sum, { population }) => sum + population, 0);
    expect(people).toBe(1_210_854_977);
    const codes = Object.values(districts.districts).map(({ lgd }) => lgd);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('tell no census of a district in a state of which one was divided since', () => {
    expect(codesOfDistrict('Patna', 'Bihar').census?.population).toBe(5_838_465);
    expect(codesOfDistrict('Tiruvallur', 'Tamil Nadu').census).toBeUndefined();
    expect(codesOfDistrict('Nashik', 'Maharashtra')).toEqual({ lgd: expect.any(Number) });
  });
});

describe('the field', () => {
  it.each([
    ['std code of pune', '020'],
    ['landline code for pune', '020'],
    ['पुणे का एसटीडी कोड', '020'],
    ['airport code jaipur', 'JAI'],
    ['population of kerala', '3,34,06,061'],
    ['केरल की जनसंख्या', '3,34,06,061'],
  ])('answers %s', async (q, answer) => {
    const { answers } = (await service.json(`/ask?${new URLSearchParams({ q })}`)).body;
    expect(answers[0]?.answer).toBe(answer);
  });

  it('says where none is on record', async () => {
    expect((await service.json('/ask?q=population+of+pune')).body.answers[0]?.answer).toMatch(/^Not on record here/);
    const [lgd] = (await service.json('/ask?q=std+code+of+goa')).body.answers;
    expect([lgd.answer, lgd.declined]).toEqual([null, true]);
  });
});
