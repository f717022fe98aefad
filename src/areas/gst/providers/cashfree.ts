import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { present } from '../../../providers/shape.ts';
import type { Upstream } from '../../../providers/upstream-query.ts';
import { notRegistered, parseCoordinates, slashedDay } from '../taxpayer.ts';
import type { GstProvider } from './provider.ts';

const text = z.string().nullish();
const degrees = z.union([z.string(), z.number()]).nullish();
const profileReply = z.object({
  GSTIN: z.string().length(15),
  valid: z.boolean(),
  legal_name_of_business: text,
  trade_name_of_business: text,
  gst_in_status: text,
  date_of_registration: text,
  constitution_of_business: text,
  taxpayer_type: text,
  nature_of_business_activities: z.array(z.string()).nullish(),
  principal_place_address: text,
  // As strings.
  principal_place_split_address: z.object({ latitude: degrees, longitude: degrees }).nullish(),
});
const numbersReply = z.object({
  status: z.enum(['VALID', 'INVALID']),
  gstin_list: z.array(z.object({ gstin: z.string().length(15) })).nullish(),
});

const credentials = ({ secret }: Upstream) => ({ 'x-client-id': secret('CLIENT_ID'), 'x-client-secret': secret('CLIENT_SECRET') });

export const cashfree: GstProvider = {
  name: 'cashfree',
  title: 'Cashfree',
  url: 'https://www.cashfree.com/',
  address: 'https://api.cashfree.com',
  requiredSettings: ['CLIENT_ID', 'CLIENT_SECRET'],
  async profile(gstin, upstream) {
    const { body: raw } = await upstream.fetchJson(profileReply, '/verification/gstin', {
      json: { GSTIN: gstin },
      headers: credentials(upstream),
    });
    if (!raw.valid) throw notRegistered(gstin);
    const place = raw.principal_place_split_address;
    return {
      trade_name: present(raw.trade_name_of_business),
      legal_name: present(raw.legal_name_of_business),
      registration_status: present(raw.gst_in_status),
      registration_date: slashedDay(raw.date_of_registration),
      constitution: present(raw.constitution_of_business),
      taxpayer_type: present(raw.taxpayer_type),
      nature_of_business: raw.nature_of_business_activities ?? [],
      address: present(raw.principal_place_address),
      ...parseCoordinates(place?.latitude, place?.longitude),
    };
  },
  async numbersByPan(pan, upstream) {
    const json = { pan, verification_id: randomUUID() };
    const { body } = await upstream.fetchJson(numbersReply, '/verification/pan-gstin', { json, headers: credentials(upstream) });
    return (body.gstin_list ?? []).map(({ gstin }) => gstin);
  },
};
