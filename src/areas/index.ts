import aqi from './aqi/area.ts';
import type { Area } from './area.ts';
import astro from './astro/area.ts';
import commodities from './commodities/area.ts';
import crypto from './crypto/area.ts';
import domain from './domain/area.ts';
import forex from './forex/area.ts';
import fuel from './fuel/area.ts';
import gst from './gst/area.ts';
import holidays from './holidays/area.ts';
import ifsc from './ifsc/area.ts';
import ip from './ip/area.ts';
import liquor from './liquor/area.ts';
import numerology from './numerology/area.ts';
import panchang from './panchang/area.ts';
import pincode from './pincode/area.ts';
import qr from './qr/area.ts';
import schemes from './schemes/area.ts';
import screenshot from './screenshot/area.ts';
import tolls from './tolls/area.ts';
import train from './train/area.ts';
import vehicle from './vehicle/area.ts';
import weather from './weather/area.ts';
import webfetch from './webfetch/area.ts';

/** Every area but the search over all of them, in the order of the docs. An area joins the service by its line here. */
export const SUBJECTS: readonly Area[] = [
  fuel,
  commodities,
  liquor,
  forex,
  crypto,
  webfetch,
  gst,
  ifsc,
  schemes,
  train,
  tolls,
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
