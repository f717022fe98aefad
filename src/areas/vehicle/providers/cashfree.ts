import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { env } from '../../../kernel/env.ts';
import { parseDay } from '../../../kernel/time.ts';
import { UpstreamError } from '../../../net/upstream.ts';
import { present } from '../../../providers/shape.ts';
import type { VehicleProvider } from './provider.ts';

const text = z.union([z.string(), z.number().transform(String)]).nullish();
const reply = z.object({
  status: z.enum(['VALID', 'INVALID']),
  reg_no: text,
  class: text,
  chassis: text,
  engine: text,
  vehicle_manufacturer_name: text,
  model: text,
  vehicle_colour: text,
  type: text,
  norms_type: text,
  body_type: text,
  owner_count: text,
  owner: text,
  rc_status: text,
  status_as_on: text,
  reg_authority: text,
  reg_date: text,
  vehicle_manufacturing_month_year: text,
  rc_expiry_date: text,
  vehicle_tax_upto: text,
  vehicle_insurance_upto: text,
  pucc_upto: text,
  rc_financer: text,
  present_address: text,
  permanent_address: text,
});

const toDay = (value: string | null | undefined): string | null => parseDay(value ?? '') ?? null;
/** `12/2021`. */
const toMonth = (value: string | null | undefined): string | null => {
  const [, month = '', year = ''] = /^(0?[1-9]|1[0-2])\/(\d{4})$/.exec(value?.trim() ?? '') ?? [];
  return year ? `${year}-${month.padStart(2, '0')}` : null;
};

/** Cashfree's check of registration certificates. A product of its own: its outages say nothing of the same vendor's tax numbers. */
export const cashfree: VehicleProvider = {
  name: 'cashfree',
  queue: 'cashfree vehicle',
  title: 'Cashfree',
  url: 'https://www.cashfree.com/',
  address: 'https://api.cashfree.com',
  requiredSettings: ['CLIENT_ID', 'CLIENT_SECRET'],
  async registration(number, { fetchJson, secret }) {
    const { body } = await fetchJson(reply, '/verification/vehicle-rc', {
      json: { verification_id: randomUUID(), vehicle_number: number },
      headers: { 'x-client-id': secret('CLIENT_ID'), 'x-client-secret': secret('CLIENT_SECRET') },
    });
    if (body.status === 'INVALID') return null;
    // Another vehicle's certificate is no answer.
    if (present(body.reg_no)?.replace(/[\s-]/g, '').toUpperCase() !== number)
      throw new UpstreamError('shape', 'cashfree answered about another number');
    return {
      status: present(body.rc_status),
      status_as_on: toDay(body.status_as_on),
      vehicle_class: present(body.class),
      manufacturer: present(body.vehicle_manufacturer_name),
      model: present(body.model),
      colour: present(body.vehicle_colour),
      fuel: present(body.type),
      emission_norms: present(body.norms_type),
      body_type: present(body.body_type),
      manufactured: toMonth(body.vehicle_manufacturing_month_year),
      registered_on: toDay(body.reg_date),
      registered_at: present(body.reg_authority),
      valid_until: toDay(body.rc_expiry_date),
      tax_until: toDay(body.vehicle_tax_upto),
      insured_until: toDay(body.vehicle_insurance_upto),
      pollution_certificate_until: toDay(body.pucc_upto),
      owner_number: present(body.owner_count),
      personal: env.VEHICLE_OWNER_DATA
        ? {
            owner: present(body.owner),
            present_address: present(body.present_address),
            permanent_address: present(body.permanent_address),
            chassis: present(body.chassis),
            engine: present(body.engine),
            financer: present(body.rc_financer),
          }
        : null,
    };
  },
};
