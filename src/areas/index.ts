import aqi from './aqi/index.ts';
import type { Area } from './area.ts';
import astro from './astro/index.ts';
import commodities from './commodities/index.ts';
import crypto from './crypto/index.ts';
import domain from './domain/index.ts';
import forex from './forex/index.ts';
import fuel from './fuel/index.ts';
import gst from './gst/index.ts';
import holidays from './holidays/index.ts';
import ifsc from './ifsc/index.ts';
import ip from './ip/index.ts';
import liquor from './liquor/index.ts';
import numerology from './numerology/index.ts';
import panchang from './panchang/index.ts';
import pincode from './pincode/index.ts';
import qr from './qr/index.ts';
import schemes from './schemes/index.ts';
import screenshot from './screenshot/index.ts';
import search from './search/index.ts';
import train from './train/index.ts';
import vehicle from './vehicle/index.ts';
import weather from './weather/index.ts';
import webfetch from './webfetch/index.ts';

/** Every area, in the order of the docs. An area joins the service by its line here. */
export const AREAS: readonly Area[] = [
  fuel,
  commodities,
  liquor,
  forex,
  crypto,
  webfetch,
  search,
  gst,
  ifsc,
  schemes,
  train,
  vehicle,
  pincode,
  weather,
  aqi,
  panchang,
  holidays,
  astro,
  numerology,
  domain,
  qr,
  screenshot,
  ip,
];
