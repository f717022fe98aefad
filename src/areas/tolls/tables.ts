import { defineSnapshot, integer, real, type TablesOf, table, text } from '../../store/table.ts';
import type { Schedule } from '../area.ts';

/** Classes of vehicles, as plazas price them. */
export const VEHICLES = ['car', 'lcv', 'bus', 'multiaxle', 'axle_4_6', 'axle_7_plus', 'hcm'] as const;
export type Vehicle = (typeof VEHICLES)[number];

const JOURNEYS = {
  single: 'a single journey',
  return_24h: 'a return within 24 hours',
  monthly: '50 single journeys in a month',
  local: 'a commercial vehicle registered in the district',
} as const;
export type Journey = keyof typeof JOURNEYS;
export const JOURNEY_NAMES = Object.keys(JOURNEYS) as Journey[];

const rates = (vehicle: string) =>
  text(`Rates of a ${vehicle}: ${Object.values(JOURNEYS).join(', ')}; null where none is on record`, {
    unit: 'JSON list of four amounts in rupees, each of which may be null',
    null: true,
    mayClear: true,
  });

/** data/tolls.sqlite. */
export const TOLLS_SNAPSHOT = defineSnapshot({
  name: 'tolls',
  version: 1,
  about: 'Toll plazas of national highways with what each class of vehicles pays, and from when until when.',
  sources: [
    { name: 'NHAI, RajMargYatra', url: 'https://rajmargyatra.nhai.gov.in' },
    { name: 'India Toll Plazas', url: 'https://github.com/ForceGT/india-toll-plazas', licence: 'GODL-India' },
  ],
  tables: {
    plaza: table({
      renewedBy: { column: 'as_of' },
      about: 'A toll plaza with its rates.',
      source: 'NHAI, as collected on the day of as_of',
      columns: {
        id: integer('The publisher’s number of the plaza', { primary: true }),
        code: text('The publisher’s code'),
        name: text('Name'),
        state: text('State or union territory; null where its point lies between several', {
          source: 'Found here from the post offices nearest to the point',
          null: true,
          mayClear: true,
        }),
        road: text('Number of the national highway as the publisher writes it: 44, 5 (New 16)', { null: true }),
        lat: real('Latitude; null where the point lies in a state far from that of the project', { unit: 'degrees, WGS 84', null: true }),
        lon: real('Longitude', { unit: 'degrees, WGS 84', null: true }),
        km: real('Length of road that is paid for', { unit: 'kilometres', null: true }),
        starts: text('First day of the rates', { unit: 'YYYY-MM-DD', null: true, mayClear: true }),
        ends: text('Last day of the rates', { unit: 'YYYY-MM-DD', null: true, mayClear: true }),
        list: text('Whose road it is', { in: ['nhai', 'state'] }),
        doubt: integer('1 where prices that contradict each other were left out', { check: 'doubt in (0, 1)' }),
        car: rates('car, jeep or van'),
        lcv: rates('light commercial vehicle'),
        bus: rates('bus or truck of two axles'),
        multiaxle: rates('vehicle of three axles'),
        axle_4_6: rates('vehicle of four to six axles'),
        axle_7_plus: rates('vehicle of seven or more axles'),
        hcm: rates('machine for construction or moving earth'),
        as_of: text('Day on which it was collected', { unit: 'YYYY-MM-DD' }),
      },
    }),
  },
});

export type TollTables = TablesOf<typeof TOLLS_SNAPSHOT>;
export type PlazaRow = TollTables['plaza'];

/** Most rates change on 1 April. */
export const TOLLS_SCHEDULE: Schedule = {
  cron: ['53 5 7 * *'],
  words: { en: 'on the 7th of each month at 11:23 IST', hi: 'हर महीने की 7 तारीख़ को सुबह 11:23 बजे' },
  staleAfterHours: 330 * 24,
  alarmAfterDays: 400,
};
